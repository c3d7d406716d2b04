import type { Actor } from '@/shared/auth/actor';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { ownParameter, textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { trash, type TrashEntry } from '@/shared/trash/trash';

/** The names of the kinds of records that a person can find in the trash, by their collections. */
export type TrashKinds = ReadonlyMap<string, string>;

/** The fields of rows, without the deleted records. */
const shownFields = ['collection', 'recordId', 'title', 'keepers', 'deletedBy', 'deletedAt', 'with'] as const;

/** Returns the id of the person whose entries a person sees; empty for admins, who see all. */
export const keeperFor = (viewer: Actor): string => (viewer.role === 'admin' ? '' : viewer.uid);

const keptBy = (keeper: string): readonly Filter<TrashEntry>[] =>
  keeper === '' ? [] : [['keepers', 'array-contains', keeper]];

/** Returns the list of the trash, the latest entries first, for a person who can find these kinds. */
export const trashListOf = (kinds: TrashKinds) =>
  defineList(trash, {
    filters: {
      /** From `keeperFor`. What was deleted along with another record is no entry of its own. */
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

/** The entries that were deleted along with that of this id. */
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

/** Every query of the collection, for the indexes. */
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
