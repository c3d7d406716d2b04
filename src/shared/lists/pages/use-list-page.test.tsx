import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection, type DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import { firstPage } from './cursor-pages';
import { useListPage } from './use-list-page';

const people = defineCollection('people', z.object({ name: z.string() }));
type People = DocumentList<{ readonly name: string }>;

function shownPage(total?: number) {
  let tell: (live: Live<People>) => void = () => {};
  const watch = {
    key: 'people',
    scope: 'people',
    start: (on: typeof tell) => {
      tell = on;
      return () => {};
    },
  };
  const { result } = renderHook(() =>
    useListPage({ collection: people, watch, place: firstPage, limit: 3, total }),
  );
  return { now: () => result.current, tell: (live: Live<People>) => act(() => tell(live)) };
}

const cursors = { first: 'a', last: 'c' };
const two: People = {
  documents: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bo' },
  ],
  invalid: [],
  cursors,
};
const withInvalid: People = { ...two, invalid: [{ id: 'c', reason: 'name: expected string' }] };

it('useListPage counts invalid rows as part of the page, so that the next page can be reached', () => {
  const page = shownPage();
  page.tell({ status: 'ready', data: withInvalid, fromServer: true });
  expect(page.now()).toMatchObject({
    read: 3,
    fromServer: true,
    documents: [{ id: 'a' }, { id: 'b' }],
    pageLinks: { next: { page: 2, after: 'c', before: '' } },
  });
  page.tell({ status: 'ready', data: two, fromServer: false });
  expect(page.now()).toMatchObject({ read: 2, fromServer: false, pageLinks: { next: undefined } });
});

it('useListPage keeps the rows after a failure, as unconfirmed, and has none before the first data', () => {
  const page = shownPage(9);
  expect(page.now()).toMatchObject({
    read: 0,
    fromServer: false,
    documents: [],
    stored: { cursors: undefined },
  });
  page.tell({ status: 'ready', data: two, fromServer: true });
  page.tell({ status: 'failed', reason: 'unavailable' });
  expect(page.now()).toMatchObject({ read: 2, fromServer: false, documents: [{ id: 'a' }, { id: 'b' }] });
});
