import type { Page } from 'playwright';
import type { ListActions } from './list-visit';

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** A list of the workspace, with what is done in it. */
export interface MeasuredList {
  readonly name: 'requests' | 'contacts' | 'notes';
  readonly path: string;
  /** How many records a size stands for. */
  readonly times: number;
  readonly actions: ListActions;
}

const turnPage = (page: Page) => page.getByRole('button', { name: 'Next page' }).click();

/** The lists that `bench -- crm` measures. */
export const measuredLists: readonly MeasuredList[] = [
  {
    name: 'requests',
    path: '/admin/dashboard/bundles',
    times: 1,
    actions: {
      sort: (page) => page.getByRole('button', { name: 'Sort by Name' }).click(),
      nextPage: turnPage,
      // Many surnames have the first, one name in twenty-six both: other rows come.
      beginSearch: (page) => searchBox(page).fill('z'),
      lastLetter: (page) => searchBox(page).press('o'),
    },
  },
  {
    name: 'contacts',
    path: '/admin/dashboard/contacts',
    times: 1,
    actions: {
      sort: (page) => page.getByRole('button', { name: 'Sort by Company' }).click(),
      nextPage: (page) => page.getByRole('button', { name: 'Next', exact: true }).click(),
      beginSearch: (page) => searchBox(page).fill('z'),
      lastLetter: (page) => searchBox(page).press('o'),
      opened: 'main dl',
    },
  },
  {
    name: 'notes',
    path: '/admin/dashboard/notes?filterType=all',
    times: 2,
    actions: {
      nextPage: turnPage,
      // Every text has a word with the first letters, one in twenty-six has one with all of them.
      beginSearch: (page) => searchBox(page).fill('zangar'),
      lastLetter: (page) => searchBox(page).press('k'),
      opened: 'main dl',
    },
  },
];
