import type { Fields, Value } from '../../firestore/model';
import {
  BytesValue,
  LatLngValue,
  ListValue,
  MapValue,
  PathValue,
  type RulesValue,
  TimestampValue,
} from './value';

/** A stored map in the form that rules see. Members are converted once, when they are first read. */
export class FieldsMap extends MapValue {
  private readonly fields: Fields;
  private readonly converted = new Map<string, RulesValue>();

  constructor(fields: Fields) {
    super();
    this.fields = fields;
  }

  get(key: string): RulesValue | undefined {
    const known = this.converted.get(key);
    if (known !== undefined) return known;
    const stored = Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
    if (stored === undefined) return undefined;
    const value = fromFirestore(stored);
    this.converted.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.fields, key);
  }

  keys(): readonly string[] {
    return Object.keys(this.fields);
  }
}

/** Converts a stored value to the form that rules see. References lose their project and become paths. */
export function fromFirestore(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new TimestampValue(parseTimestamp(value.timestampValue));
  if ('mapValue' in value) return new FieldsMap(value.mapValue.fields);
  if ('arrayValue' in value) return new ListValue(value.arrayValue.values.map(fromFirestore));
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('nullValue' in value) return null;
  if ('referenceValue' in value) return new PathValue(referenceSegments(value.referenceValue));
  if ('bytesValue' in value) return new BytesValue(Buffer.from(value.bytesValue, 'base64'));
  return new LatLngValue(value.geoPointValue.latitude, value.geoPointValue.longitude);
}

/** Converts 'projects/P/databases/D/documents/c/d' to ['databases', D, 'documents', 'c', 'd']. */
export function referenceSegments(name: string): string[] {
  const segments = name.split('/');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** Converts RFC 3339 in UTC to nanoseconds. */
function parseTimestamp(text: string): bigint {
  const dot = text.indexOf('.');
  const wholeSeconds = dot < 0 ? text : `${text.slice(0, dot)}Z`;
  const fraction = dot < 0 ? '' : text.slice(dot + 1, -1);
  return BigInt(Date.parse(wholeSeconds)) * 1_000_000n + BigInt(fraction.slice(0, 9).padEnd(9, '0'));
}
