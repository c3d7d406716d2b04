import type { FieldPath } from './fields';
import { type ListQuery, listEnd, type PlainQuery, type QuerySource } from './query';

/** What a feature asks of one collection: the indexes of the database are made from these tables (`npm run indexes`). */
export interface QueryTable {
  readonly source: QuerySource<unknown>;
  readonly queries: Readonly<Record<string, readonly PlainQuery[]>>;
  readonly noIndex: readonly string[];
}

/**
 * Declares the queries of a collection by name, one of each shape; the values in them do not matter. A feature's `queries.ts`
 * exports a function `queryTables` that returns its tables: nothing of it is in the built app. `noIndex` names fields that are large
 * or many: they have no index but those that the queries need.
 */
export const defineQueries = <T>(
  source: QuerySource<T>,
  queries: Readonly<Record<string, readonly ListQuery<T>[]>>,
  { noIndex = [] }: { readonly noIndex?: readonly FieldPath<T>[] } = {},
): QueryTable => ({ source, queries, noIndex });

/** A list that is gone through page by page is asked for in reverse as well. */
export const paged = <T>(query: ListQuery<T>): readonly ListQuery<T>[] => [
  query,
  { ...query, before: listEnd },
];
