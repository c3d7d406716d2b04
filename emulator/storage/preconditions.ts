import type { StoredObject } from './metadata';
import { badRequest, notFound, StorageError } from './storage-error';

function generationOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,16}$/.test(text)) throw badRequest(`${name} must be a whole number.`);
  return Number(text);
}

/** Throws 412 unless the object fits the request's `if…Match` parameters. */
export function requirePreconditions(query: URLSearchParams, object: StoredObject | undefined): void {
  const failed = (
    [
      ['ifGenerationMatch', object?.generation ?? 0, true],
      ['ifGenerationNotMatch', object?.generation ?? 0, false],
      ['ifMetagenerationMatch', object?.metageneration, true],
      ['ifMetagenerationNotMatch', object?.metageneration, false],
    ] as const
  ).find(([name, actual, mustMatch]) => {
    const wanted = generationOf(query, name);
    return wanted !== undefined && (wanted === actual) !== mustMatch;
  });
  if (failed !== undefined) throw new StorageError(412, `The condition ${failed[0]} is not met.`);
}

/**
 * Returns the object that a request names. Throws 404 if it is missing or the query's `generation` is not the
 * current one.
 */
export function requireObject(object: StoredObject | undefined, query: URLSearchParams): StoredObject {
  const generation = generationOf(query, 'generation');
  if (object === undefined || (generation !== undefined && generation !== object.generation))
    throw notFound();
  requirePreconditions(query, object);
  return object;
}
