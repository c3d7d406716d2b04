import type { Actor } from '@/shared/auth/actor';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { ownParameter, textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { trash, type TrashEntry } from '@/shared/trash/trash';

/** Names of the record kinds that a person can find in the trash, by collection. */
export type TrashKinds = ReadonlyMap<string, string>;

/** The fields of a row, without the deleted record. */
const shownFields = ['collection', 'recordId', 'title', 'keepers', 'deletedBy', 'deletedAt', 'with'] as const;

/** Returns the id to filter entries by; empty for admins, who see all entries. */
export const keeperFor = (viewer: Actor): string => (viewer.role === 'admin' ? '' : viewer.uid);

const keptBy = (keeper: string): readonly Filter<TrashEntry>[] =>
  keeper === '' ? [] : [['keepers', 'array-contains', keeper]];

/** Returns the trash list, latest entries first, for a person who can find these kinds. */
export const trashListOf = (kinds: TrashKinds) =>
  defineList(trash, {
    filters: {
      /** The value of `keeperFor`. Records deleted together with another one don't get their own row. */
      keeper: {
        parameter: ownParameter(''),
        field: 'keepers',
        where: (keeper) => [...keptBy(keeper), ['with', '==', '']],
        has: ({ keepers, with: other }, keeper) =>
          other === '' && (keeper === '' || keepers.includes(keeper)),
      },
      kind: choiceFilter<TrashEntry, string>('kind', [...kinds.keys()], {
        field: 'collection',
        where: (kind) => ['collection', '==', kind],
        has: ({ collection }, kind) => collection === kind,
      }),
    },
    sorts: ['deletedAt'],
    usual: { sort: 'deletedAt', direction: 'desc' },
    hasFixedOrder: true,
    order: () => [['deletedAt', 'desc']],
    pageSize: 25,
    isCounted: false,
    select: shownFields,
    state: { open: textParameter('open') },
  });

/** Returns the query for the entries deleted together with the one of this id. */
export const alongQuery = (viewer: Actor, id: string): ListQuery<TrashEntry> => ({
  where: [...keptBy(keeperFor(viewer)), ['with', '==', id]],
  select: shownFields,
  limit: 500,
});

const regular: Actor = {
  uid: 'a',
  email: '',
  displayName: '',
  photoURL: '',
  role: 'regular',
  status: 'active',
};

/** Returns all queries of the collection, to build the indexes from. */
export const queryTables = () => [
  defineQueries(
    trash,
    {
      ...shapesOf(trashListOf(new Map([['notes', '']])), { keeper: ['a'], kind: ['notes'] }),
      along: [regular, { ...regular, role: 'admin' as const }].map((viewer) => alongQuery(viewer, 'a')),
    },
    { noIndex: ['record'] },
  ),
];
