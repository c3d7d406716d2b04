import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoredObject } from './metadata';

/**
 * The storage of objects. It is synchronous, so that no request sees another's half-done change. An object's
 * blob is written before the object that names it, and deleted after it.
 */
export interface ObjectFiles {
  load(): readonly StoredObject[];
  read(blob: string): Buffer;
  writeBlob(blob: string, content: Buffer): void;
  deleteBlob(blob: string): void;
  writeObject(object: StoredObject): void;
  deleteObject(object: StoredObject): void;
}

/** Creates a storage in memory, which ends with the process. */
export function objectsInMemory(): ObjectFiles {
  const blobs = new Map<string, Buffer>();
  return {
    load: () => [],
    read: (blob) => {
      const content = blobs.get(blob);
      if (content === undefined) throw new Error(`The bytes ${blob} are gone.`);
      return content;
    },
    writeBlob: (blob, content) => void blobs.set(blob, content),
    deleteBlob: (blob) => void blobs.delete(blob),
    writeObject: () => undefined,
    deleteObject: () => undefined,
  };
}

// Used instead of z.record, which drops a key named __proto__.
function isTextMap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((member) => typeof member === 'string');
}

/** The schema of a stored object in JSON. */
export const objectSchema = z.strictObject({
  bucket: z.string(),
  name: z.string(),
  generation: z.number(),
  metageneration: z.number(),
  size: z.number(),
  timeCreated: z.number(),
  updated: z.number(),
  md5Hash: z.string(),
  crc32c: z.string(),
  downloadTokens: z.array(z.string()),
  blob: z.string().regex(/^[\w-]+$/),
  contentType: z.string().exactOptional(),
  contentDisposition: z.string().exactOptional(),
  contentEncoding: z.string().exactOptional(),
  contentLanguage: z.string().exactOptional(),
  cacheControl: z.string().exactOptional(),
  metadata: z.custom<Record<string, string>>(isTextMap, 'Expected an object of texts').exactOptional(),
});

function writeDurably(file: string, content: Buffer | string): void {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates a storage below `dir`: `objects/` holds metadata as JSON, `blobs/` the bytes. Creates missing
 * folders.
 */
export function objectsOnDisk(dir: string): ObjectFiles {
  const objects = join(dir, 'objects');
  const blobs = join(dir, 'blobs');
  mkdirSync(objects, { recursive: true });
  mkdirSync(blobs, { recursive: true });
  const fileOf = ({ bucket, name }: StoredObject): string =>
    join(objects, `${createHash('sha256').update(`${bucket}/${name}`).digest('hex')}.json`);

  const read = (file: string): StoredObject => {
    const path = join(objects, file);
    try {
      const object = objectSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const { size } = statSync(join(blobs, object.blob));
      if (size !== object.size) throw new Error(`its bytes are ${size}, not ${object.size}`);
      return object;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${path} cannot be read as an object: ${reason}`, { cause: error });
    }
  };

  return {
    load: () => {
      const loaded = readdirSync(objects)
        .filter((file) => file.endsWith('.json'))
        .map(read);
      const used = new Set(loaded.map(({ blob }) => blob));
      // Deletes blobs of a write that a crash interrupted.
      for (const blob of readdirSync(blobs)) if (!used.has(blob)) rmSync(join(blobs, blob));
      return loaded;
    },
    read: (blob) => readFileSync(join(blobs, blob)),
    writeBlob: (blob, content) => writeDurably(join(blobs, blob), content),
    deleteBlob: (blob) => rmSync(join(blobs, blob), { force: true }),
    writeObject: (object) => {
      const file = fileOf(object);
      writeDurably(`${file}.new`, JSON.stringify(object));
      renameSync(`${file}.new`, file);
    },
    deleteObject: (object) => rmSync(fileOf(object), { force: true }),
  };
}
