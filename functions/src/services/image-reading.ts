import { type ExtractedContact, imageLimitBytes, imageTypeOf } from '@/contracts/capture';
import type { AiService } from '../adapters/ai-service';
import { ApiError } from '../pipeline/api-error';
import { imagePrompt } from '../prompts/image';

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A larger image takes more memory to unpack than a business card justifies. */
const mostPixels = 25_000_000;

/** Returns width times height of a WebP image, read from its first chunk: lossy, lossless or extended. */
function pixelsOfWebp(bytes: Buffer): number | undefined {
  if (bytes.length < 30) return undefined;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') return undefined;
  const sides = bytes.readUInt32LE(21);
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
}

/** Returns width times height of an image, read from its header; undefined if the header lacks them. */
function pixelsOf(bytes: Buffer): number | undefined {
  const type = imageTypeOf(bytes);
  if (type === 'image/webp') return pixelsOfWebp(bytes);
  if (type === 'image/png' && bytes.length > 24) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (type === 'image/gif' && bytes.length > 10) return bytes.readUInt16LE(6) * bytes.readUInt16LE(8);
  if (type !== 'image/jpeg') return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/**
 * Reads a contact from a base64 image with the AI service and stores nothing (WRK-755, WRK-Q55). Throws
 * `malformed` for invalid base64, `too-large`, `unsupported-type` by content, `unavailable` without the
 * service, `timeout` and `bad-gateway`.
 */
export async function readImage(
  { ai, signal }: { readonly ai: AiService; readonly signal: AbortSignal },
  image: string,
): Promise<ExtractedContact> {
  if (!base64.test(image)) throw new ApiError('malformed', 'The image is not in base64.');
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length >= imageLimitBytes)
    throw new ApiError('too-large', 'Image file is too large. Please use an image smaller than 5MB.');
  const type = imageTypeOf(bytes);
  if (type === undefined) throw new ApiError('unsupported-type', 'Please drop an image file.');
  if ((pixelsOf(bytes) ?? 0) > mostPixels)
    throw new ApiError('too-large', 'The image has too many pixels. Please use a smaller one.');
  const answer = await ai.ask(imagePrompt, { image, type }, signal);
  if (!answer.ok) {
    if (answer.problem === 'not-configured') throw new ApiError('unavailable', 'No AI service is set up.');
    throw answer.problem === 'timeout'
      ? new ApiError(
          'timeout',
          'The image analysis took too long. Please try using a smaller image or try again later.',
        )
      : new ApiError('bad-gateway', 'Failed to analyze image');
  }
  const { analysis, email, ...fields } = answer.output;
  return {
    ...fields,
    email: email.toLowerCase(),
    ...(analysis !== '' && { aiEnrichment: { analysis } }),
  };
}
