import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ObjectPlace } from './object-place';
import { objectPlace } from './object-place';
import { badRequest } from './storage-error';

/** A request with its parsed target, and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path as sent, percent-encoded, because an object's name is one segment of it. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The server's origin as the client knows it. */
  readonly origin: string;
}

/** Decodes the percent-encoding of one path segment. Throws 400. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest(`Malformed percent-encoding: ${JSON.stringify(segment)}`);
  }
}

/** Returns the place of an object named in the path. */
export const placeInPath = (bucket: string, segment: string): ObjectPlace =>
  objectPlace(decodeSegment(bucket), decodeSegment(segment));

/** Returns the place of an upload, named in the query or else in its metadata. Throws 400. */
export function placeOfUpload(
  bucket: string,
  query: URLSearchParams,
  metadata: Record<string, unknown>,
): ObjectPlace {
  const name = query.get('name') ?? metadata['name'];
  if (typeof name !== 'string') throw badRequest('The upload names no object.');
  return objectPlace(decodeSegment(bucket), name);
}

/** Returns a header. Throws 400 if it is sent more than once. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  if (Array.isArray(value)) throw badRequest(`The header ${name} may be sent once.`);
  return value;
}

/** Returns a header that holds a number of bytes. Throws 400 for anything else. */
export function byteCountHeader(request: IncomingMessage, name: string): number | undefined {
  const text = header(request, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`The header ${name} must be a count of bytes.`);
  return Number(text);
}
