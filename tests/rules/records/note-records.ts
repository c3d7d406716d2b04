import * as records from '@/testing/records/note';
import { type ActorName, emailOf, uidOf } from '../rules-backend';
import { ids } from './records';
import { type Fields, serverTime, toStored } from './to-stored';

/** Returns the fields that every write of a note includes, by anyone who may change it. */
export const noteStamps = (actor: ActorName): Fields => ({
  updatedAt: serverTime(),
  lastUpdated: serverTime(),
  updatedBy: uidOf(actor),
});

/** Creates a note without a contact, as its creator writes it. */
export const aNote = (actor: ActorName, changes: Fields = {}): Fields => ({
  ...toStored(
    records.aNote({ createdBy: uidOf(actor), creatorEmail: emailOf(actor) }),
    'isNextStep',
    'hasNextSteps',
    'isEdited',
    'parentGoalId',
    'linkedGoalTitle',
    'templateId',
    'searchIds',
  ),
  ...changes,
});

/** Creates a note about the contact `ids.contact` of `owner`. */
export const aContactNote = (actor: ActorName, changes: Fields = {}, owner: ActorName = 'regular'): Fields =>
  aNote(actor, {
    isStandalone: false,
    contactId: ids.contact,
    contactOwnerId: uidOf(owner),
    ...changes,
  });

/** Returns the sharing fields of a note shared with one person. */
export const sharedNoteWith = (actor: ActorName): Fields => ({
  sharedWith: [uidOf(actor)],
  sharedWithEmails: [emailOf(actor)],
  isShared: true,
});

/** Creates the version that stores a note's earlier words. */
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

/** Ids of search entries for notes. */
export const entryIds = {
  stored: `8236000000000${'a'.repeat(20)}`,
  fresh: `8236000000000${'b'.repeat(20)}`,
} as const;

/** Creates a search entry of a note that these people can read. */
export const anIndexEntry = (readers: readonly ActorName[], changes: Fields = {}): Fields => ({
  noteId: ids.note,
  readers: Object.fromEntries(readers.map((actor) => [uidOf(actor), true])),
  grams: ['d', 'do', 'don', 'donor'],
  ...changes,
});

/** Creates the entry about the deletion of a standalone note. */
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

/** Returns the path of the entry about a note's deletion. */
export const deletionPath = (noteId: string): string => `changeLogs/note-${noteId}`;
