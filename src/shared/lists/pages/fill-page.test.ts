import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListQuery } from '@/shared/firebase/query';
import { type Candidates, type Filled, fillPage, type Gap } from './fill-page';

interface Entry {
  readonly word: string;
}

const { signal } = new AbortController();

/** Returns a list of numbered documents, of which those in `fitting` match. Records the queries. */
function listOf(size: number, fitting: readonly number[], msPerRead = 0) {
  const asked: ListQuery<Entry>[] = [];
  const at = (cursor: string | undefined, otherwise: number) =>
    cursor === undefined ? otherwise : Number(cursor);
  const candidates: Candidates<Entry> = {
    queries: [{ where: [['word', '==', 'common']] }, { where: [['word', '==', 'rare']] }],
    matches: ({ id }) => fitting.includes(Number(id)),
    count: async ({ where }) => (JSON.stringify(where).includes('rare') ? 3 : 300),
    read: async (query) => {
      asked.push(query);
      vi.advanceTimersByTime(msPerRead);
      const { limit = 0, after, before } = query;
      const end = before === undefined ? size : at(before, size);
      const from = before === undefined ? at(after, -1) + 1 : Math.max(0, end - limit);
      const numbers = Array.from(
        { length: Math.max(0, Math.min(limit, end - from)) },
        (_, index) => from + index,
      );
      const [first, last] = [numbers[0], numbers.at(-1)];
      return {
        placed: numbers.map((number) => ({
          document: { id: String(number), word: 'any' },
          cursor: String(number),
        })),
        read: numbers.length,
        cursors:
          first === undefined || last === undefined
            ? undefined
            : { first: String(first), last: String(last) },
      };
    },
  };
  return { candidates, asked };
}

const summary = ({ state, found, read, edge }: Filled<Entry>) => ({
  state,
  found: found.map(({ id }) => Number(id)),
  read,
  edge,
});

const fill = async (list: ReturnType<typeof listOf>, gap: Gap) =>
  summary(await fillPage(list.candidates, gap, signal));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fillPage', () => {
  it('reads larger batches until the page is full, and the next page starts after its last row', async () => {
    const list = listOf(5_000, [3, 700, 701, 702]);
    expect(await fill(list, { wanted: 3 })).toEqual({
      state: 'full',
      found: [3, 700, 701],
      read: 840,
      edge: '701',
    });
    expect(list.asked.map(({ limit }) => limit)).toEqual([40, 200, 600]);
    expect(await fill(list, { wanted: 3, after: '701' })).toMatchObject({ state: 'ended', found: [702] });
  });

  it('fills a page before a row with the rows nearest to it', async () => {
    const list = listOf(900, [1, 2, 3, 800]);
    expect(await fill(list, { wanted: 2, before: '800' })).toMatchObject({
      state: 'full',
      found: [2, 3],
      edge: '2',
    });
    expect(await fill(list, { wanted: 2, before: '2' })).toMatchObject({ state: 'ended', found: [1] });
  });

  it('starts with a larger batch after rows that were already read', async () => {
    const list = listOf(500, [45]);
    await fill(list, { wanted: 2, after: '39' });
    expect(list.asked.map(({ limit, after }) => [limit, after])).toEqual([
      [200, '39'],
      [600, '239'],
    ]);
  });

  it.each([
    ['more than the page holds', 1, { state: 'full', found: [3], edge: '3' }],
    ['as many as the page holds', 2, { state: 'ended', found: [3, 9], edge: '9' }],
    ['fewer than the page holds', 3, { state: 'ended', found: [3, 9], edge: '29' }],
  ])('reports whether the list has ended when the last batch has %s', async (_, wanted, expected) => {
    expect(await fill(listOf(30, [3, 9]), { wanted })).toMatchObject(expected);
  });

  it('reads once more if the list may continue after a full batch', async () => {
    const list = listOf(40, [3]);
    expect(await fill(list, { wanted: 2 })).toEqual({ state: 'ended', found: [3], read: 40, edge: '39' });
    expect(list.asked).toHaveLength(2);
  });

  it('treats a word as frequent if its count fails', async () => {
    const list = listOf(10, []);
    const count: typeof list.candidates.count = async ({ where }) => {
      if (JSON.stringify(where).includes('rare')) throw new Error('unavailable');
      return 300;
    };
    await fillPage({ ...list.candidates, count }, { wanted: 1 }, signal);
    expect(list.asked.map(({ where }) => where)).toEqual([[['word', '==', 'common']]]);
  });

  it('queries the word with the fewest matches', async () => {
    const list = listOf(10, []);
    await fill(list, { wanted: 1 });
    expect(list.asked.map(({ where }) => where)).toEqual([[['word', '==', 'rare']]]);
  });

  it('pauses after two seconds, and reports its progress until then', async () => {
    const list = listOf(50_000, [0, 45_000], 700);
    const seen: unknown[] = [];
    const filled = await fillPage(list.candidates, { wanted: 2 }, signal, (each) => seen.push(summary(each)));
    expect(summary(filled)).toEqual({ state: 'paused', found: [0], read: 840, edge: '839' });
    expect(seen).toEqual([
      { state: 'searching', found: [0], read: 40, edge: '39' },
      { state: 'searching', found: [0], read: 240, edge: '239' },
    ]);
  });
});
