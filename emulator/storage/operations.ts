import { createHash, randomUUID } from 'node:crypto';
import type { Caller } from '../caller';
import { authorize } from './access';
import { crc32cBase64 } from './crc32c';
import {
  changedMetadata,
  DEFAULT_CONTENT_TYPE,
  type Json,
  type MetadataChange,
  readMetadataChange,
  type SettableMetadata,
  type StoredObject,
  TOKENS_KEY,
} from './metadata';
import { type ObjectPlace, requireBucket } from './object-place';
import type { ObjectPage } from './object-store';
import { requireObject, requirePreconditions } from './preconditions';
import type { StorageService } from './service';
import { badRequest, notFound, StorageError } from './storage-error';

const MAX_PAGE = 1_000;
/** Takes download tokens out of custom metadata, in which only an administrator may set them. */
function takeTokens(
  caller: Caller,
  change: MetadataChange,
): { change: MetadataChange; tokens?: readonly string[] } {
  if (!change.custom || !Object.hasOwn(change.custom, TOKENS_KEY)) return { change };
  if (caller.kind !== 'admin')
    throw badRequest(`Custom metadata '${TOKENS_KEY}' is kept for administrators.`);
  const { [TOKENS_KEY]: text, ...custom } = change.custom;
  return {
    change: { ...change, custom },
    tokens: text ? text.split(',').filter((token) => token !== '') : [],
  };
}

function requireHash(metadata: Json, name: 'md5Hash' | 'crc32c', actual: string): void {
  const announced = metadata[name];
  if (announced === undefined || announced === null || announced === '') return;
  if (announced !== actual) {
    throw badRequest(
      `The announced ${name} ${JSON.stringify(announced)} is not that of the content, "${actual}".`,
    );
  }
}

export interface ObjectUpload {
  readonly place: ObjectPlace;
  /** The metadata as sent by the client. */
  readonly metadata: Json;
  /** The content type from the transport; `metadata` overrides it. */
  readonly contentType: string | undefined;
  readonly content: Buffer;
  readonly query: URLSearchParams;
  /** True if the object gets a download token, as uploads by clients do. */
  readonly withToken: boolean;
}

/** Stores an object. In rules, overwriting is `create`, with the current object as `resource`. */
export function putObject(service: StorageService, caller: Caller, upload: ObjectUpload): StoredObject {
  const { place, content, metadata, query } = upload;
  const { change, tokens } = takeTokens(caller, readMetadataChange(metadata));
  const initial = upload.contentType === undefined ? {} : { contentType: upload.contentType };
  const settable: SettableMetadata = changedMetadata(initial, change);
  const md5Hash = createHash('md5').update(content).digest('base64');
  const crc32c = crc32cBase64(content);
  requireHash(metadata, 'md5Hash', md5Hash);
  requireHash(metadata, 'crc32c', crc32c);

  const before = service.objects.get(place.bucket, place.name);
  authorize(service, caller, {
    method: 'create',
    place,
    resource: before,
    requestResource: { contentType: DEFAULT_CONTENT_TYPE, ...settable, ...place, size: content.length },
  });
  requirePreconditions(query, before);

  const now = service.now();
  const object: StoredObject = {
    ...settable,
    ...place,
    generation: service.objects.nextGeneration(now),
    metageneration: 1,
    size: content.length,
    timeCreated: now,
    updated: now,
    md5Hash,
    crc32c,
    downloadTokens: tokens ?? (upload.withToken ? [randomUUID()] : []),
    blob: randomUUID(),
  };
  service.objects.put(object, content);
  return object;
}

/** Returns an object, for its bytes or metadata. With a download token no permission is needed. */
export function getObject(
  service: StorageService,
  caller: Caller,
  place: ObjectPlace,
  query: URLSearchParams,
): StoredObject {
  const object = service.objects.get(place.bucket, place.name);
  const token = query.get('token');
  const hasToken = query.get('alt') === 'media' && token !== null && object?.downloadTokens.includes(token);
  if (!hasToken) authorize(service, caller, { method: 'get', place, resource: object });
  return requireObject(object, query);
}

