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

/** The names under which the app registers the mergers for note fields. */
export const noteMergers = { timer: 'note-timer', content: 'rich-text', list: 'list' } as const;

/** The fields of a contact that changes of its notes update (WRK-168, WRK-Q48). */
interface TouchedContact {
  updatedAt: Date | null;
  lastModified: Date | null;
  lastModifiedBy: string;
}

/** The names of the derivers that count a contact's notes. */
type NoteCount = Extract<DeriverName, `contactNote${string}`>;
/**
 * The contact fields that a count changes. They are never compared for conflicts, so two concurrent changes
 * are both counted.
 */
const counted = ['interactions', 'lastInteraction', 'communicationPreferences'];

const contactPath: CollectionPath<TouchedContact> = { path: 'manualContacts' };

/**
 * Returns the part that marks the contact as changed, if the person may change it: its owner and
 * administrators. `count` names the deriver that updates its number of notes from the stored number.
 */
export const contactTouchParts = (
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

/** Returns the fields that every change of a note sets (WRK-164). */
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
 * Returns new index entries for a note, and their ids for its `searchIds`. Entries never change. A note with
 * new text or readers gets new entries.
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

/** The name of a change, and the messages for its refusals. */
interface ChangeTexts {
  readonly what: string;
  readonly reasons: Partial<Readonly<Record<FailureKind, string>>>;
}

/** Returns the same message for every reason of a refusal. */
export const refusedWith = (text: string): ChangeTexts['reasons'] => ({
  denied: text,
  invalid: text,
  gone: text,
});

/**
 * The maximum number of index entries in a batch that also writes a note and its contact. More would exceed
 * the evaluation limit of the security rules (decision 037).
 */
const entriesBesideContact = 4;

/**
 * Saves a note's parts and marks its contact. If the batch exceeds the limit, it deletes the replaced index
 * entries in a second batch, after the note no longer refers to them.
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

const textFields = ['title', 'content', 'contentType', 'category'] as const;

/**
 * Changes a note and marks its contact. Replaces its index entries if given. If the text changes, the
 * previous text is kept as a version.
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
    readonly words: ChangeTexts;
    readonly merge?: Readonly<Record<string, MergerName>>;
    readonly marks?: PatchPart['marks'];
    /** The new index entries, if the searched text or the readers change. */
    readonly entries?: IndexEntries;
  },
): SaveHandle => {
  const hasNewText = textFields.some((field) => field in patch && patch[field] !== note[field]);
  return saveWithContact(
    [
      patchPart(notes, note.id, {
        patch: { ...patch, ...stamps(actor), ...(entries && { searchIds: entries.searchIds }) },
        base: note,
        // If two people change the text at once, the other person's index entries stay and still find the
        // note, although it no longer refers to them.
        derived: {
          fields: ['updatedBy', 'searchIds', 'archivedAt', 'completedAt', 'versionCount'],
          ...(hasNewText && { by: 'noteVersion' }),
        },
        ...(merge && { merge }),
        ...(marks && { marks }),
      }),
      ...(hasNewText
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
    contactTouchParts(actor, note),
    { ...words, labels: noteLabels },
  );
};

/** Computes the next `versionCount` from the stored one when a note's text changes (decision 046). */
export const nextVersion = (record: Readonly<Record<string, unknown>>): Pick<Note, 'versionCount'> => ({
  versionCount: Number(record['versionCount'] ?? 0) + 1,
});
