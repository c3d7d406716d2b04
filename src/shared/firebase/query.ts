import type { Collection, CollectionGroup, Cursor } from './collection';
import type { FieldPath, ValueAt } from './fields';

/** The name by which queries refer to a document's id. */
type Named = '__name__';
type FilterField<T> = FieldPath<T> | Named;
type Stored<T, F> = F extends Named ? string : NonNullable<ValueAt<T, F>>;

type FieldFilter<T, F> =
  | readonly [field: F, operator: '==' | '!=', value: Stored<T, F> | null]
  | readonly [field: F, operator: '<' | '<=' | '>' | '>=', value: Stored<T, F>]
  | readonly [field: F, operator: 'in' | 'not-in', values: readonly Stored<T, F>[]]
  | (Stored<T, F> extends readonly (infer Element)[]
      ?
          | readonly [field: F, operator: 'array-contains', element: Element]
          | readonly [field: F, operator: 'array-contains-any', elements: readonly Element[]]
      : never);

/** One condition, or several joined by OR. */
export type Filter<T> =
  | { [F in FilterField<T>]: FieldFilter<T, F> }[FilterField<T>]
  | { readonly or: readonly Filter<T>[] };

export type Order<T> = readonly [field: FieldPath<T> | Named, direction: 'asc' | 'desc'];

/** A query as data, typed by the documents of its collection. */
export interface ListQuery<T> {
  /** Conditions joined by AND. */
  readonly where?: readonly Filter<T>[];
  readonly orderBy?: readonly Order<T>[];
  readonly limit?: number;
  /** Selects the page after this cursor. */
  readonly after?: Cursor;
  /** Selects the page that ends before this cursor. `listEnd` selects the last page. Needs a limit. */
  readonly before?: Cursor;
  /** Reads only these fields. Documents count as invalid if the schema requires other fields. */
  readonly select?: readonly FieldPath<T>[];
}

/** A value for `before` that stands for the end of the list. */
export const listEnd: Cursor = '';

export type QuerySource<T> = Collection<T> | CollectionGroup<T>;

/** Returns a collection's path, or `**` and the name of a group. */
export const sourceName = (source: QuerySource<unknown>): string =>
  'path' in source ? source.path : `**/${source.groupId}`;

/** Returns a key for the query. Equal queries have equal keys. */
export function queryKey<T>(source: QuerySource<T>, query: ListQuery<T>): string {
  const { where = [], orderBy = [], limit, after, before, select } = query;
  return JSON.stringify([sourceName(source), where, orderBy, limit, after, before, select]);
}

/** The parts of a query without the documents' type, for code that builds requests. */
export type PlainFilter =
  | readonly [field: string, operator: Operator, value: unknown]
  | { readonly or: readonly PlainFilter[] };

export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

export interface PlainQuery {
  readonly where?: readonly PlainFilter[];
  readonly orderBy?: readonly PlainOrder[];
  readonly limit?: number;
  readonly after?: Cursor;
  readonly before?: Cursor;
  readonly select?: readonly string[];
}

export type PlainOrder = readonly [field: string, direction: 'asc' | 'desc'];

const ranges: ReadonlySet<Operator> = new Set<Operator>(['!=', '<', '<=', '>', '>=', 'not-in']);

const isAny = (filter: PlainFilter): filter is { readonly or: readonly PlainFilter[] } => 'or' in filter;

/** Returns the fields that a query compares with something other than equality. */
export const rangeFields = (where: readonly PlainFilter[]): readonly string[] =>
  where.flatMap((filter) => {
    if (isAny(filter)) return rangeFields(filter.or);
    return ranges.has(filter[1]) ? [filter[0]] : [];
  });

/**
 * Returns the database's complete order. It includes the terms that Firestore adds, so that cursors are
 * unambiguous.
 */
export function fullOrder({ where = [], orderBy = [] }: PlainQuery): readonly PlainOrder[] {
  const direction = orderBy.at(-1)?.[1] ?? 'asc';
  const order = [...orderBy];
  for (const field of [
    ...rangeFields(where)
      .filter((name) => name !== '__name__')
      .toSorted(),
    '__name__',
  ]) {
    if (order.every(([other]) => other !== field)) order.push([field, direction]);
  }
  return order;
}
