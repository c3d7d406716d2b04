import { crc32, deflateSync } from 'node:zlib';
import { brand } from '../../src/content/brand';
import { markPath } from '../../src/shared/ui/graphics/mark-path';

/** Width and height that social networks ask for, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns one page's social picture as HTML: the logo, its heading, and our name. */
export const socialCard = (heading: string, fonts: string): string => `<style>${fonts}
    main { box-sizing: border-box; height: 100vh; padding: 84px 96px; display: flex; flex-direction: column; background: #173f31; color: #f8f3e6; font-family: "source-sans-3-400-600"; }
    h1 { margin: auto 0 28px; max-width: 980px; font: 400 ${heading.length > 60 ? 64 : 84}px/1.08 "young-serif-400"; letter-spacing: -1px; text-wrap: balance; }
    p { margin: 0; font-size: 34px; color: #c6d5c9; }
    svg { overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }
  </style>
  <main>
    <svg width="190" viewBox="0 0 132 60" stroke="#f8f3e6" stroke-width="5"><path d="${markPath} H1400"/><circle cx="124" cy="8" r="6" fill="#f0ae2a" stroke="none"/></svg>
    <h1>${escaped(heading)}</h1>
    <p>${brand.expandedName}</p>
  </main>`;

const mix = (from: readonly number[], to: readonly number[], share: number) =>
  from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
const [ground, paper, soft, dot] = [
  [0x17, 0x3f, 0x31],
  [0xf8, 0xf3, 0xe6],
  [0xc6, 0xd5, 0xc9],
  [0xf0, 0xae, 0x2a],
] as const;

/**
 * The card's four colours and the steps between them for smooth edges. Sixteen colours fit into four bits a
 * pixel.
 */
const palette = [
  ground,
  ...[1, 2, 3, 4, 5, 6].map((step) => mix(ground, paper, step / 7)),
  paper,
  ...[1, 2, 3, 4].map((step) => mix(ground, soft, step / 5)),
  soft,
  ...[1, 2].map((step) => mix(ground, dot, step / 3)),
  dot,
];

const nearest = new Map<number, number>();

/** Returns the index of the palette's colour that is nearest to a pixel. */
function placeOf(red: number, green: number, blue: number): number {
  const key = (red << 16) | (green << 8) | blue;
  const known = nearest.get(key);
  if (known !== undefined) return known;
  const distances = palette.map(
    ([r = 0, g = 0, b = 0]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
  );
  const place = distances.indexOf(Math.min(...distances));
  nearest.set(key, place);
  return place;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * Encodes pixels (red, green, blue, alpha) as a PNG of sixteen colours, a quarter of the size that the
 * browser writes. Stores `title` in it, so that a test can find a picture with an outdated heading.
 */
export function socialPng(pixels: Uint8Array, title: string): Buffer {
  const { width, height } = socialSize;
  const rows = Buffer.alloc(height * (1 + width / 2));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const place = placeOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const index = y * (1 + width / 2) + 1 + (x >> 1);
      rows[index] = (rows[index] ?? 0) | (x % 2 === 0 ? place << 4 : place);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 4; // Bits a pixel.
  header[9] = 3; // Colour type: indices into the palette.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${title}`)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the title that `socialPng` stored in a picture. */
export function titleOfPicture(png: Buffer): string | undefined {
  const start = png.indexOf('iTXtTitle\0\0\0\0\0', 0, 'latin1');
  if (start < 0) return undefined;
  return png.toString('utf8', start + 14, start + 4 + png.readUInt32BE(start - 4));
}
