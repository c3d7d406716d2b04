import { deleteFile, storeFile } from '@/shared/firebase/storage';
import type { SaveOutcome } from '@/shared/saving/saving';
import { ownPhotoPath, photoPath } from './photo-file';
import type { PhotoChoice } from './use-photo-choice';

interface Upload {
  readonly uid: string;
  /** The photo's link as it is. */
  readonly photoURL: string;
  readonly onProgress: (part: number) => void;
  /** Ends the upload; nothing is stored then. */
  readonly signal: AbortSignal;
}

/** Resolves with the link that the record is to have: a new photo is stored first (PUB-249 to PUB-251). */
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
 * Deletes the file that no record names any more, once that is certain: the replaced one when the change has arrived, the
 * new one when it was discarded. One that cannot be deleted only takes up room.
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
