import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';
import type { PlacedList } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import { firstPage, type PagePlace, type pagesAround } from './cursor-pages';
import type { Candidates } from './fill-page';
import { useFilledPage } from './use-filled-page';

const people = defineCollection('people', z.object({ name: z.string() }));
type Person = { readonly name: string };

it('useFilledPage continues the search, and offers the next page only when it has stopped', async () => {
  let answer: (list: PlacedList<Person>) => void = () => {};
  const answers = new Promise<PlacedList<Person>>((resolve) => {
    answer = resolve;
  });
  const candidates: Candidates<Person> = {
    queries: [{}],
    matches: ({ name }) => name === 'Ann Library',
    count: async () => 1,
    read: () => answers,
  };
  const place = firstPage;
  const stored = { documents: [{ id: '0', name: 'Ann' }], invalid: [], cursors: { first: '0', last: '0' } };
  const next = { page: 2, after: '0', before: '' };
  const pageLinks = { first: undefined, previous: undefined, next, last: undefined };
  const { result } = renderHook(() =>
    useFilledPage(people, candidates, { place, stored, pageLinks, size: 1, isOn: true }),
  );
  expect(result.current).toMatchObject({ isSearching: true, found: [], pageLinks: { next: undefined } });
  await act(async () =>
    answer({
      placed: [
        { document: { id: '7', name: 'Ann Library' }, cursor: '7' },
        { document: { id: '8', name: 'Ann Library' }, cursor: '8' },
      ],
      read: 200,
      cursors: { first: '7', last: '8' },
    }),
  );
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  expect(result.current).toMatchObject({
    isSearching: false,
    hasPaused: false,
    found: [{ id: '7' }],
    read: 200,
    pageLinks: { next: { page: 2, after: '7', before: '' } },
  });
});

const cursors = { first: '20', last: '29' };
const none = { first: undefined, previous: undefined, next: undefined, last: undefined };
const onward = { ...none, next: { page: 2, after: '29', before: '' } };
const first = { page: 1, after: '', before: '' };
const back = { page: 2, after: '', before: '30' };
const backward = { ...none, first, previous: { page: 1, after: '', before: '20' } };

/** Renders a page of a search with these further candidates. Records what was read. */
function searching(
  options: {
    place?: PagePlace;
    pageLinks?: ReturnType<typeof pagesAround>;
    found?: number;
    size?: number;
    isOn?: boolean;
    empty?: boolean;
  },
  answer: () => Promise<PlacedList<Person>> = async () => ({ placed: [], read: 0, cursors: undefined }),
) {
  const { place = firstPage, pageLinks = onward, found = 1, size = 2, isOn = true, empty = false } = options;
  const asked: ListQuery<Person>[] = [];
  const candidates: Candidates<Person> = {
    queries: [{}],
    matches: ({ name }) => name === 'Ann',
    count: async () => 1,
    read: (query) => {
      asked.push(query);
      return answer();
    },
  };
  const documents = Array.from({ length: found }, (_, number) => ({ id: String(number), name: 'Ann' }));
  const stored = {
    documents: [...documents, { id: 'x', name: 'Bo' }],
    invalid: [],
    cursors: empty ? undefined : cursors,
  };
  const { result } = renderHook(() =>
    useFilledPage(people, candidates, { place, stored, pageLinks, size, isOn }),
  );
  return { now: () => result.current, asked };
}

it.each([
  ['has all its rows', { found: 2 }],
  ['has more rows than it shows', { found: 3 }],
  ['has nothing behind it', { pageLinks: none }],
  ['has no cursor to continue from', { empty: true }],
  ['is not confirmed yet', { isOn: false }],
] as [string, Parameters<typeof searching>[0]][])(
  'useFilledPage reads nothing more for a page that %s',
  async (_, options) => {
    const { now, asked } = searching(options);
    await act(() => vi.dynamicImportSettled());
    expect(asked).toEqual([]);
    expect(now()).toEqual({
      found: [],
      read: 0,
      isSearching: false,
      hasPaused: false,
      pageLinks: options.pageLinks ?? onward,
    });
  },
);

it('useFilledPage reads after the last candidate, and has no next page at the end', async () => {
  const { now, asked } = searching({});
  await waitFor(() => expect(now().isSearching).toBe(false));
  expect(asked).toEqual([{ limit: 200, after: '29' }]);
  expect(now()).toMatchObject({ found: [], hasPaused: false, pageLinks: { next: undefined } });
});

it('useFilledPage reads before the first candidate on the way to the previous page', async () => {
  const { now, asked } = searching({ place: back, pageLinks: backward }, async () => ({
    placed: [
      { document: { id: '7', name: 'Ann' }, cursor: '7' },
      { document: { id: '8', name: 'Ann' }, cursor: '8' },
    ],
    read: 200,
    cursors: { first: '7', last: '8' },
  }));
  expect(now()).toMatchObject({ isSearching: true, pageLinks: { previous: first } });
  await waitFor(() => expect(now().isSearching).toBe(false));
  expect(asked).toEqual([{ limit: 200, before: '20' }]);
  expect(now()).toMatchObject({
    found: [{ id: '8' }],
    pageLinks: { previous: { page: 1, after: '', before: '8' }, next: undefined },
  });
});

it('useFilledPage is paused when reading fails', async () => {
  const { now } = searching({}, async () => Promise.reject(new Error('unavailable')));
  await waitFor(() => expect(now().isSearching).toBe(false));
  expect(now()).toMatchObject({
    hasPaused: true,
    found: [],
    pageLinks: { next: { page: 2, after: '29', before: '' } },
  });
});
