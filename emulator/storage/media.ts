import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_CONTENT_TYPE, etagOf, type StoredObject } from './metadata';

interface ByteRange {
  readonly start: number;
  /** The end of the range, exclusive. */
  readonly end: number;
}

/**
 * Parses a Range header. Returns undefined for the whole content (no header, or a form that may be ignored),
 * null for a range outside.
 */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from, to] = match ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size };
  const start = Number(from);
  const end = to === '' ? size : Math.min(Number(to) + 1, size);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? null : { start, end };
}

/** Decompresses gzip bytes; returns undefined if they are not gzip. */
function gunzipped(content: Buffer): Buffer | undefined {
  try {
    return gunzipSync(content);
  } catch {
    return undefined;
  }
}

/**
 * Answers with an object's bytes: 200, 206 for a range, 416 for one outside. A client that does not accept
 * gzip gets gzip content decompressed and whole.
 */
export function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  object: StoredObject,
  content: Buffer,
  disposition: string,
): void {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  const unpacked = object.contentEncoding === 'gzip' && !takesGzip ? gunzipped(content) : undefined;
  const range = unpacked === undefined ? rangeOf(request.headers.range, object.size) : undefined;
  response.setHeader('Accept-Ranges', unpacked === undefined ? 'bytes' : 'none');
  if (range === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${object.size}` });
    response.end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: object.size };
  const encoding = object.contentEncoding ?? 'identity';
  response.writeHead(range === undefined ? 200 : 206, {
    'Content-Type': object.contentType ?? DEFAULT_CONTENT_TYPE,
    'Content-Disposition': disposition,
    ...(unpacked === undefined ? { 'Content-Length': end - start } : { Vary: 'Accept-Encoding' }),
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${etagOf(object)}"`,
    'Last-Modified': new Date(object.updated).toUTCString(),
    'x-goog-generation': object.generation,
    'x-goog-metageneration': object.metageneration,
    'x-goog-stored-content-length': object.size,
    'x-goog-stored-content-encoding': encoding,
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    ...(encoding === 'identity' || unpacked !== undefined ? {} : { 'Content-Encoding': encoding }),
    ...(object.contentLanguage === undefined ? {} : { 'Content-Language': object.contentLanguage }),
    ...(object.cacheControl === undefined ? {} : { 'Cache-Control': object.cacheControl }),
    ...(range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end - 1}/${object.size}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : (unpacked ?? content.subarray(start, end)));
}
