import { useMemo } from 'react';
import { type ListQuery, queryKey } from '@/shared/firebase/query';
import { type MovedQuestion, useHeldCounts } from '@/shared/lists/held-counts';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { searchPiece } from '@/shared/search/grams';
import { leads } from '../collections';
import { belongsTo, leadFilters, type LeadView, typedLeads } from '../queries';
import { type Lead, leadStatuses } from '../schema';
import type { LeadRepository } from './lead-repository';

export type View = Omit<LeadView, 'sort' | 'direction'>;

const everything: View = { search: '', status: 'all', kind: 'all' };

/**
 * The counts of the tiles, and how many requests a view has; undefined while that is not known. `untyped`: how many the
 * database leaves out of a list of requests for the playbook, since they are stored without a type.
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
      // A change knows of a request what it started from.
      moved: (changed) => pendingDifference(leads, changed, (lead) => isCounted(lead as unknown as Lead)),
    });
    const of = (counted: View) => asked({ where: leadFilters(counted) }, belongsTo(counted));
    const [pending, sent, completed] = leadStatuses.map((each) => of({ ...everything, status: each }));
    // A search that is checked here cannot be counted there.
    const isCountable = searchPiece(search)?.exact ?? true;
    const found = isCountable ? of({ search, status, kind }) : undefined;
    // What is stored without a type is missing from the requests for the playbook, which it belongs to.
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
