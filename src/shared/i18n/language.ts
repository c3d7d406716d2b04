/** The language of all our texts. It determines plural forms. */
export const language = 'en-CA';
