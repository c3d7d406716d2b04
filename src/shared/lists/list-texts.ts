import { formatNumber } from '@/shared/i18n/format';

/** What every list says. */
export const listTexts = {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  sort: (column: string, direction: 'asc' | 'desc' | undefined): string => {
    if (direction === undefined) return `Sort by ${column}`;
    return direction === 'asc' ? `Sorted by ${column}, ascending` : `Sorted by ${column}, descending`;
  },
  /** `all`: "240 requests", where that is known. */
  range: (from: number, to: number, all: string | undefined): string =>
    all === undefined
      ? `${formatNumber(from)} to ${formatNumber(to)}`
      : `${formatNumber(from)} to ${formatNumber(to)} of ${all}`,
} as const;
