import type { Fields, Value } from '../../firestore/model';

/**
 * Returns the stored form of a plain value: `'a'` becomes `{ stringValue: 'a' }`. A value that is already in
 * its stored form stays. Throws a TypeError for functions and symbols.
 */
export function toValue(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') {
    if (Number.isInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
    if (Number.isFinite(value) && value !== 0) return { doubleValue: value };
    return { doubleValue: Object.is(value, -0) ? '-0' : (String(value) as 'NaN') };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    const [only] = entries;
    if (entries.length === 1 && only?.[0].endsWith('Value')) return value as Value;
    return { mapValue: { fields: toFields(value as Record<string, unknown>) } };
  }
  throw new TypeError(`No stored form of ${typeof value}.`);
}

/** Returns the fields of a document as Firestore stores them: `{ name: 'Ann' }` becomes `{ name: { stringValue: 'Ann' } }`. */
export function toFields(record: Readonly<Record<string, unknown>>): Fields {
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toValue(value)])),
  );
}
