import type { Actor } from '@/shared/auth/actor';
import { type Fields, serverTime } from '@/shared/firebase/fields';
import { randomId } from '@/shared/lib/random-id';
import { createPart } from '@/shared/saving/change';
import type { SaveHandle } from '@/shared/saving/saving';
import type { WithId } from '@/shared/firebase/collection';
import { notes } from './collections';
import {
  changeNote,
  indexEntries,
  noteMergers,
  refusedWith,
  saveWithContact,
  stamps,
  contactTouchParts,
} from './note-change';
import { can } from './policy';
import type { Note, NoteTimer } from './schema';
import { noteLabels, noteTexts } from './texts';
import { started, stopped } from './timer';

const { changeOf, messages } = noteTexts;

/** The contact that a note is about. */
export interface NoteContact {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
}

/** The fields of a note that a person edits. */
export interface NoteInput
  extends Pick<Note, 'title' | 'content' | 'contentType' | 'category'>,
    Partial<Pick<Note, 'parentGoalId' | 'linkedGoalTitle' | 'templateId' | 'isNextStep'>> {}

/** Creates a note. Sharing it is a separate change (WRK-163, WRK-285). */
export function createNote(
  input: NoteInput,
  actor: Actor,
  { id = randomId(), contact }: { readonly id?: string; readonly contact?: NoteContact | undefined } = {},
): SaveHandle & { readonly id: string } {
  const about = contact && { contactId: contact.id, contactOwnerId: contact.ownerId };
  const note = {
    ...input,
    title: input.title.trim(),
    type: input.category === 'goal' ? 'goal' : 'note',
    status: 'pending',
    isNextStep: input.isNextStep ?? false,
    hasNextSteps: false,
    isEdited: false,
    parentGoalId: input.parentGoalId ?? '',
    linkedGoalTitle: input.linkedGoalTitle ?? '',
    templateId: input.templateId ?? '',
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
  const handle = saveWithContact(
    [createPart(notes, id, fields), ...parts],
    contactTouchParts(actor, note, 'contactNoteAdded'),
    {
      what: changeOf.note(noteTexts.titleOf(note.title)),
      reasons: refusedWith(contact ? messages.notAdded : messages.notCreated),
      labels: noteLabels,
    },
  );
  return { ...handle, id };
}

/** Saves a person's edit. `note` is the version that editing started from (WRK-164, WRK-287). */
export function updateNote(
  note: WithId<Note>,
  input: NoteInput,
  actor: Actor,
  contactName?: string,
): SaveHandle {
  const written = { ...input, title: input.title.trim() };
  return changeNote(note, actor, {
    patch: { ...written, type: written.category === 'goal' ? 'goal' : 'note', isEdited: true },
    words: {
      what: changeOf.note(noteTexts.titleOf(written.title)),
      reasons: refusedWith(messages.notUpdated),
    },
    ...(written.contentType === note.contentType && { merge: { content: noteMergers.content } }),
    entries: indexEntries(note.id, { ...note, ...written }, contactName),
  });
}

/** Archives or unarchives a note (WRK-303, WRK-304). */
export const setArchived = (note: WithId<Note>, isArchived: boolean, actor: Actor): SaveHandle =>
  changeNote(note, actor, {
    patch: { isArchived, archivedAt: isArchived ? serverTime : null },
    words: {
      what: changeOf.archive(noteTexts.titleOf(note.title)),
      reasons: refusedWith(isArchived ? messages.notArchived : messages.notUnarchived),
    },
  });

/**
 * Completes a goal or sets it back to in progress (WRK-332, WRK-333). Pass `content` if the text changes with
 * it (WRK-337).
 */
export const setCompleted = (
  note: WithId<Note>,
  isCompleted: boolean,
  actor: Actor,
  content = note.content,
): SaveHandle =>
  changeNote(note, actor, {
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

/** Saves a goal's content with additional next steps (WRK-338 to WRK-342). */
export const saveNextSteps = (
  note: WithId<Note>,
  content: string,
  actor: Actor,
  contactName?: string,
): SaveHandle =>
  changeNote(note, actor, {
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

/** Stores the time of the last AI analysis on a note (WRK-367). */
export const setAnalyzed = (note: WithId<Note>, actor: Actor): SaveHandle =>
  changeNote(note, actor, {
    patch: { lastAnalyzed: serverTime },
    marks: ['lastAnalyzed'],
    words: {
      what: changeOf.note(noteTexts.titleOf(note.title)),
      reasons: refusedWith(messages.notUpdated),
    },
  });

const setTimer = (note: WithId<Note>, timerData: NoteTimer, actor: Actor): SaveHandle =>
  changeNote(note, actor, {
    patch: { timerData },
    merge: { timerData: noteMergers.timer },
    words: {
      what: changeOf.timer(noteTexts.titleOf(note.title)),
      reasons: refusedWith(messages.timerNotChanged),
    },
  });

/** Starts or stops the timer of a note, using this device's clock (WRK-323, WRK-331). */
export const setTimerRunning = (
  note: WithId<Note>,
  isRunning: boolean,
  actor: Actor,
  now = new Date(),
): SaveHandle =>
  setTimer(note, isRunning ? started(note.timerData, now) : stopped(note.timerData, now), actor);

/**
 * Creates a new note with the text of another one (WRK-309, WRK-310, WRK-Q80). Keeps the contact if the
 * person may write notes about it.
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
