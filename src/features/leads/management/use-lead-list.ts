import { useEffect, useEffectEvent } from 'react';
import { useRecordList } from '@/shared/lists/use-record-list';
import { indexLead, indexUntyped } from '../changes';
import { leadList } from '../queries';
import { countsFor } from './lead-counts';

/**
 * Returns the leads of one page with the counts of the tiles. Completes older leads that lack search fields
 * or a type.
 */
export function useLeadList() {
  const list = useRecordList(leadList, { counts: countsFor });
  const { fromServer, stored, counts } = list;
  const { total, typed } = counts;
  const untyped = total === undefined || typed === undefined ? 0 : Math.max(0, total - typed);

  useEffect(() => {
    if (!fromServer) return;
    for (const lead of stored.documents) indexLead(lead);
  }, [fromServer, stored]);
  const hasUntyped = untyped > 0;
  const lookForUntyped = useEffectEvent((signal: AbortSignal) => {
    // If this fails, the note below the list tells how many leads are missing.
    indexUntyped(untyped, signal).catch(() => {});
  });
  useEffect(() => {
    if (!hasUntyped) return undefined;
    const looking = new AbortController();
    lookForUntyped(looking.signal);
    return () => looking.abort();
  }, [hasUntyped]);

  return {
    ...list,
    /** The number of leads without a type, which the query leaves out. */
    untyped,
  };
}

export type LeadListPage = ReturnType<typeof useLeadList>;
