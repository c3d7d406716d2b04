import { useEffect, useEffectEvent, useMemo } from 'react';
import { preloadList } from '@/shared/firebase/live';
import { writeState } from '@/shared/lists/address-state';
import { firstPage } from '@/shared/lists/cursor-pages';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useFilledPage } from '@/shared/lists/use-filled-page';
import { useListPage } from '@/shared/lists/use-list-page';
import { pageSizeOf } from '@/shared/lists/list-settings';
import { useListSettings } from '@/shared/lists/use-list-settings';
import { usePaused } from '@/shared/lists/use-paused';
import { fold } from '@/shared/search/fold';
import { leads as leadCollection } from '../collections';
import { leadList, type LeadListState, requestsPerPage } from '../queries';
import { leadCandidates } from './lead-candidates';
import type { LeadRepository } from './lead-repository';
import { useLeadCounts } from './use-lead-counts';

/** The requests of one page as they are shown, with the state in the address and the counts of the view. */
export function useRequestPage(repository: LeadRepository) {
  const { state, change } = useAddressState(leadList.parameters);
  const pageSize = pageSizeOf(requestsPerPage, useListSettings());
  const search = usePaused(fold(state.search));
  const { status, kind, sort, direction } = state;
  const view = useMemo(
    () => ({ search, status, kind, sort, direction }),
    [search, status, kind, sort, direction],
  );
  const isExact = leadList.isExact(view);

  const tally = useLeadCounts(repository, view);
  const total = isExact ? tally.found : undefined;
  const { query, size } = leadList.page({ ...state, search }, pageSize, tally.found);
  const page = useListPage({
    collection: leadCollection,
    watch: repository.watch(query),
    place: state,
    limit: query.limit,
    total,
  });
  const { documents, stored, fromServer } = page;
  const candidates = useMemo(() => leadCandidates(view, repository), [view, repository]);
  const filled = useFilledPage(leadCollection, candidates, {
    place: state,
    stored,
    ways: page.ways,
    size: pageSize,
    isOn: !isExact && fromServer,
  });
  const { ways, isSearching } = filled;
  // The query of a search orders by time; if all results are on this page, they are sorted here by the view's
  // order.
  const isWhole = search !== '' && !isSearching && ways.first === undefined && ways.next === undefined;
  const leads = useMemo(() => {
    const first = documents.filter(leadList.belongsTo(view));
    const further = filled.found.filter(leadList.belongsTo(view));
    const found = state.before === '' ? [...first, ...further] : [...further, ...first];
    return isWhole ? leadList.inOrder(found, view) : found;
  }, [documents, filled.found, state.before, view, isWhole]);
  const before = (state.page - 1) * size;
  const ids = useMemo(() => [...leads, ...stored.invalid].map(({ id }) => id), [leads, stored.invalid]);

  // Older leads lack search fields or a type: add them once they are on an administrator's screen.
  useEffect(() => {
    if (!fromServer) return;
    for (const lead of stored.documents) repository.addIndex(lead);
  }, [fromServer, stored, repository]);
  const hasUntyped = tally.untyped > 0;
  const lookForUntyped = useEffectEvent((signal: AbortSignal) => {
    // On a failure, the note below the list says what is missing.
    repository.addIndexToUntyped(tally.untyped, signal).catch(() => {});
  });
  useEffect(() => {
    if (!hasUntyped) return undefined;
    const looking = new AbortController();
    lookForUntyped(looking.signal);
    return () => looking.abort();
  }, [hasUntyped]);

  return {
    ...page,
    ways,
    read: page.read + filled.read,
    state,
    change,
    /** Changes the view and goes to its first page. */
    go: (part: Partial<LeadListState>) => change({ ...firstPage, ...part }),
    /** Requests the rows that a change would show. */
    ahead: (part: Partial<LeadListState>) =>
      void preloadList(
        leadCollection,
        leadList.page({ ...state, search, ...part }, pageSize, tally.found).query,
      ),
    /** The address that opens a request beside the list. */
    addressOf: (id: string) => writeState(leadList.parameters, { ...state, open: id }, ''),
    view,
    size,
    tally,
    /** The number of requests in the view; undefined while unknown. */
    total: isWhole && !isExact && fromServer ? ids.length : total,
    /** True if the search has checked every request of the view. */
    isExact: isExact || ways.next === undefined,
    isSearching,
    /** True if the search stopped before it filled the page. */
    hasPaused: filled.hasPaused,
    isOrdered: isWhole || leadList.isOrdered(view),
    leads,
    ids,
    /**
     * False after changes of this browser have removed rows from the page, until the listener brings the rows that
     * take their place.
     */
    isFull: isExact
      ? leads.length === documents.length && ids.length >= Math.min(query.limit, (total ?? 0) - before)
      : !isSearching,
  };
}

export type RequestPage = ReturnType<typeof useRequestPage>;
