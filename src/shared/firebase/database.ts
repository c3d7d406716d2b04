import {
  type Collection,
  type Cursor,
  type DocumentList,
  parseDocument,
  type ParsedDocument,
  type WithId,
} from './collection';
import { DatabaseError } from './database-error';
import { segmentsOf, spelt } from './fields';
import {
  fullOrder,
  type ListQuery,
  type Operator,
  type PlainFilter,
  type PlainOrder,
  type PlainQuery,
  type QuerySource,
} from './query';
import { call, type CallOptions, documentsName } from './rest';
import { decodeFields } from './decode';
import { encode, type RestFields, type RestValue } from './values';

interface RestDocument {
  readonly name: string;
  readonly fields?: RestFields;
  readonly updateTime: string;
}

interface StoredDocument {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly stored: RestFields;
  readonly updateTime: string;
}

/** The answers of a streamed call. */
type Parts<T> = readonly T[];

async function readOne(path: string, id: string, options?: CallOptions): Promise<RestDocument | undefined> {
  // Reads a batch of one, in which a missing document is an answer and not an error.
  const body = { documents: [`${documentsName}/${path}/${id}`] };
  const [answer] = (await call(':batchGet', body, options)) as Parts<{ found?: RestDocument }>;
  return answer?.found;
}

/**
 * Reads one document by id. Resolves with undefined if there is none. Rejects with a DatabaseError, or with
 * the signal's reason.
 */
export async function getDocument<T>(
  source: Collection<T>,
  id: string,
  options?: CallOptions,
): Promise<ParsedDocument<T> | undefined> {
  const found = await readOne(source.path, id, options);
  return found && parseDocument(source, id, decodeFields(found.fields));
}

/**
 * Reads a document without its schema: as plain data, in its stored form, and with its update time for
 * `ifUpdateTime`. Resolves with undefined if there is none.
 */
export async function readForUpdate(
  { path }: { readonly path: string },
  id: string,
  options?: CallOptions,
): Promise<StoredDocument | undefined> {
  const found = await readOne(path, id, options);
  return (
    found && {
      fields: decodeFields(found.fields),
      stored: found.fields ?? {},
      updateTime: found.updateTime,
    }
  );
}

/** Reads one page of a query. Rejects with a DatabaseError, or with the signal's reason. */
export const listDocuments = async <T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
  options?: CallOptions,
): Promise<DocumentList<T>> => listOf(source, await readPage(source, query, options));

/** A document with its position in the order of its query. */
export interface PlacedDocument<T> {
  readonly document: WithId<T>;
  readonly cursor: Cursor;
}

/** A page in which every document has a cursor. */
export interface PlacedList<T> {
  readonly placed: readonly PlacedDocument<T>[];
  /** The number of documents read, including invalid ones. */
  readonly read: number;
  readonly cursors: DocumentList<T>['cursors'];
}

/** Reads one page of a query with the position of each document. Rejects as `listDocuments` does. */
export async function listPlaced<T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
  options?: CallOptions,
): Promise<PlacedList<T>> {
  const found = await readPage(source, query, options);
  return {
    placed: found.flatMap((each) =>
      listOf(source, [each]).documents.map((document) => ({ document, cursor: JSON.stringify(each.place) })),
    ),
    read: found.length,
    cursors: cursorsOf(found),
  };
}

async function readPage<T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
  options?: CallOptions,
): Promise<readonly Found[]> {
  const plain: PlainQuery = query;
  const order = fullOrder(plain);
  const parts = (await call(
    `${parentOf(source)}:runQuery`,
    { structuredQuery: structured(source, plain, order) },
    options,
  )) as Parts<{ document?: RestDocument }>;
  const found = parts.flatMap(({ document }) => document ?? []);
  if (plain.before !== undefined) found.reverse();
  return found.map(({ name, fields }) => {
    const path = name.slice(documentsName.length + 1);
    return { path, data: decodeFields(fields), place: placeOf(path, fields ?? {}, order) };
  });
}

/** Counts documents on the server, without reading them. A limit caps the count. */
export async function countDocuments<T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
  options?: CallOptions,
): Promise<number> {
  const { where, limit }: PlainQuery = query;
  const plain = { ...(where && { where }), ...(limit !== undefined && { limit }) };
  const [answer] = (await call(
    `${parentOf(source)}:runAggregationQuery`,
    {
      structuredAggregationQuery: {
        structuredQuery: structured(source, plain, []),
        aggregations: [{ alias: 'count', count: {} }],
      },
    },
    options,
  )) as Parts<{ result: { aggregateFields: { count: { integerValue: string } } } }>;
  if (answer === undefined) throw new DatabaseError('unknown', 'The count was not answered.');
  return Number(answer.result.aggregateFields.count.integerValue);
}

