import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fullOrder, type PlainFilter, type PlainQuery, rangeFields } from '../src/shared/firebase/query.ts';
import type { QueryTable } from '../src/shared/firebase/query-table.ts';

type IndexKind = { readonly order: 'ASCENDING' | 'DESCENDING' } | { readonly arrayConfig: 'CONTAINS' };

type IndexField = IndexKind & { readonly fieldPath: string };

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: Scope;
  readonly fields: readonly IndexField[];
}

/** The indexes of one field, which replace those that the database creates by itself. */
interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly (IndexKind & { readonly queryScope: Scope })[];
}

export interface Indexes {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

type Condition = Exclude<PlainFilter, { or: unknown }>;

/** Returns the conjunctions of a query. The database scans an index for each. */
const alternatives = (where: readonly PlainFilter[]): readonly (readonly Condition[])[] =>
  where.reduce<readonly (readonly Condition[])[]>(
    (ways, filter) => {
      const choices = 'or' in filter ? filter.or.flatMap((one) => alternatives([one])) : [[filter]];
      return ways.flatMap((way) => choices.map((choice) => [...way, ...choice]));
    },
    [[]],
  );

/**
 * Returns the indexes that a query needs by Firestore's rules. An index has first the fields compared by
 * equality, in any order, then an array's element, then the order of the result, which includes every field
 * with another comparison. One field alone needs a single-field index. Several equalities without an order
 * are merged from single-field indexes.
 *
 * With `isMerged` the database also merges ordered results: from one index for each equality and one for the
 * array's element, all in the same order. A list with many filters then needs far fewer indexes.
 */
export function indexesOf(
  query: PlainQuery,
  { isMerged = false }: { readonly isMerged?: boolean } = {},
): readonly (readonly IndexField[])[] {
  const isReversed = query.before !== undefined;
  return alternatives(query.where ?? []).flatMap((conditions) => {
    const fieldsWith = (...operators: string[]) => [
      ...new Set(
        conditions
          .filter(([field, operator]) => operators.includes(operator) && field !== '__name__')
          .map(([field]) => field),
      ),
    ];
    const ranges = new Set(rangeFields(conditions));
    const elements = fieldsWith('array-contains', 'array-contains-any');
    const equal = fieldsWith('==', 'in').filter((field) => !ranges.has(field));
    const order = fullOrder({ ...query, where: conditions }).filter(
      ([field]) => field !== '__name__' && !equal.includes(field),
    );
    const ordered = order.map(
      ([fieldPath, direction]): IndexField => ({
        fieldPath,
        order: (direction === 'asc') === isReversed ? 'DESCENDING' : 'ASCENDING',
      }),
    );
    const contained = elements.map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' }));
    const equalities = equal.toSorted().map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' }));
    if (contained.length + ordered.length === 0) return equalities.map((field) => [field]);
    const filters = [...equalities, ...contained];
    if (isMerged && filters.length > 1) return filters.map((field) => [field, ...ordered]);
    return [[...equalities, ...contained, ...ordered]];
  });
}

const distinct = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The indexes of one field that the database creates by itself. */
const automatic: FieldOverride['indexes'] = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
];

const groupOf = ({ source }: QueryTable): string =>
  'path' in source ? (source.path.split('/').at(-1) ?? '') : source.groupId;

/** Returns the index file for these queries, without any other index. */
export function indexesFor(tables: readonly QueryTable[]): Indexes {
  const needed = distinct(
    tables.flatMap((table) =>
      Object.values(table.queries)
        .flat()
        .flatMap((query) => indexesOf(query, table))
        .map(
          (fields): CompositeIndex => ({
            collectionGroup: groupOf(table),
            queryScope: 'path' in table.source ? 'COLLECTION' : 'COLLECTION_GROUP',
            fields,
          }),
        ),
    ),
  );
  const singles = needed
    .filter(({ fields }) => fields.length === 1)
    .flatMap(({ collectionGroup, queryScope, fields }) =>
      fields.map(({ fieldPath, ...kind }) => ({
        collectionGroup,
        fieldPath,
        index: { ...kind, queryScope },
      })),
    );
  const exempt = tables.flatMap((table) =>
    table.noIndex.map((fieldPath) => ({
      collectionGroup: groupOf(table),
      fieldPath,
      kept: [] as typeof automatic,
    })),
  );
  const isExempt = (group: string, path: string) =>
    exempt.some(({ collectionGroup, fieldPath }) => collectionGroup === group && fieldPath === path);
  // A collection group has no automatic single-field index.
  const grouped = singles
    .filter(({ index }) => index.queryScope === 'COLLECTION_GROUP')
    .filter(({ collectionGroup, fieldPath }) => !isExempt(collectionGroup, fieldPath))
    .map(({ collectionGroup, fieldPath }) => ({ collectionGroup, fieldPath, kept: automatic }));
  return {
    indexes: needed.filter(({ fields }) => fields.length > 1).toSorted(byText),
    fieldOverrides: distinct([...exempt, ...grouped])
      .map(({ collectionGroup, fieldPath, kept }) => ({
        collectionGroup,
        fieldPath,
        indexes: distinct([
          ...kept,
          ...singles
            .filter((one) => one.collectionGroup === collectionGroup && one.fieldPath === fieldPath)
            .map(({ index }) => index),
        ]),
      }))
      .toSorted(byText),
  };
}

/** Returns the query tables of all features, from each `queries.ts` in their folders. */
export async function queryTables(root: string): Promise<readonly QueryTable[]> {
  const features = join(root, 'src/features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'queries.ts')
    .map((file) => join(features, file))
    .toSorted();
  const modules = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(file).href) as Promise<{ queryTables: () => readonly QueryTable[] }>,
    ),
  );
  return modules.flatMap((module) => module.queryTables());
}

/** Returns the indexes as the file's text. */
export const indexFileText = (indexes: Indexes): string => `${JSON.stringify(indexes, null, 2)}\n`;

// `npm run indexes` writes the file that `firebase deploy` takes the indexes from.
if (process.argv[1] === import.meta.filename)
  writeFileSync('firestore.indexes.json', indexFileText(indexesFor(await queryTables(process.cwd()))));