/** Changes metadata; null removes a member. */
export function patchObject(
  service: StorageService,
  caller: Caller,
  place: ObjectPlace,
  body: Json,
  query: URLSearchParams,
): StoredObject {
  const object = service.objects.get(place.bucket, place.name);
  const { change, tokens } = takeTokens(caller, readMetadataChange(body));
  const settable = object === undefined ? {} : changedMetadata(object, change);
  const { generation, metageneration, size } = object ?? { generation: 0, metageneration: 0, size: 0 };
  authorize(service, caller, {
    method: 'update',
    place,
    resource: object,
    requestResource: {
      contentType: DEFAULT_CONTENT_TYPE,
      ...settable,
      ...place,
      size,
      generation,
      metageneration,
    },
  });
  const before = requireObject(object, query);
  const { bucket, name, timeCreated, md5Hash, crc32c, blob } = before;
  const after: StoredObject = {
    ...settable,
    bucket,
    name,
    generation,
    size,
    timeCreated,
    md5Hash,
    crc32c,
    blob,
    metageneration: metageneration + 1,
    updated: service.now(),
    downloadTokens: tokens ?? before.downloadTokens,
  };
  service.objects.replace(after);
  return after;
}

export function deleteObject(
  service: StorageService,
  caller: Caller,
  place: ObjectPlace,
  query: URLSearchParams,
): void {
  const object = service.objects.get(place.bucket, place.name);
  authorize(service, caller, { method: 'delete', place, resource: object });
  service.objects.delete(requireObject(object, query));
}

/** Lists a page of a bucket's objects. */
export function listObjects(
  service: StorageService,
  caller: Caller,
  bucket: string,
  query: URLSearchParams,
): ObjectPage {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const pageToken = query.get('pageToken') ?? '';
  const maxText = query.get('maxResults') ?? String(MAX_PAGE);
  if (!/^\d{1,9}$/.test(maxText) || Number(maxText) < 1)
    throw badRequest('maxResults must be a number above 0.');
  authorize(service, caller, {
    method: 'list',
    place: { bucket: requireBucket(bucket), name: prefix },
    resource: undefined,
  });
  const token = Buffer.from(pageToken, 'base64url').toString('utf8');
  if (Buffer.from(token).toString('base64url') !== pageToken)
    throw badRequest('The page token is not one of ours.');
  const page = service.objects.list(bucket, {
    prefix,
    maxResults: Math.min(Number(maxText), MAX_PAGE),
    ...(delimiter === '' ? {} : { delimiter }),
    ...(token === '' ? {} : { pageToken: token }),
  });
  const { nextPageToken, ...entries } = page;
  if (nextPageToken === undefined) return entries;
  return { ...entries, nextPageToken: Buffer.from(nextPageToken).toString('base64url') };
}

/** Changes the download tokens of an object. An object always keeps at least one. */
export function changeTokens(
  service: StorageService,
  caller: Caller,
  place: ObjectPlace,
  change: (tokens: readonly string[]) => readonly string[],
): StoredObject {
  if (caller.kind !== 'admin')
    throw new StorageError(403, 'Permission denied. Tokens are managed by administrators.');
  const object = service.objects.get(place.bucket, place.name);
  if (object === undefined) throw notFound();
  const tokens = change(object.downloadTokens);
  return withTokens(service, object, tokens.length === 0 ? [randomUUID()] : tokens);
}

/**
 * Returns the object with a download token, added if it had none. The client builds download URLs from it.
 */
export function ensureToken(service: StorageService, object: StoredObject): StoredObject {
  return object.downloadTokens.length > 0 ? object : withTokens(service, object, [randomUUID()]);
}

function withTokens(
  service: StorageService,
  object: StoredObject,
  downloadTokens: readonly string[],
): StoredObject {
  const after = {
    ...object,
    downloadTokens,
    metageneration: object.metageneration + 1,
    updated: service.now(),
  };
  service.objects.replace(after);
  return after;
}
