import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller';
import type { Json, StoredObject } from './metadata';
import { badRequest, StorageError } from './storage-error';

/** A resumable upload, which expires an hour after its last request. */
export interface ResumableUpload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  /** The metadata of the start request, which is parsed again at the end. */
  readonly metadata: Json;
  readonly contentType: string | undefined;
  /** The length announced by the start request. */
  readonly contentLength: number | undefined;
  /** The caller who started it; later requests have no credential. */
  readonly caller: Caller;
  readonly query: URLSearchParams;
  /** True if the object will get a download token. */
  readonly withToken: boolean;
  chunks: Buffer[];
  received: number;
  status: 'active' | 'final' | 'cancelled';
  stored: StoredObject | undefined;
  /** The reason why the finished upload was refused. */
  refusal: unknown;
  touched: number;
}

type Start = Pick<
  ResumableUpload,
  'bucket' | 'name' | 'metadata' | 'contentType' | 'contentLength' | 'caller' | 'query' | 'withToken'
>;

const IDLE_LIMIT = 60 * 60_000;
const MAX_UPLOADS = 1_000;

/** The running uploads, by id. */
export class ResumableUploads {
  private readonly uploads = new Map<string, ResumableUpload>();

  start(start: Start, now: number): ResumableUpload {
    for (const [id, upload] of this.uploads) {
      if (now - upload.touched > IDLE_LIMIT) this.uploads.delete(id);
    }
    if (this.uploads.size >= MAX_UPLOADS) throw new StorageError(429, 'Too many uploads are under way.');
    const upload: ResumableUpload = {
      ...start,
      id: randomBytes(18).toString('base64url'),
      chunks: [],
      received: 0,
      status: 'active',
      stored: undefined,
      refusal: undefined,
      touched: now,
    };
    this.uploads.set(upload.id, upload);
    return upload;
  }

  /** Drops all uploads, so that later requests to them are refused. */
  clear(): void {
    this.uploads.clear();
  }

  /** Returns an upload. Throws 404 for an unknown or expired id. */
  get(id: string, now: number): ResumableUpload {
    const upload = this.uploads.get(id);
    if (upload === undefined) throw new StorageError(404, 'This upload is unknown or has been forgotten.');
    upload.touched = now;
    return upload;
  }

  /** Adds bytes at `offset`. Throws 400 if the upload is at another offset, 413 beyond `limit`. */
  append(upload: ResumableUpload, offset: number, bytes: Buffer, limit: number): void {
    requireActive(upload);
    if (offset !== upload.received) {
      throw badRequest(`The upload stands at byte ${upload.received}, not at ${offset}.`);
    }
    const total = upload.received + bytes.length;
    if (total > limit) throw new StorageError(413, `An upload may have at most ${limit} bytes.`);
    if (upload.contentLength !== undefined && total > upload.contentLength) {
      throw badRequest(`The upload announced ${upload.contentLength} bytes and sent ${total}.`);
    }
    upload.chunks.push(bytes);
    upload.received = total;
  }

  /** Returns all bytes of a finished upload. Throws 400 if some are missing. */
  content(upload: ResumableUpload): Buffer {
    requireActive(upload);
    if (upload.contentLength !== undefined && upload.contentLength !== upload.received) {
      throw badRequest(`The upload announced ${upload.contentLength} bytes and sent ${upload.received}.`);
    }
    return Buffer.concat(upload.chunks);
  }

  cancel(upload: ResumableUpload): void {
    upload.status = 'cancelled';
    upload.chunks = [];
  }

  /** Stores the result of an upload: the object or the reason of its refusal. */
  finish(
    upload: ResumableUpload,
    end: { readonly stored: StoredObject } | { readonly refusal: unknown },
  ): void {
    Object.assign(upload, end);
    upload.status = 'final';
    upload.chunks = [];
  }
}

function requireActive(upload: ResumableUpload): void {
  if (upload.status !== 'active') throw badRequest(`The upload is ${upload.status} and takes no more.`);
}
