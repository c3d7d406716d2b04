import type { Actor } from '@/shared/auth/actor';
import type { CollectionPath, WithId } from '@/shared/firebase/collection';
import { type Fields, type Patch, serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { batchChange, type ChangePart, createPart, deletePart, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { trashPart } from '@/shared/trash/trash';
import { noteDeletions, noteIndex, notes } from './collections';
import { newEntryId, noteGrams, portions, searchedTexts } from './note-search';
import { can, isForAll } from './policy';
import type { Note, NoteTimer } from './schema';
import { categoryLabel, noteLabels, noteTexts } from './texts';
import { started, stopped } from './timer';

const { changeOf, messages } = noteTexts;

/** Names of the mergers that the app registers for fields of notes. */
export const noteMergers = { timer: 'note-timer', content: 'rich-text', list: 'list' } as const;

/** The contact that a note is about. */
export interface NoteContact {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
}

/** What a person writes of a note. */
export interface NoteWriting
  extends Pick<Note, 'title' | 'content' | 'contentType' | 'category'>,
    Partial<Pick<Note, 'parentGoalId' | 'linkedGoalTitle' | 'templateId' | 'isNextStep'>> {}

/** A contact, as far as changes of its notes are marked on it (WRK-168). */
interface TouchedContact {
  updatedAt: Date | null;
  lastModified: Date | null;
  lastModifiedBy: string;
}
const contactPath: CollectionPath<TouchedContact> = { path: 'manualContacts' };

/** Marks the contact as changed, where the person may change it: its owner, and administrators. */
const touched = (actor: Actor, { contactId, contactOwnerId }: Partial<Note>): ChangePart[] =>
  contactId === undefined || !(isForAll(actor) || contactOwnerId === actor.uid)
    ? []
    : [
        patchPart(contactPath, contactId, {
          patch: { updatedAt: serverTime, lastModified: serverTime, lastModifiedBy: actor.uid },
          base: {},
          derived: { fields: ['lastModifiedBy'] },
        }),
      ];

const stamps = (actor: Actor) => ({ updatedAt: serverTime, lastUpdated: serverTime, updatedBy: actor.uid });

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

interface Words {
  readonly what: string;
  readonly reasons: Partial<Readonly<Record<FailureKind, string>>>;
}

const refusedWith = (text: string): Words['reasons'] => ({ denied: text, invalid: text, gone: text });

/** The most entries of the index that a batch may hold beside a note and its contact, by the price of rules (decision 037). */
const entriesBesideContact = 4;

/** Saves a note's parts with the mark on its contact; where the batch would be too dear, the mark follows as a change of its own. */
function saveWithContact(
  parts: readonly ChangePart[],
  contact: readonly ChangePart[],
  words: Parameters<typeof batchChange>[1],
): SaveHandle {
  const entries = parts.filter(({ path }) => path === noteIndex.path).length;
  if (contact.length === 0 || entries <= entriesBesideContact)
    return save(batchChange([...parts, ...contact], words));
  const handle = save(batchChange(parts, words));
  save(batchChange(contact, words));
  return handle;
}

/** Changes a note and marks its contact; new entries take the place of those that found it. */
const change = (
  note: WithId<Note>,
  actor: Actor,
  {
    patch,
    words,
    merge,
    entries,
  }: {
    readonly patch: Patch<Note>;
    readonly words: Words;
    readonly merge?: Readonly<Record<string, string>>;
    /** What the note is found by from now on, where that changes. */
    readonly entries?: IndexEntries;
  },
): SaveHandle =>
  saveWithContact(
    [
      patchPart(notes, note.id, {
        patch: { ...patch, ...stamps(actor), ...(entries && { searchIds: entries.searchIds }) },
        base: note,
        // Where somebody else has changed the text meanwhile, their entries go on finding it, though no note names them.
        derived: { fields: ['updatedBy', 'searchIds', 'archivedAt', 'completedAt'] },
        ...(merge && { merge }),
      }),
      ...(entries ? [...note.searchIds.map((id) => deletePart(noteIndex, id)), ...entries.parts] : []),
    ],
    touched(actor, note),
    { ...words, labels: noteLabels },
  );

/** A new note of a person, whom it is shared with apart (WRK-163, WRK-285). */
export function createNote(
  writing: NoteWriting,
  actor: Actor,
  { id = randomId(), contact }: { readonly id?: string; readonly contact?: NoteContact | undefined } = {},
): SaveHandle & { readonly id: string } {
  const about = contact && { contactId: contact.id, contactOwnerId: contact.ownerId };
  const note = {
    ...writing,
    title: writing.title.trim(),
    type: writing.category === 'goal' ? 'goal' : 'note',
    status: 'pending',
    isNextStep: writing.isNextStep ?? false,
    hasNextSteps: false,
    isEdited: false,
    parentGoalId: writing.parentGoalId ?? '',
    linkedGoalTitle: writing.linkedGoalTitle ?? '',
    templateId: writing.templateId ?? '',
    isStandalone: about === undefined,
    ...about,
    isArchived: false,
    isCompleted: false,
    sharedWith: [],
    sharedWithEmails: [],
    isShared: false,
    createdBy: actor.uid,
    creatorEmail: actor.email,
  } satisfies Partial<Note>;
  const { searchIds, parts } = indexEntries(id, note, contact?.name);
  const fields: Fields<Note> = {
    ...note,
    createdAt: serverTime,
    timestamp: serverTime,
    ...stamps(actor),
    searchIds,
  };
  const handle = saveWithContact([createPart(notes, id, fields), ...parts], touched(actor, note), {
    what: changeOf.note(noteTexts.titleOf(note.title)),
    reasons: refusedWith(contact ? messages.notAdded : messages.notCreated),
    labels: noteLabels,
  });
  return { ...handle, id };
}

/** Saves what a person has written over the note that they started from (WRK-164, WRK-287). */
export function updateNote(
  note: WithId<Note>,
  writing: NoteWriting,
  actor: Actor,
  contactName?: string,
): SaveHandle {
  const written = { ...writing, title: writing.title.trim() };
  return change(note, actor, {
    patch: { ...written, type: written.category === 'goal' ? 'goal' : 'note', isEdited: true },
    words: {
      what: changeOf.note(noteTexts.titleOf(written.title)),
      reasons: refusedWith(messages.notUpdated),
    },
    ...(written.contentType === note.contentType && { merge: { content: noteMergers.content } }),
    entries: indexEntries(note.id, { ...note, ...written }, contactName),
  });
}

/** Archives a note or brings it back (WRK-303, WRK-304). */
export const setArchived = (note: WithId<Note>, isArchived: boolean, actor: Actor): SaveHandle =>
  change(note, actor, {
    patch: { isArchived, archivedAt: isArchived ? serverTime : null },
    words: {
      what: changeOf.archive(noteTexts.titleOf(note.title)),
      reasons: refusedWith(isArchived ? messages.notArchived : messages.notUnarchived),
    },
  });

/** Completes a goal or puts it back in progress (WRK-332, WRK-333); `content` where that changes with it (WRK-337). */
export const setCompleted = (
  note: WithId<Note>,
  isCompleted: boolean,
  actor: Actor,
  content = note.content,
): SaveHandle =>
  change(note, actor, {
    patch: {
      isCompleted,
      completedAt: isCompleted ? serverTime : null,
      status: isCompleted ? 'completed' : 'in-progress',
      content,
    },
    words: {
      what: changeOf.completion(noteTexts.titleOf(note.title)),
      reasons: refusedWith(messages.notCompleted),
    },
  });

/** Saves a goal's content with a further next step (WRK-338 to WRK-342). */
export const saveNextSteps = (
  note: WithId<Note>,
  content: string,
  actor: Actor,
  contactName?: string,
): SaveHandle =>
  change(note, actor, {
    patch: {
      content,
      hasNextSteps: true,
      ...(note.isCompleted && { isCompleted: false, completedAt: null, status: 'in-progress' as const }),
    },
    words: {
      what: changeOf.note(noteTexts.titleOf(note.title)),
      reasons: refusedWith(messages.stepNotAdded),
    },
    entries: indexEntries(note.id, { ...note, content }, contactName),
  });

const setTimer = (note: WithId<Note>, timerData: NoteTimer, actor: Actor): SaveHandle =>
  change(note, actor, {
    patch: { timerData },
    merge: { timerData: noteMergers.timer },
    words: {
      what: changeOf.timer(noteTexts.titleOf(note.title)),
      reasons: refusedWith(messages.timerNotChanged),
    },
  });

/** Lets the timer of a note run, or stops it, by this device's clock (WRK-323, WRK-331). */
export const setTimerRunning = (
  note: WithId<Note>,
  isRunning: boolean,
  actor: Actor,
  now = new Date(),
): SaveHandle =>
  setTimer(note, isRunning ? started(note.timerData, now) : stopped(note.timerData, now), actor);

/** Somebody to share with; who is no colleague any more has no address, and can only stay. */
export interface Reader {
  readonly uid: string;
  readonly email?: string;
}

/** Shares a note with these people and no others: the rules take one more a write, so that each is a change of its own (WRK-299). */
export function shareNote(
  note: WithId<Note>,
  people: readonly Reader[],
  actor: Actor,
  contactName?: string,
): readonly SaveHandle[] {
  const kept = note.sharedWith.filter((uid) => people.some((person) => person.uid === uid));
  const added = people.flatMap(({ uid, email }) =>
    email === undefined || note.sharedWith.includes(uid) ? [] : [{ uid, email }],
  );
  const emailsOf = (uids: readonly string[]) =>
    uids.flatMap((uid) => {
      const place = note.sharedWith.indexOf(uid);
      return note.sharedWithEmails[place] ?? people.find((person) => person.uid === uid)?.email ?? [];
    });
  const first = { sharedWith: kept, sharedWithEmails: emailsOf(kept) };
  const steps = added.reduce<(typeof first)[]>(
    (all, { uid, email }) => {
      const { sharedWith, sharedWithEmails } = all.at(-1) ?? first;
      return [...all, { sharedWith: [...sharedWith, uid], sharedWithEmails: [...sharedWithEmails, email] }];
    },
    kept.length < note.sharedWith.length ? [first] : [],
  );
  let before = note;
  return steps.map((step) => {
    const isShared = step.sharedWith.length > 0;
    const next = { ...before, ...step, isShared };
    const entries = indexEntries(note.id, next, contactName);
    const handle = change(before, actor, {
      patch: { ...step, isShared },
      merge: { sharedWith: noteMergers.list, sharedWithEmails: noteMergers.list },
      words: {
        what: changeOf.sharing(noteTexts.titleOf(note.title)),
        reasons: refusedWith(messages.notShared),
      },
      entries,
    });
    before = { ...next, searchIds: entries.searchIds };
    return handle;
  });
}

/** Takes a note that somebody shared off the own list (WRK-Q67). */
export const leaveNote = (note: WithId<Note>, { uid, email }: Actor): SaveHandle => {
  const sharedWith = note.sharedWith.filter((each) => each !== uid);
  return save(
    batchChange(
      [
        patchPart(notes, note.id, {
          patch: {
            sharedWith,
            sharedWithEmails: note.sharedWithEmails.filter((each) => each !== email),
            isShared: sharedWith.length > 0,
          },
          base: note,
          merge: { sharedWith: noteMergers.list, sharedWithEmails: noteMergers.list },
        }),
      ],
      {
        what: changeOf.sharing(noteTexts.titleOf(note.title)),
        reasons: refusedWith(messages.notLeft),
        labels: noteLabels,
      },
    ),
  );
};

/**
 * A fresh note with the words of another one (WRK-309, WRK-310, WRK-Q80); about the same contact, where the person may write
 * about it.
 */
export function duplicateNote(
  note: WithId<Note>,
  actor: Actor,
  contactName = '',
): ReturnType<typeof createNote> {
  const { content, contentType, category, templateId, contactId, contactOwnerId } = note;
  const isWritable = contactOwnerId !== undefined && can(actor, 'contactNote.create', { contactOwnerId });
  return createNote(
    { title: noteTexts.copyOf(note.title), content, contentType, category, templateId },
    actor,
    contactId !== undefined && isWritable
      ? { contact: { id: contactId, ownerId: contactOwnerId, name: contactName } }
      : {},
  );
}

/**
 * Moves a note to the trash, together with the entry that tells of it (WRK-321), in place of that of an earlier deletion; what
 * finds it waits for it to come back.
 */
export function deleteNote(note: WithId<Note>, actor: Actor): SaveHandle {
  const { id, contactId, category, title } = note;
  return save(
    batchChange(
      [
        trashPart(notes, note, { title: noteTexts.titleOf(title), base: note }),
        createPart(
          noteDeletions,
          `note-${id}`,
          {
            type: 'note_deleted',
            entityId: id,
            ...(contactId !== undefined && { contactId }),
            userId: actor.uid,
            userEmail: actor.email,
            summary: 'Note deleted',
            timestamp: serverTime,
            createdAt: serverTime,
            details: { noteType: contactId === undefined ? 'standalone' : 'contact', category },
          },
          { replaces: true },
        ),
        ...touched(actor, note),
      ],
      {
        what: changeOf.deletion(noteTexts.titleOf(title)),
        reasons: {
          denied: noteTexts.mayNotDelete,
          invalid: messages.notDeleted,
          unexpected: messages.notDeleted,
        },
      },
    ),
  );
}

/** Joins what two people did to a list: what either added is there, what either took out is not. */
export function mergeLists(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [before, own, other] = [base, mine, theirs].map((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  const kept = (other ?? []).filter((each) => own?.includes(each) || !before?.includes(each));
  return [...kept, ...(own ?? []).filter((each) => !before?.includes(each) && !other?.includes(each))];
}
