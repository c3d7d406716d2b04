import { expect, it } from 'vitest';
import { firstPage } from './cursor-pages';
import { searchedPage } from './searched-page';

const onward = { page: 3, after: 'last', before: '' };
const back = { page: 1, after: '', before: 'first' };
const ways = { first: firstPage, previous: back, next: onward, last: undefined };
const page = (search: Parameters<typeof searchedPage>[0]['search']) => ({
  documents: [],
  invalid: [],
  cursors: undefined,
  ...(search && { search }),
});

it.each([
  ['searching', { isSearching: true, hasPaused: false, ways: { ...ways, next: undefined } }],
  ['full', { isSearching: false, hasPaused: false, ways }],
  ['paused', { isSearching: false, hasPaused: true, ways }],
  ['ended', { isSearching: false, hasPaused: false, ways: { ...ways, next: undefined } }],
  [undefined, { isSearching: false, hasPaused: false, ways: { ...ways, next: undefined } }],
] as const)('a search that is %s leads on if more may match', (search, state) => {
  expect(searchedPage(page(search), { page: 2, after: 'x', before: '' }, ways)).toMatchObject(state);
});

it.each([
  ['full', back],
  ['ended', firstPage],
] as const)(
  'a search backwards that is %s leads back to the page before, or to the first',
  (search, previous) => {
    expect(searchedPage(page(search), { page: 2, after: '', before: 'x' }, ways).ways).toEqual({
      ...ways,
      previous,
    });
  },
);
