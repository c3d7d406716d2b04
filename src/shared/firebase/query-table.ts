import type { FieldPath } from './fields';
import { type ListQuery, listEnd, type PlainQuery, type QuerySource } from './query';

/**
 * The queries of a feature on one collection. `npm run indexes` generates the database's indexes from these
 * tables.
 */
export interface QueryTable {
  readonly source: QuerySource<unknown>;
  readonly queries: Readonly<Record<string, readonly PlainQuery[]>>;
  readonly noIndex: readonly string[];
  readonly isMerged: boolean;
}

/**
 * Declares the queries of a collection by name, one of each shape. The values in them do not matter. A
 * feature's `queries.ts` exports `queryTables`, which returns its tables and is not part of the built app.
 * `noIndex` names large fields, which get only the indexes that queries need. `isMerged` is for lists with
 * many filters: each filter gets one index with the order, and the database merges them. Otherwise each set
 * of filters gets its own index.
 */
export const defineQueries = <T>(
  source: QuerySource<T>,
  queries: Readonly<Record<string, readonly ListQuery<T>[]>>,
  {
    noIndex = [],
    isMerged = false,
  }: { readonly noIndex?: readonly FieldPath<T>[]; readonly isMerged?: boolean } = {},
): QueryTable => ({ source, queries, noIndex, isMerged });

/** Returns the queries of a paged list, which is also queried in reverse. */
export const paged = <T>(query: ListQuery<T>): readonly ListQuery<T>[] => [
  query,
  { ...query, before: listEnd },
];
