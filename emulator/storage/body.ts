import type { IncomingMessage } from 'node:http';
import type { Json } from './metadata';
import { badRequest, StorageError } from './storage-error';

/**
 * Reads the whole request body. Throws 413 beyond `limit` bytes (the rest is read and dropped) and 400 if it
 * breaks off.
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      if (size <= limit) resolve(Buffer.concat(chunks));
      else reject(new StorageError(413, `A request may have at most ${limit} bytes.`));
    });
    request.on('error', () => reject(badRequest('The request broke off.')));
  });
}

/** Parses a JSON object; an empty text becomes `{}`. Throws 400. */
export function parseMetadataJson(text: string): Json {
  if (text.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw badRequest('The metadata is no JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw badRequest('The metadata must be a JSON object.');
  }
  return parsed as Json;
}
