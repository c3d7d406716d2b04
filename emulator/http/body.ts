import type { IncomingMessage } from 'node:http';
import { StatusError } from '../status';

/** The largest REST request body, in bytes. */
export const REST_BODY_LIMIT = 16 * 1024 * 1024;

/**
 * Reads the whole request body as UTF-8 text. Throws INVALID_ARGUMENT if it is longer than `limit` bytes; the
 * rest is read and dropped, so that the client sees the answer. Throws CANCELLED if the client disconnects.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      if (size <= limit) resolve(Buffer.concat(chunks).toString('utf8'));
      else
        reject(
          new StatusError(
            'INVALID_ARGUMENT',
            `Request payload of ${size} bytes exceeds the limit of ${limit}.`,
          ),
        );
    });
    request.on('error', () => {
      reject(new StatusError('CANCELLED', 'The client closed the connection.'));
    });
  });
}

/** Parses a JSON object; an empty text becomes `{}`. Throws INVALID_ARGUMENT with the parser's reason. */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Invalid JSON payload: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid JSON payload: expected an object.');
  }
  return parsed as Record<string, unknown>;
}
