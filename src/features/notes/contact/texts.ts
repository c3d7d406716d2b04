/** Texts of a contact's notes. The requirements fix some of them word for word. */
export const contactNoteTexts = {
  title: (name: string) => `Notes: ${name}`,
  content: 'New note',
  add: 'Add Note',
  adding: 'Saving…',
  missing: 'Please enter note content',
  edit: 'Edit note',
  editIt: (start: string) => `Edit: ${start}`,
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  all: 'View All',
  notFound: 'Note not found',
  written: (when: string, title: string) => `Note written ${when}: ${title}`,
  latest: 'Latest notes',
  inHub: 'Open in the notes hub',
} as const;
