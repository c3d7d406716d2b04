import { type ReactNode, useState } from 'react';
import type { FormOutcome } from '@/shared/forms/outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from './dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './confirm-dialog.module.css';
import { screenTexts } from '../workspace/texts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The question and then its consequences. */
  readonly texts: readonly string[];
  /** The verb of the action: "Delete". */
  readonly confirmLabel: string;
  /** The button's label while the action runs: "Deleting…". `confirmLabel` by default. */
  readonly busyLabel?: string;
  /** Runs the action. If the outcome has the tone `error`, the dialog stays open and shows its message. */
  readonly onConfirm: () => Promise<FormOutcome | void>;
  /** Returns the text if the action rejects. A general text by default. */
  readonly errorText?: (error: unknown) => string;
  /** Called after the action, and when the person cancels. Set `open` to `false` then. */
  readonly onClose: () => void;
}

/**
 * Renders a dialog that asks before something is lost. The safe button has the focus first. The dialog cannot
 * be closed while the action runs.
 */
export const ConfirmDialog = ({
  open,
  title,
  texts,
  confirmLabel,
  busyLabel = confirmLabel,
  onConfirm,
  errorText = () => screenTexts.failed.unknown,
  onClose,
}: ConfirmDialogProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();

  const [wasOpen, setWasOpen] = useState(open);

  if (open !== wasOpen) {
    setWasOpen(open);
    setError(undefined);
  }

  const close = () => {
    if (!isBusy) onClose();
  };

  const confirm = () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    onConfirm()
      .then(
        (outcome) =>
          outcome?.tone === 'error' ? setError(outcome.message ?? screenTexts.failed.unknown) : onClose(),
        (reason: unknown) => setError(errorText(reason)),
      )
      .finally(() => setIsBusy(false));
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" small onClick={close} aria-disabled={isBusy}>
            {screenTexts.cancel}
          </Button>
          {/* Stays focusable while busy, because a disabled button would lose the focus to the page
              behind. */}
          <Button variant="danger" small onClick={confirm} aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.texts}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div role="alert">
          {error !== undefined && (
            <Notice tone="error" announce={false}>
              <p className={styles.error}>{error}</p>
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
};
