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
  /** The question first, then what follows from it. */
  readonly texts: readonly string[];
  /** The verb of the action: "Delete". */
  readonly confirmLabel: string;
  /** What the button says while the action runs: "Deleting…"; the verb unless given. */
  readonly busyLabel?: string;
  /** Does the action. After an outcome of the tone `error` the dialog stays and shows its message. */
  readonly onConfirm: () => Promise<FormOutcome | void>;
  /** The text when the action rejects; general words unless given. */
  readonly errorText?: (error: unknown) => string;
  /** Called after the action and when the person cancels; set `open` to `false` then. */
  readonly onClose: () => void;
}

/**
 * Asks before something is lost. The safe button has the focus first; the dialog cannot be closed while the action
 * runs.
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
          {/* Stays focusable while busy: a disabled button would drop the focus to the page behind. */}
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
