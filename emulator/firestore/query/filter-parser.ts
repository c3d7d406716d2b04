import type { RulesFilter } from '../../rules/contract';
import { StatusError } from '../../status';
import type { Json } from '../contract';
import { type FieldPath, formatFieldPath, isNamePath, readFieldReference } from '../values/field-path';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readArray,
  readEnum,
  readMessage,
} from '../values/json-message';
import type { Value } from '../model';
import { parseValue } from '../values/value-parser';

/** A query's filter with the operator names of the wire format. Rules see the same form. */
export type Filter = RulesFilter;

const FIELD_OPERATORS = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
} as const;
const UNARY_OPERATORS = { IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } as const;
const COMPOSITE_OPERATORS = { AND: 1, OR: 2 } as const;

const MAX_NESTING = 50;
const MAX_DISJUNCTIONS = 30;
const LIST_LIMITS: Readonly<Record<string, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const INEQUALITIES = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

export type LeafFilter = Exclude<Filter, { readonly filters: unknown }>;

/** Returns all leaf filters, without the AND and OR that join them. */
export function leavesOf(filter: Filter | undefined): readonly LeafFilter[] {
  if (filter === undefined) return [];
  return 'filters' in filter ? filter.filters.flatMap(leavesOf) : [filter];
}

/** Checks whether a filter's field must come first in the order of the result. */
export function isInequality(filter: LeafFilter): boolean {
  return INEQUALITIES.has(filter.op);
}

/** Returns the elements of a list operator's operand. */
export function operandElements(value: Value): readonly Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

function checkNameOperand(op: string, value: Value, at: Place): void {
  const operands = op in LIST_LIMITS ? operandElements(value) : [value];
  if (op.startsWith('ARRAY_CONTAINS') || !operands.every((operand) => 'referenceValue' in operand)) {
    throw invalidAt(at, '__name__ can only be compared with document references.');
  }
}

function parseFieldFilter(json: unknown, at: Place): Filter {
  const message = readMessage(json, at, ['field', 'op', 'value']);
  const field = readFieldReference(message.field, place('field', at));
  const op = readEnum(message.op, place('op', at), FIELD_OPERATORS);
  if (op === undefined) throw invalidAt(place('op', at), 'an operator is required.');
  const valueAt = place('value', at);
  const value = parseValue(message.value, valueAt, { nestedArrays: true });
  const limit = LIST_LIMITS[op];
  if (limit !== undefined) {
    const count = 'arrayValue' in value ? value.arrayValue.values.length : 0;
    if (count === 0) throw invalidAt(valueAt, `'${op}' requires a non-empty ArrayValue.`);
    if (count > limit) throw invalidAt(valueAt, `'${op}' supports up to ${limit} comparison values.`);
  }
  if (isNamePath(field)) checkNameOperand(op, value, valueAt);
  if (op === 'EQUAL' || op === 'NOT_EQUAL') {
    if ('nullValue' in value) return { kind: 'unary', field, op: op === 'EQUAL' ? 'IS_NULL' : 'IS_NOT_NULL' };
    if ('doubleValue' in value && value.doubleValue === 'NaN') {
      return { kind: 'unary', field, op: op === 'EQUAL' ? 'IS_NAN' : 'IS_NOT_NAN' };
    }
  }
  return { kind: 'field', field, op, value };
}

function parseUnaryFilter(json: unknown, at: Place): Filter {
  const message = readMessage(json, at, ['field', 'op']);
  const field = readFieldReference(message.field, place('field', at));
  const op = readEnum(message.op, place('op', at), UNARY_OPERATORS);
  if (op === undefined) throw invalidAt(place('op', at), 'an operator is required.');
  if (isNamePath(field)) throw invalidAt(at, '__name__ is never null and never a number.');
  return { kind: 'unary', field, op };
}

