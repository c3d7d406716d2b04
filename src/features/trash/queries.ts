import type { Actor } from '@/shared/auth/actor';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf, textParameter } from '@/shared/lists/address/address-state';
import { pageParameters } from '@/shared/lists/pages/cursor-pages';
import { trash, type TrashEntry } from '@/shared/trash/trash';

/** The names of the kinds of records that a person can find in the trash, by their collections. */
export type TrashKinds = ReadonlyMap<string, string>;

/** Returns the state of the trash in the address. */
export const trashParametersOf = (kinds: TrashKinds) => ({
  kind: choiceParameter<string>('kind', ['all', ...kinds.keys()], 'all'),
  ...pageParameters,
  open: textParameter('open'),
});
export type TrashState = StateOf<ReturnType<typeof trashParametersOf>>;

/** The fields of rows, without the deleted records. */
const shownFields = ['collection', 'recordId', 'title', 'keepers', 'deletedBy', 'deletedAt', 'with'] as const;

const kept = (viewer: Actor): Filter<TrashEntry>[] =>
  viewer.role === 'admin' ? [] : [['keepers', 'array-contains', viewer.uid]];

/** Which entries a person sees: administrators all, others what is theirs; what went along with another record is part of that. */
const trashFilters = (viewer: Actor, kind: TrashState['kind']): Filter<TrashEntry>[] => [
  ...kept(viewer),
  ['with', '==', ''],
  ...(kind === 'all' ? [] : [['collection', '==', kind] satisfies Filter<TrashEntry>]),
];

/** The entries of a view, the latest first. */
export const trashQuery = (viewer: Actor, kind: TrashState['kind']): ListQuery<TrashEntry> => ({
  where: trashFilters(viewer, kind),
  orderBy: [['deletedAt', 'desc']],
  select: shownFields,
});

/** What was deleted along with an entry's record. */
export const alongQuery = (viewer: Actor, id: string): ListQuery<TrashEntry> => ({
  where: [...kept(viewer), ['with', '==', id]],
  select: shownFields,
  limit: 500,
});

const viewers: readonly Actor[] = (['admin', 'regular'] as const).map((role) => ({
  uid: 'a',
  email: '',
  displayName: '',
  photoURL: '',
  role,
  status: 'active',
}));

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    trash,
    {
      list: viewers.flatMap((viewer) =>
        (['all', 'notes'] as const).flatMap((kind) => paged({ ...trashQuery(viewer, kind), limit: 1 })),
      ),
      along: viewers.map((viewer) => alongQuery(viewer, 'a')),
    },
    { noIndex: ['record'] },
  ),
];
