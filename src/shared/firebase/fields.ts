/** The placeholder for the server's time in a write. */
export interface ServerTime {
  readonly __serverTime__: true;
}

/**
 * The server's time, to be written into a field. Plain data, so that it survives JSON and IndexedDB; no stored map
 * can be mistaken for it, since the database refuses such names.
 */
export const serverTime: ServerTime = Object.freeze({ __serverTime__: true });

export const isServerTime = (value: unknown): value is ServerTime =>
  typeof value === 'object' && value !== null && '__serverTime__' in value;

/** The members of a stored map; none for values that have no members. */
type MapOf<V> = V extends Date | readonly unknown[] ? never : V extends object ? V : never;

type Less = { 3: 2; 2: 1; 1: 0; 0: 0 };

type PathsBelow<T, Depth extends keyof Less> = {
  [K in keyof T & string]-?: K | (Depth extends 0 ? never : `${K}.${PathsBelow<MapOf<T[K]>, Less[Depth]>}`);
}[keyof T & string];

/** The name of a field, or of a member of a map: 'status', 'search.grams', `readers.${uid}`. */
export type FieldPath<T> = PathsBelow<T, 3>;

/** The type of the value at a path. */
export type ValueAt<T, P> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? ValueAt<MapOf<T[K]>, Rest>
      : never
    : never;

/** A value to write: wherever the document has a time, the server's may stand. */
type FieldValue<V> = V extends Date
  ? Date | ServerTime
  : V extends readonly unknown[]
    ? V
    : V extends object
      ? { readonly [K in keyof V]: FieldValue<V[K]> }
      : V;

type LeavableKeys<T> = {
  [K in keyof T]-?: null extends T[K] ? K : undefined extends T[K] ? K : never;
}[keyof T];

/** A whole document to write: only fields that the schema reads as null or missing may be left out. */
export type Fields<T> = {
  readonly [K in Exclude<keyof T, LeavableKeys<T>>]: FieldValue<T[K]>;
} & { readonly [K in LeavableKeys<T>]?: FieldValue<T[K]> };

/** Some fields of a document, by name or path; a misspelt one does not compile. */
export type Patch<T> = { readonly [P in FieldPath<T>]?: FieldValue<ValueAt<T, P>> };

/** The names in a path. */
export const segmentsOf = (path: string): string[] => path.split('.');

const simpleName = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** A path as the REST API spells it, with back quotes around names of other characters than letters and digits. */
export const spelt = (segments: readonly string[]): string =>
  segments.map((name) => (simpleName.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
