import { type Actor, isAdmin } from '@/shared/auth/actor';
import { defineCollection } from '@/shared/firebase/collection';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf } from '@/shared/lists/address/address-state';
import { type ChangeEntry, changeEntrySchema, type ChangeType } from './schema';

/** The changes of the product, and who deleted which note (WRK-008). */
export const changeLog = defineCollection('changeLogs', changeEntrySchema);

/** The filters of the screen (WRK-441). */
export const changeFilters = ['all', 'ai', 'git'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** The state of the change log in the URL. */
export const changeParameters = {
  filter: choiceParameter<ChangeFilter>('type', changeFilters, 'all'),
  amount: choiceParameter<'latest' | 'all'>('show', ['latest', 'all'], 'latest'),
};
export type ChangeState = StateOf<typeof changeParameters>;

/** The number of entries read by default. `maxChanges` limits the view of all entries (WRK-446). */
export const latestChanges = 10;
const maxChanges = 500;

const typeOf: Readonly<Record<Exclude<ChangeFilter, 'all'>, ChangeType>> = {
  ai: 'auto-generated',
  git: 'git-changelog',
};

/**
 * Returns the filters for what a person may see: product changes and their own actions. Administrators see
 * everyone's actions (WRK-Q106).
 */
function visible(filter: ChangeFilter, viewer: Actor): readonly Filter<ChangeEntry>[] {
  const seesAll: boolean = isAdmin(viewer);
  if (filter !== 'all') return [['type', '==', typeOf[filter]]];
  return seesAll
    ? []
    : [
        {
          or: [
            ['type', 'in', Object.values(typeOf)],
            ['userId', '==', viewer.uid],
          ],
        },
      ];
}

/** Returns the query for the entries of a view, newest first (WRK-442, WRK-445, WRK-446). */
export const changeQuery = ({ filter, amount }: ChangeState, viewer: Actor): ListQuery<ChangeEntry> => ({
  where: visible(filter, viewer),
  orderBy: [['timestamp', 'desc']],
  limit: amount === 'all' ? maxChanges : latestChanges,
});

const someone = { uid: 'someone', email: '', displayName: '', photoURL: '', status: 'active' } as const;

/** Returns every query of the collection, so that the indexes can be generated. */
export const queryTables = () => [
  defineQueries(
    changeLog,
    {
      list: (['admin', 'regular'] as const).flatMap((role) =>
        changeFilters.map((filter) => changeQuery({ filter, amount: 'latest' }, { ...someone, role })),
      ),
    },
    { noIndex: ['summary', 'details', 'metadata'] },
  ),
];
