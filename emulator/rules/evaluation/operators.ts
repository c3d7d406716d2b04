import type { BinaryOperator } from '../syntax/ast';
import { canonicalKey, elementKey, order, valuesEqual } from '../values/equality';
import {
  type Comparison,
  type FieldKind,
  holds,
  isPartial,
  PartialField,
  PartialMap,
} from '../values/partial';
import {
  DurationValue,
  error,
  kindOf,
  ListValue,
  NULL_VALUE_ERROR,
  type Result,
  RulesFailure,
  type RulesValue,
  StructValue,
  TimestampValue,
  undefinedProperty,
} from '../values/value';
import { checkedDuration, checkedInt, checkedTimestamp } from '../values/checked';

export type ValueOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** Applies an operator to two values. The evaluator handles `&&` and `||` itself. */
export function applyBinary(operator: ValueOperator, left: RulesValue, right: RulesValue): Result {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=': {
      const result = equal(left, right);
      return typeof result === 'boolean' ? !result : result;
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case 'in':
      return isIn(left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

export function negate(value: RulesValue): Result {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof PartialField) return value.unknown();
  return error(`Unsupported operation error. Received: -${kindOf(value)}. Expected: -int, -float.`);
}

/** The types that the operator `is` accepts. */
export const IS_TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

export function isType(value: RulesValue, type: string): Result {
  if (value instanceof PartialField) return isPartialType(value, type);
  if (value instanceof PartialMap) return type === 'map';
  if (value instanceof StructValue)
    return error(`Unsupported operation error. Received: ${value.typeName} is.`);
  const kind = kindOf(value);
  return kind === type || (type === 'number' && (kind === 'int' || kind === 'float'));
}

function isPartialType(field: PartialField, type: string): Result {
  const kind: FieldKind | undefined = field.knowledge.kind;
  if (kind === undefined) return field.unknown();
  if (kind === 'number' && (type === 'int' || type === 'float')) return field.unknown();
  return kind === type;
}

/** Reads `object.name`, also written as `object['name']`. */
export function member(object: RulesValue, name: string): Result {
  if (object === null) return NULL_VALUE_ERROR;
  if (typeof object === 'object') {
    if (object.kind === 'map') return object.get(name) ?? (object.has(name) ? null : undefinedProperty(name));
    if (object.kind === 'struct') {
      const value = object.member(name);
      return value === undefined ? undefinedProperty(name) : value;
    }
    if (object.kind === 'partial_map') return object.get(name);
    if (object.kind === 'partial_field') return object.unknown();
  }
  return undefinedProperty(name);
}

export function index(object: RulesValue, at: RulesValue): Result {
  if (object === null) return NULL_VALUE_ERROR;
  if (isPartial(at)) return at.unknown();
  if (object instanceof PartialField) return object.unknown();
  if (typeof at === 'string') {
    if (typeof object === 'object' && object.kind === 'path') {
      const position = object.captures.get(at);
      return (position === undefined ? undefined : object.segments[position]) ?? undefinedProperty(at);
    }
    return member(object, at);
  }
  if (typeof at === 'bigint') {
    const sequence = sequenceOf(object);
    if (sequence !== undefined) {
      return isIndex(at, sequence) ? (sequence[Number(at)] ?? null) : outOfBounds(at, sequence);
    }
  }
  return error(`Unsupported operation error. Received: ${kindOf(object)}[${kindOf(at)}].`);
}

/**
 * Returns `object[from:to]`. Both the first position and the last one before `to` must exist, even for an
 * empty slice.
 */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): Result {
  if (object instanceof PartialField) return object.unknown();
  const sequence = typeof object === 'string' || object instanceof ListValue ? sequenceOf(object) : undefined;
  if (sequence === undefined || typeof from !== 'bigint' || typeof to !== 'bigint') {
    return error(
      `Unsupported operation error. Received: ${kindOf(object)}[${kindOf(from)}:${kindOf(to)}]. ` +
        'Expected: list[int:int], string[int:int].',
    );
  }
  for (const end of [from, to - 1n]) if (!isIndex(end, sequence)) return outOfBounds(end, sequence);
  if (from > to) return error(`Illegal range error. From index: [${from}], To index: [${to}].`);
  const part = sequence.slice(Number(from), Number(to));
  return typeof part === 'string' ? part : new ListValue(part);
}

type Sequence = string | readonly RulesValue[];

function isIndex(at: bigint, sequence: Sequence): boolean {
  return at >= 0n && at < BigInt(sequence.length);
}

function outOfBounds(at: bigint, sequence: Sequence): RulesFailure {
  return error(`Index out of bound error. Index: [${at}], size: [${sequence.length}].`);
}

