import { pixelTypeOf } from '@/shared/pictures/picture-type';
import { accountPhoto } from './texts';

/** The size in bytes that a photo must stay below (PUB-401, PUB-Q17). */
export const photoLimitBytes = 2 * 1024 * 1024;

/** The image types a photo may have, with the file extension of each. */
export const photoExtensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type PhotoType = keyof typeof photoExtensions;

/** An error for a file that cannot become a photo. `message` is shown to the person. */
export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
}

/**
 * Returns the image type of a chosen file, read from its first bytes. Rejects with PhotoRefusedError if the
 * file is not an accepted image, such as an SVG (PUB-252), or is too large (PUB-253).
 */
export async function checkPhoto(file: Blob): Promise<PhotoType> {
  const type = await pixelTypeOf(file);
  if (type === undefined) throw new PhotoRefusedError(accountPhoto.notImage);
  if (file.size >= photoLimitBytes) throw new PhotoRefusedError(accountPhoto.tooLarge);
  return type;
}

/**
 * Returns the storage path of a photo: user id, time in ms and the extension of its type (PUB-249, PUB-250).
 */
export function photoPath(uid: string, type: PhotoType, timeMs: number): string {
  return `profile_pictures/${uid}_${timeMs}.${photoExtensions[type]}`;
}

/** Returns the storage path behind a photo URL if the file belongs to this person, otherwise undefined. */
export function ownPhotoPath(link: string, uid: string): string | undefined {
  const name = /\/o\/profile_pictures%2F([^?/]+)\?/.exec(link)?.[1];
  if (name === undefined || !name.startsWith(`${uid}_`)) return undefined;
  return `profile_pictures/${name}`;
}

/** Checks whether a MIME type is an accepted photo type. */
export function isPhotoType(type: string): type is PhotoType {
  return type in photoExtensions;
}
