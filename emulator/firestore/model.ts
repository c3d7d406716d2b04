/** Microseconds since the epoch, exact in a double until the year 2255. */
export type Micros = number;

/**
 * A Firestore value in canonical proto3 JSON, with exactly one member. `integerValue` is a decimal string in
 * int64 range, `doubleValue` is a number or one of 'NaN' | 'Infinity' | '-Infinity' | '-0'. `timestampValue`
 * is RFC 3339 in UTC, truncated to microseconds, and `bytesValue` is base64. Values are stored in this form,
 * so 1 and 1.0 stay different.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly Value[] } }
  | { readonly mapValue: { readonly fields: Fields } };

/** The fields of a document or map. The objects have no prototype, so that no key is special. */
export type Fields = { readonly [name: string]: Value };

/** A stored document; `name` is the full resource name 'projects/P/databases/D/documents/c/d'. */
export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** The change of one document in a commit: created if `before` is undefined, deleted if `after` is. */
export interface DocumentChange {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** An atomic commit. `time` is strictly greater than that of every earlier commit, including stored ones. */
export interface CommitRecord {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}
