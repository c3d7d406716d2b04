import { Button } from '@/shared/ui/buttons/button';
import styles from './upload-progress.module.css';
import { accountPhoto } from './texts';

interface UploadProgressProps {
  /** The part that is uploaded, from 0 to 1; undefined while nothing is being uploaded. */
  readonly part: number | undefined;
  readonly onCancel: () => void;
}

/** The progress of the upload and a button that cancels it. The start is announced; the figures are not. */
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
