import type { DocumentList } from '@/shared/firebase/collection';
import type { PagePlace, pagesAround } from './cursor-pages';
import type { Filled } from './fill-page';

/**
 * A page of a search that runs in another collection than the list. Its cursors belong to that collection.
 */
export interface SearchedPage<T> extends DocumentList<T> {
  readonly search?: Filled<unknown>['state'];
}

const nothing: readonly never[] = [];

/**
 * Returns the state of such a search and its neighbouring pages. Only the search knows whether another page
 * follows in its direction. `pageLinks` has the page in the other direction.
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