/** A document, as either client has read it. */
interface Found {
  /** Path below the database's root. */
  readonly path: string;
  readonly data: unknown;
  readonly place: readonly RestValue[];
}

/** Parses a page. In a group, ids are full paths. */
export function listOf<T>(source: QuerySource<T>, found: readonly Found[]): DocumentList<T> {
  const parsed = found.map(({ path, data }) =>
    parseDocument(source, 'path' in source ? path.slice(path.lastIndexOf('/') + 1) : path, data),
  );
  return {
    documents: parsed.flatMap((entry) => (entry.ok ? [entry.document] : [])),
    invalid: parsed.flatMap((entry) => (entry.ok ? [] : [entry.invalid])),
    cursors: cursorsOf(found),
  };
}

function cursorsOf(found: readonly Found[]): DocumentList<unknown>['cursors'] {
  const [first, last] = [found[0], found.at(-1)];
  return first && last && { first: JSON.stringify(first.place), last: JSON.stringify(last.place) };
}

/**
 * Returns the values of a cursor. The last one is the document's path. Throws a DatabaseError for text that
 * is no cursor.
 */
export function readCursor(cursor: string): readonly RestValue[] {
  try {
    const values: unknown = JSON.parse(cursor);
    if (Array.isArray(values)) return values as RestValue[];
  } catch {}
  throw new DatabaseError('invalid-argument', 'This is no place in a list.');
}

const nameValue = (path: string): RestValue => ({ referenceValue: `${documentsName}/${path}` });

/** Returns the position of a document in an order. Its times are exact, unlike those of a Date. */
function placeOf(path: string, fields: RestFields, order: readonly PlainOrder[]): RestValue[] {
  return order.map(([field]) => {
    if (field === '__name__') return { referenceValue: path };
    let value: RestValue | undefined = { mapValue: { fields } };
    for (const name of segmentsOf(field)) {
      value = value && 'mapValue' in value ? value.mapValue.fields?.[name] : undefined;
    }
    return value ?? { nullValue: null };
  });
}

const parentOf = (source: QuerySource<unknown>): string => {
  if (!('path' in source)) return '';
  const segments = source.path.split('/').slice(0, -1);
  return segments.map((name) => `/${encodeURIComponent(name)}`).join('');
};

const operators: Readonly<Record<Operator, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

const fieldOf = (field: string) => ({
  fieldPath: field === '__name__' ? field : spelt(segmentsOf(field)),
});

function filterOf(source: QuerySource<unknown>, filter: PlainFilter): object {
  if ('or' in filter) return compositeOf('OR', source, filter.or);
  const [field, operator, value] = filter;
  if (value === null) {
    return { unaryFilter: { field: fieldOf(field), op: operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
  }
  const named = (id: unknown) => nameValue('path' in source ? `${source.path}/${String(id)}` : String(id));
  const encoded =
    field !== '__name__'
      ? encode(value)
      : Array.isArray(value)
        ? { arrayValue: { values: value.map(named) } }
        : named(value);
  return { fieldFilter: { field: fieldOf(field), op: operators[operator], value: encoded } };
}

function compositeOf(
  op: 'AND' | 'OR',
  source: QuerySource<unknown>,
  filters: readonly PlainFilter[],
): object {
  const parts = filters.map((filter) => filterOf(source, filter));
  return parts.length === 1 && parts[0] ? parts[0] : { compositeFilter: { op, filters: parts } };
}

/**
 * Returns the REST API's form of a query. A page that ends at a cursor is queried in reverse order from
 * there.
 */
function structured(
  source: QuerySource<unknown>,
  { where = [], limit, after, before, select }: PlainQuery,
  order: readonly PlainOrder[],
): object {
  const start = before ?? after;
  const isAscending = (direction: 'asc' | 'desc') => (direction === 'asc') === (before === undefined);
  return {
    from: [
      'path' in source
        ? { collectionId: source.path.slice(source.path.lastIndexOf('/') + 1) }
        : { collectionId: source.groupId, allDescendants: true },
    ],
    ...(where.length > 0 && { where: compositeOf('AND', source, where) }),
    ...(order.length > 0 && {
      orderBy: order.map(([field, direction]) => ({
        field: fieldOf(field),
        direction: isAscending(direction) ? 'ASCENDING' : 'DESCENDING',
      })),
    }),
    ...(limit !== undefined && { limit }),
    ...(start && {
      startAt: {
        before: false,
        values: readCursor(start).map((value) =>
          'referenceValue' in value ? nameValue(value.referenceValue) : value,
        ),
      },
    }),
    // Also selects the fields that cursors need.
    ...(select && {
      select: { fields: [...new Set([...select, ...order.map(([field]) => field)])].map(fieldOf) },
    }),
  };
}
