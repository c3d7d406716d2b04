import { kindOf, type RulesValue, SetValue } from './value';

/** Deep equality of whole values; values of different types are unequal, save int and float by number. */
export function valuesEqual(a: RulesValue, b: RulesValue): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  if (typeof a === 'bigint' || typeof a === 'number') {
    // Loose equality compares int and float exactly.
    // oxlint-disable-next-line eqeqeq
    return (typeof b === 'bigint' || typeof b === 'number') && a == b;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'bytes':
      return b.kind === 'bytes' && Buffer.compare(a.bytes, b.bytes) === 0;
    case 'list': {
      if (b.kind !== 'list' || a.items.length !== b.items.length) return false;
      return a.items.every((item, index) => valuesEqual(item, b.items[index] ?? null));
    }
    case 'set':
      return (
        b.kind === 'set' &&
        a.elements.size === b.elements.size &&
        [...a.elements.keys()].every((key) => b.elements.has(key))
      );
    case 'map': {
      if (b.kind !== 'map') return false;
      const keys = a.keys();
      return (
        keys.length === b.keys().length &&
        keys.every((key) => b.has(key) && valuesEqual(a.get(key) ?? null, b.get(key) ?? null))
      );
    }
    case 'map_diff':
      return b.kind === 'map_diff' && valuesEqual(a.left, b.left) && valuesEqual(a.right, b.right);
    case 'timestamp':
      return b.kind === 'timestamp' && a.nanos === b.nanos;
    case 'duration':
      return b.kind === 'duration' && a.nanos === b.nanos;
    case 'latlng':
      return b.kind === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return b.kind === 'path' && a.toString() === b.toString();
    default:
      return false;
  }
}

/** The sign of a - b for two values of one ordered kind; undefined where there is no order. */
export function order(a: RulesValue, b: RulesValue): -1 | 0 | 1 | undefined {
  if (typeof a === 'string') return typeof b === 'string' ? compareStrings(a, b) : undefined;
  if (typeof a === 'bigint' || typeof a === 'number') {
    if (typeof b !== 'bigint' && typeof b !== 'number') return undefined;
    if (a < b) return -1;
    if (a > b) return 1;
    return valuesEqual(a, b) ? 0 : undefined;
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return undefined;
  if (
    (a.kind === 'timestamp' && b.kind === 'timestamp') ||
    (a.kind === 'duration' && b.kind === 'duration')
  ) {
    if (a.nanos === b.nanos) return 0;
    return a.nanos < b.nanos ? -1 : 1;
  }
  return undefined;
}

/** By code point, the order of UTF-8 and of the database; UTF-16 differs from it above the surrogates. */
function compareStrings(a: string, b: string): -1 | 0 | 1 {
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

/** A string that two whole values share exactly when they are equal. */
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
