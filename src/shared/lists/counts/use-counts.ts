import { useMemo } from 'react';
import type { Collection } from '@/shared/firebase/collection';
import { countDocuments } from '@/shared/firebase/database';
import { queryKey } from '@/shared/firebase/query';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { type AdjustedCount, useCachedCounts } from './cached-counts';
import type { Count } from './list-count';

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
          ([name, { query, has }]): [string, AdjustedCount<PendingChange>] => [
            name,
            {
              key: queryKey(collection, query),
              ask: () => countDocuments(collection, query),
              moved: (changes) => pendingDifference(collection, changes, (fields) => has(fields as T)),
            },
          ],
        ),
      ) as Readonly<Record<N, AdjustedCount<PendingChange>>>,
    [collection, counts],
  );
  return useCachedCounts(questions, useChanges({ collection }));
}
