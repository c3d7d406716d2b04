import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';
import type { PlacedList } from '@/shared/firebase/database';
import { firstPage } from './cursor-pages';
import type { Candidates } from './fill-page';
import { useFilledPage } from './use-filled-page';

const people = defineCollection('people', z.object({ name: z.string() }));
type Person = { readonly name: string };

it('searches on by itself, keeps the way on closed meanwhile, and opens it where it stopped', async () => {
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
  const ways = { first: undefined, previous: undefined, next, last: undefined };
  const { result } = renderHook(() =>
    useFilledPage(people, candidates, { place, stored, ways, size: 1, isOn: true }),
  );
  expect(result.current).toMatchObject({ isSearching: true, found: [], ways: { next: undefined } });
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
    ways: { next: { page: 2, after: '7', before: '' } },
  });
});
