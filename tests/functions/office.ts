/** Returns the id of a note's search entry. */
export const entry = (id: string) => id.padEnd(33, '0');

export const note = (id: string, fields: object) => ({ searchIds: [entry(id)], sharedWith: [], ...fields });

export const index = (noteId: string, ...readers: string[]) => ({
  noteId,
  readers: Object.fromEntries(readers.map((uid) => [uid, true])),
  grams: ['a'],
});

/** The records that Mia owns, those shared with her, and Theo's own. */
export const office = {
  'manualContacts/iris': { name: 'Iris', ownerId: 'mia' },
  'manualContacts/iris/emails/m1': { contactOwnerId: 'mia', subject: 'Hello' },
  'manualContacts/jon': { name: 'Jon', ownerId: 'theo' },
  'notes/about': note('about', { contactId: 'iris', contactOwnerId: 'mia', createdBy: 'theo' }),
  [`noteIndex/${entry('about')}`]: index('about', 'mia', 'theo'),
  'notes/own': note('own', {
    createdBy: 'mia',
    sharedWith: ['noor', 'theo'],
    sharedWithEmails: ['noor@acf.example', 'theo@acf.example'],
  }),
  [`noteIndex/${entry('own')}`]: index('own', 'mia', 'noor', 'theo'),
  'notes/shared': note('shared', {
    createdBy: 'theo',
    sharedWith: ['mia'],
    sharedWithEmails: ['mia@acf.example'],
  }),
  [`noteIndex/${entry('shared')}`]: index('shared', 'theo', 'mia'),
  'templates/t': { createdBy: 'mia', sharedWith: ['noor', 'theo'] },
  'templates/u': { createdBy: 'theo', sharedWith: ['mia', 'noor'] },
  'tasks/t': { createdBy: 'mia', sharedWith: [] },
  'calendarEvents/e': {
    createdBy: 'mia',
    userId: 'mia',
    contactId: 'iris',
    sharedUsers: [{ userId: 'noor' }],
    sharedUserIds: ['noor'],
    sharedPermissions: { noor: 'view' },
  },
  'calendarEvents/f': {
    createdBy: 'theo',
    userId: 'theo',
    sharedUsers: [{ userId: 'mia' }],
    sharedUserIds: ['mia'],
    sharedPermissions: { mia: 'edit' },
  },
  'meetings/m': { createdBy: 'ada', participants: ['mia', 'theo'], sharedWith: [] },
  'trash/notes-gone': {
    collection: 'notes',
    recordId: 'gone',
    keepers: ['mia', ''],
    record: { createdBy: 'mia', title: 'Gone' },
    with: '',
  },
};
