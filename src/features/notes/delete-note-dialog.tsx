import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { DeleteDialog } from '@/shared/outcomes/delete-dialog';
import { keptInTrash } from '@/shared/trash/texts';
import { deleteNote } from './deletion';
import type { Note } from './schema';
import { noteTexts } from './texts';

const { messages } = noteTexts;

const outcomeTexts = {
  done: messages.deleted,
  failed: messages.notDeleted,
  because: { denied: noteTexts.mayNotDelete, 'signed-out': noteTexts.signedOutDelete },
};

interface DeleteNoteDialogProps {
  readonly actor: Actor;
  /** The note to delete. Undefined while the dialog is closed. */
  readonly note: WithId<Note> | undefined;
  readonly onClose: () => void;
  /** Called once the deletion is saved or queued in the outbox. */
  readonly onDeleted?: (note: WithId<Note>) => void;
}

/** Asks for confirmation before a note moves to the trash. */
export const DeleteNoteDialog = ({ actor, note, onClose, onDeleted }: DeleteNoteDialogProps) => (
  <DeleteDialog
    record={note}
    title={noteTexts.deleteTitle}
    question={() => [noteTexts.deleteQuestion, keptInTrash]}
    confirmLabel={noteTexts.delete}
    busyLabel={noteTexts.deleting}
    remove={(deleted) => deleteNote(deleted, actor)}
    texts={() => outcomeTexts}
    onClose={onClose}
    onDeleted={onDeleted}
  />
);
