import { type Actor, isAdmin } from '@/shared/auth/actor';
import { defineCollection } from '@/shared/firebase/collection';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf } from '@/shared/lists/address/address-state';
import { type ChangeEntry, changeEntrySchema, type ChangeType } from './schema';

/** What changed in the product, and who deleted which note (WRK-008). */
export const changeLog = defineCollection('changeLogs', changeEntrySchema);

/** Which entries the screen shows (WRK-441). */
export const changeFilters = ['all', 'ai', 'git'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** The state of the change log in the address. */
export const changeParameters = {
  filter: choiceParameter<ChangeFilter>('type', changeFilters, 'all'),
  amount: choiceParameter<'latest' | 'all'>('show', ['latest', 'all'], 'latest'),
};
export type ChangeState = StateOf<typeof changeParameters>;

/** How many entries are read unless all are asked for, and then at most (WRK-446). */
export const latestChanges = 10;
const mostChanges = 500;

const typeOf: Readonly<Record<Exclude<ChangeFilter, 'all'>, ChangeType>> = {
  ai: 'auto-generated',
  git: 'git-changelog',
};

/** What a person may see: changes of the product, and what they did; administrators see what everybody did (WRK-Q106). */
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

/** The entries of a view, newest first (WRK-442, WRK-445, WRK-446). */
export const changeQuery = ({ filter, amount }: ChangeState, viewer: Actor): ListQuery<ChangeEntry> => ({
  where: visible(filter, viewer),
  orderBy: [['timestamp', 'desc']],
  limit: amount === 'all' ? mostChanges : latestChanges,
});

const someone = { uid: 'someone', email: '', displayName: '', photoURL: '', status: 'active' } as const;

/** Every query of the collection, for the indexes. */
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
