import type { Collection } from '@/shared/firebase/collection';
import type { FieldPath } from '@/shared/firebase/fields';
import { type Filter, listEnd, type ListQuery, type Order } from '@/shared/firebase/query';
import { fold } from '@/shared/search/fold';
import { searchPiece } from '@/shared/search/grams';
import { hasWords } from '@/shared/search/words';
import {
  choiceParameter,
  type Parameter,
  type Parameters,
  readState,
  type StateOf,
  typedParameter,
} from './address/address-state';
import { checkedAtFirst, pageParameters, type PagePlace, pageQuery } from './pages/cursor-pages';

type Direction = 'asc' | 'desc';

/** One filter: its place in the address, its condition in the query, and the same check in the browser. */
interface ListFilter<T, V> {
  readonly parameter: Parameter<V>;
  /** The field that the filter reads. A change that does not know this field counts as matching. */
  readonly field: keyof T & string;
  readonly where: (value: V) => Filter<T> | undefined;
  readonly has: (record: T, value: V) => boolean;
  /** True if the browser checks it during a search, which saves one index over all n-grams. */
  readonly isCheckedInSearch?: boolean;
}

/** Returns a filter by one of several choices; `all` in the address stands for no filter. */
export const choiceFilter = <T, C extends string>(
  name: string,
  choices: readonly C[],
  { where, has, ...filter }: Omit<ListFilter<T, C>, 'parameter'>,
): ListFilter<T, C | 'all'> => ({
  ...filter,
  parameter: choiceParameter(name, ['all', ...choices], 'all'),
  where: (choice) => (choice === 'all' ? undefined : where(choice)),
  has: (record, choice) => choice === 'all' || has(record, choice),
});

/** The part of the address that decides which records a list shows and in which order. `V` is the values of its filters. */
export type ListView<V, S extends string> = ListConditions<V> & {
  readonly sort: S;
  readonly direction: Direction;
};

/** The part of a view that its order does not change. */
export type ListConditions<V> = V & { readonly search: string };

/** A view with its page, and `E`: further state of the screen, such as the open record. */
export type ListState<V, S extends string, E extends Parameters> = ListView<V, S> & PagePlace & StateOf<E>;

interface ListDefinition<T, V, S extends string, E extends Parameters> {
  readonly filters: { readonly [K in keyof V]: ListFilter<T, V[K]> };
  readonly sorts: readonly S[];
  /** The order without a choice. A search has this order, whatever the person chooses. */
  readonly usual: { readonly sort: NoInfer<S>; readonly direction: Direction };
  /** Returns the order of a list without a search. */
  readonly order: (view: ListView<V, NoInfer<S>>) => readonly Order<T>[];
  /** The field that orders a search: any further one would need one more index over all n-grams. */
  readonly searchOrder: FieldPath<T>;
  /** Returns what the browser sorts by. Equal keys keep the order of the database. */
  readonly key: (record: T, view: ListView<V, NoInfer<S>>) => string;
  /**
   * True if the browser keeps every page in order and leaves one that is past the end. Other lists sort only a search
   * whose results are all on one page.
   */
  readonly staysInOrder?: boolean;
  /** Returns a typed search as it is compared with `search.text`. */
  readonly foldSearch?: (typed: string) => string;
  /** The fields to read, without those that are large. */
  readonly select: readonly FieldPath<T>[];
  readonly state: E;
}

/** Records that a search can find. Records from before search fields existed lack them. */
export interface Searchable {
  readonly search?: { readonly text: string } | undefined;
}

/**
 * Makes of one definition what screens, prefetches, searches and the index file know of a list. Contains no React: it
 * runs before the first rows.
 */
export function defineList<
  T extends Searchable,
  V extends object,
  const S extends string,
  E extends Parameters,
