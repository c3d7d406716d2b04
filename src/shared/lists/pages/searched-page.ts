import type { DocumentList } from '@/shared/firebase/collection';
import type { PagePlace, pagesAround } from './cursor-pages';
import type { Filled } from './fill-page';

/** A page of a search that runs in another collection than its list. Its cursors are those of that collection. */
export interface SearchedPage<T> extends DocumentList<T> {
  readonly search?: Filled<unknown>['state'];
}

const nothing: readonly never[] = [];

/**
 * Returns the state of such a search, and the pages around. Only the search knows whether another page follows in its
 * direction; `pageLinks` has the way back.
 */
export function searchedPage(
  { search }: SearchedPage<unknown>,
  { before }: PagePlace,
  pageLinks: ReturnType<typeof pagesAround>,
) {
  const isSearching = search === 'searching';
  const isOver = search === undefined || isSearching || search === 'ended';
  return {
    found: nothing,
    read: 0,
    isSearching,
    hasPaused: search === 'paused',
    pageLinks:
      before === ''
        ? { ...pageLinks, next: isOver ? undefined : pageLinks.next }
        : { ...pageLinks, previous: isOver ? pageLinks.first : pageLinks.previous },
  };
}
