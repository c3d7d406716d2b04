/** A value in the form of Firestore's REST API: one member, named after the type. */
export type RestValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values?: readonly RestValue[] } }
  | { readonly mapValue: { readonly fields?: RestFields } };

export type RestFields = Readonly<Record<string, RestValue>>;

/**
 * Encodes a value for the database: text, number, boolean, null, time, and lists and maps of these. The app
 * uses no bytes, geopoints or references.
 */
export function encode(value: unknown): RestValue {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      // The API does not accept -0 as an integer.
      if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
      return { doubleValue: Number.isFinite(value) ? value : (String(value) as 'NaN') };
    case 'object':
      if (value === null) return { nullValue: null };
      if (value instanceof Date) return { timestampValue: value.toISOString() };
      if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
      return { mapValue: { fields: encodeFields(value) } };
    default:
      throw new TypeError(`A ${typeof value} cannot be stored.`);
  }
}

/** Encodes fields. Drops undefined ones. */
export function encodeFields(fields: object): RestFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, encode(value)]])),
  );
}
