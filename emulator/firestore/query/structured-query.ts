import { StatusError } from '../../status';
import type { Query } from '../contract';
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  NAME_PATH,
  readFieldReference,
} from '../values/field-path';
import { matchesFilter, queriedValue } from './filter-match';
import { type Filter, impliedFields, leavesOf, parseFilter } from './filter-parser';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readArray,
  readBoolean,
  readEnum,
  readInt32,
  readMessage,
} from '../values/json-message';
import type { StoredDocument, Value } from '../model';
import { compareNames, readCollectionId } from '../values/resource-name';
import { compareValues } from '../values/value-order';
import { parseValue } from '../values/value-parser';

export interface OrderTerm {
  readonly field: FieldPath;
  readonly direction: 'ASC' | 'DESC';
}

/**
 * A position in the order: values for its first terms. `before` puts it before equal documents, otherwise it
 * is after them.
 */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface QueryParts {
  readonly parent: string;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  /** The explicit order terms, without implied ones. */
  readonly orderBy: readonly OrderTerm[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly select: readonly FieldPath[] | undefined;
  /** Fields that are summed or averaged. Like an inequality, they require their field and order by it. */
  readonly aggregated?: readonly FieldPath[];
}

type OrderParts = Pick<QueryParts, 'orderBy' | 'filter' | 'aggregated'>;

/**
 * Returns the full order: explicit terms, then the fields implied by filter and aggregations, then the name.
 * Implied terms have the direction of the last explicit one. Throws INVALID_ARGUMENT if a term follows the
 * name.
 */
function fullOrder({ orderBy, filter, aggregated = [] }: OrderParts): readonly OrderTerm[] {
  const order = [...orderBy];
  const direction = orderBy.at(-1)?.direction ?? 'ASC';
  const known = new Set(order.map((term) => formatFieldPath(term.field)));
  for (const field of impliedFields(filter, aggregated)) {
    if (!known.has(formatFieldPath(field))) order.push({ field, direction });
  }
  const nameAt = order.findIndex((term) => isNamePath(term.field));
  if (nameAt === -1) return [...order, { field: NAME_PATH, direction }];
  if (nameAt === order.length - 1) return order;
  throw new StatusError(
    'INVALID_ARGUMENT',
    `Order by clause cannot contain more fields after the key ${formatFieldPath(order[nameAt + 1]?.field ?? [])}`,
  );
}

/** A parsed query, with parts that only the service itself needs beyond `Query`. */
export class StructuredQuery implements Query {
  readonly parent: string;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly limit: number | undefined;
  readonly offset: number;
  readonly projection: readonly string[] | undefined;
  readonly select: readonly FieldPath[] | undefined;
  readonly filter: Filter | undefined;
  readonly orderBy: readonly OrderTerm[];
  /** The total order, whose last term is the name. */
  readonly order: readonly OrderTerm[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly parts: QueryParts;
  private readonly prefix: string;
  private readonly required: readonly FieldPath[];

  constructor(parts: QueryParts) {
    this.parts = parts;
    this.parent = parts.parent;
    this.collectionId = parts.collectionId;
    this.allDescendants = parts.allDescendants;
    this.limit = parts.limit;
    this.offset = parts.offset;
    this.select = parts.select;
    this.projection = parts.select?.map(formatFieldPath);
    this.filter = parts.filter;
    this.orderBy = parts.orderBy;
    this.order = fullOrder(parts);
    this.startAt = parts.startAt;
    this.endAt = parts.endAt;
    const direct = parts.allDescendants || parts.collectionId === undefined;
    this.prefix = direct ? `${parts.parent}/` : `${parts.parent}/${parts.collectionId}/`;
    // An implied order also excludes documents without the field, even in the other branches of an OR.
    this.required = this.order.map((term) => term.field).filter((field) => !isNamePath(field));
  }

  private selects(name: string): boolean {
    if (!name.startsWith(this.prefix)) return false;
    if (!this.allDescendants) return !name.includes('/', this.prefix.length);
    if (this.collectionId === undefined) return true;
    const end = name.lastIndexOf('/');
    return name.slice(name.lastIndexOf('/', end - 1) + 1, end) === this.collectionId;
  }

  matches(document: StoredDocument): boolean {
    return (
      this.selects(document.name) &&
      this.required.every((field) => queriedValue(document, field) !== undefined) &&
      (this.filter === undefined || matchesFilter(this.filter, document)) &&
      (this.startAt === undefined || this.isPast(document, this.startAt)) &&
      (this.endAt === undefined || !this.isPast(document, this.endAt))
    );
  }

  private isPast(document: StoredDocument, cursor: Cursor): boolean {
    return isPastCursor(cursor, this.order, (term) => queriedValue(document, term.field));
  }

  compare(a: StoredDocument, b: StoredDocument): number {
    for (const { field, direction } of this.order) {
      const order = isNamePath(field) ? compareNames(a.name, b.name) : compareFields(a, b, field);
      if (order !== 0) return direction === 'ASC' ? order : -order;
    }
    return 0;
  }
}

function compareFields(a: StoredDocument, b: StoredDocument, field: FieldPath): number {
  const left = queriedValue(a, field);
  const right = queriedValue(b, field);
  if (left === undefined || right === undefined)
    return Number(left !== undefined) - Number(right !== undefined);
  return compareValues(left, right);
}

/** Checks whether the position with the given order values is after the cursor. */
export function isPastCursor(
  cursor: Cursor,
  order: readonly OrderTerm[],
  valueOf: (term: OrderTerm, index: number) => Value | undefined,
): boolean {
  for (const [index, bound] of cursor.values.entries()) {
    const term = order[index];
    const value = term === undefined ? undefined : valueOf(term, index);
    if (term === undefined || value === undefined) break;
    const comparison = compareValues(value, bound);
    if (comparison !== 0) return term.direction === 'ASC' ? comparison > 0 : comparison < 0;
  }
  return cursor.before;
}

const DIRECTIONS = { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 } as const;

function parseOrderBy(json: unknown, at: Place): OrderTerm[] {
  const seen = new Set<string>();
  return readArray(json, at).map((term, index) => {
    const termAt = place(index, at);
    const message = readMessage(term, termAt, ['field', 'direction']);
    const field = readFieldReference(message.field, place('field', termAt));
    const direction = readEnum(message.direction, place('direction', termAt), DIRECTIONS);
    const key = formatFieldPath(field);
    if (seen.has(key)) throw invalidAt(termAt, `order by clause cannot contain duplicate fields ${key}.`);
    seen.add(key);
    return { field, direction: direction === 'DESCENDING' ? 'DESC' : 'ASC' };
  });
}

function parseCursor(json: unknown, at: Place, order: readonly OrderTerm[]): Cursor | undefined {
  if (isAbsent(json)) return undefined;
  const message = readMessage(json, at, ['values', 'before']);
  const valuesAt = place('values', at);
  const values = readArray(message.values, valuesAt).map((value, index) => {
    const parsed = parseValue(value, place(index, valuesAt), { nestedArrays: true });
    const term = order[index];
    if (term !== undefined && isNamePath(term.field) && !('referenceValue' in parsed)) {
      throw invalidAt(place(index, valuesAt), 'the position in __name__ must be a document reference.');
    }
    return parsed;
  });
  if (values.length > order.length) {
    throw invalidAt(valuesAt, `Cursor has too many values: ${values.length} for ${order.length} orderings.`);
  }
  return { values, before: readBoolean(message.before, place('before', at)) };
}

function parseFrom(json: unknown, at: Place): Pick<QueryParts, 'collectionId' | 'allDescendants'> {
  const selectors = readArray(json, at);
  if (selectors.length > 1) throw invalidAt(at, 'at most one collection selector is allowed.');
  const selectorAt = place(0, at);
  const selector = readMessage(selectors[0] ?? {}, selectorAt, ['collectionId', 'allDescendants']);
  const allDescendants = readBoolean(selector.allDescendants, place('allDescendants', selectorAt));
  if (isAbsent(selector.collectionId) || selector.collectionId === '') {
    if (!allDescendants) throw invalidAt(at, 'a collection id is required unless allDescendants is set.');
    return { collectionId: undefined, allDescendants };
  }
  return {
    collectionId: readCollectionId(selector.collectionId, place('collectionId', selectorAt)),
    allDescendants,
  };
}

function parseSelect(json: unknown, at: Place): readonly FieldPath[] | undefined {
  if (isAbsent(json)) return undefined;
  const message = readMessage(json, at, ['fields']);
  const fields = readArray(message.fields, place('fields', at));
  if (fields.length === 0) return undefined;
  return fields
    .map((field, index) => readFieldReference(field, place(index, place('fields', at))))
    .filter((field) => !isNamePath(field));
}

/** The members of a StructuredQuery message. */
export const QUERY_MEMBERS = [
  'select',
  'from',
  'where',
  'orderBy',
  'startAt',
  'endAt',
  'offset',
  'limit',
  'findNearest',
];

/**
 * Parses and validates a StructuredQuery message. `parent` is a checked parent name; `aggregated` are the
 * fields to sum or average.
 */
export function parseStructuredQuery(
  parent: string,
  json: unknown,
  at: Place,
  aggregated: readonly FieldPath[] = [],
): StructuredQuery {
  const message = readMessage(json, at, QUERY_MEMBERS);
  if (!isAbsent(message.findNearest)) {
    throw new StatusError('UNIMPLEMENTED', 'Vector search (findNearest) is not supported by this emulator.');
  }
  const limit = readInt32(message.limit, place('limit', at));
  if (limit !== undefined && limit < 0) throw invalidAt(place('limit', at), 'limit is negative.');
  const offset = readInt32(message.offset, place('offset', at)) ?? 0;
  if (offset < 0) throw invalidAt(place('offset', at), 'offset is negative.');
  const filter = parseFilter(message.where, place('where', at));
  const orderBy = parseOrderBy(message.orderBy, place('orderBy', at));
  const from = parseFrom(message.from, place('from', at));
  if (from.collectionId === undefined) {
    const fields = [...leavesOf(filter), ...orderBy].map((part) => part.field);
    if (!fields.every(isNamePath)) throw invalidAt(at, 'a query over all collections can only use __name__.');
  }
  // Cursors have a value for each explicit term, or for each implied one if there are none.
  const positions = orderBy.length > 0 ? orderBy : fullOrder({ orderBy, filter, aggregated });
  return new StructuredQuery({
    parent,
    ...from,
    filter,
    orderBy,
    aggregated,
    startAt: parseCursor(message.startAt, place('startAt', at), positions),
    endAt: parseCursor(message.endAt, place('endAt', at), positions),
    limit,
    offset,
    select: parseSelect(message.select, place('select', at)),
  });
}
