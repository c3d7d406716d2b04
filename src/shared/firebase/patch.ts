import type { CollectionPath } from './collection';
import { encodeMap, nameOf, type Transform, type Write } from './commit';
import { isServerTime, type Patch, segmentsOf, spelt } from './fields';
import type { RestFields, RestValue } from './values';

// In its own file, because every public page loads `commit.ts` to count visits, which only adds documents.

/**
 * The update time that `readForUpdate` returned. If the document was updated since, the write fails with
 * `failed-precondition`.
 */
interface Guard {
  readonly ifUpdateTime?: string;
}

/**
 * Returns a write that changes some fields of a document. The batch fails with `not-found` if it does not
 * exist.
 */
export function patch<T>(
  target: CollectionPath<T>,
  id: string,
  changes: Patch<T>,
  { ifUpdateTime }: Guard = {},
): Write {
  const updateTransforms: Transform[] = [];
  const mask: string[] = [];
  const fields: Record<string, RestValue> = {};
  for (const [path, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const segments = segmentsOf(path);
    const parents = segments.slice(0, -1);
    if (!isServerTime(value)) mask.push(spelt(segments));
    graft(fields, parents, encodeMap({ [segments.at(-1) ?? '']: value }, parents, updateTransforms));
  }
  return {
    update: { name: nameOf(target, id), fields },
    updateMask: { fieldPaths: mask },
    updateTransforms,
    currentDocument: ifUpdateTime === undefined ? { exists: true } : { updateTime: ifUpdateTime },
  };
}

/** Adds members to the map at a path, keeping the others. */
function graft(
  fields: Record<string, RestValue>,
  [name, ...rest]: readonly string[],
  members: RestFields,
): void {
  if (name === undefined) {
    Object.assign(fields, members);
    return;
  }
  const held = fields[name];
  const below: Record<string, RestValue> = held && 'mapValue' in held ? { ...held.mapValue.fields } : {};
  graft(below, rest, members);
  fields[name] = { mapValue: { fields: below } };
}

/** Returns a write that deletes a document. A missing one is no error unless the write is guarded. */
export const remove = (
  target: { readonly path: string },
  id: string,
  { ifUpdateTime }: Guard = {},
): Write => ({
  delete: nameOf(target, id),
  ...(ifUpdateTime !== undefined && { currentDocument: { updateTime: ifUpdateTime } }),
});