function parseCompositeFilter(json: unknown, at: Place, depth: number): Filter {
  const message = readMessage(json, at, ['op', 'filters']);
  const op = readEnum(message.op, place('op', at), COMPOSITE_OPERATORS);
  if (op === undefined) throw invalidAt(place('op', at), 'AND or OR is required.');
  const filtersAt = place('filters', at);
  const filters = readArray(message.filters, filtersAt).map((filter, index) =>
    parseNested(filter, place(index, filtersAt), depth + 1),
  );
  if (filters.length === 0) throw invalidAt(filtersAt, 'at least one filter is required.');
  return { kind: op === 'AND' ? 'and' : 'or', filters };
}

function parseNested(json: unknown, at: Place, depth: number): Filter {
  if (depth > MAX_NESTING) throw invalidAt(at, `filters may be nested at most ${MAX_NESTING} levels deep.`);
  const message: Json = readMessage(json, at, ['compositeFilter', 'fieldFilter', 'unaryFilter']);
  const kinds = Object.keys(message);
  const kind = kinds[0];
  if (kind === undefined || kinds.length > 1) throw invalidAt(at, 'exactly one filter type is required.');
  const inner = place(kind, at);
  if (kind === 'compositeFilter') return parseCompositeFilter(message[kind], inner, depth);
  return kind === 'fieldFilter'
    ? parseFieldFilter(message[kind], inner)
    : parseUnaryFilter(message[kind], inner);
}

/** Counts the conjunctions of the disjunctive normal form, with IN and ARRAY_CONTAINS_ANY expanded. */
function countDisjunctions(filter: Filter): number {
  if ('filters' in filter) {
    const counts = filter.filters.map(countDisjunctions);
    return filter.kind === 'or'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  if (filter.kind === 'field' && (filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY')) {
    return operandElements(filter.value).length;
  }
  return 1;
}

/** Returns the largest number of array filters in any conjunction of the normal form. */
function arrayFiltersTogether(filter: Filter): number {
  if ('filters' in filter) {
    const counts = filter.filters.map(arrayFiltersTogether);
    return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
  }
  return filter.op.startsWith('ARRAY_CONTAINS') ? 1 : 0;
}

/** Checks whether any `or` has more than one branch. */
function hasChoice(filter: Filter): boolean {
  if (!('filters' in filter)) return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasChoice);
}

function checkCombination(filter: Filter): void {
  const refuse = (reason: string) => {
    throw new StatusError('INVALID_ARGUMENT', reason);
  };
  const leaves = leavesOf(filter);
  const count = (...names: string[]) => leaves.filter(({ op }) => names.includes(op)).length;
  if (count('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL') > 1) {
    refuse("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  if (count('NOT_IN') > 0 && (count('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasChoice(filter))) {
    refuse("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const compared = leaves.filter(isInequality).map(({ field }) => field);
  const isNameGiven = leaves.some(({ field, op }) => isNamePath(field) && (op === 'EQUAL' || op === 'IN'));
  if (isNameGiven && compared.length > 0 && !compared.some(isNamePath)) {
    refuse(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (arrayFiltersTogether(filter) > 1) {
    refuse("A maximum of 1 'ARRAY_CONTAINS' or 'ARRAY_CONTAINS_ANY' filter is allowed per disjunction.");
  }
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > MAX_DISJUNCTIONS) {
    refuse(`Too many disjunctions after normalization: ${disjunctions} > ${MAX_DISJUNCTIONS}.`);
  }
}

/**
 * Parses a `where` message; returns undefined if it is absent. Rejects combinations that Firestore rejects.
 */
export function parseFilter(json: unknown, at: Place): Filter | undefined {
  if (isAbsent(json)) return undefined;
  const filter = parseNested(json, at, 0);
  checkCombination(filter);
  return filter;
}

/**
 * Returns the fields of inequalities and aggregations in the order in which they follow the explicit order:
 * by formatted path.
 */
export function impliedFields(
  filter: Filter | undefined,
  aggregated: readonly FieldPath[],
): readonly FieldPath[] {
  const compared = leavesOf(filter).filter(isInequality);
  const fields = new Map(
    [...compared.map((leaf) => leaf.field), ...aggregated]
      .filter((field) => !isNamePath(field))
      .map((field) => [formatFieldPath(field), field]),
  );
  return [...fields.keys()].sort().map((key) => fields.get(key) ?? []);
}
