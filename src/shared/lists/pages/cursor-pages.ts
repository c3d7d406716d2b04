import { pageParameter, textParameter } from '../address/address-state';

/** The position of a page in a list: its number, and the cursor before or after it. */
export interface PagePlace {
  readonly page: number;
  /** Cursor of the row before the page. Empty on the first page. */
  readonly after: string;
  /** Cursor of the row after the page, or `end` for the last page. */
  readonly before: string;
}

/** The address parameters of a position. */
export const pageParameters = {
  page: pageParameter('page'),
  after: textParameter('after'),
  before: textParameter('before'),
};

export const firstPage: PagePlace = { page: 1, after: '', before: '' };

/** The number of documents that a search reads before it shows rows, if the browser has to check them. */
export const checkedAtFirst = 40;

/** The time in ms that a search continues automatically. */
export const searchMs = 2_000;

const end = 'end';

/** The data about the shown page that determine its neighbours. */
interface ShownPage {
  readonly cursors: { readonly first: string; readonly last: string } | undefined;
  /** The number of rows requested. */
  readonly size: number;
}

/**
 * Returns the part of a query that selects a page. `listEnd` is the value that stands for the end of the
 * list.
 */
export function pageQuery(
  { after, before }: PagePlace,
  { size, total, listEnd }: { size: number; total: number | undefined; listEnd: string },
): { readonly limit: number; readonly after?: string; readonly before?: string } {
  // The last page holds only the remainder, so that it does not repeat rows of the page before.
  if (before === end) return { limit: (total ?? 0) % size || size, before: listEnd };
  if (before !== '') return { limit: size, before };
  return { limit: size, ...(after !== '' && { after }) };
}

/** Returns the previous and next page of the shown one. Undefined if there is none. */
export function pagesAround(
  place: PagePlace,
  { cursors, size }: ShownPage,
  { rows, total }: { rows: number; total: number | undefined },
): Record<'first' | 'previous' | 'next' | 'last', PagePlace | undefined> {
  const { page, before } = place;
  const lastNumber = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const isLast = before === end || (lastNumber !== undefined ? page >= lastNumber : rows < size);
  return {
    first: page > 1 ? firstPage : undefined,
    previous:
      page <= 1
        ? undefined
        : page === 2 || cursors === undefined
          ? firstPage
          : { page: page - 1, after: '', before: cursors.first },
    next: isLast || cursors === undefined ? undefined : { page: page + 1, after: cursors.last, before: '' },
    last: isLast || lastNumber === undefined ? undefined : { page: lastNumber, after: '', before: end },
  };
}
