import { useMemo } from 'react';
import { queryKey } from '@/shared/firebase/query';
import { type MovedQuestion, useHeldCounts } from '@/shared/lists/held-counts';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { waitlist } from '../collections';
import { type WaitlistEntry, type WaitlistStatus, waitlistStatuses } from '../schema';
import { entriesOf } from './queries';
import type { WaitlistRepository } from './waitlist-repository';

type Filter = WaitlistStatus | 'all';

/** Counts the entries by status; undefined while unknown. */
export function useWaitlistCounts(
  repository: Pick<WaitlistRepository, 'count'>,
  filters: readonly Filter[] = ['all', ...waitlistStatuses],
) {
  const changes = useChanges({ collection: waitlist });
  const asked = filters.join();
  const questions = useMemo(
    () =>
      Object.fromEntries(
        (asked.split(',') as Filter[]).map((filter): [Filter, MovedQuestion<PendingChange>] => [
          filter,
          {
            key: queryKey(waitlist, entriesOf(filter)),
            ask: () => repository.count(entriesOf(filter)),
            moved: (changed) =>
              pendingDifference(
                waitlist,
                changed,
                (entry) => filter === 'all' || (entry as unknown as WaitlistEntry).status === filter,
              ),
          },
        ]),
      ) as Record<Filter, MovedQuestion<PendingChange>>,
    [repository, asked],
  );
  return useHeldCounts(questions, changes);
}