>(
  collection: Collection<T>,
  {
    filters,
    sorts,
    usual,
    order,
    searchOrder,
    key,
    staysInOrder = false,
    foldSearch = fold,
    select,
    state,
  }: ListDefinition<T, V, S, E>,
) {
  type View = ListView<V, S>;
  type Shown = ListConditions<V>;
  type State = ListState<V, S, E>;
  const names = Object.keys(filters) as (keyof V & string)[];

  const parameters = {
    search: typedParameter('q'),
    ...Object.fromEntries(names.map((name) => [name, filters[name].parameter])),
    sort: choiceParameter('sort', sorts, usual.sort),
    direction: choiceParameter<Direction>('dir', ['asc', 'desc'], usual.direction),
    ...pageParameters,
    ...state,
  } as unknown as { readonly [K in keyof State]: Parameter<State[K]> };
  const read = (address: URLSearchParams) => readState(parameters, address) as State;

  const isCheckedHere = (view: Shown, name: keyof V & string): boolean =>
    view.search !== '' && filters[name].isCheckedInSearch === true;

  /** Checks whether the database alone decides which records a view has, so that it can count them. */
  const isExact = (view: Shown): boolean =>
    (searchPiece(view.search)?.exact ?? true) &&
    !names.some((name) => isCheckedHere(view, name) && view[name] !== filters[name].parameter.fallback);

  /** Returns the conditions of a view. A search asks for `piece`, one n-gram of it (decision 007). */
  const where = (view: Shown, piece = searchPiece(view.search)?.piece): readonly Filter<T>[] =>
    [
      ...names.map((name) => (isCheckedHere(view, name) ? undefined : filters[name].where(view[name]))),
      piece === undefined ? undefined : (['search.grams', 'array-contains', piece] as unknown as Filter<T>),
    ].filter((condition) => condition !== undefined);

  const orderOf = (view: View): readonly Order<T>[] =>
    view.search === ''
      ? order(view)
      : [[searchOrder, view.sort === usual.sort ? view.direction : usual.direction]];

  /** Returns the query of a view without its page. */
  const query = (view: View, piece?: string): ListQuery<T> => ({
    where: where(view, piece),
    orderBy: orderOf(view),
    select,
  });

  return {
    collection,
    sorts,
    parameters,
    /** The parameters that make up a view. */
    viewNames: ['search', ...names, 'sort', 'direction'] as (keyof View & string)[],
    staysInOrder,
    /** Returns the state at an address. */
    read,
    /** Returns a state with its search folded; what is left out is as in an empty address. */
    viewOf: (part: Partial<State>): State => ({
      ...read(new URLSearchParams()),
      ...part,
      search: foldSearch(part.search ?? ''),
    }),
    isExact,
    /** Checks whether the query has the order of the view. */
    isOrdered: ({ search, sort }: View): boolean => search === '' || sort === usual.sort,
    where,
    query,
    /** Returns the query of a page, and how many rows a full page has. `total` counts the records of the view. */
    page: (
      view: View & PagePlace,
      pageSize: number,
      total?: number,
    ): { readonly query: ListQuery<T> & { readonly limit: number }; readonly size: number } => {
      const size = isExact(view) ? pageSize : checkedAtFirst;
      return { query: { ...query(view), ...pageQuery(view, { size, total, listEnd }) }, size };
    },
    /**
     * Checks whether a record belongs to a view: a query asks for one n-gram only, and changes may wait to be sent.
     * With `isPartial`, fields that a change does not know count as matching.
     */
    belongsTo:
      (view: Shown, isPartial = false) =>
      (record: T): boolean =>
        names.every((name) => {
          const { field, has } = filters[name];
          return (isPartial && record[field] === undefined) || has(record, view[name]);
        }) &&
        // Records from before search fields existed match every search.
        (view.search === '' || record.search === undefined || hasWords([record.search.text], view.search)),
    /** Sorts records in the browser. */
    inOrder: <R extends T>(records: readonly R[], view: View): readonly R[] => {
      const sign = view.direction === 'asc' ? 1 : -1;
      return records.toSorted((one, other) => {
        const [a, b] = [key(one, view), key(other, view)];
        return a < b ? -sign : a > b ? sign : 0;
      });
    },
  };
}

/** A list made by `defineList`. */
export type List<T extends Searchable, V extends object, S extends string, E extends Parameters> = ReturnType<
  typeof defineList<T, V, S, E>
>;
