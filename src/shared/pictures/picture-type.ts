/** Pixel formats that browsers decode. */
export type PixelType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';

/** The first bytes of each file type. A dot stands for any byte. */
const beginnings: readonly (readonly [PixelType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
];
const longestBeginning = 12;

/** Returns a picture's format by its first bytes, because its name and declared type are easily wrong. */
export async function pixelTypeOf(file: Blob): Promise<PixelType | undefined> {
  const head = new Uint8Array(await file.slice(0, longestBeginning).arrayBuffer());
  const fits = (beginning: string) =>
    Array.from(beginning).every((sign, place) => sign === '.' || sign.charCodeAt(0) === head[place]);
  return beginnings.find(([, beginning]) => fits(beginning))?.[0];
}
