import type { RestFields, RestValue } from './values';

/**
 * A stored value as plain data; a time as Date, to the millisecond; undefined for types that the app does not use.
 */
export function decode(value: RestValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  // The API leaves out the member for empty lists and maps.
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields);
  return undefined;
}

/** The API leaves out `fields` for a document without any. */
export function decodeFields(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}
