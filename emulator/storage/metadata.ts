import type { RulesObject } from '../rules/contract';
import { badRequest } from './storage-error';

export type Json = Record<string, unknown>;

/** The members that the writer of an object sets. */
export interface SettableMetadata {
  readonly contentType?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly cacheControl?: string;
  /** Custom metadata. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An object without its bytes. Times are in ms. */
export interface StoredObject extends SettableMetadata {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number;
  readonly metageneration: number;
  readonly size: number;
  readonly timeCreated: number;
  readonly updated: number;
  /** The MD5 hash in base64. */
  readonly md5Hash: string;
  /** The CRC-32C in base64. */
  readonly crc32c: string;
  readonly downloadTokens: readonly string[];
  /** The id of the blob that holds the bytes. */
  readonly blob: string;
}

const SETTABLE_TEXTS = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
] as const;

export const TOKENS_KEY = 'firebaseStorageDownloadTokens';
const CUSTOM_LIMIT = 8 * 1024;

/** A change of settable metadata: null removes a member, an absent one stays. */
export interface MetadataChange {
  readonly texts: { readonly [K in (typeof SETTABLE_TEXTS)[number]]?: string | null };
  /** The custom metadata: null removes all of it; a null value removes one key. */
  readonly custom: Readonly<Record<string, string | null>> | null | undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a change. Numbers and booleans in custom metadata become strings. Throws 400 for other types. */
export function readMetadataChange(body: Json): MetadataChange {
  const texts: { [K in (typeof SETTABLE_TEXTS)[number]]?: string | null } = {};
  for (const name of SETTABLE_TEXTS) {
    const value = body[name];
    if (value === undefined) continue;
    if (value !== null && typeof value !== 'string')
      throw badRequest(`Metadata '${name}' must be a text or null.`);
    if (value !== null && /[\r\n\0]/.test(value))
      throw badRequest(`Metadata '${name}' must be a single line.`);
    texts[name] = value;
  }
  const custom = body['metadata'];
  if (custom === undefined || custom === null) return { texts, custom };
  if (!isObject(custom)) throw badRequest("Metadata 'metadata' must be an object or null.");
  const entries = Object.entries(custom).map(([key, value]): [string, string | null] => {
    if (value === null || typeof value === 'string') return [key, value];
    if (typeof value === 'number' || typeof value === 'boolean') return [key, String(value)];
    throw badRequest(`Custom metadata ${JSON.stringify(key)} must be a text or null.`);
  });
  return { texts, custom: Object.fromEntries(entries) };
}

/** Applies a change to `before`. Throws 400 if the custom metadata would exceed 8 KiB. */
export function changedMetadata(before: SettableMetadata, change: MetadataChange): SettableMetadata {
  const texts = Object.fromEntries(
    SETTABLE_TEXTS.map(
      (name) => [name, change.texts[name] === undefined ? before[name] : change.texts[name]] as const,
    )
      // An empty content type counts as none.
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
  const custom =
    change.custom === null
      ? {}
      : Object.fromEntries(
          Object.entries({ ...before.metadata, ...change.custom }).filter(
            (entry): entry is [string, string] => entry[1] !== null,
          ),
        );
  const size = Object.entries(custom).reduce((sum, [key, value]) => sum + Buffer.byteLength(key + value), 0);
  if (size > CUSTOM_LIMIT)
    throw badRequest(`Custom metadata of ${size} bytes exceeds the limit of ${CUSTOM_LIMIT}.`);
  return { ...texts, ...(size === 0 && Object.keys(custom).length === 0 ? {} : { metadata: custom }) };
}

/** Returns only the settable members. */
export function settableOf(object: SettableMetadata): SettableMetadata {
  return changedMetadata(object, { texts: {}, custom: undefined });
}

export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

const iso = (ms: number): string => new Date(ms).toISOString();

export function etagOf(object: StoredObject): string {
  return Buffer.from(`${object.generation}/${object.metageneration}`).toString('base64');
}

/** Returns the value of `Content-Disposition` if the writer set none. */
export function dispositionOf(object: StoredObject): string {
  const file = object.name.slice(object.name.lastIndexOf('/') + 1);
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return object.contentDisposition ?? `inline; filename*=utf-8''${encoded}`;
}

/** Returns metadata in the Firebase API's format. */
export function firebaseMetadata(object: StoredObject): Json {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.contentType ?? DEFAULT_CONTENT_TYPE,
    timeCreated: iso(object.timeCreated),
    updated: iso(object.updated),
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition: dispositionOf(object),
    ...(object.contentLanguage === undefined ? {} : { contentLanguage: object.contentLanguage }),
    ...(object.cacheControl === undefined ? {} : { cacheControl: object.cacheControl }),
    ...(object.metadata === undefined ? {} : { metadata: object.metadata }),
    downloadTokens: object.downloadTokens.join(','),
  };
}

/** Returns metadata in the Google Cloud Storage API's format. `origin` is the server's origin. */
export function cloudMetadata(object: StoredObject, origin: string): Json {
  const path = `b/${object.bucket}/o/${encodeURIComponent(object.name)}`;
  const tokens = object.downloadTokens.length === 0 ? {} : { [TOKENS_KEY]: object.downloadTokens.join(',') };
  const custom = { ...object.metadata, ...tokens };
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${object.generation}&alt=media`,
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.contentType ?? DEFAULT_CONTENT_TYPE,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    timeCreated: iso(object.timeCreated),
    updated: iso(object.updated),
    timeStorageClassUpdated: iso(object.timeCreated),
    ...Object.fromEntries(
      SETTABLE_TEXTS.filter((name) => name !== 'contentType' && object[name] !== undefined).map((name) => [
        name,
        object[name],
      ]),
    ),
    ...(Object.keys(custom).length === 0 ? {} : { metadata: custom }),
  };
}

/** Converts a stored object to the form that rules see. */
export function rulesObject(object: StoredObject): RulesObject {
  const { bucket, name, generation, metageneration, size, md5Hash, crc32c } = object;
  return {
    ...settableOf(object),
    contentType: object.contentType ?? DEFAULT_CONTENT_TYPE,
    contentDisposition: dispositionOf(object),
    contentEncoding: object.contentEncoding ?? 'identity',
    bucket,
    name,
    generation,
    metageneration,
    size,
    md5Hash,
    crc32c,
    etag: etagOf(object),
    timeCreated: object.timeCreated * 1000,
    updated: object.updated * 1000,
  };
}
