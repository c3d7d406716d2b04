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
export const ownerFilterFor = (viewer: Actor): string => (viewer.role === 'admin' ? '' : viewer.uid);

const ownedBy = (owner: string): readonly Filter<TrashEntry>[] =>
  owner === '' ? [] : [['keepers', 'array-contains', owner]];

/** Returns the trash list, latest entries first, for a person who can find these kinds. */
export const trashListOf = (kinds: TrashKinds) =>
  defineList(trash, {
    filters: {
      /** The value of `ownerFilterFor`. Records deleted together with another one don't get their own row. */
      owner: {
        parameter: ownParameter(''),
        field: 'keepers',
        where: (owner) => [...ownedBy(owner), ['with', '==', '']],
        has: ({ keepers, with: other }, owner) => other === '' && (owner === '' || keepers.includes(owner)),
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
export const relatedQuery = (viewer: Actor, id: string): ListQuery<TrashEntry> => ({
  where: [...ownedBy(ownerFilterFor(viewer)), ['with', '==', id]],
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
      ...shapesOf(trashListOf(new Map([['notes', '']])), { owner: ['a'], kind: ['notes'] }),
      related: [regular, { ...regular, role: 'admin' as const }].map((viewer) => relatedQuery(viewer, 'a')),
    },
    { noIndex: ['record'] },
  ),
];
