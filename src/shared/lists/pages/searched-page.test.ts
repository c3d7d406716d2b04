import { expect, it } from 'vitest';
import { firstPage } from './cursor-pages';
import { searchedPage } from './searched-page';

const onward = { page: 3, after: 'last', before: '' };
const back = { page: 1, after: '', before: 'first' };
const pageLinks = { first: firstPage, previous: back, next: onward, last: undefined };
const page = (search: Parameters<typeof searchedPage>[0]['search']) => ({
  documents: [],
  invalid: [],
  cursors: undefined,
  ...(search && { search }),
});

it.each([
  ['searching', { isSearching: true, hasPaused: false, pageLinks: { ...pageLinks, next: undefined } }],
  ['full', { isSearching: false, hasPaused: false, pageLinks }],
  ['paused', { isSearching: false, hasPaused: true, pageLinks }],
  ['ended', { isSearching: false, hasPaused: false, pageLinks: { ...pageLinks, next: undefined } }],
  [undefined, { isSearching: false, hasPaused: false, pageLinks: { ...pageLinks, next: undefined } }],
] as const)('searchedPage has a next page for a %s search only if more rows may match', (search, state) => {
  expect(searchedPage(page(search), { page: 2, after: 'x', before: '' }, pageLinks)).toMatchObject(state);
});

it.each([
  ['full', back],
  ['ended', firstPage],
] as const)(
  'searchedPage for a %s backward search leads to the previous page or the first',
  (search, previous) => {
    expect(searchedPage(page(search), { page: 2, after: '', before: 'x' }, pageLinks).pageLinks).toEqual({
      ...pageLinks,
      previous,
    });
  },
);
