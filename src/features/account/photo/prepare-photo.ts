import { drawWithin } from '@/shared/pictures/redraw';
import { checkPhoto, isPhotoType, PhotoRefusedError, type PhotoType } from './photo-file';
import { accountPhoto } from './texts';

/** The longest side of a stored photo in pixels. No avatar is shown larger. */
const longestSide = 512;
const jpegQuality = 0.88;

/** A photo ready to upload, with a data URL for its preview. */
export interface PreparedPhoto {
  readonly file: Blob;
  readonly type: PhotoType;
  readonly preview: string;
}

/**
 * Checks a chosen file and redraws it on a canvas with a longest side of 512 pixels. Redrawing keeps only
 * pixels: it removes location, date, camera, further frames and any data hidden in the file (PUB-Q17). JPEG
 * stays JPEG. Other types may be transparent, so they become WebP, or PNG if the browser cannot write WebP.
 * Rejects with PhotoRefusedError.
 */
export async function preparePhoto(chosen: Blob): Promise<PreparedPhoto> {
  const given = await checkPhoto(chosen);
  try {
    const canvas = await drawWithin(chosen, { width: longestSide, height: longestSide });
    const file = await encode(canvas, given === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    if (!isPhotoType(file.type)) throw new Error(`The browser wrote ${file.type}.`);
    return { file, type: file.type, preview: canvas.toDataURL(file.type) };
  } catch (error) {
    throw new PhotoRefusedError(accountPhoto.notImage, { cause: error });
  }
}

function encode(canvas: HTMLCanvasElement, type: PhotoType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file === null ? reject(new Error('The picture could not be written.')) : resolve(file)),
      type,
      jpegQuality,
    );
  });
}
