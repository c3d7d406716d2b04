/** The step of the starter pack that the landing page quotes. */
export const sampleStep = {
  title: 'Ask for a score (15 minutes)',
  text: 'Paste the sheet without names into your assistant, with this prompt. Ask again wherever a reason is vague.',
  prompt:
    'You help a nonprofit fundraiser. Below is a table without personal data: row number, list (lapsed donor, volunteer, guest, reader), date and amount of the last gift, last contact. Score each row from 1 to 5 for how likely a personal message is welcome now. Use only what the table says. Answer with a table: row number, score, reason in at most 12 words, and what you could not tell. Put the highest scores first and stop after 40 rows.',
} as const;
