import { pixelTypeOf } from '@/shared/pictures/picture-type';
import { accountPhoto } from './texts';

/** A photo must be smaller than this (PUB-401, PUB-Q17). */
export const photoLimitBytes = 2 * 1024 * 1024;

/** The kinds of picture a photo may be, with the extension of a stored one. */
export const photoExtensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type PhotoType = keyof typeof photoExtensions;

/** A file that cannot become a photo; `message` is shown to the person. */
export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
}

/**
 * Returns the kind of a chosen file by its first bytes. Rejects with PhotoRefusedError: first for anything that is no picture, SVG
 * included (PUB-252), then for a file that is too large (PUB-253).
 */
export async function checkPhoto(file: Blob): Promise<PhotoType> {
  const type = await pixelTypeOf(file);
  if (type === undefined) throw new PhotoRefusedError(accountPhoto.notImage);
  if (file.size >= photoLimitBytes) throw new PhotoRefusedError(accountPhoto.tooLarge);
  return type;
}

/** The path of a stored photo: user id, time in milliseconds, extension of its type (PUB-249, PUB-250). */
export function photoPath(uid: string, type: PhotoType, timeMs: number): string {
  return `profile_pictures/${uid}_${timeMs}.${photoExtensions[type]}`;
}

/** The path of the file behind a photo's link if it belongs to this person; undefined for any other link. */
export function ownPhotoPath(link: string, uid: string): string | undefined {
  const name = /\/o\/profile_pictures%2F([^?/]+)\?/.exec(link)?.[1];
  if (name === undefined || !name.startsWith(`${uid}_`)) return undefined;
  return `profile_pictures/${name}`;
}

/** Whether a type is one of the kinds a photo may be. */
export function isPhotoType(type: string): type is PhotoType {
  return type in photoExtensions;
}
