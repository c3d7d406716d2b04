import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error';

/** The functions runtime reads the body before us and leaves its bytes here. */
type MaybeRead = IncomingMessage & { readonly rawBody?: Buffer };

async function bytesOf(request: MaybeRead, maxBytes: number): Promise<Buffer> {
  // A body whose announced length is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('too-large');
  if (request.rawBody !== undefined) {
    if (request.rawBody.length > maxBytes) throw new ApiError('too-large');
    return request.rawBody;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new ApiError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const maxDepth = 10;

const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth >= maxDepth || Object.values(value).some((each) => isTooDeep(each, depth + 1)));

/**
 * Returns the parsed body of a request; undefined if it is empty. Throws `unsupported-type` unless it is
 * JSON, which also keeps out forms of other sites. Throws `too-large`, or `malformed` for invalid JSON and
 * for more than ten levels of nesting.
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('unsupported-type');
  const bytes = await bytesOf(request, maxBytes);
  if (bytes.length === 0) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('malformed', undefined, { cause });
  }
  if (isTooDeep(parsed)) throw new ApiError('malformed');
  return parsed;
}
