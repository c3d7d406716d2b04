import type { Operator, PlainFilter, PlainQuery } from '../../src/shared/firebase/query.ts';
import { type Indexes, indexesOf } from '../indexes.ts';

interface FieldReference {
  readonly fieldPath: string;
}
type RestFilter =
  | { readonly compositeFilter: { readonly op: 'AND' | 'OR'; readonly filters: readonly RestFilter[] } }
  | { readonly fieldFilter: { readonly field: FieldReference; readonly op: string } }
  | { readonly unaryFilter: { readonly field: FieldReference; readonly op: string } };

/** The parts of a REST query that determine its indexes. */
export interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: RestFilter;
  readonly orderBy?: readonly { readonly field: FieldReference; readonly direction?: string }[];
}

const operators: Readonly<Record<string, Operator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
  NOT_IN: 'not-in',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};

function filtersOf(filter: RestFilter): readonly PlainFilter[] {
  if ('compositeFilter' in filter) {
    const parts = filter.compositeFilter.filters.flatMap(filtersOf);
    return filter.compositeFilter.op === 'OR' ? [{ or: parts }] : parts;
  }
  const { field, op } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  const operator = operators[op];
  if (operator === undefined) throw new Error(`No index is known for ${op}.`);
  return [[field.fieldPath, operator, null]];
}

/**
 * Returns the indexes, as text, that the hosted database needs for a query and the index file lacks. The
 * local backend answers without them.
 */
export function missingIndexes(query: StructuredQuery, { indexes, fieldOverrides }: Indexes): string[] {
  const [{ collectionId, allDescendants = false } = { collectionId: '' }] = query.from;
  const queryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const plain: PlainQuery = {
    where: query.where ? filtersOf(query.where) : [],
    orderBy: (query.orderBy ?? [])
      .filter(({ field }) => field.fieldPath !== '__name__')
      .map(({ field, direction }) => [field.fieldPath, direction === 'DESCENDING' ? 'desc' : 'asc']),
  };
  const here = (each: { readonly collectionGroup: string }) => each.collectionGroup === collectionId;
  const lacking = (needed: ReturnType<typeof indexesOf>) =>
    needed.filter((fields) => {
      const [{ fieldPath, ...kind } = { fieldPath: '' }, another] = fields;
      const text = JSON.stringify(fields);
      if (another !== undefined) {
        return !indexes
          .filter(here)
          .some((index) => index.queryScope === queryScope && JSON.stringify(index.fields) === text);
      }
      const override = fieldOverrides.filter(here).find((each) => each.fieldPath === fieldPath);
      // Without an override the database has these for collections and none for groups.
      if (override === undefined) return allDescendants;
      const single = JSON.stringify({ ...kind, queryScope });
      return !override.indexes.some(
        ({ queryScope: scope, ...each }) => JSON.stringify({ ...each, queryScope: scope }) === single,
      );
    });
  if (lacking(indexesOf(plain, { isMerged: true })).length === 0) return [];
  return lacking(indexesOf(plain)).map(
    (fields) => `${collectionId} (${queryScope}): ${JSON.stringify(fields)}`,
  );
}
