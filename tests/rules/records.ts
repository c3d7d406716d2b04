import { serverTime } from './leads';
import { type ActorName, emailOf, uidOf } from './rules-backend';

export type Fields = Record<string, unknown>;

/** Ids as the SDK makes them. */
export const ids = {
  stored: 'AbcdefghijKLMNOPQ123',
  fresh: 'BbcdefghijKLMNOPQ123',
  contact: 'CbcdefghijKLMNOPQ123',
  foreign: 'DbcdefghijKLMNOPQ123',
  note: 'EbcdefghijKLMNOPQ123',
} as const;

const someTime = new Date('2026-11-20T12:00:00Z');

/** A record as it is stored: with a time where its write has the server's. */
export const atRest = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof serverTime().constructor ? someTime : value,
    ]),
  );

/** The entry of a deleted record in the trash. */
export const aTrashEntry = (
  actor: ActorName,
  { collection, id, record }: { readonly collection: string; readonly id: string; readonly record: Fields },
  changes: Fields = {},
): Fields => ({
  collection,
  recordId: id,
  record,
  title: 'First call',
  keepers: [record['ownerId'] ?? record['createdBy'] ?? '', record['contactOwnerId'] ?? ''],
  deletedBy: uidOf(actor),
  deletedAt: serverTime(),
  ...changes,
});

/** What every write of a contact carries. */
export const contactStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastModified: serverTime(),
  lastModifiedBy: uidOf(actor),
});

/** What lists find and sort a contact by. */
const contactIndex = () => {
  const keys = {
    firstName: 'amara  osei  amara  1',
    lastName: 'osei  osei  amara  1',
    email: 'amara@shelter.example  osei  amara  1',
    phone: '14165550100  osei  amara  1',
    company: 'harbour shelter  osei  amara  1',
    status: '0  osei  amara  1',
  };
  return { search: { text: 'amara osei', grams: ['amara', 'osei'] }, sort: { asc: keys, desc: keys } };
};

/** A contact as its owner writes it. */
export const aContact = (actor: ActorName, changes: Fields = {}): Fields => ({
  firstName: 'Amara',
  lastName: 'Osei',
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  phone: '+1 416 555 0100',
  linkedin: 'https://linkedin.com/in/amara-osei',
  website: '',
  address: '',
  company: 'Harbour Shelter',
  title: 'Director',
  source: 'manual',
  status: 'New',
  archived: false,
  ...contactIndex(),
  communicationPreferences: { frequency: 'weekly', preferredMethod: 'email', optOut: false },
  ownerId: uidOf(actor),
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  ...contactStamps(actor),
  ...changes,
});

/** A draft to the contact of `owner`. */
export const aMail = (actor: ActorName, changes: Fields = {}, owner: ActorName = 'regular'): Fields => ({
  contactOwnerId: uidOf(owner),
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  subject: 'Welcome',
  content: 'Thank you for your time today.',
  to: 'amara@shelter.example',
  status: 'draft',
  type: 'welcome',
  metadata: { generated: true, contactId: ids.contact },
  ...changes,
});

/** What every write of a note by somebody who may change it carries. */
export const noteStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastUpdated: serverTime(),
  updatedBy: uidOf(actor),
});

/** A note of nobody's contact, as its creator writes it. */
export const aNote = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Call',
  content: 'Ask for the donor list.',
  contentType: 'plain',
  category: 'general',
  type: 'note',
  status: 'pending',
  isStandalone: true,
  isArchived: false,
  isCompleted: false,
  sharedWith: [],
  sharedWithEmails: [],
  isShared: false,
  createdBy: uidOf(actor),
  creatorEmail: emailOf(actor),
  createdAt: serverTime(),
  timestamp: serverTime(),
  ...noteStamps(actor),
  ...changes,
});

/** A note about the contact `ids.contact` of `owner`. */
export const aContactNote = (actor: ActorName, changes: Fields = {}, owner: ActorName = 'regular'): Fields =>
  aNote(actor, {
    isStandalone: false,
    contactId: ids.contact,
    contactOwnerId: uidOf(owner),
    ...changes,
  });

/** The entry that finds an e-mail to `ids.contact` of `regular`. */
export const aMailEntry = (changes: Fields = {}): Fields => ({
  contactId: ids.contact,
  contactOwnerId: uidOf('regular'),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});

/** What a note, shared with one person, holds about it. */
export const sharedNoteWith = (actor: ActorName): Fields => ({
  sharedWith: [uidOf(actor)],
  sharedWithEmails: [emailOf(actor)],
  isShared: true,
});

/** What a stored note held, as its next version. */
export const aVersion = ({
  title,
  content,
  contentType,
  category,
  updatedAt,
  updatedBy,
}: Fields): Fields => ({
  title,
  content,
  contentType,
  category,
  updatedAt,
  updatedBy,
});

/** Ids of entries by which notes are found. */
export const entryIds = {
  stored: `8236000000000${'a'.repeat(20)}`,
  fresh: `8236000000000${'b'.repeat(20)}`,
} as const;

/** Such an entry, of a note that these people read. */
export const anIndexEntry = (readers: readonly ActorName[], changes: Fields = {}): Fields => ({
  noteId: ids.note,
  readers: Object.fromEntries(readers.map((actor) => [uidOf(actor), true])),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});

