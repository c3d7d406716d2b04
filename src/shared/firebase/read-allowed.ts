import type { Collection, ParsedDocument } from './collection';
import { getDocuments, type ReadOptions } from './database';
import { DatabaseError } from './database-error';

/**
 * Reads the documents of these ids that exist and that the person may read, in one call if the person may read all of
 * them: one that the rules refuse refuses the whole call, and then each is read by itself. Rejects as `getDocument` does.
 */
export async function readAllowed<T>(
  source: Collection<T>,
  ids: readonly string[],
  options?: ReadOptions<T>,
): Promise<readonly ParsedDocument<T>[]> {
  try {
    const found = await getDocuments(source, ids, options);
    return found.filter((parsed) => parsed !== undefined);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === 'permission-denied')) throw error;
    if (ids.length === 1) return [];
    return (await Promise.all(ids.map((id) => readAllowed(source, [id], options)))).flat();
  }
}
