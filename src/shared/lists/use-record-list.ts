import { useEffect, useEffectEvent, useMemo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { preloadList } from '@/shared/firebase/live/first-answers';
import type { Watch } from '@/shared/firebase/live/live';
import { watchList } from '@/shared/firebase/live/watch';
import { queryKey } from '@/shared/firebase/query';
import { type Parameters, writeState } from './address/address-state';
import { firstPage, type PagePlace } from './pages/cursor-pages';
import type { SearchedPage, searchedPage } from './pages/searched-page';
import type { List, ListState, ListView } from './define-list';
import { candidatesOf } from './list-search';
import { useSelection } from './rows/use-selection';
import { useAddressState } from './address/use-address-state';
import { type Count, countOf, useCounts } from './use-counts';
import { useFilledPage } from './pages/use-filled-page';
import { useListPage } from './pages/use-list-page';
import { pageSizeOf } from './settings/list-settings';
import { useListSettings } from './settings/use-list-settings';
import { usePaused } from './use-paused';

interface RecordListOptions<T, V, S extends string> {
  /** Rows per page, for a list whose pager has the choice. */
  readonly pageSize?: number;
  /** Filters that the screen sets, such as the owner for regular users. */
  readonly fixed?: Partial<V>;
  /** Returns further counts that the screen shows. Must be stable. */
  readonly counts?: (view: ListView<V, S>) => Readonly<Record<string, Count<T>>>;
  /** True if the selection spans the pages of a view. */
  readonly selectsAcrossPages?: boolean;
  /**
   * A search that runs in another collection. An option, so that other lists do not load the code of
   * `stateOf`.
   */
  readonly searchElsewhere?: {
    readonly watch: (view: ListView<V, S>, place: PagePlace, pageSize: number) => Watch<SearchedPage<T>>;
    readonly stateOf: typeof searchedPage;
  };
}

const noCounts = () => ({});

/**
 * Returns the page of a list that the address names: live, counted, and with this person's pending changes
 * applied.
 */
export function useRecordList<T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  {
    pageSize: givenPageSize,
    fixed,
    counts = noCounts,
    selectsAcrossPages = false,
    searchElsewhere,
  }: RecordListOptions<T, V, S>,
) {
  type View = ListView<V, S>;
  type State = ListState<V, S, E>;
  const { collection, parameters } = list;
  const settings = useListSettings();
  const pageSize = givenPageSize ?? pageSizeOf(list.pageSize, settings);
  const address = useAddressState(parameters as Parameters);
  const change = address.change as (part: Partial<State>) => void;
  const asked = { ...address.state, ...fixed } as unknown as State;
  const search = usePaused(list.viewOf(asked).search);
  // With the template, React's compiler knows that the text never changes.
  // oxlint-disable-next-line typescript/no-unnecessary-template-expression
  const viewText = `${JSON.stringify(list.viewNames.map((name) => [name, { ...asked, search }[name]]))}`;
  const view = useMemo(() => Object.fromEntries(JSON.parse(viewText) as []) as unknown as View, [viewText]);
  const isExact = list.isExact(view);
  const isCounted = isExact && list.isCounted;

  const questions = useMemo(
    () => ({ ...counts(view), ...(isCounted && { found: countOf(list, view) }) }),
    [counts, list, view, isCounted],
  );
  const tally = useCounts<T, string>(collection, questions);
  const total = tally.counts['found'];
  // Without a cursor in the address, the first page is shown.
  const isLost = asked.page > 1 && asked.after === '' && asked.before === '';
  const state: State = isLost ? { ...asked, ...firstPage } : asked;
  const { page: number, after, before } = state;
  const ofView = useMemo(() => list.query(view), [list, view]);
  const { query, size } = list.page({ ...state, ...view }, pageSize, total, ofView);
  const elsewhere = list.isElsewhere(view)
    ? searchElsewhere?.watch(view, { page: number, after, before }, size)
    : undefined;
  const page = useListPage<T>({
    collection,
    watch: elsewhere ?? watchList(collection, query, { scope: collection.path }),
    place: state,
    // The search itself reports whether more follows.
    limit: elsewhere ? 0 : query.limit,
    total,
  });
  const { documents, stored, fromServer } = page;
  const candidates = useMemo(() => candidatesOf(list, view), [list, view]);
  const filledPage = useFilledPage(collection, candidates, {
    place: state,
    stored,
    pageLinks: page.pageLinks,
    size: pageSize,
    isOn: !isExact && elsewhere === undefined && fromServer,
  });
  const filled =
    elsewhere && searchElsewhere ? searchElsewhere.stateOf(stored, state, page.pageLinks) : filledPage;
  const { pageLinks, isSearching } = filled;
  const read = page.read + filled.read;
  // The database returns search results in a fixed order. If all results are on this page, the browser sorts
  // them as the view asks.
  const isWhole =
    search !== '' && !isSearching && pageLinks.first === undefined && pageLinks.next === undefined;
  const isSorted = isWhole || (search === '' && list.staysInOrder);
  const rows = useMemo(() => {
    const belongs = list.belongsTo(view);
    const first = documents.filter(belongs);
    const further = filled.found.filter(belongs);
    const found = state.before === '' ? [...first, ...further] : [...further, ...first];
    return isSorted ? list.inOrder(found, view).slice(0, isExact ? size : undefined) : found;
  }, [list, view, documents, filled.found, state.before, isSorted, isExact, size]);
  const ids = useMemo(() => [...rows, ...stored.invalid].map(({ id }) => id), [rows, stored.invalid]);

  // After deletions, the open page may be past the end. Then the last page replaces it.
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const isPastEnd = list.staysInOrder && last !== undefined && state.page > last && fromServer;
  const goToLast = useEffectEvent(() => {
    const place: PagePlace =
      last === undefined || last === 1 ? firstPage : { page: last, after: '', before: 'end' };
    change(place as Partial<State>);
  });
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);

  /** The number of records of a list without a count, once its last page is shown. */
  const reached = pageLinks.next === undefined ? (state.page - 1) * size + ids.length : undefined;
  /** The number of rows of the page once the database has confirmed all changes. */
  const expected = Math.min(query.limit, (total ?? 0) - (state.page - 1) * size);
  const isSettled =
    fromServer && !isSearching && !isPastEnd && (ids.length > 0 || read === 0 || !isExact || expected <= 0);
  const isAtEnd = isSettled && read < size && state.before === '' && (read > 0 || state.page === 1);
  return {
    ...page,
    collection,
    state,
    change,
    /** Changes the view and returns to its first page. */
    go: (part: Partial<State>) => change({ ...firstPage, ...part }),
    /** Prefetches the rows that a change would show. */
    prefetch: (part: Partial<State>) => {
      if (elsewhere) return Promise.resolve(undefined);
      const isSameView = list.viewNames.every((name) => part[name] === undefined);
      const next = list.page(
        { ...state, ...view, ...part },
        pageSize,
        total,
        isSameView ? ofView : undefined,
      );
      return preloadList(collection, next.query);
    },
    /** True if a search or a filter leaves records out. */
    isNarrowed: list.isNarrowed(view, fixed),
    clearFilters: () => change({ ...firstPage, ...list.cleared }),
    /** Returns the list's address after a change. */
    addressOf: (part: Partial<State>) =>
      writeState(parameters as Parameters, { ...address.state, ...part }, ''),
    view,
    size,
    /** The default rows per page. Undefined if the pager has the choice. */
    usualPageSize: givenPageSize === undefined ? list.pageSize : undefined,
    selection: useSelection<WithId<T>>(
      rows,
      selectsAcrossPages ? queryKey(collection, list.query(view)) : undefined,
    ),
    pageLinks,
    rows,
    ids,
    /** The number of records read, including invalid ones. */
    read,
    counts: tally.counts,
    haveCountsFailed: tally.failed,
    /** Counts again now. */
    recount: tally.refresh,
    /** The number of records in the view. Undefined while unknown. */
    total: isWhole && !isExact && fromServer ? ids.length : list.isCounted ? total : reached,
    /** True if the search has checked every record of the view. */
    isExact: isExact || pageLinks.next === undefined,
    isSearching,
    /** True if the search stopped before it filled the page. */
    hasPaused: filled.hasPaused,
    isOrdered: isWhole || list.isOrdered(view),
    /**
     * False after this browser's changes have removed rows, until the listener has sent their replacements.
     */
    isFull: isExact ? rows.length === documents.length && ids.length >= expected : !isSearching,
    /** True once the server has confirmed the page, even without rows. */
    isSettled,
    /**
     * The number of records that the query leaves out because they lack the field that it sorts by. Known at
     * the end of the list, 0 before.
     */
    leftOut: isAtEnd && total !== undefined ? Math.max(0, total - (state.page - 1) * size - read) : 0,
  };
}

/** The result of `useRecordList`. */
export type RecordListModel<
  T extends object,
  V extends object,
  S extends string,
  E extends Parameters,
> = ReturnType<typeof useRecordList<T, V, S, E>>;
