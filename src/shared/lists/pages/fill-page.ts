import type { Cursor, WithId } from '@/shared/firebase/collection';
import type { PlacedList } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import { checkedAtFirst, searchMs } from './cursor-pages';

/**
 * The number of documents of each batch of a search. The first batches are small, because they fill most
 * pages.
 */
const batches = [checkedAtFirst, 200, 600, 1_000] as const;

/** The maximum number of index entries for a count. A count costs one read for each thousand. */
const countedAtMost = 4_000;

/** The queries of a search, and functions to read and check their results. */
export interface Candidates<T> {
  /** One query for each word of the search. Each query returns all matches, in the same order. */
  readonly queries: readonly ListQuery<T>[];
  readonly matches: (document: WithId<T>) => boolean;
  readonly count: (query: ListQuery<T>) => Promise<number>;
  readonly read: (query: ListQuery<T>, signal: AbortSignal) => Promise<PlacedList<T>>;
}

/** The part of a page to fill: `wanted` matches after a cursor or before it. */
export interface Gap {
  readonly wanted: number;
  readonly after?: Cursor;
  readonly before?: Cursor;
}

/**
 * The result of a search so far. `searching`: it continues. `full`: the page has all its rows. `paused`: the
 * time is over and more may match. `ended`: every candidate was checked.
 */
export interface Filled<T> {
  readonly state: 'searching' | 'full' | 'paused' | 'ended';
  readonly found: readonly WithId<T>[];
  /** The number of documents read. */
  readonly read: number;
  /** The position after the last checked document, or before the first one if the gap ends at a cursor. */
  readonly edge: Cursor | undefined;
}

/** Returns the query with the fewest results, by the database's counts. */
async function rarest<T>({ queries, count }: Candidates<T>): Promise<ListQuery<T>> {
  const [first, ...others] = queries;
  if (first === undefined) throw new Error('A search has a query.');
  if (others.length === 0) return first;
  const counts = await Promise.all(
    queries.map(({ where = [] }) => count({ where, limit: countedAtMost }).catch(() => countedAtMost)),
  );
  return queries[counts.indexOf(Math.min(...counts))] ?? first;
}

/**
 * Reads candidates batch by batch until the gap is filled, none are left or two seconds have passed. Reports
 * after each batch. Rejects if reading does.
 */
export async function fillPage<T>(
  candidates: Candidates<T>,
  { wanted, ...gap }: Gap,
  signal: AbortSignal,
  onProgress: (filled: Filled<T>) => void = () => {},
): Promise<Filled<T>> {
  const began = performance.now();
  const isBackwards = gap.before !== undefined;
  const query = await rarest(candidates);
  let found: readonly WithId<T>[] = [];
  let read = 0;
  let edge = gap.before ?? gap.after;
  // With a cursor, the rows before the gap were the first batch.
  for (let batch = edge === undefined ? 0 : 1; ; batch += 1) {
    const limit = batches[Math.min(batch, batches.length - 1)] ?? checkedAtFirst;
    const place = edge === undefined ? {} : isBackwards ? { before: edge } : { after: edge };
    const list = await candidates.read({ ...query, limit, ...place }, signal);
    read += list.read;
    const fitting = list.placed.filter(({ document }) => candidates.matches(document));
    const missing = wanted - found.length;
    const taken = isBackwards ? fitting.slice(-missing) : fitting.slice(0, missing);
    const documents = taken.map(({ document }) => document);
    found = isBackwards ? [...documents, ...found] : [...found, ...documents];
    // The rest of the batch may hold more matches, so the next page starts after the last shown one.
    const isFull = fitting.length >= missing;
    const outermost = isBackwards ? taken[0] : taken.at(-1);
    edge = isFull ? outermost?.cursor : ((isBackwards ? list.cursors?.first : list.cursors?.last) ?? edge);
    const hasEnded = list.read < limit && fitting.length <= missing;
    const isLate = performance.now() - began >= searchMs;
    const state = hasEnded ? 'ended' : isFull ? 'full' : isLate ? 'paused' : 'searching';
    const filled: Filled<T> = { state, found, read, edge };
    if (state !== 'searching') return filled;
    onProgress(filled);
  }
}
