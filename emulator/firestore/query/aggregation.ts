import { StatusError } from '../../status';
import type { Json } from '../contract';
import { checkFieldName, type FieldPath, isNamePath, readFieldReference } from '../values/field-path';
import { queriedValue } from './filter-match';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readArray,
  readMessage,
  readString,
} from '../values/json-message';
import type { StoredDocument, Value } from '../model';
import { parseStructuredQuery, type StructuredQuery } from './structured-query';
import { doubleOf } from '../values/value-order';
import { doubleValue } from '../values/value-parser';

interface Aggregation {
  /** The name of the result; '' until a number is assigned. */
  readonly alias: string;
  readonly kind: 'count' | 'sum' | 'avg';
  /** The aggregated field; undefined for count. */
  readonly field: FieldPath | undefined;
  /** The count at which counting stops. */
  readonly upTo: number | undefined;
}

export interface AggregationQuery {
  readonly query: StructuredQuery;
  readonly aggregations: readonly Aggregation[];
}

const MAX_AGGREGATIONS = 5;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

function readUpTo(json: unknown, at: Place): number | undefined {
  if (isAbsent(json)) return undefined;
  const number = typeof json === 'string' && /^\d+$/.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) {
    throw invalidAt(at, 'an integer that is not negative is expected.');
  }
  return number;
}

function parseAggregation(json: unknown, at: Place): Aggregation {
  const message = readMessage(json, at, ['alias', 'count', 'sum', 'avg']);
  const alias = readString(message.alias, place('alias', at));
  if (alias !== '') checkFieldName(alias, place('alias', at));
  const kinds = (['count', 'sum', 'avg'] as const).filter((kind) => !isAbsent(message[kind]));
  const kind = kinds[0];
  if (kind === undefined || kinds.length > 1)
    throw invalidAt(at, 'exactly one of count, sum and avg is required.');
  const inner = place(kind, at);
  if (kind === 'count') {
    const { upTo } = readMessage(message.count, inner, ['upTo']);
    return { alias, kind, field: undefined, upTo: readUpTo(upTo, place('upTo', inner)) };
  }
  const { field } = readMessage(message[kind], inner, ['field']);
  const path = readFieldReference(field, place('field', inner));
  if (isNamePath(path)) throw invalidAt(inner, '__name__ cannot be aggregated.');
  return { alias, kind, field: path, upTo: undefined };
}

/** Parses a StructuredAggregationQuery message. Unnamed aggregations are called field_1, field_2 and so on. */
export function parseAggregationQuery(parent: string, json: unknown, at: Place): AggregationQuery {
  const message = readMessage(json, at, ['structuredQuery', 'aggregations']);
  const listAt = place('aggregations', at);
  const list = readArray(message.aggregations, listAt);
  if (list.length === 0) throw invalidAt(listAt, 'at least one aggregation is required.');
  if (list.length > MAX_AGGREGATIONS) {
    const reason = `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`;
    throw new StatusError('INVALID_ARGUMENT', `${reason} Received: ${list.length}`);
  }
  let unnamed = 0;
  const taken = new Set<string>();
  const aggregations = list.map((entry, index) => {
    const entryAt = place(index, listAt);
    const aggregation = parseAggregation(entry, entryAt);
    if (aggregation.alias === '') unnamed += 1;
    const alias = aggregation.alias === '' ? `field_${unnamed}` : aggregation.alias;
    if (taken.has(alias)) {
      throw new StatusError('INVALID_ARGUMENT', `Aggregation aliases contain duplicate alias: ${alias}.`);
    }
    taken.add(alias);
    return { ...aggregation, alias };
  });
  const queryAt = place('structuredQuery', at);
  const aggregated = aggregations.flatMap(({ field }) => (field === undefined ? [] : [field]));
  const query = parseStructuredQuery(parent, message.structuredQuery ?? {}, queryAt, aggregated);
  if (query.select !== undefined)
    throw new StatusError('INVALID_ARGUMENT', 'Aggregations cannot have a projection.');
  return { query, aggregations };
}

function numbersAt(documents: readonly StoredDocument[], field: FieldPath): readonly Value[] {
  return documents.flatMap((document) => {
    const value = queriedValue(document, field);
    return value !== undefined && ('integerValue' in value || 'doubleValue' in value) ? [value] : [];
  });
}

function sumOf(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let exact = true;
  for (const number of numbers) {
    if ('integerValue' in number) integers += BigInt(number.integerValue);
    if ('doubleValue' in number) {
      doubles += doubleOf(number.doubleValue);
      exact = false;
    }
  }
  if (exact && integers >= INT64_MIN && integers <= INT64_MAX) return { integerValue: integers.toString() };
  return doubleValue(Number(integers) + doubles);
}

function averageOf(numbers: readonly Value[]): Value {
  if (numbers.length === 0) return { nullValue: null };
  const sum = sumOf(numbers);
  const total =
    'integerValue' in sum ? Number(sum.integerValue) : 'doubleValue' in sum ? doubleOf(sum.doubleValue) : 0;
  return doubleValue(total / numbers.length);
}

/** Returns `aggregateFields` for the documents of the query that was parsed with the aggregations. */
export function aggregate(aggregations: readonly Aggregation[], documents: readonly StoredDocument[]): Json {
  const results = Object.create(null) as Json;
  for (const { alias, field, kind, upTo } of aggregations) {
    if (field === undefined) {
      results[alias] = { integerValue: String(Math.min(documents.length, upTo ?? documents.length)) };
    } else {
      const numbers = numbersAt(documents, field);
      results[alias] = kind === 'sum' ? sumOf(numbers) : averageOf(numbers);
    }
  }
  return results;
}
