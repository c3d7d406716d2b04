import * as z from 'zod/mini';
import { contract } from './contract';

/** The size in bytes from which on an image is refused (WRK-217, WRK-Q55). */
export const imageLimitBytes = 5 * 1024 * 1024;

/** The accepted image types, as found in the file's content. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

/**
 * The time in ms that the browser waits for the analysis of an image. The server stops two seconds earlier
 * (WRK-756, WRK-Q164).
 */
export const imageTimeoutMs = 30_000;

/** An image in base64, without the prefix of a data URL (WRK-755). */
export const imageRequest = z.object({
  image: z.string().check(z.minLength(1), z.maxLength(Math.ceil((imageLimitBytes * 4) / 3) + 4)),
});

const line = z.string().check(z.maxLength(500));

/** The text read from an image. Missing fields are empty (WRK-625). */
export const extractedContact = z.object({
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  company: line,
  title: line,
  linkedin: line,
  website: line,
  location: line,
  notes: z.string().check(z.maxLength(5_000)),
  aiEnrichment: z.optional(z.object({ analysis: z.string().check(z.maxLength(5_000)) })),
});
export type ExtractedContact = z.infer<typeof extractedContact>;

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, place) => bytes[at + place] === byte);

const ascii = (text: string): number[] => Array.from(text, (each) => each.charCodeAt(0));

/**
 * Returns the type of an image by its first bytes, ignoring its name and declared type. Returns undefined for
 * anything else, including SVG.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (beginsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (beginsWith(bytes, ascii('RIFF')) && beginsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  if (beginsWith(bytes, ascii('GIF87a')) || beginsWith(bytes, ascii('GIF89a'))) return 'image/gif';
  return undefined;
}

export const analyzeImage = contract({
  method: 'POST',
  path: '/analyze-image',
  summary: 'The contact on a business card or a screenshot of a profile',
  caller: 'staff',
  maxBytes: 7.5 * 1024 * 1024,
  body: imageRequest,
  answer: extractedContact,
  errors: {
    'too-large': 'Image file is too large. Please use an image smaller than 5MB.',
    'unsupported-type': 'Please drop an image file.',
    unavailable: 'No AI service is set up.',
    'bad-gateway': 'Failed to analyze image',
  },
});
