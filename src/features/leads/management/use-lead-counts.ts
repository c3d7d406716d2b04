import { useMemo } from 'react';
import { type ListQuery, queryKey } from '@/shared/firebase/query';
import { type MovedQuestion, useHeldCounts } from '@/shared/lists/held-counts';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { leads } from '../collections';
import { leadList, type LeadView, typedLeads } from '../queries';
import { type Lead, leadStatuses } from '../schema';
import type { LeadRepository } from './lead-repository';

export type View = Omit<LeadView, 'sort' | 'direction'>;

const everything: View = { search: '', status: 'all', kind: 'all' };

/**
 * The counts of the tiles, and the number of requests in a view; undefined while unknown. `untyped`: how many
 * leads without a type the query for playbook requests leaves out.
 */
export function useLeadCounts(repository: LeadRepository, view: View) {
  const changes = useChanges({ collection: leads });
  const { search, status, kind } = view;
  const questions = useMemo(() => {
    const asked = (
      query: ListQuery<Lead>,
      isCounted: (lead: Lead) => boolean,
    ): MovedQuestion<PendingChange> => ({
      key: queryKey(leads, query),
      ask: () => repository.count(query),
      // A change knows only the fields in its base.
      moved: (changed) => pendingDifference(leads, changed, (lead) => isCounted(lead as unknown as Lead)),
    });
    const of = (counted: View) =>
      asked({ where: leadList.where(counted) }, leadList.belongsTo(counted, true));
    const [pending, sent, completed] = leadStatuses.map((each) => of({ ...everything, status: each }));
    // A count query cannot count a search that the browser has to filter.
    const shown = { search, status, kind };
    const found = leadList.isExact(shown) ? of(shown) : undefined;
    // Leads without a type are playbook requests, but the query for those does not find them.
    const typed = kind === 'playbook' ? asked(typedLeads, ({ bundleType }) => !!bundleType) : undefined;
    return {
      total: of(everything),
      pending,
      sent,
      completed,
      ...(found && { found }),
      ...(typed && { typed }),
    } as Record<'total' | (typeof leadStatuses)[number], MovedQuestion<PendingChange>> &
      Partial<Record<'found' | 'typed', MovedQuestion<PendingChange>>>;
  }, [repository, search, status, kind]);
  const { counts, failed, refresh } = useHeldCounts(
    questions as Record<string, MovedQuestion<PendingChange>>,
    changes,
  );
  const { total, pending, sent, completed, found, typed } = counts;
  const untyped = total === undefined || typed === undefined ? 0 : Math.max(0, total - typed);
  return { counts: { total, pending, sent, completed }, found, untyped, failed, refresh };
}
