import type { ComponentProps } from 'react';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { savingTexts } from '@/shared/saving/shown/texts';
import { formOutcome } from './form-outcome';
import type { OutcomeTexts, Work } from './report-outcome';

interface DeleteDialogProps<R>
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'busyLabel' | 'onClose'> {
  /** The record to delete. Undefined while the dialog is closed. */
  readonly record: R | undefined;
  /** Returns the question and then the consequences. */
  readonly question: (record: R) => readonly string[];
  readonly remove: (record: R) => ReturnType<Work>;
  readonly texts: (record: R) => OutcomeTexts;
  /** Called when the server or the outbox has the deletion. */
  readonly onDeleted?: ((record: R) => void) | undefined;
  /** Restores the record. */
  readonly undo?: (record: R) => void;
}

/**
 * Asks before a record is deleted and reports the outcome: a refusal in the dialog, everything else in
 * messages, with an undo button. The dialog closes when the server or the outbox has the deletion.
 */
export const DeleteDialog = <R,>({
  record,
  question,
  remove,
  texts,
  onDeleted,
  undo,
  ...dialog
}: DeleteDialogProps<R>) => (
  <ConfirmDialog
    {...dialog}
    open={record !== undefined}
    texts={record === undefined ? [] : question(record)}
    onConfirm={async () => {
      if (record === undefined) return undefined;
      const outcome = await formOutcome(() => remove(record), texts(record), {
        action: undo && { label: savingTexts.undo, onAct: () => undo(record) },
        onConflict: 'error',
      });
      if (outcome.tone === 'success') onDeleted?.(record);
      return outcome;
    }}
  />
);
