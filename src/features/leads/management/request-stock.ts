import type { RequestCounts, SortField } from './requests-source';
import type { RequestView } from './request-view';

const fieldWords: Readonly<Record<SortField, string>> = {
  createdAt: 'a created date',
  name: 'a name',
  email: 'an email address',
  status: 'a status',
};

/** How many requests of a view's status are stored; what is neither pending nor completed counts as sent. */
export function storedOf(status: RequestView['status'], counts: RequestCounts): number {
  if (status === 'all') return counts.total;
  if (status === 'sent') return counts.total - counts.pending - counts.completed;
  return counts[status];
}

interface Loaded {
  readonly loaded: number;
  readonly limit: number;
  /** Undefined while the count is not known or being taken again. */
  readonly stored: number | undefined;
}

/** Whether more requests are stored than loaded; a full page without a count is taken to have more behind it. */
export function hasMore({ loaded, limit, stored }: Loaded): boolean {
  return loaded >= limit && (stored === undefined || stored > loaded);
}

/**
 * The sentence about requests that are stored but not part of the order: the database leaves out what lacks the
 * field it sorts by. Undefined when nothing is missing.
 */
export function leftOutText(sort: SortField, { loaded, limit, stored }: Loaded): string | undefined {
  if (stored === undefined || loaded >= limit || stored <= loaded) return undefined;
  const missing = stored - loaded;
  const subject = missing === 1 ? '1 more request is' : `${missing} more requests are`;
  return `${subject} stored without ${fieldWords[sort]} and left out of this order. Sort by another field to see ${missing === 1 ? 'it' : 'them'}.`;
}

/** "Showing 12 of 240 requests.", or how many are loaded when more may be stored than is known. */
export function shownText(shown: number, { loaded, stored }: Loaded): string {
  const all = stored ?? loaded;
  return `Showing ${shown} of ${Math.max(all, loaded)} ${Math.max(all, loaded) === 1 ? 'request' : 'requests'}.`;
}
