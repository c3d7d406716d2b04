import { useMemo } from 'react';
import type { Collection } from '@/shared/firebase/collection';
import { countDocuments } from '@/shared/firebase/database';
import { type ListQuery, queryKey } from '@/shared/firebase/query';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import type { Parameters } from './address/address-state';
import type { List, ListConditions } from './define-list';
import { type MovedQuestion, useHeldCounts } from './held-counts';

/** A count in the database, and the check that lets pending changes adjust it. */
export interface Count<T> {
  readonly query: ListQuery<T>;
  /** Called with the fields that a change contains. */
  readonly has: (record: T) => boolean;
}

/** Returns the count of a view's records. */
export const countOf = <T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  view: ListConditions<V>,
): Count<T> => ({ query: { where: list.where(view) }, has: list.belongsTo(view, true) });

/**
 * Counts records by name. Caches counts for a minute and adjusts them by pending changes. `counts` must be
 * stable.
 */
export function useCounts<T, N extends string>(
  collection: Collection<T>,
  counts: Readonly<Record<N, Count<T>>>,
) {
  const questions = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<Count<T>>(counts).map(
          ([name, { query, has }]): [string, MovedQuestion<PendingChange>] => [
            name,
            {
              key: queryKey(collection, query),
              ask: () => countDocuments(collection, query),
              moved: (changes) => pendingDifference(collection, changes, (fields) => has(fields as T)),
            },
          ],
        ),
      ) as Readonly<Record<N, MovedQuestion<PendingChange>>>,
    [collection, counts],
  );
  return useHeldCounts(questions, useChanges({ collection }));
}
