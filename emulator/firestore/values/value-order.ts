import type { Fields, Value } from '../model';
import { compareNames } from './resource-name';
import { compareUtf8 } from './utf8-order';

/**
 * The position of each type in the order across types. Comparisons other than equality match one type only.
 */
export const TYPE_RANK = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

/**
 * Returns the elements of a vector, which is stored as a map with a reserved marker; undefined for other
 * values.
 */
export function vectorElements(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value)) return undefined;
  const type = value.mapValue.fields.__type__;
  const elements = value.mapValue.fields.value;
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  return elements !== undefined && 'arrayValue' in elements ? elements.arrayValue.values : undefined;
}

export function typeRank(value: Value): number {
  if ('stringValue' in value) return TYPE_RANK.string;
  if ('integerValue' in value) return TYPE_RANK.number;
  if ('timestampValue' in value) return TYPE_RANK.timestamp;
  if ('booleanValue' in value) return TYPE_RANK.boolean;
  if ('doubleValue' in value) return value.doubleValue === 'NaN' ? TYPE_RANK.nan : TYPE_RANK.number;
  if ('nullValue' in value) return TYPE_RANK.null;
  if ('referenceValue' in value) return TYPE_RANK.reference;
  if ('bytesValue' in value) return TYPE_RANK.bytes;
  if ('geoPointValue' in value) return TYPE_RANK.geoPoint;
  if ('arrayValue' in value) return TYPE_RANK.array;
  return vectorElements(value) === undefined ? TYPE_RANK.map : TYPE_RANK.vector;
}

/** Converts a stored double to a number; special values such as 'NaN' are stored as text. */
export function doubleOf(value: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): number {
  return typeof value === 'number' ? value : Number(value);
}

/** Checks whether an integer is exact as a double: up to 15 characters, including a sign. */
function isExact(integer: string): boolean {
  return integer.length <= 15;
}

function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareIntegers(a: string, b: string): number {
  if (isExact(a) && isExact(b)) return Number(a) - Number(b);
  const left = BigInt(a);
  const right = BigInt(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareIntegerToDouble(integer: string, double: number): number {
  if (isExact(integer) || !Number.isFinite(double)) return compareNumbers(Number(integer), double);
  const left = BigInt(integer);
  const right = BigInt(Math.trunc(double));
  if (left !== right) return left < right ? -1 : 1;
  return compareNumbers(0, double - Math.trunc(double));
}

/** Compares two number values exactly. Not for NaN. */
function compareNumeric(a: Value, b: Value): number {
  if ('integerValue' in a) {
    if ('integerValue' in b) return compareIntegers(a.integerValue, b.integerValue);
    return 'doubleValue' in b ? compareIntegerToDouble(a.integerValue, doubleOf(b.doubleValue)) : 0;
  }
  if (!('doubleValue' in a)) return 0;
  if ('integerValue' in b) return -compareIntegerToDouble(b.integerValue, doubleOf(a.doubleValue));
  return 'doubleValue' in b ? compareNumbers(doubleOf(a.doubleValue), doubleOf(b.doubleValue)) : 0;
}

function compareElements(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a[index];
    const right = b[index];
    if (left !== undefined && right !== undefined) {
      const order = compareValues(left, right);
      if (order !== 0) return order;
    }
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const leftKeys = Object.keys(a).sort(compareUtf8);
  const rightKeys = Object.keys(b).sort(compareUtf8);
  const length = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < length; index += 1) {
    const leftKey = leftKeys[index] ?? '';
    const rightKey = rightKeys[index] ?? '';
    const byKey = compareUtf8(leftKey, rightKey);
    if (byKey !== 0) return byKey;
    const left = a[leftKey];
    const right = b[rightKey];
    if (left !== undefined && right !== undefined) {
      const order = compareValues(left, right);
      if (order !== 0) return order;
    }
  }
  return leftKeys.length - rightKeys.length;
}

/**
 * Compares values of all types in Firestore's total order. Returns 0 for values that queries treat as equal
 * (1 and 1.0, -0 and 0).
 */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if ('stringValue' in a && 'stringValue' in b) return compareUtf8(a.stringValue, b.stringValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return a.timestampValue < b.timestampValue ? -1 : a.timestampValue > b.timestampValue ? 1 : 0;
  }
  const rank = typeRank(a);
  const byType = rank - typeRank(b);
  if (byType !== 0) return byType;
  if (rank === TYPE_RANK.number) return compareNumeric(a, b);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const left = a.geoPointValue;
    const right = b.geoPointValue;
    return compareNumbers(left.latitude, right.latitude) || compareNumbers(left.longitude, right.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareElements(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b) {
    const left = vectorElements(a);
    const right = vectorElements(b);
    if (left !== undefined && right !== undefined) {
      return left.length - right.length || compareElements(left, right);
    }
    return compareMaps(a.mapValue.fields, b.mapValue.fields);
  }
  return 0;
}

/** Checks whether two values are stored identically. Unlike in queries, 1 and 1.0 differ. */
export function identicalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if ('arrayValue' in a && 'arrayValue' in b) {
    const left = a.arrayValue.values;
    const right = b.arrayValue.values;
    return (
      left.length === right.length &&
      left.every((value, index) => {
        const other = right[index];
        return other !== undefined && identicalValues(value, other);
      })
    );
  }
  if ('mapValue' in a && 'mapValue' in b) return identicalFields(a.mapValue.fields, b.mapValue.fields);
  const key = Object.keys(a)[0] ?? '';
  if (key !== Object.keys(b)[0]) return false;
  if ('doubleValue' in a && 'doubleValue' in b) return a.doubleValue === b.doubleValue;
  return compareValues(a, b) === 0;
}

/** Checks whether two field sets are stored identically. The order of names does not count. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => {
    const left = a[name];
    const right = b[name];
    return left !== undefined && right !== undefined && identicalValues(left, right);
  });
}
