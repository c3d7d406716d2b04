import { formatNumber } from '@/shared/i18n/format';

/** The texts that all lists share. */
export const listTexts = {
  view: 'View',
  filters: (set: number): string => (set === 0 ? 'Filters' : `Filters, ${formatNumber(set)} set`),
  sortBy: 'Sort by',
  direction: { asc: 'Sort direction: ascending', desc: 'Sort direction: descending' },
  rows: 'Rows per page',
  rowsShort: 'Rows',
  fit: 'Fit',
  compact: 'Compact rows',
  refresh: 'Refresh',
  updating: 'Updating…',
  searching: 'Searching…',
  noneSoFar: 'None found so far',
  selected: (count: number): string => `${formatNumber(count)} selected`,
  selectAll: 'Select all on this page',
  selection: 'Selection',
  clearSelection: 'Clear selection',
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  preceding: 'Previous',
  following: 'Next',
  page: (number: number): string => `Page ${formatNumber(number)}`,
  ellipsis: '…',
  misfit: 'What does not fit',
  pastEnd: 'This page has nothing any more.',
  toFirst: 'Go to the first page',
  sort: (column: string, direction: 'asc' | 'desc' | undefined): string => {
    if (direction === undefined) return `Sort by ${column}`;
    return direction === 'asc' ? `Sorted by ${column}, ascending` : `Sorted by ${column}, descending`;
  },
  /** `all` is the total, such as "240 requests", if it is known. */
  range: (from: number, to: number, all: string | undefined): string => {
    const shown = from === to ? formatNumber(from) : `${formatNumber(from)} to ${formatNumber(to)}`;
    return all === undefined ? shown : `${shown} of ${all}`;
  },
} as const;
