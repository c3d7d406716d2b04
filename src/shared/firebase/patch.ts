import type { CollectionPath } from './collection';
import { encodeMap, nameOf, type Transform, type Write } from './commit';
import { isServerTime, type Patch, segmentsOf, spelt } from './fields';
import type { RestFields, RestValue } from './values';

// Apart from `commit.ts`: the counting of visits, which every public page loads, only adds documents.

/**
 * A guard: the write fails with `failed-precondition` when the document was updated since this time, as
 * `readForUpdate` returned it.
 */
interface Guard {
  readonly ifUpdateTime?: string;
}

/** Changes the given fields of a document; the batch fails with `not-found` when there is none. */
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

/** Deletes a document; a missing one is no error, unless the write is guarded. */
export const remove = (
  target: { readonly path: string },
  id: string,
  { ifUpdateTime }: Guard = {},
): Write => ({
  delete: nameOf(target, id),
  ...(ifUpdateTime !== undefined && { currentDocument: { updateTime: ifUpdateTime } }),
});
