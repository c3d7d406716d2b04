import { DeadlineError, withDeadline } from '@/shared/lib/deadline';
import type { ProfileRepository, ProfileChange } from './profile-repository';
import { ownPhotoPath, photoPath } from '../photo/photo-file';
import type { PhotoChoice } from '../photo/use-photo-choice';
import type { ProfileTexts } from './profile-schema';

/** How long the record may take to be saved; a photo on its way has its own progress and may be cancelled. */
export const saveTimeoutMs = 10_000;

/** How long a question beside the saving may take. */
const asideTimeoutMs = 3_000;

interface Save {
  readonly uid: string;
  readonly texts: ProfileTexts;
  /** The photo's link before the save. */
  readonly photoURL: string;
  readonly choice: PhotoChoice;
  readonly onProgress: (part: number) => void;
  /** Ends the upload; nothing is saved then. */
  readonly signal: AbortSignal;
}

/**
 * Saves a profile: the new photo first, so that the record never names a file that is not there; then the record; then the
 * replaced file goes (PUB-247 to PUB-251). Resolves with the photo's link. Rejects when the record is not known to be saved.
 */
export async function saveProfile(store: ProfileRepository, save: Save): Promise<string> {
  const { uid, texts, choice } = save;
  const photoURL = await linkFor(store, save);
  try {
    await withDeadline(store.save(uid, { ...texts, photoURL }), saveTimeoutMs);
  } catch (error) {
    // After the time limit the change may still arrive: its photo must stay.
    if (error instanceof DeadlineError) throw error;
    const arrived = await hasArrived(store, uid, { ...texts, photoURL });
    if (arrived === false && choice.kind === 'replace') void forget(store, photoURL, uid);
    if (arrived !== true) throw error;
  }
  if (photoURL !== save.photoURL) void forget(store, save.photoURL, uid);
  return photoURL;
}

async function linkFor(
  store: ProfileRepository,
  { uid, choice, photoURL, onProgress, signal }: Save,
): Promise<string> {
  if (choice.kind === 'keep') return photoURL;
  if (choice.kind === 'remove') return '';
  const { file, type } = choice.photo;
  return store.storePhoto(photoPath(uid, type, Date.now()), file, { onProgress, signal });
}

/** Whether a change whose answer was lost is stored all the same; undefined when nobody can tell. */
async function hasArrived(
  store: ProfileRepository,
  uid: string,
  change: ProfileChange,
): Promise<boolean | undefined> {
  try {
    const record = await withDeadline(store.read(uid), asideTimeoutMs);
    if (record?.ok !== true) return undefined;
    const { displayName, bio, photoURL } = record.document;
    return displayName === change.displayName && bio === change.bio && photoURL === change.photoURL;
  } catch {
    return undefined;
  }
}

/** Deletes a photo that no record names any more; one that cannot be deleted only takes up room. */
async function forget(store: ProfileRepository, link: string, uid: string): Promise<void> {
  const path = ownPhotoPath(link, uid);
  if (path === undefined) return;
  try {
    await withDeadline(store.deletePhoto(path), saveTimeoutMs);
  } catch (error) {
    console.warn('A photo that is no longer used was not deleted.', error);
  }
}
