import { isServerTime } from '@/shared/firebase/fields';

/** The value of a stored field as plain data: text, number, boolean, null, Date, lists and maps of these. */
export type FieldValues = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  // Forms compare files by this, too: two File objects are never equal.
  !(value instanceof Blob);

/** Whether two values are stored alike. An absent field is `undefined`; the server's time equals anything. */
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
 * Whether the record still has the value that the person started from. A schema gives an absent field an empty
 * default, so absent and empty count as equal here.
 */
export function sameStart(stored: unknown, base: unknown): boolean {
  return sameValue(stored, base) || (stored === undefined && isEmpty(base));
}

/** The value of a field, or at a path into a map such as `search.grams`. */
export function valueAt(fields: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isMap(value) ? value[key] : undefined), fields);
}

/** The fields with another value at a name or path. */
export function withValueAt<T extends object>(fields: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [key]: value };
  const inner = (fields as FieldValues)[key];
  return { ...fields, [key]: withValueAt(isMap(inner) ? inner : {}, rest.join('.'), value) };
}

/** Whether two names or paths are the same field, or one lies within the other. */
export const samePlace = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
