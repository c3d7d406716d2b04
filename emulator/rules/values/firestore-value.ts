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

/** A stored map as rules see it; members are converted when they are read, once. */
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

/** A stored value as rules see it; references lose their project and become paths. */
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

/** 'projects/P/databases/D/documents/c/d' → ['databases', D, 'documents', 'c', 'd']. */
export function referenceSegments(name: string): string[] {
  const segments = name.split('/');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** RFC 3339 in UTC → nanoseconds. */
function parseTimestamp(text: string): bigint {
  const dot = text.indexOf('.');
  const wholeSeconds = dot < 0 ? text : `${text.slice(0, dot)}Z`;
  const fraction = dot < 0 ? '' : text.slice(dot + 1, -1);
  return BigInt(Date.parse(wholeSeconds)) * 1_000_000n + BigInt(fraction.slice(0, 9).padEnd(9, '0'));
}
