import type { RulesObject } from '../rules/contract';
import { badRequest } from './storage-error';

export type Json = Record<string, unknown>;

/** The members that the writer of an object chooses. */
export interface SettableMetadata {
  readonly contentType?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly cacheControl?: string;
  /** Custom metadata. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An object without its bytes. Times in ms. */
export interface StoredObject extends SettableMetadata {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number;
  readonly metageneration: number;
  readonly size: number;
  readonly timeCreated: number;
  readonly updated: number;
  /** base64 */
  readonly md5Hash: string;
  /** base64 */
  readonly crc32c: string;
  readonly downloadTokens: readonly string[];
  /** Where the bytes are kept. */
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

/** Settable metadata as a change: null removes, absent leaves. */
export interface MetadataChange {
  readonly texts: { readonly [K in (typeof SETTABLE_TEXTS)[number]]?: string | null };
  /** null removes all custom metadata; a null value removes one key. */
  readonly custom: Readonly<Record<string, string | null>> | null | undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a change; numbers and booleans of custom metadata become texts. Throws 400 for anything else. */
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

/** `before` with the change made. Throws 400 when the custom metadata would exceed 8 KiB. */
export function changedMetadata(before: SettableMetadata, change: MetadataChange): SettableMetadata {
  const texts = Object.fromEntries(
    SETTABLE_TEXTS.map(
      (name) => [name, change.texts[name] === undefined ? before[name] : change.texts[name]] as const,
    )
      // An empty content type is no content type.
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

/** The settable members alone. */
export function settableOf(object: SettableMetadata): SettableMetadata {
  return changedMetadata(object, { texts: {}, custom: undefined });
}

export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

const iso = (ms: number): string => new Date(ms).toISOString();

export function etagOf(object: StoredObject): string {
  return Buffer.from(`${object.generation}/${object.metageneration}`).toString('base64');
}

/** What `Content-Disposition` says when the writer chose nothing. */
export function dispositionOf(object: StoredObject): string {
  const file = object.name.slice(object.name.lastIndexOf('/') + 1);
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return object.contentDisposition ?? `inline; filename*=utf-8''${encoded}`;
}

/** Metadata as the Firebase API gives it to clients. */
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

/** Metadata as the Google Cloud Storage API gives it to administrators. `origin` is that of the server. */
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

/** A stored object as rules see it. */
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
