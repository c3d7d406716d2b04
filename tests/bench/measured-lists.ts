import type { Page } from 'playwright';
import type { ListActions } from './list-visit';

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** A list of the workspace and the actions in it. */
export interface MeasuredList {
  readonly name: 'requests' | 'contacts' | 'notes';
  readonly path: string;
  /** The number of records per unit of size. */
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
      // Many surnames have the first letter and one name in twenty-six has both, so the rows change.
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
      // Every text has a word with the first letters, and one in twenty-six has all of them.
      beginSearch: (page) => searchBox(page).fill('zangar'),
      lastLetter: (page) => searchBox(page).press('k'),
      opened: 'main dl',
    },
  },
];
