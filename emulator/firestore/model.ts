/** Microseconds since the epoch; exact in a double until the year 2255. */
export type Micros = number;

/**
 * A Firestore value in canonical proto3 JSON: exactly one member. `integerValue` is a decimal string in int64
 * range, `doubleValue` a number or one of 'NaN' | 'Infinity' | '-Infinity' | '-0', `timestampValue` RFC 3339
 * UTC truncated to microseconds, `bytesValue` base64. The tagged form is what is stored: 1 and 1.0 stay apart.
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

/** Fields of a document or map. Objects without a prototype, so that no key is special. */
export type Fields = { readonly [name: string]: Value };

/** A stored document; `name` is the full resource name 'projects/P/databases/D/documents/c/d'. */
export interface StoredDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** One document's part in a commit; absent `before`: created, absent `after`: deleted. */
export interface DocumentChange {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** An atomic commit; `time` is strictly greater than that of every earlier commit of the process and its data. */
export interface CommitRecord {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}
