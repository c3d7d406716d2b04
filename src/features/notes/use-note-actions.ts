import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { showMessage } from '@/shared/ui/workspace/messages';
import {
  duplicateNote,
  saveNextSteps,
  setArchived,
  setCompleted,
  setTimerRunning,
  updateNote,
} from './changes';
import { deleteNote } from './deletion';
import { withNextMarked, withNextSteps } from './goals/goal-steps';
import { can } from './policy';
import type { Note, NoteVersion } from './schema';
import { leaveNote, type Reader, shareNote } from './sharing';
import { noteTexts } from './texts';

const { messages } = noteTexts;

interface Told {
  readonly done: string;
  readonly failed: string;
  readonly undo?: () => void;
}

/**
 * Says what became of a change: that it was done once the server has said so, that it waits, or that it failed. Resolves when the
 * server has answered.
 */
export async function tell(
  handle: Pick<SaveHandle, 'tried' | 'settled'>,
  { done, failed, undo }: Told,
): Promise<SaveOutcome> {
  const first = await handle.tried;
  if (first.state === 'waiting') showMessage('info', messages.waits);
  const outcome = await handle.settled;
  if (outcome.state === 'saved') showMessage('success', done, undo && { label: messages.undo, onAct: undo });
  else if (outcome.state !== 'discarded') showMessage('error', failed);
  return outcome;
}

/** Carries the text for the dialog of a deletion. */
class DeletionError extends Error {
  override readonly name = 'DeletionError';
}

/** The dialog's text for a deletion that failed (WRK-317, WRK-319, WRK-320). */
export const deletionError = (error: unknown): string =>
  error instanceof DeletionError ? error.message : noteTexts.signedOutDelete;

/** What a person can do to notes, each with its message, and the note whose deletion is asked about. */
export function useNoteActions(actor: Actor) {
  const [deletion, setDeletion] = useState<WithId<Note>>();

  const archive = async (note: WithId<Note>, isArchived: boolean): Promise<void> => {
    await tell(setArchived(note, isArchived, actor), {
      done: isArchived ? messages.archived : messages.unarchived,
      failed: isArchived ? messages.notArchived : messages.notUnarchived,
      undo: () => void archive({ ...note, isArchived }, !isArchived),
    });
  };

  const confirmDeletion = async () => {
    if (deletion === undefined) return;
    const handle = deleteNote(deletion, actor);
    const outcome = await handle.tried;
    // Sent when the connection is back: the dialog cannot be closed as long as it waits.
    if (outcome.state === 'waiting') {
      void tell(handle, { done: messages.deleted, failed: messages.notDeleted });
      return;
    }
    if (outcome.state === 'refused' && outcome.because === 'denied')
      throw new DeletionError(noteTexts.mayNotDelete);
    if (outcome.state !== 'saved') throw new DeletionError(messages.notDeleted);
    showMessage('success', messages.deleted);
  };

  return {
    archive,
    duplicate: (note: WithId<Note>, contactName?: string) =>
      tell(duplicateNote(note, actor, contactName), {
        done: messages.duplicated,
        failed: messages.notDuplicated,
      }),
    /** Shares a note with these people alone (WRK-295, WRK-302). */
    share: async (note: WithId<Note>, people: readonly Reader[], contactName?: string) => {
      if (!can(actor, 'note.update', note)) {
        showMessage('error', noteTexts.mayNotShare);
        return;
      }
      const handles = shareNote(note, people, actor, contactName);
      const first = await Promise.all(handles.map(({ tried }) => tried));
      if (first.some(({ state }) => state === 'waiting')) showMessage('info', messages.waits);
      const outcomes = await Promise.all(handles.map(({ settled }) => settled));
      const failed = outcomes.some(({ state }) => state === 'refused' || state === 'clash');
      if (failed) showMessage('error', messages.notShared);
      else if (outcomes.length > 0) showMessage('success', messages.shared);
    },
    /** Writes the words of a version over those of the note, which become a version themselves. */
    bringVersionBack: (note: WithId<Note>, version: NoteVersion, contactName?: string) => {
      const { title, content, contentType, category } = version;
      return tell(updateNote(note, { title, content, contentType, category }, actor, contactName), {
        done: messages.versionBack,
        failed: messages.notUpdated,
      });
    },
    leave: (note: WithId<Note>) =>
      tell(leaveNote(note, actor), { done: messages.left, failed: messages.notLeft }),
    setTimer: async (note: WithId<Note>, isRunning: boolean) => {
      const { settled } = setTimerRunning(note, isRunning, actor);
      const outcome = await settled;
      if (outcome.state === 'refused') showMessage('error', messages.timerNotChanged);
    },
    complete: (note: WithId<Note>, isCompleted: boolean) =>
      tell(
        setCompleted(
          note,
          isCompleted,
          actor,
          isCompleted && note.contentType === 'rich' ? withNextMarked(note.content, 'rich') : note.content,
        ),
        { done: isCompleted ? messages.completed : messages.inProgress, failed: messages.notCompleted },
      ),
    addSteps: (note: WithId<Note>, steps: readonly string[], contactName?: string) =>
      tell(saveNextSteps(note, withNextSteps(note.content, note.contentType, steps), actor, contactName), {
        done: messages.stepAdded,
        failed: messages.stepNotAdded,
      }),
    deletion,
    askToDelete: setDeletion,
    confirmDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}

export type NoteActions = ReturnType<typeof useNoteActions>;
