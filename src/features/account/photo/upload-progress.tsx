import { Button } from '@/shared/ui/buttons/button';
import styles from './upload-progress.module.css';
import { accountPhoto } from './texts';

interface UploadProgressProps {
  /** The uploaded fraction, from 0 to 1. Undefined when no upload is running. */
  readonly part: number | undefined;
  readonly onCancel: () => void;
}

/**
 * Shows the upload's progress and a Cancel button. Screen readers announce the start, but not the
 * percentages.
 */
export const UploadProgress = ({ part, onCancel }: UploadProgressProps) => {
  const percent = Math.round((part ?? 0) * 100);
  return (
    <div className={part === undefined ? styles.idle : styles.upload}>
      <output>{part !== undefined && accountPhoto.uploading}</output>
      {part !== undefined && (
        <>
          <progress className={styles.bar} max={100} value={percent} aria-label={accountPhoto.uploading} />
          <span className={styles.figure} aria-hidden="true">
            {percent}%
          </span>
          <Button variant="quiet" small onClick={onCancel}>
            {accountPhoto.cancel}
          </Button>
        </>
      )}
    </div>
  );
};
