/** The placeholder for the server's time in a write. */
export interface ServerTime {
  readonly __serverTime__: true;
}

/**
 * A value that makes the server write its time into a field. Plain data, so that it survives JSON and
 * IndexedDB. No stored map can look like it, because the database refuses such names.
 */
export const serverTime: ServerTime = Object.freeze({ __serverTime__: true });

export const isServerTime = (value: unknown): value is ServerTime =>
  typeof value === 'object' && value !== null && '__serverTime__' in value;

/** The type of a stored map, or `never` for any other value. */
type MapOf<V> = V extends Date | readonly unknown[] ? never : V extends object ? V : never;

type Less = { 3: 2; 2: 1; 1: 0; 0: 0 };

type PathsBelow<T, Depth extends keyof Less> = {
  [K in keyof T & string]-?: K | (Depth extends 0 ? never : `${K}.${PathsBelow<MapOf<T[K]>, Less[Depth]>}`);
}[keyof T & string];

/** The name of a field or of a map's member: 'status', 'search.grams', `readers.${uid}`. */
export type FieldPath<T> = PathsBelow<T, 3>;

/** The type of the value at a path. */
export type ValueAt<T, P> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? ValueAt<MapOf<T[K]>, Rest>
      : never
    : never;

/** A value to write. `serverTime` may replace each time. */
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

/** A whole document to write. Only fields that the schema reads as null or missing may be omitted. */
export type Fields<T> = {
  readonly [K in Exclude<keyof T, LeavableKeys<T>>]: FieldValue<T[K]>;
} & { readonly [K in LeavableKeys<T>]?: FieldValue<T[K]> };

/** Some fields of a document, by name or path. A misspelled one does not compile. */
export type Patch<T> = { readonly [P in FieldPath<T>]?: FieldValue<ValueAt<T, P>> };

/** Returns the names in a path. */
export const segmentsOf = (path: string): string[] => path.split('.');

const simpleName = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Returns a path as the REST API expects it, with backquotes around names that have special characters. */
export const spelt = (segments: readonly string[]): string =>
  segments.map((name) => (simpleName.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
