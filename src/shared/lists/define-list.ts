import type { Collection } from '@/shared/firebase/collection';
import type { FieldPath } from '@/shared/firebase/fields';
import { type Filter, listEnd, type ListQuery, type Order } from '@/shared/firebase/query';
import { fold } from '@/shared/search/fold';
import { searchPiece } from '@/shared/search/grams';
import { hasWords } from '@/shared/search/words';
import {
  choiceParameter,
  ownParameter,
  type Parameter,
  type Parameters,
  readState,
  type StateOf,
  textParameter,
  typedParameter,
} from './address/address-state';
import { checkedAtFirst, pageParameters, type PagePlace, pageQuery } from './pages/cursor-pages';

type Direction = 'asc' | 'desc';

/**
 * One filter: its parameter in the address, its conditions in the query, and the same check in the browser.
 */
interface ListFilter<T, V> {
  readonly parameter: Parameter<V>;
  /** The field that the filter reads. A pending change without this field counts as matching. */
  readonly field: keyof T & string;
  readonly where: (value: V) => readonly Filter<T>[];
  readonly has: (record: T, value: V) => boolean;
  /** True if the browser checks it during a search, which saves an index over all n-grams. */
  readonly isCheckedInSearch?: boolean;
  /** True if it switches between lists. Clearing the filters keeps it. */
  readonly isScope?: boolean;
}

/** Returns a filter with several choices. `all` in the address means no filter. */
export const choiceFilter = <T, C extends string>(
  name: string,
  choices: readonly C[],
  {
    where,
    has,
    ...filter
  }: Omit<ListFilter<T, C>, 'parameter' | 'where'> & { readonly where: (choice: C) => Filter<T> },
): ListFilter<T, C | 'all'> => ({
  ...filter,
  parameter: choiceParameter(name, ['all', ...choices], 'all'),
  where: (choice) => (choice === 'all' ? [] : [where(choice)]),
  has: (record, choice) => choice === 'all' || has(record, choice),
});

/** Returns a filter by one value of a field. An empty value filters nothing. */
export const valueFilter = <T>(name: string, field: keyof T & string): ListFilter<T, string> => ({
  parameter: textParameter(name),
  field,
  where: (value) => (value === '' ? [] : [[field, '==', value] as unknown as Filter<T>]),
  has: (record, value) => value === '' || record[field] === value,
});

/**
 * The part of the address that decides which records a list shows and in which order. `V` are the values of
 * its filters.
 */
export type ListView<V, S extends string> = ListConditions<V> & {
  readonly sort: S;
  readonly direction: Direction;
};

/** A view without its order. */
export type ListConditions<V> = V & { readonly search: string };

/** A view with its page. `E` is further state of the screen, such as the open record. */
export type ListState<V, S extends string, E extends Parameters> = ListView<V, S> & PagePlace & StateOf<E>;

interface ListDefinition<T, V, S extends string, E extends Parameters> {
  readonly filters: { readonly [K in keyof V]: ListFilter<T, V[K]> };
  readonly sorts: readonly S[];
  /** The default order. A search always has this order. */
  readonly usual: { readonly sort: NoInfer<S>; readonly direction: Direction };
  /** True if people cannot choose the order. */
  readonly hasFixedOrder?: boolean;
  /** Returns the order of a list without a search. */
  readonly order: (view: ListView<V, NoInfer<S>>) => readonly Order<T>[];
  /** Omit for a list without a search box. */
  readonly search?: {
    /** Name in the address, `q` by default. */
    readonly parameter?: string;
    /**
     * The field that orders a search. A further field would need another index over all n-grams. Omit if the
     * search runs in another collection.
     */
    readonly order?: FieldPath<T>;
    /** Normalizes a typed search like `search.text`. */
    readonly fold?: (typed: string) => string;
  };
  /** Returns the browser's sort key. Equal keys keep the order of the database. */
  readonly key?: (record: T, view: ListView<V, NoInfer<S>>) => string;
  /**
   * True if the browser sorts every page, and leaves a page that is past the end. Other lists sort only a
   * search whose results fit on one page.
   */
  readonly staysInOrder?: boolean;
  /** Default number of rows per page. */
  readonly pageSize: number;
  /** False if the records are not counted, so that only the last page shows how many there are. */
  readonly isCounted?: boolean;
  /** The fields to read, without the large ones. All fields by default. */
  readonly select?: readonly FieldPath<T>[];
  readonly state: E;
}

/** Returns the text that a search compares. Records older than the search fields have none. */
const searchTextOf = (record: object): string | undefined =>
  (record as { readonly search?: { readonly text: string } }).search?.text;

/**
 * Creates a list from one definition, for screens, prefetches, searches and the index file. Contains no
 * React, because it runs before the first rows.
 */
