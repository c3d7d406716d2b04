import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import {
  duplicateNote,
  saveNextSteps,
  setArchived,
  setCompleted,
  setTimerRunning,
  updateNote,
} from './changes';
import { withNextMarked, withNextSteps } from './goals/goal-steps';
import { can } from './policy';
import type { Note, NoteVersion } from './schema';
import { leaveNote, type Reader, shareNote } from './sharing';
import { noteTexts } from './texts';

const { messages } = noteTexts;

/** Returns the actions on notes, each with its message, and the note to confirm the deletion of. */
export function useNoteActions(actor: Actor) {
  const [deletion, setDeletion] = useState<WithId<Note>>();

  const archive = async (note: WithId<Note>, isArchived: boolean): Promise<void> => {
    await reportOutcome(
      () => setArchived(note, isArchived, actor),
      {
        done: isArchived ? messages.archived : messages.unarchived,
        failed: isArchived ? messages.notArchived : messages.notUnarchived,
      },
      { undo: () => void archive({ ...note, isArchived }, !isArchived) },
    );
  };

  return {
    archive,
    duplicate: (note: WithId<Note>, contactName?: string) =>
      reportOutcome(() => duplicateNote(note, actor, contactName), {
        done: messages.duplicated,
        failed: messages.notDuplicated,
      }),
    /** Shares a note with exactly these people (WRK-295, WRK-302). */
    share: async (note: WithId<Note>, people: readonly Reader[], contactName?: string) => {
      if (!can(actor, 'note.update', note)) {
        showMessage('error', noteTexts.mayNotShare);
        return;
      }
      await reportOutcome(() => shareNote(note, people, actor, contactName), {
        done: messages.shared,
        failed: messages.notShared,
      });
    },
    /** Restores the text of a version. The current text becomes a version. */
    restoreVersion: (note: WithId<Note>, version: NoteVersion, contactName?: string) => {
      const { title, content, contentType, category } = version;
      return reportOutcome(
        () => updateNote(note, { title, content, contentType, category }, actor, contactName),
        {
          done: messages.versionBack,
          failed: messages.notUpdated,
        },
      );
    },
    leave: (note: WithId<Note>) =>
      reportOutcome(() => leaveNote(note, actor), { done: messages.left, failed: messages.notLeft }),
    setTimer: (note: WithId<Note>, isRunning: boolean) =>
      reportOutcome(() => setTimerRunning(note, isRunning, actor), { failed: messages.timerNotChanged }),
    complete: (note: WithId<Note>, isCompleted: boolean) =>
      reportOutcome(
        () =>
          setCompleted(
            note,
            isCompleted,
            actor,
            isCompleted && note.contentType === 'rich' ? withNextMarked(note.content, 'rich') : note.content,
          ),
        { done: isCompleted ? messages.completed : messages.inProgress, failed: messages.notCompleted },
      ),
    addSteps: (note: WithId<Note>, steps: readonly string[], contactName?: string) =>
      reportOutcome(
        () => saveNextSteps(note, withNextSteps(note.content, note.contentType, steps), actor, contactName),
        {
          done: messages.stepAdded,
          failed: messages.stepNotAdded,
        },
      ),
    deletion,
    askToDelete: setDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}

export type NoteActions = ReturnType<typeof useNoteActions>;
