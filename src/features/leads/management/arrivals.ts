import type { WithId } from '@/shared/firebase/collection';
import type { Lead } from '../schema';

/** What was on the list so far: every id seen, and the newest time of creation. */
export interface Seen {
  readonly ids: ReadonlySet<string>;
  readonly newest: number;
}

/** Adds a list to what was seen. */
export function seenAfter(seen: Seen | undefined, requests: readonly WithId<Lead>[]): Seen {
  return {
    ids: new Set([...(seen?.ids ?? []), ...requests.map(({ id }) => id)]),
    newest: Math.max(seen?.newest ?? 0, ...requests.map(({ createdAt }) => createdAt?.getTime() ?? 0)),
  };
}

/** Requests that were created since the list was last seen; older ones that a filter or a page brings are not new. */
export function arrivals(seen: Seen, requests: readonly WithId<Lead>[]): readonly WithId<Lead>[] {
  return requests.filter(
    ({ id, createdAt }) =>
      !seen.ids.has(id) && createdAt !== null && createdAt !== undefined && createdAt.getTime() > seen.newest,
  );
}

/** "1 new request from Amara Osei", "3 new requests, the newest from Amara Osei". */
export function arrivalText(arrived: readonly WithId<Lead>[]): string {
  const byTime = [...arrived].sort((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0));
  const newest = byTime[0]?.name ?? '';
  return arrived.length === 1
    ? `1 new request from ${newest}`
    : `${arrived.length} new requests, the newest from ${newest}`;
}