export function defineList<T extends object, V extends object, const S extends string, E extends Parameters>(
  collection: Collection<T>,
  {
    filters,
    sorts,
    usual,
    hasFixedOrder = false,
    order,
    search: searching,
    key,
    staysInOrder = false,
    pageSize: usualPageSize,
    isCounted = true,
    select,
    state,
  }: ListDefinition<T, V, S, E>,
) {
  type View = ListView<V, S>;
  type Shown = ListConditions<V>;
  type State = ListState<V, S, E>;
  const names = Object.keys(filters) as (keyof V & string)[];
  const narrowing = names.filter((name) => !filters[name].isScope && filters[name].parameter.name !== '');

  const parameters = {
    search: searching ? typedParameter(searching.parameter ?? 'q') : ownParameter(''),
    ...Object.fromEntries(names.map((name) => [name, filters[name].parameter])),
    ...(hasFixedOrder
      ? { sort: ownParameter(usual.sort), direction: ownParameter(usual.direction) }
      : {
          sort: choiceParameter('sort', sorts, usual.sort),
          direction: choiceParameter<Direction>('dir', ['asc', 'desc'], usual.direction),
        }),
    ...pageParameters,
    ...state,
  } as unknown as { readonly [K in keyof State]: Parameter<State[K]> };
  const read = (address: URLSearchParams) => readState(parameters, address) as State;

  const searchOrder = searching?.order;
  /** Checks whether a view is a search that runs in another collection. */
  const isElsewhere = ({ search }: Shown): boolean => search !== '' && searchOrder === undefined;

  const isCheckedHere = (view: Shown, name: keyof V & string): boolean =>
    view.search !== '' && filters[name].isCheckedInSearch === true;

  /** Checks whether the database alone decides which records a view has, and so can count them. */
  const isExact = (view: Shown): boolean =>
    !isElsewhere(view) &&
    (searchPiece(view.search)?.exact ?? true) &&
    !names.some((name) => isCheckedHere(view, name) && view[name] !== filters[name].parameter.fallback);

  /** Returns the conditions of a view. A search queries one n-gram, `piece` (decision 007). */
  const where = (view: Shown, piece = searchPiece(view.search)?.piece): readonly Filter<T>[] => [
    ...names.flatMap((name) => (isCheckedHere(view, name) ? [] : filters[name].where(view[name]))),
    ...(piece === undefined ? [] : [['search.grams', 'array-contains', piece] as unknown as Filter<T>]),
  ];

  const orderOf = (view: View): readonly Order<T>[] =>
    view.search === '' || searchOrder === undefined
      ? order(view)
      : [[searchOrder, view.sort === usual.sort ? view.direction : usual.direction]];

  /** Returns the query of a view without its page. */
  const query = (view: View, piece?: string): ListQuery<T> => ({
    where: where(view, piece),
    orderBy: orderOf(view),
    ...(select && { select }),
  });

  return {
    collection,
    sorts,
    parameters,
    /** The parameters that make up a view. */
    viewNames: ['search', ...names, 'sort', 'direction'] as (keyof View & string)[],
    hasFixedOrder,
    hasSearch: searchOrder !== undefined,
    staysInOrder,
    pageSize: usualPageSize,
    isCounted,
    /** Reads the state from an address. */
    read,
    /** Returns a state with its search normalized and defaults for missing parts. */
    viewOf: (part: Partial<State>): State => ({
      ...read(new URLSearchParams()),
      ...part,
      search: (searching?.fold ?? fold)(part.search ?? ''),
    }),
    isElsewhere,
    isExact,
    /** Checks whether the query returns records in the order of the view. */
    isOrdered: ({ search, sort }: View): boolean => search === '' || sort === usual.sort,
    /** Checks whether a search or a filter other than `fixed` leaves records out. */
    isNarrowed: (view: Shown, fixed: Partial<V> = {}): boolean =>
      view.search !== '' ||
      narrowing.some((name) => !(name in fixed) && view[name] !== filters[name].parameter.fallback),
    /** The search and filters that leave nothing out. */
    cleared: {
      search: '',
      ...Object.fromEntries(narrowing.map((name) => [name, filters[name].parameter.fallback])),
    } as unknown as Partial<State>,
    where,
    query,
    /**
     * Returns the query of a page and the number of rows of a full page. `total` is the number of records of
     * the view. Pass `ofView`, the query without its page, to keep it unchanged: a filter by time would
     * change it each minute.
     */
    page: (
      view: View & PagePlace,
      pageSize: number,
      total?: number,
      ofView: ListQuery<T> = query(view),
    ): { readonly query: ListQuery<T> & { readonly limit: number }; readonly size: number } => {
      const size = isExact(view) || isElsewhere(view) ? pageSize : checkedAtFirst;
      return { query: { ...ofView, ...pageQuery(view, { size, total, listEnd }) }, size };
    },
    /**
     * Checks whether a record belongs to a view, because a query checks only one n-gram and pending changes
     * were not queried. With `isPartial`, fields missing in a change count as matching.
     */
    belongsTo:
      (view: Shown, isPartial = false) =>
      (record: T): boolean => {
        // Records without a text match every search.
        const text = view.search === '' ? undefined : searchTextOf(record);
        return (
          names.every((name) => {
            const { field, has } = filters[name];
            return (isPartial && record[field] === undefined) || has(record, view[name]);
          }) &&
          (text === undefined || hasWords([text], view.search))
        );
      },
    /** Sorts records in the browser. */
    inOrder: <R extends T>(records: readonly R[], view: View): readonly R[] => {
      if (key === undefined) return records;
      const sign = view.direction === 'asc' ? 1 : -1;
      return records.toSorted((one, other) => {
        const [a, b] = [key(one, view), key(other, view)];
        return a < b ? -sign : a > b ? sign : 0;
      });
    },
  };
}

/** A list made by `defineList`. */
export type List<T extends object, V extends object, S extends string, E extends Parameters> = ReturnType<
  typeof defineList<T, V, S, E>
>;
