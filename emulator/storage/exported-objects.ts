import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { objectSchema } from './object-files';
import { objectPlace } from './object-place';
import type { ObjectStore, ObjectWithContent } from './object-store';

const exportSchema = z.strictObject({
  version: z.literal(1),
  objects: z.array(objectSchema.omit({ blob: true }).extend({ content: z.base64() })),
});

/** Exports all objects with their bytes as base64: `{version, objects: [{bucket, name, …, content}]}`. */
export function exportObjects(objects: ObjectStore): object {
  return {
    version: 1,
    objects: objects.allWithContent().map(({ object, content }) => {
      const { blob: _blob, ...metadata } = object;
      return { ...metadata, content: content.toString('base64') };
    }),
  };
}

/**
 * Checks the objects of an export for `ObjectStore.replaceAll`. Throws an Error that names the invalid part,
 * also if the bytes do not fit their metadata.
 */
export function parseExportedObjects(exported: unknown): ObjectWithContent[] {
  const parsed = exportSchema.safeParse(exported);
  if (!parsed.success) throw new Error(`Not an export of Storage objects: ${z.prettifyError(parsed.error)}`);
  const seen = new Set<string>();
  return parsed.data.objects.map(({ content: base64, ...metadata }) => {
    const { bucket, name } = objectPlace(metadata.bucket, metadata.name);
    const key = `${bucket}/${name}`;
    if (seen.has(key)) throw new Error(`The export has the object "${key}" twice.`);
    seen.add(key);
    const content = Buffer.from(base64, 'base64');
    const md5Hash = createHash('md5').update(content).digest('base64');
    if (content.length !== metadata.size || md5Hash !== metadata.md5Hash) {
      throw new Error(`The bytes of the object "${key}" are not those that its metadata describe.`);
    }
    return { object: { ...metadata, blob: randomUUID() }, content };
  });
}
