import { useEffect, useMemo, useState } from 'react';
import type { Collection, Cursor, DocumentList, WithId } from '@/shared/firebase/collection';
import { useChanges, useWithPendingChanges } from '@/shared/saving/use-changes';
import type { pagesAround, PagePlace } from './cursor-pages';
import type { Candidates, Filled } from './fill-page';

interface FirstRows<T> {
  readonly place: PagePlace;
  /** The first candidates of the page, without pending changes. */
  readonly stored: DocumentList<T>;
  readonly pageLinks: ReturnType<typeof pagesAround>;
  /** The number of matches that fill the page. */
  readonly size: number;
  /** False until the first candidates are confirmed, and for lists that the database searches alone. */
  readonly isOn: boolean;
}

interface FilledPage<T> {
  /** Rows found after the first candidates, with this person's pending changes applied. */
  readonly found: readonly WithId<T>[];
  /** The number of further documents read. */
  readonly read: number;
  readonly isSearching: boolean;
  /** True if the search stopped before the page was full. */
  readonly hasPaused: boolean;
  /** The neighbouring pages, which begin where the search stopped. */
  readonly pageLinks: ReturnType<typeof pagesAround>;
}

const nothing: readonly never[] = [];

/**
 * Continues a search when the first candidates of a page contain too few matches. Reads again after this
 * person's changes have arrived, and keeps the rows until then. `candidates` must be stable.
 */
export function useFilledPage<T>(
  collection: Collection<T>,
  candidates: Candidates<T>,
  { place, stored, pageLinks, size, isOn }: FirstRows<T>,
): FilledPage<T> {
  const isBackwards = place.before !== '';
  const onward = isBackwards ? pageLinks.previous : pageLinks.next;
  const edge = isBackwards ? stored.cursors?.first : stored.cursors?.last;
  const wanted = isOn ? size - stored.documents.filter(candidates.matches).length : 0;
  const isNeeded = wanted > 0 && onward !== undefined && edge !== undefined;
  const key = isNeeded ? JSON.stringify([candidates.queries, isBackwards, edge, wanted]) : undefined;

  const [shown, setShown] = useState<{ readonly key: string; readonly filled: Filled<T> | 'failed' }>();
  const arrivals = useArrivals(collection);
  const attempt = key === undefined ? undefined : `${arrivals} ${key}`;
  useEffect(() => {
    if (attempt === undefined || key === undefined || edge === undefined) return undefined;
    const reading = new AbortController();
    const show = (filled: Filled<T> | 'failed') => {
      if (!reading.signal.aborted) setShown({ key, filled });
    };
    const fill = async () => {
      // Loaded on demand, because few searches need it and the first rows wait for all static imports.
      const { fillPage } = await import('./fill-page');
      const gap = { wanted, ...(isBackwards ? { before: edge } : { after: edge }) };
      return fillPage(candidates, gap, reading.signal, show);
    };
    fill().then(show, () => show('failed'));
    return () => reading.abort();
  }, [attempt, key, candidates, wanted, isBackwards, edge]);

  const filled = shown !== undefined && shown.key === key ? shown.filled : undefined;
  const result = filled === 'failed' ? undefined : filled;
  const found = useChanged(collection, result?.found ?? nothing);
  if (!isNeeded) return { found: nothing, read: 0, isSearching: false, hasPaused: false, pageLinks };
  const end: Cursor | undefined = result === undefined ? edge : result.edge;
  const isSearching = filled === undefined || result?.state === 'searching';
  const isOver = isSearching || result?.state === 'ended';
  return {
    found,
    read: result?.read ?? 0,
    isSearching,
    hasPaused: filled === 'failed' || result?.state === 'paused',
    pageLinks: {
      ...pageLinks,
      ...(isBackwards
        ? {
            previous:
              isOver || end === undefined
                ? pageLinks.first
                : { page: place.page - 1, after: '', before: end },
          }
        : {
            next: isOver || end === undefined ? undefined : { page: place.page + 1, after: end, before: '' },
          }),
    },
  };
}

/** Returns a number that grows each time all pending changes of a collection have arrived. */
function useArrivals(collection: Collection<unknown>): number {
  const waiting = useChanges({ collection }).length;
  const [state, setState] = useState({ waiting, arrivals: 0 });
  if (state.waiting !== waiting)
    setState({ waiting, arrivals: waiting === 0 ? state.arrivals + 1 : state.arrivals });
  return state.arrivals;
}

/**
 * Returns the found rows with pending changes applied. Leaves out new rows, which are among the first rows of
 * the page.
 */
function useChanged<T>(collection: Collection<T>, found: readonly WithId<T>[]): readonly WithId<T>[] {
  const changed = useWithPendingChanges(collection, found);
  return useMemo(() => {
    const ids = new Set(found.map(({ id }) => id));
    return changed.filter(({ id }) => ids.has(id));
  }, [changed, found]);
}
