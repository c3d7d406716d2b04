import { DeleteDialog } from '@/shared/outcomes/delete-dialog';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import type { WithId } from '@/shared/firebase/collection';
import { keptInTrash } from '@/shared/trash/texts';
import type { RecordKind } from './record-kind';

interface RecordDeletionProps<T extends object> {
  readonly kind: Pick<RecordKind<T, object, string, never>, 'entity' | 'nameOf' | 'changes' | 'texts'>;
  /** Undefined while the dialog is closed. */
  readonly record: WithId<T> | undefined;
  readonly onClose: () => void;
  /** Called when the server or the outbox has the deletion. */
  readonly onDeleted?: () => void;
}

/** Asks before a record is deleted. If it moves to the trash, the message of its deletion offers to bring it back. */
export const RecordDeletion = <T extends object>({
  kind: { entity, nameOf, changes, texts },
  record,
  onClose,
  onDeleted,
}: RecordDeletionProps<T>) => {
  const isKept = entity.trash !== undefined;
  const restore = (deleted: WithId<T>) =>
    void reportOutcome(() => changes.restore(deleted), {
      done: texts.restored(nameOf(deleted)),
      failed: texts.notRestored(nameOf(deleted)),
    });
  return (
    <DeleteDialog
      record={record}
      title={texts.deleteTitle}
      question={() => [texts.deleteQuestion, ...(isKept ? [keptInTrash] : [])]}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      remove={changes.remove}
      texts={(deleted) => ({ done: texts.deleted(nameOf(deleted)), failed: texts.notDeleted })}
      {...(isKept && { undo: restore })}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
};
