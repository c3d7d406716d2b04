import { deleteFile, storeFile } from '@/shared/firebase/storage';
import type { SaveOutcome } from '@/shared/saving/saving';
import { ownPhotoPath, photoPath } from './photo-file';
import type { PhotoChoice } from './use-photo-choice';

interface Upload {
  readonly uid: string;
  /** The photo's current URL. */
  readonly photoURL: string;
  readonly onProgress: (part: number) => void;
  /** Cancels the upload. Nothing is stored in that case. */
  readonly signal: AbortSignal;
}

/** Returns the URL to save in the profile. Uploads a new photo first (PUB-249 to PUB-251). */
export async function linkOf(
  choice: PhotoChoice,
  { uid, photoURL, onProgress, signal }: Upload,
): Promise<string> {
  if (choice.kind === 'keep') return photoURL;
  if (choice.kind === 'remove') return '';
  const { file, type } = choice.photo;
  return storeFile(photoPath(uid, type, Date.now()), file, { onProgress, signal });
}

interface Replacement {
  readonly before: string;
  readonly after: string;
  readonly settled: Promise<SaveOutcome>;
}

/**
 * Deletes the photo file that no profile refers to any more. Deletes the old file after the change is saved,
 * or the new one after the change is discarded. If the deletion fails, the file stays and only takes up
 * space.
 */
export async function forgetUnused(uid: string, { before, after, settled }: Replacement): Promise<void> {
  if (before === after) return;
  const { state } = await settled;
  const unused = { saved: before, discarded: after }[state as string];
  const path = unused === undefined ? undefined : ownPhotoPath(unused, uid);
  if (path === undefined) return;
  try {
    await deleteFile(path);
  } catch (error) {
    console.warn('A photo that is no longer used was not deleted.', error);
  }
}
