import type { CollectionPath } from './collection';
import { type Fields, isServerTime, type Patch, segmentsOf, spelt } from './fields';
import { call, type CallOptions, documentsName } from './rest';
import { encode, type RestFields, type RestValue } from './values';

interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue: 'REQUEST_TIME';
}

/** One write of a batch, as the REST API takes it; made by `create`, `set`, `patch` and `remove`. */
export interface Write {
  readonly update?: { readonly name: string; readonly fields: RestFields };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly currentDocument?: { readonly exists: boolean } | { readonly updateTime: string };
}

/** Guards a write: it fails with `failed-precondition` when the document has changed since this time, as `readForUpdate` gave it. */
interface Guard {
  readonly ifUpdateTime?: string;
}

const nameOf = ({ path }: { readonly path: string }, id: string) => `${documentsName}/${path}/${id}`;

/** Takes the places of the server's time out of a map, since it is no value; returns what is left. */
function encodeMap(map: object, at: readonly string[], transforms: Transform[]): RestFields {
  const fields: Record<string, RestValue> = {};
  for (const [name, value] of Object.entries(map)) {
    const path = [...at, name];
    if (isServerTime(value)) transforms.push({ fieldPath: spelt(path), setToServerValue: 'REQUEST_TIME' });
    else if (Object.getPrototypeOf(value ?? 0) === Object.prototype)
      fields[name] = { mapValue: { fields: encodeMap(value as object, path, transforms) } };
    else if (value !== undefined) fields[name] = encode(value);
  }
  return fields;
}

function whole(name: string, map: object): Write {
  const updateTransforms: Transform[] = [];
  return { update: { name, fields: encodeMap(map, [], updateTransforms) }, updateTransforms };
}

/** Creates a document; the batch fails with `already-exists` when there is one. */
export const create = <T>(target: CollectionPath<T>, id: string, fields: Fields<T>): Write => ({
  ...whole(nameOf(target, id), fields),
  currentDocument: { exists: false },
});

/** Writes a whole document; whether it may be new, or take the place of another, is for the rules to say. */
export const set = <T>(target: CollectionPath<T>, id: string, fields: Fields<T>): Write =>
  whole(nameOf(target, id), fields);

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

/** Puts members into the map under a path, beside what is there. */
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

/** Deletes a document; one that is not there is deleted already, unless the write is guarded. */
export const remove = (
  target: { readonly path: string },
  id: string,
  { ifUpdateTime }: Guard = {},
): Write => ({
  delete: nameOf(target, id),
  ...(ifUpdateTime !== undefined && { currentDocument: { updateTime: ifUpdateTime } }),
});

/** Carries out all the writes or none. Rejects with a DatabaseError, or with the signal's reason. */
export async function commit(writes: readonly Write[], options?: CallOptions): Promise<void> {
  await call(':commit', { writes }, options);
}