function sequenceOf(object: RulesValue): Sequence | undefined {
  if (typeof object === 'string') return object;
  if (object instanceof ListValue) return object.items;
  if (object !== null && typeof object === 'object' && object.kind === 'path') return object.segments;
  return undefined;
}

/** Compares two values deeply, as `==`; returns a failure if they are not known well enough. */
export function equal(left: RulesValue, right: RulesValue): Result {
  if (left instanceof PartialField) return isPartial(right) ? left.unknown() : left.equalTo(right);
  if (right instanceof PartialField) return equal(right, left);
  if (left instanceof PartialMap) {
    return isPartial(right) || kindOf(right) === 'map' ? left.unknown() : false;
  }
  if (right instanceof PartialMap) return equal(right, left);
  if (left instanceof StructValue || right instanceof StructValue) {
    if (left === right) return true;
    if (left === null || right === null) return false;
    return error(`Unsupported operation error. Received: ${shownType(left)} == ${shownType(right)}.`);
  }
  return valuesEqual(left, right);
}

const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function compare(operator: Comparison, left: RulesValue, right: RulesValue): Result {
  if (left instanceof PartialField) {
    return isPartial(right) ? left.unknown() : left.compareTo(operator, right);
  }
  if (right instanceof PartialField) return compare(MIRRORED[operator], right, left);
  const sign = order(left, right);
  if (sign !== undefined) return holds(operator, sign);
  if (isNumber(left) && isNumber(right)) return false;
  return unsupported(operator, left, right);
}

function isIn(element: RulesValue, container: RulesValue): Result {
  if (container === null) return NULL_VALUE_ERROR;
  if (isPartial(element) && container instanceof ListValue) return isInItems(element, container.items);
  if (isPartial(element) && typeof container === 'object' && container.kind === 'set') {
    return isInItems(element, [...container.elements.values()]);
  }
  if (isPartial(element)) return element.unknown();
  if (typeof container === 'object' && !(element instanceof StructValue)) {
    switch (container.kind) {
      case 'list': {
        const key = elementKey(element);
        return key !== undefined && container.items.some((item) => elementKey(item) === key);
      }
      case 'set':
        return container.elements.has(canonicalKey(element));
      case 'map':
      case 'partial_map':
        if (typeof element === 'string') return container.has(element);
        break;
      case 'partial_field':
        return container.contains(element);
      default:
        break;
    }
  }
  return unsupported('in', element, container);
}

function isInItems(element: RulesValue, items: readonly RulesValue[]): Result {
  let result: Result = false;
  for (const item of items) {
    const same =
      element instanceof PartialField && !isPartial(item) ? element.isElement(item) : equal(element, item);
    if (same === true) return true;
    if (same instanceof RulesFailure) result = same;
  }
  return result;
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: RulesValue, right: RulesValue): Result {
  if (typeof left === 'bigint' && typeof right === 'bigint') return intArithmetic(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floatArithmetic(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (operator === '+' || operator === '-') {
    const result = timeArithmetic(operator, left, right);
    if (result !== undefined) return result;
  }
  if (isPartial(left)) return left.unknown();
  if (isPartial(right)) return right.unknown();
  return unsupported(operator, left, right);
}

function intArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): Result {
  switch (operator) {
    case '+':
      return checkedInt(left + right);
    case '-':
      return checkedInt(left - right);
    case '*':
      return checkedInt(left * right);
    default:
      if (right === 0n) return error('Divide by zero error.');
      return checkedInt(operator === '/' ? left / right : left % right);
  }
}

function floatArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left % right;
  }
}

function timeArithmetic(operator: '+' | '-', left: RulesValue, right: RulesValue): Result | undefined {
  const sign = operator === '+' ? 1n : -1n;
  if (left instanceof TimestampValue) {
    if (right instanceof DurationValue) return checkedTimestamp(left.nanos + sign * right.nanos);
    if (right instanceof TimestampValue && operator === '-') return checkedDuration(left.nanos - right.nanos);
  }
  if (left instanceof DurationValue) {
    if (right instanceof DurationValue) return checkedDuration(left.nanos + sign * right.nanos);
    if (right instanceof TimestampValue && operator === '+')
      return checkedTimestamp(left.nanos + right.nanos);
  }
  return undefined;
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function unsupported(operator: string, left: RulesValue, right: RulesValue): RulesFailure {
  return error(`Unsupported operation error. Received: ${shownType(left)} ${operator} ${shownType(right)}.`);
}

function shownType(value: RulesValue): string {
  return value instanceof StructValue ? value.typeName : kindOf(value);
}
