import { useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import type { ShownDialogProps } from '../page/use-dialog-code';
import styles from './opened.module.css';
import { downloadDialogTexts as texts } from './texts';

export interface DownloadDialogProps extends ShownDialogProps {
  /** Saves the page as a file; omit for decks. Rejects if creating the file failed. */
  readonly onFile?: (() => Promise<void>) | undefined;
  readonly onDownloaded: () => void;
}

/** Prints after the dialog has been removed, because an open dialog would be printed. */
const printPage = () => requestAnimationFrame(() => requestAnimationFrame(() => window.print()));

/** Offers to save the page as a PDF through the browser's print window, or as a file. */
export const DownloadDialog = ({ open, onClose, onFile, onDownloaded }: DownloadDialogProps) => {
  const [hasFailed, setHasFailed] = useState(false);

  const print = () => {
    onClose();
    onDownloaded();
    printPage();
  };

  const save = async (make: () => Promise<void>) => {
    setHasFailed(false);
    try {
      await make();
    } catch (error) {
      console.warn('The file could not be made.', error);
      setHasFailed(true);
      return;
    }
    onDownloaded();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.option}>
        <Button variant="next" onClick={print}>
          {texts.pdf}
        </Button>
        <p className={styles.hint}>{texts.pdfHint}</p>
      </div>
      {onFile && (
        <div className={styles.option}>
          <Button variant="quiet" onClick={() => void save(onFile)}>
            {texts.file}
          </Button>
          <p className={styles.hint}>{texts.fileHint}</p>
          {hasFailed && (
            <Notice tone="error">
              <p>{texts.fileFailed}</p>
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
};
