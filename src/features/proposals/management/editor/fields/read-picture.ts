import { pixelTypeOf } from '@/shared/pictures/picture-type';
import { drawWithin } from '@/shared/pictures/redraw';
import { maxPictureBytes } from '@/features/proposals/content/fields';
import { refusalOfSvg } from './svg-check';
import { editorTexts } from '../texts';

const texts = editorTexts.picture;

/** The size limit of a chosen file before it is scaled down. */
const maxFileBytes = 10 * 1024 * 1024;
const box = { width: 800, height: 400 };
const minWidth = 40;

/** Thrown for a file that can't be used. The field shows `message`. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** Returns the number of bytes in a data URL. */
export const bytesOfPicture = (data: string): number => {
  const base64 = data.slice(data.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4) - (base64.match(/={0,2}$/)?.[0].length ?? 0);
};

const fits = (data: string): boolean => bytesOfPicture(data) <= maxPictureBytes;

/** Returns the best encoding that fits: lossless PNG first, then JPEG or WebP with decreasing quality. */
function encoded(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/webp'): string | undefined {
  const lossless = type === 'image/webp' ? [canvas.toDataURL('image/png')] : [];
  const lossy = [0.92, 0.85, 0.75, 0.6].map((quality) => () => canvas.toDataURL(type, quality));
  const [png] = lossless;
  if (png !== undefined && fits(png)) return png;
  for (const encode of lossy) {
    const data = encode();
    if (fits(data)) return data;
  }
  return undefined;
}

async function readPixels(file: Blob, type: 'image/jpeg' | 'image/webp'): Promise<string> {
  let { width, height } = box;
  for (; width >= minWidth; width *= 0.75, height *= 0.75) {
    const canvas = await drawWithin(file, { width, height }).catch((cause: unknown) => {
      throw new PictureRefusedError(texts.notPicture, { cause });
    });
    const data = encoded(canvas, type);
    if (data !== undefined) return data;
  }
  throw new PictureRefusedError(texts.cannotShrink);
}

async function readSvg(file: Blob): Promise<string> {
  const source = await file.text();
  const refusal = refusalOfSvg(source);
  if (refusal !== undefined) throw new PictureRefusedError(texts[refusal]);
  const bytes = new TextEncoder().encode(source);
  if (bytes.length > maxPictureBytes) throw new PictureRefusedError(texts.svgTooLarge);
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Returns a chosen file as a data URL of at most 100 kB. Scales it down in the browser if necessary. Rejects
 * with PictureRefusedError.
 */
export async function readPicture(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) throw new PictureRefusedError(texts.tooLarge);
  const type = await pixelTypeOf(file);
  if (type === 'image/gif') throw new PictureRefusedError(texts.notPicture);
  if (type === undefined) return readSvg(file);
  return readPixels(file, type === 'image/jpeg' ? type : 'image/webp');
}
