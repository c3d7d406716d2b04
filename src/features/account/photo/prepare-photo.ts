import { checkPhoto, isPhotoType, PhotoRefusedError, type PhotoType } from './photo-file';
import { accountPhoto } from './texts';

/** The longest side of a stored photo, in pixels; no avatar is shown larger. */
const longestSide = 512;
const jpegQuality = 0.88;

/** A photo ready to be stored, and a data URL for its preview. */
export interface PreparedPhoto {
  readonly file: Blob;
  readonly type: PhotoType;
  readonly preview: string;
}

/**
 * Checks a chosen file and redraws it on a canvas, at most 512 pixels long. The stored file then holds pixels
 * only: no place, date or camera (PUB-Q17), no second frame, no other content behind a picture's first bytes. JPEG
 * stays JPEG; other kinds may be transparent and become WebP, or PNG where the browser cannot write WebP. Rejects
 * with PhotoRefusedError.
 */
export async function preparePhoto(chosen: Blob): Promise<PreparedPhoto> {
  const given = await checkPhoto(chosen);
  try {
    const canvas = await draw(chosen);
    const file = await encode(canvas, given === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    if (!isPhotoType(file.type)) throw new Error(`The browser wrote ${file.type}.`);
    return { file, type: file.type, preview: canvas.toDataURL(file.type) };
  } catch (error) {
    throw new PhotoRefusedError(accountPhoto.notImage, { cause: error });
  }
}

async function draw(chosen: Blob): Promise<HTMLCanvasElement> {
  // Applies the orientation of the EXIF data, which the canvas drops.
  const picture = await createImageBitmap(chosen, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
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