/** The entry about the deletion of a standalone note. */
export const aDeletion = (actor: ActorName, noteId: string, changes: Fields = {}): Fields => ({
  type: 'note_deleted',
  entityId: noteId,
  userId: uidOf(actor),
  userEmail: emailOf(actor),
  summary: 'Note deleted',
  timestamp: serverTime(),
  createdAt: serverTime(),
  details: { noteType: 'standalone', category: 'general' },
  ...changes,
});

/** The id of that entry. */
export const deletionPath = (noteId: string): string => `changeLogs/note-${noteId}`;

/** A product change as the API writes it. */
export const aProductChange = (type: 'auto-generated' | 'git-changelog' = 'git-changelog'): Fields => ({
  type,
  userId: 'system',
  summary: 'Contacts are listed by page.',
  timestamp: serverTime(),
  createdAt: serverTime(),
  metadata: { analyzedComponents: ['contacts'], generatedBy: 'release', version: '0.2.0' },
});

export const aTemplate = (actor: ActorName, changes: Fields = {}): Fields => ({
  name: 'First call',
  content: 'Who decides? By when?',
  contentType: 'plain',
  category: 'meeting',
  sharedWith: [],
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

export const aTask = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Send the list',
  description: '',
  status: 'pending',
  dueAt: new Date('2026-12-01T12:00:00Z'),
  sharedWith: [],
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

export const aMeeting = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Board',
  date: new Date('2026-12-01T12:00:00Z'),
  participants: [uidOf('regular')],
  sharedWith: [],
  createdBy: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

export const anEvent = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'Kick-off',
  description: '',
  start: new Date('2026-12-01T12:00:00Z'),
  end: new Date('2026-12-01T12:30:00Z'),
  allDay: false,
  timeZone: 'America/Toronto',
  repeat: '',
  exceptions: [],
  seriesEnd: new Date('2026-12-01T12:30:00Z'),
  type: 'meeting',
  status: 'scheduled',
  sharedUsers: [],
  sharedUserIds: [],
  sharedPermissions: {},
  createdBy: uidOf(actor),
  userId: uidOf(actor),
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

/** One entry of an event's `sharedUsers`. */
export const aShare = (actor: ActorName, permission: string, changes: Fields = {}): Fields => ({
  userId: uidOf(actor),
  email: emailOf(actor),
  name: 'Mia T.',
  permission,
  addedBy: uidOf('regular'),
  addedAt: new Date('2026-11-21T12:00:00Z'),
  ...changes,
});

/** What an event, shared with these people, holds about it. */
export const sharedEventWith = (...people: readonly (readonly [ActorName, string])[]): Fields => ({
  sharedUsers: people.map(([actor, permission]) => aShare(actor, permission)),
  sharedUserIds: people.map(([actor]) => uidOf(actor)),
  sharedPermissions: Object.fromEntries(people.map(([actor, permission]) => [uidOf(actor), permission])),
});

/** A card as a visitor leaves it. */
export const aCard = (changes: Fields = {}): Fields => ({
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  phone: '',
  company: 'Harbour Shelter',
  title: 'Director',
  message: '',
  createdAt: serverTime(),
  consentVersion: '2026-11',
  ...changes,
});

export const slug = 'harbour-shelter';
export const keyId = '0123456789abcdef0123456789abcdef';

export const aGate = (changes: Fields = {}): Fields => ({
  kind: 'proposal',
  derivation: 'PBKDF2-SHA-256+HKDF-SHA-256',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
  status: 'active',
  revision: 1,
  ...changes,
});

/** An envelope of the publication in force. */
export const anEnvelope = (changes: Fields = {}): Fields => ({
  format: 1,
  revision: 1,
  recipient: ids.stored,
  iv: 'AAAAAAAAAAAAAAAA',
  content: 'c2VhbGVk',
  keyIv: 'BBBBBBBBBBBBBBBB',
  key: 'k'.repeat(64),
  ...changes,
});

export const aVisit = (changes: Fields = {}): Fields => ({
  keyId,
  recipient: ids.stored,
  what: 'read',
  detail: 'packages:42',
  at: serverTime(),
  ...changes,
});

export const aDraft = (actor: ActorName, changes: Fields = {}): Fields => ({
  kind: 'proposal',
  title: 'A staged path',
  clientName: 'Harbour Shelter',
  clientEmail: 'amara@shelter.example',
  matching: 'normalised',
  content: '{"kind":"proposal"}',
  recipients: { [ids.stored]: { name: 'Amara', email: 'amara@shelter.example', code: '7KQ2-M4XV9-TBC1' } },
  envelopes: [],
  revision: 1,
  status: 'draft',
  createdAt: serverTime(),
  updatedAt: serverTime(),
  updatedBy: uidOf(actor),
  contentAt: serverTime(),
  ...changes,
});

export const aPublication = (actor: ActorName, changes: Fields = {}): Fields => ({
  title: 'A staged path',
  content: '{"kind":"proposal"}',
  changes: ['Timeline: step 2'],
  publishedAt: serverTime(),
  publishedBy: uidOf(actor),
  ...changes,
});

export const someSettings = (changes: Fields = {}): Fields => ({
  noteCategories: { donor_calls: 'Donor calls' },
  templateCategories: {},
  views: { notes: 'grid' },
  preferences: {},
  updatedAt: serverTime(),
  ...changes,
});

export const aSecurityEvent: Fields = {
  type: 'auth',
  level: 'warning',
  message: 'Five refused sign-ins',
  timestamp: new Date('2026-11-21T12:00:00Z'),
};
