import { Button } from '@/shared/ui/buttons/button';
import styles from './upload-progress.module.css';
import { accountPhoto } from './texts';

interface UploadProgressProps {
  /** The part that has arrived, from 0 to 1; undefined while nothing is being uploaded. */
  readonly part: number | undefined;
  readonly onCancel: () => void;
}

/** How far the photo is, and the way to stop it. The beginning is announced; figures are there for whoever asks. */
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
