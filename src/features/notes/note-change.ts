import type { Actor } from '@/shared/auth/actor';
import type { CollectionPath, WithId } from '@/shared/firebase/collection';
import { type Patch, serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import {
  batchChange,
  type ChangePart,
  createPart,
  deletePart,
  keepPart,
  type PatchPart,
  patchPart,
} from '@/shared/saving/change';
import { currentSaving, save } from '@/shared/saving/current';
import type { DeriverName, MergerName } from '@/shared/saving/field-functions';
import type { SaveHandle } from '@/shared/saving/saving';
import { noteIndex, notes } from './collections';
import { newEntryId, noteGrams, portions, searchedTexts } from './search/note-search';
import { isForAll } from './policy';
import { keptVersions, type Note, versionFields } from './schema';
import { categoryLabel, noteLabels } from './texts';

/** Names of the mergers that the app registers for fields of notes. */
export const noteMergers = { timer: 'note-timer', content: 'rich-text', list: 'list' } as const;

/** A contact, as far as changes of its notes are marked on it (WRK-168, WRK-Q48). */
interface TouchedContact {
  updatedAt: Date | null;
  lastModified: Date | null;
  lastModifiedBy: string;
}

/** The derivers that count the notes of a contact. */
type NoteCount = Extract<DeriverName, `contactNote${string}`>;
/** Fields of the contact that a count changes. They are never compared: two people at once are both counted. */
const counted = ['interactions', 'lastInteraction', 'communicationPreferences'];

const contactPath: CollectionPath<TouchedContact> = { path: 'manualContacts' };

/**
 * Marks the contact as changed, where the person may change it: its owner, and administrators. `count` says what becomes
 * of its number of notes; the sender makes the new number of the stored one.
 */
export const touched = (
  actor: Actor,
  { contactId, contactOwnerId }: Partial<Note>,
  count?: NoteCount,
): ChangePart[] =>
  contactId === undefined || !(isForAll(actor) || contactOwnerId === actor.uid)
    ? []
    : [
        patchPart(contactPath, contactId, {
          patch: { updatedAt: serverTime, lastModified: serverTime, lastModifiedBy: actor.uid },
          base: {},
          derived: { fields: ['lastModifiedBy', ...counted], ...(count && { by: count }) },
        }),
      ];

/** What every change of a note carries (WRK-164). */
export const stamps = (actor: Actor) => ({
  updatedAt: serverTime,
  lastUpdated: serverTime,
  updatedBy: actor.uid,
});

type Indexed = Pick<Note, 'title' | 'content' | 'contentType' | 'category' | 'createdBy' | 'sharedWith'> &
  Partial<Pick<Note, 'contactOwnerId' | 'createdAt'>>;

interface IndexEntries {
  readonly searchIds: string[];
  readonly parts: readonly ChangePart[];
}

/**
 * New entries of the index for a note, with the ids that the note names them by. They are never changed: a note whose text or
 * readers change gets others.
 */
export function indexEntries(noteId: string, note: Indexed, contactName?: string): IndexEntries {
  const grams = noteGrams(
    searchedTexts({
      title: note.title,
      text: plainTextOf(note.content, note.contentType),
      category: categoryLabel(note.category),
      contactName,
    }),
  );
  const people = [note.createdBy, note.contactOwnerId, ...note.sharedWith].filter((uid) => uid !== undefined);
  const readers = Object.fromEntries(people.map((uid) => [uid, true]));
  const parts = portions(grams).map((portion) =>
    createPart(noteIndex, newEntryId(note.createdAt ?? new Date()), { noteId, readers, grams: portion }),
  );
  return { searchIds: parts.map(({ id }) => id), parts };
}

/** How a change is named, and what is said where it is refused. */
interface Words {
  readonly what: string;
  readonly reasons: Partial<Readonly<Record<FailureKind, string>>>;
}

/** One text for each reason of a refusal. */
export const refusedWith = (text: string): Words['reasons'] => ({ denied: text, invalid: text, gone: text });

/** The most entries of the index that a batch may hold beside a note and its contact, by the price of rules (decision 037). */
const entriesBesideContact = 4;

/**
 * Saves a note's parts with the mark on its contact. Where the batch would be too dear, the entries that the note no longer
 * names go afterwards, when nothing depends on them any more.
 */
export function saveWithContact(
  parts: readonly ChangePart[],
  contact: readonly ChangePart[],
  words: Parameters<typeof batchChange>[1],
): SaveHandle {
  const entries = parts.filter(({ path }) => path === noteIndex.path);
  if (contact.length === 0 || entries.length <= entriesBesideContact)
    return save(batchChange([...parts, ...contact], words));
  const former = entries.filter(({ kind }) => kind === 'delete');
  const handle = save(batchChange([...parts.filter((part) => !former.includes(part)), ...contact], words));
  void handle.settled.then(({ state }) => {
    if (state === 'saved') currentSaving()?.save(batchChange(former, words));
    return state;
  });
  return handle;
}

const wordFields = ['title', 'content', 'contentType', 'category'] as const;

/**
 * Changes a note and marks its contact; new entries take the place of those that found it, and other words leave those that
 * stood there as a version.
 */
export const changeNote = (
  note: WithId<Note>,
  actor: Actor,
  {
    patch,
    words,
    merge,
    marks,
    entries,
  }: {
    readonly patch: Patch<Note>;
    readonly words: Words;
    readonly merge?: Readonly<Record<string, MergerName>>;
    readonly marks?: PatchPart['marks'];
    /** What the note is found by from now on, where that changes. */
    readonly entries?: IndexEntries;
  },
): SaveHandle => {
  const hasOtherWords = wordFields.some((field) => field in patch && patch[field] !== note[field]);
  return saveWithContact(
    [
      patchPart(notes, note.id, {
        patch: { ...patch, ...stamps(actor), ...(entries && { searchIds: entries.searchIds }) },
        base: note,
        // Where somebody else has changed the text meanwhile, their entries go on finding it, though no note names them.
        derived: {
          fields: ['updatedBy', 'searchIds', 'archivedAt', 'completedAt', 'versionCount'],
          ...(hasOtherWords && { by: 'noteVersion' }),
        },
        ...(merge && { merge }),
        ...(marks && { marks }),
      }),
      ...(hasOtherWords
        ? [
            keepPart(notes, note.id, {
              below: 'versions',
              fields: versionFields,
              turn: 'versionCount',
              places: keptVersions,
            }),
          ]
        : []),
      ...(entries ? [...note.searchIds.map((id) => deletePart(noteIndex, id)), ...entries.parts] : []),
    ],
    touched(actor, note),
    { ...words, labels: noteLabels },
  );
};

/** What the change of a note's words derives from what is stored (decision 046). */
export const nextVersion = (record: Readonly<Record<string, unknown>>): Pick<Note, 'versionCount'> => ({
  versionCount: Number(record['versionCount'] ?? 0) + 1,
});
