import type { CollectionPath } from './collection';
import { type Fields, isServerTime, spelt } from './fields';
import { call, type CallOptions, documentsName } from './rest';
import { encode, type RestFields, type RestValue } from './values';

export interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue: 'REQUEST_TIME';
}

/**
 * One write of a batch, in the REST API's form. Created by `create`, `set` and the functions of `patch.ts`.
 */
export interface Write {
  readonly update?: { readonly name: string; readonly fields: RestFields };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly currentDocument?: { readonly exists: boolean } | { readonly updateTime: string };
}

/** Returns the resource name of a document. */
export const nameOf = ({ path }: { readonly path: string }, id: string) => `${documentsName}/${path}/${id}`;

/** Encodes a map. Moves its `serverTime` placeholders into `transforms` and returns the other fields. */
export function encodeMap(map: object, at: readonly string[], transforms: Transform[]): RestFields {
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

/** Returns a write that creates a document. The batch fails with `already-exists` if it exists. */
export const create = <T>(target: CollectionPath<T>, id: string, fields: Fields<T>): Write => ({
  ...whole(nameOf(target, id), fields),
  currentDocument: { exists: false },
});

/** Returns a write of a whole document, which creates or replaces it. */
export const set = <T>(target: CollectionPath<T>, id: string, fields: Fields<T>): Write =>
  whole(nameOf(target, id), fields);

/** Carries out all writes or none. Rejects with a DatabaseError, or with the signal's reason. */
export async function commit(writes: readonly Write[], options?: CallOptions): Promise<void> {
  await call(':commit', { writes }, options);
}
