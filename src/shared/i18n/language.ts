/** The language of every text of ours; its rules choose plural forms. */
export const language = 'en-CA';
