/** Texts of a contact's notes; those whose words a requirement row fixes name the row. */
export const contactNoteTexts = {
  title: (name: string) => `Notes: ${name}`,
  content: 'New note',
  add: 'Add Note',
  adding: 'Saving…',
  /** WRK-162 */
  missing: 'Please enter note content',
  edit: 'Edit note',
  editIt: (start: string) => `Edit: ${start}`,
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  all: 'View all',
  latest: 'Latest notes',
  inHub: 'Open in the notes hub',
} as const;
