import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { NoteAiKind } from '../ai/note-ai-dialog';
import { noteAiTexts } from '../ai/texts';
import { can, isForAll } from '../policy';
import type { Note } from '../schema';
import { noteTexts } from '../texts';

/** An action on a note, as a menu entry or a button. */
export interface NoteAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly isFinal?: boolean;
}

/** The actions of a note's menu. */
export interface NoteVerbs {
  readonly edit: (note: WithId<Note>) => void;
  readonly share: (note: WithId<Note>) => void;
  readonly archive: (note: WithId<Note>, isArchived: boolean) => void;
  readonly duplicate: (note: WithId<Note>) => void;
  readonly complete: (note: WithId<Note>, isCompleted: boolean) => void;
  readonly addSteps: (note: WithId<Note>) => void;
  readonly addTask: (note: WithId<Note>) => void;
  readonly ask: (note: WithId<Note>, kind: NoteAiKind) => void;
  readonly showVersions: (note: WithId<Note>) => void;
  readonly leave: (note: WithId<Note>) => void;
  readonly remove: (note: WithId<Note>) => void;
}

/** Checks whether to show the delete button: only to administrators and the author (WRK-314). */
const showsDelete = (actor: Actor, note: Note): boolean => isForAll(actor) || note.createdBy === actor.uid;

/** Checks whether tasks and steps can be added to a goal (WRK-345). */
const isOpenGoal = (note: Note): boolean => note.category === 'goal' && !note.isArchived && !note.isCompleted;

/** Returns the actions that a person may take on a note (WRK-295, WRK-314, WRK-Q67, WRK-Q68). */
export function noteMenu(note: WithId<Note>, actor: Actor, verbs: NoteVerbs): readonly NoteAction[] {
  const isHeld = can(actor, 'note.update', note);
  const isGoal = note.category === 'goal';
  return [
    ...(isHeld ? [{ label: noteTexts.edit, onPress: () => verbs.edit(note) }] : []),
    ...(isHeld && isGoal
      ? [
          {
            label: note.isCompleted ? noteTexts.reopen : noteTexts.complete,
            onPress: () => verbs.complete(note, !note.isCompleted),
          },
          { label: noteTexts.addStep, onPress: () => verbs.addSteps(note) },
        ]
      : []),
    ...(isOpenGoal(note) ? [{ label: noteTexts.addTask, onPress: () => verbs.addTask(note) }] : []),
    ...(isHeld ? [{ label: noteTexts.share, onPress: () => verbs.share(note) }] : []),
    { label: noteAiTexts.suggest, onPress: () => verbs.ask(note, 'suggestion') },
    { label: noteAiTexts.analyze, onPress: () => verbs.ask(note, 'analysis') },
    ...(isHeld && isOpenGoal(note)
      ? [{ label: noteAiTexts.tasks, onPress: () => verbs.ask(note, 'tasks') }]
      : []),
    { label: noteTexts.duplicate, onPress: () => verbs.duplicate(note) },
    ...(isHeld && (note.versionCount ?? 0) > 0
      ? [{ label: noteTexts.versions, onPress: () => verbs.showVersions(note) }]
      : []),
    ...(isHeld
      ? [
          {
            label: note.isArchived ? noteTexts.unarchive : noteTexts.archive,
            onPress: () => verbs.archive(note, !note.isArchived),
          },
        ]
      : []),
    ...(!isHeld && note.sharedWith.includes(actor.uid)
      ? [{ label: noteTexts.leave, onPress: () => verbs.leave(note) }]
      : []),
    ...(showsDelete(actor, note)
      ? [{ label: noteTexts.delete, isFinal: true, onPress: () => verbs.remove(note) }]
      : []),
  ];
}
