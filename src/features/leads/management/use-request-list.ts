import { useEffect, useEffectEvent } from 'react';
import { useRecordList } from '@/shared/lists/use-record-list';
import { leadList } from '../queries';
import { countsBeside } from './lead-counts';
import type { LeadRepository } from './lead-repository';

/** The requests of one page, with the counts of the tiles. Completes older leads that lack search fields or a type. */
export function useRequestList(repository: LeadRepository) {
  const list = useRecordList(leadList, {
    source: repository,
    counts: countsBeside,
  });
  const { fromServer, stored, counts } = list;
  const { total, typed } = counts;
  const untyped = total === undefined || typed === undefined ? 0 : Math.max(0, total - typed);

  useEffect(() => {
    if (!fromServer) return;
    for (const lead of stored.documents) repository.addIndex(lead);
  }, [fromServer, stored, repository]);
  const hasUntyped = untyped > 0;
  const lookForUntyped = useEffectEvent((signal: AbortSignal) => {
    // On a failure, the note below the list says what is missing.
    repository.addIndexToUntyped(untyped, signal).catch(() => {});
  });
  useEffect(() => {
    if (!hasUntyped) return undefined;
    const looking = new AbortController();
    lookForUntyped(looking.signal);
    return () => looking.abort();
  }, [hasUntyped]);

  return {
    ...list,
    /** How many leads without a type the query leaves out. */
    untyped,
  };
}

export type RequestList = ReturnType<typeof useRequestList>;
