import { kindOf, ListValue, MapValue, type RulesValue, SetValue } from './value';

/**
 * Compares two values as `==` does. An int and a float are equal by value, except inside lists and maps,
 * where 0.0 and -0.0 also differ. NaN equals nothing.
 */
export function valuesEqual(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) {
    // Loose equality compares int and float exactly.
    // oxlint-disable-next-line eqeqeq
    return a == b;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const key = elementKey(a);
  return key !== undefined && key === elementKey(b);
}

/**
 * Returns a key that is the same for two list elements exactly if they are equal; undefined if the value
 * equals nothing.
 */
export function elementKey(value: RulesValue): string | undefined {
  // The sign of a zero counts only inside an element.
  return value === 0 ? 'f0' : strictKey(value);
}

function strictKey(value: RulesValue): string | undefined {
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return undefined;
    return Object.is(value, -0) ? 'f-0' : `f${value}`;
  }
  if (value instanceof ListValue) {
    const keys = value.items.map(strictKey);
    return keys.includes(undefined) ? undefined : `[${keys.join()}]`;
  }
  if (value instanceof MapValue) {
    const keys = [...value.keys()].sort();
    const members = keys.map((key) => strictKey(value.get(key) ?? null));
    if (members.includes(undefined)) return undefined;
    return `{${keys.map((key, at) => `${JSON.stringify(key)}:${members[at]}`).join()}}`;
  }
  return canonicalKey(value);
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Returns the sign of a - b for two values of one ordered type; undefined for others. */
export function order(a: RulesValue, b: RulesValue): -1 | 0 | 1 | undefined {
  if (typeof a === 'string') return typeof b === 'string' ? compareStrings(a, b) : undefined;
  if (typeof a === 'bigint' || typeof a === 'number') {
    if (typeof b !== 'bigint' && typeof b !== 'number') return undefined;
    if (a < b) return -1;
    if (a > b) return 1;
    return valuesEqual(a, b) ? 0 : undefined;
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return undefined;
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.bytes, b.bytes);
  if (
    (a.kind === 'timestamp' && b.kind === 'timestamp') ||
    (a.kind === 'duration' && b.kind === 'duration')
  ) {
    if (a.nanos === b.nanos) return 0;
    return a.nanos < b.nanos ? -1 : 1;
  }
  return undefined;
}

/**
 * Compares strings by code point, the order of UTF-8 and of the database. UTF-16 order differs above the
 * surrogates.
 */
export function compareStrings(a: string, b: string): -1 | 0 | 1 {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left === right) continue;
    if (left >= 0xd800 && right >= 0xd800) {
      const leftSurrogate = left < 0xe000;
      if (leftSurrogate !== right < 0xe000) return leftSurrogate ? 1 : -1;
    }
    return left < right ? -1 : 1;
  }
  if (a.length === b.length) return 0;
  return a.length < b.length ? -1 : 1;
}

/**
 * Returns a key that is the same for two whole values exactly if a set or `diff` treats them as the same.
 * Numbers count by their value at every depth, and NaN equals NaN.
 */
export function canonicalKey(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
  if (value === null || typeof value !== 'object') return String(value);
  switch (value.kind) {
    case 'bytes':
      return `b${Buffer.from(value.bytes).toString('hex')}`;
    case 'list':
      return `[${value.items.map(canonicalKey).join()}]`;
    case 'set':
      return `set(${[...value.elements.keys()].sort().join()})`;
    case 'map':
      return `{${[...value.keys()]
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonicalKey(value.get(key) ?? null)}`)
        .join()}}`;
    case 'map_diff':
      return `diff(${canonicalKey(value.left)},${canonicalKey(value.right)})`;
    case 'timestamp':
      return `t${value.nanos}`;
    case 'duration':
      return `d${value.nanos}`;
    case 'latlng':
      return `l${value.latitude + 0},${value.longitude + 0}`;
    case 'path':
      return `p${JSON.stringify(value.toString())}`;
    default:
      throw new Error(`A ${kindOf(value)} cannot be an element.`);
  }
}

export function setOf(items: Iterable<RulesValue>): SetValue {
  const elements = new Map<string, RulesValue>();
  for (const item of items) {
    const key = canonicalKey(item);
    if (!elements.has(key)) elements.set(key, item);
  }
  return new SetValue(elements);
}
