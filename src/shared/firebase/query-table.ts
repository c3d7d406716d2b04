import type { FieldPath } from './fields';
import { type ListQuery, listEnd, type PlainQuery, type QuerySource } from './query';

/**
 * The queries of a feature on one collection; `npm run indexes` makes the database's indexes from these tables.
 */
export interface QueryTable {
  readonly source: QuerySource<unknown>;
  readonly queries: Readonly<Record<string, readonly PlainQuery[]>>;
  readonly noIndex: readonly string[];
  readonly isMerged: boolean;
}

/**
 * Declares the queries of a collection by name, one of each shape; the values in them do not matter. A feature's
 * `queries.ts` exports `queryTables`, which returns its tables and is not in the built app. `noIndex` names large
 * fields, which get no index but those that the queries need. `isMerged`, for lists with many filters: one index for each filter with the
 * order, which the database merges, in place of one for each set of filters.
 */
export const defineQueries = <T>(
  source: QuerySource<T>,
  queries: Readonly<Record<string, readonly ListQuery<T>[]>>,
  {
    noIndex = [],
    isMerged = false,
  }: { readonly noIndex?: readonly FieldPath<T>[]; readonly isMerged?: boolean } = {},
): QueryTable => ({ source, queries, noIndex, isMerged });

/** A paged list is also queried in reverse. */
export const paged = <T>(query: ListQuery<T>): readonly ListQuery<T>[] => [
  query,
  { ...query, before: listEnd },
];
