import { isServerTime } from '@/shared/firebase/fields';

/** Stored fields as plain data: text, number, boolean, null, Date, lists and maps of these. */
export type FieldValues = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  // Forms also compare files with this: two File objects are never equal.
  !(value instanceof Blob);

/**
 * Checks whether two values are stored alike. An absent field is `undefined`. The server's time equals
 * anything.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b || isServerTime(a) || isServerTime(b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((member, place) => sameValue(member, b[place]));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(a[key], b[key]));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (isMap(value) && Object.keys(value).length === 0);

/**
 * Checks whether the record still has the value that the person started from. Absent and empty are equal
 * here, because a schema gives an absent field an empty default.
 */
export function sameStart(stored: unknown, base: unknown): boolean {
  return sameValue(stored, base) || (stored === undefined && isEmpty(base));
}

/** Returns the value of a field, or at a path into a map such as `search.grams`. */
export function valueAt(fields: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isMap(value) ? value[key] : undefined), fields);
}

/** Returns the fields with another value at a name or path. */
export function withValueAt<T extends object>(fields: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [key]: value };
  const inner = (fields as FieldValues)[key];
  return { ...fields, [key]: withValueAt(isMap(inner) ? inner : {}, rest.join('.'), value) };
}

/** Checks whether two names or paths are the same field, or one lies within the other. */
export const samePlace = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
