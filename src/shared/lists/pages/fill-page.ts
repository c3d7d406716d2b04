import type { Cursor, WithId } from '@/shared/firebase/collection';
import type { PlacedList } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import { checkedAtFirst, searchMs } from './cursor-pages';

/** Documents per batch of a search: small batches first, because they fill most pages. */
const batches = [checkedAtFirst, 200, 600, 1_000] as const;

/** The most index entries that a count looks at; a count costs one read for each thousand. */
const countedAtMost = 4_000;

/** Reads and checks the candidates of a search. */
export interface Candidates<T> {
  /** One query for each word of the search. Every match is among the results of each, in the same order. */
  readonly queries: readonly ListQuery<T>[];
  readonly matches: (document: WithId<T>) => boolean;
  readonly count: (query: ListQuery<T>) => Promise<number>;
  readonly read: (query: ListQuery<T>, signal: AbortSignal) => Promise<PlacedList<T>>;
}

/** The part of a list to fill: `wanted` matches after a cursor, or before it. */
export interface Gap {
  readonly wanted: number;
  readonly after?: Cursor;
  readonly before?: Cursor;
}

/**
 * What a search has found. `searching`: it goes on. `full`: the page has all its rows. `paused`: the time is over and
 * more may match. `ended`: every candidate was checked.
 */
export interface Filled<T> {
  readonly state: 'searching' | 'full' | 'paused' | 'ended';
  readonly found: readonly WithId<T>[];
  /** The number of documents read. */
  readonly read: number;
  /** The position after the last checked document, or before the first one when the gap ends at a cursor. */
  readonly edge: Cursor | undefined;
}

/** Chooses the query with the fewest results, by the database's counts. */
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
 * Reads candidates batch by batch until the gap is filled, none are left or two seconds have passed. Reports after
 * each batch. Rejects as reading does.
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
  // The rows before a gap were the first batch.
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
    // More may stand in the rest of the batch, so the next page begins after the last one that is shown.
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
