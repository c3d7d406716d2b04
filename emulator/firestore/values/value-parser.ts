import type { Json } from '../contract';
import { emptyFields } from './document-fields';
import { checkFieldName } from './field-path';
import {
  invalidAt,
  isAbsent,
  isMessage,
  jsonName,
  type Place,
  place,
  readArray,
  readMessage,
  isUnicode,
  readString,
} from './json-message';
import type { Fields, Value } from '../model';
import { readDocumentName } from './resource-name';
import { storedArray, textArray } from './text-array';
import { canonicalTimestamp } from './timestamp';

export interface ValueOptions {
  /** True if arrays may hold arrays, as in operands of filters (`in [[1], [2]]`). Stored values may not. */
  readonly nestedArrays?: boolean;
}

const MAX_DEPTH = 20;
const MAX_TEXT_BYTES = 1_048_487;
/** The longest text, in UTF-16 units, of an array that is stored as joined text. */
const MAX_SHORT_TEXT = 1000;
const MAX_VECTOR_DIMENSION = 2048;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const DECIMAL = /^-?\d{1,30}$/;
const JSON_NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function parseInteger(json: unknown, at: Place): string {
  if (typeof json === 'number' && Number.isSafeInteger(json)) return String(json);
  if (typeof json !== 'string' || !DECIMAL.test(json)) throw invalidAt(at, 'a 64-bit integer is expected.');
  const integer = BigInt(json);
  if (integer < INT64_MIN || integer > INT64_MAX) throw invalidAt(at, `${json} is outside the int64 range.`);
  return integer.toString();
}

/** Returns a double in its stored form. */
export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

function parseDouble(json: unknown, at: Place): Value {
  if (typeof json === 'number') return doubleValue(json);
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return { doubleValue: json };
  if (typeof json === 'string' && JSON_NUMBER.test(json)) return doubleValue(Number(json));
  throw invalidAt(at, 'a number, "NaN", "Infinity" or "-Infinity" is expected.');
}

function checkTextSize(bytes: number, at: Place): void {
  if (bytes > MAX_TEXT_BYTES) throw invalidAt(at, `the value is longer than ${MAX_TEXT_BYTES} bytes.`);
}

function parseText(json: unknown, at: Place): string {
  if (typeof json !== 'string') throw invalidAt(at, 'a string is expected.');
  const text = readString(json, at);
  if (text.length * 3 > MAX_TEXT_BYTES) checkTextSize(Buffer.byteLength(text), at);
  return text;
}

function parseBytes(json: unknown, at: Place): string {
  if (typeof json !== 'string' || !BASE64.test(json) || json.replace(/=+$/, '').length % 4 === 1) {
    throw invalidAt(at, 'base64 is expected.');
  }
  const bytes = Buffer.from(json, 'base64');
  checkTextSize(bytes.length, at);
  return bytes.toString('base64');
}

function parseTimestamp(json: unknown, at: Place): string {
  const canonical = typeof json === 'string' ? canonicalTimestamp(json) : undefined;
  if (canonical === undefined)
    throw invalidAt(at, 'an RFC 3339 timestamp of the years 0001 to 9999 is expected.');
  return canonical;
}

function parseAngle(json: unknown, limit: number, at: Place): number {
  if (isAbsent(json)) return 0;
  if (typeof json !== 'number' || !(Math.abs(json) <= limit)) {
    throw invalidAt(at, `a number between -${limit} and ${limit} is expected.`);
  }
  // JSON has no -0, so it would not survive the journal, and points must not differ by it.
  return json === 0 ? 0 : json;
}

function parseGeoPoint(json: unknown, at: Place): Value {
  const message = readMessage(json, at, ['latitude', 'longitude']);
  return {
    geoPointValue: {
      latitude: parseAngle(message.latitude, 90, place('latitude', at)),
      longitude: parseAngle(message.longitude, 180, place('longitude', at)),
    },
  };
}

/** Returns the texts of an array that holds only short, valid ones; undefined for any other array. */
function shortTexts(elements: readonly unknown[]): string[] | undefined {
  const texts: string[] = [];
  for (const json of elements) {
    if (!isMessage(json)) return undefined;
    const text = json.stringValue;
    if (typeof text !== 'string' || text.length > MAX_SHORT_TEXT || !isUnicode(text)) return undefined;
    for (const kind in json) if (kind !== 'stringValue') return undefined;
    texts.push(text);
  }
  return texts;
}

function parseArray(json: unknown, at: Place, options: ValueOptions, depth: number): Value {
  const { values } = readMessage(json, at, ['values']);
  const valuesAt = place('values', at);
  const elements = readArray(values, valuesAt);
  // Search indexes have hundreds of short texts, so no object is created for each.
  const texts = shortTexts(elements);
  const array = texts && textArray(texts);
  if (array !== undefined) return { arrayValue: array };
  return storedArray(
    elements.map((element, index) => {
      const elementAt = place(index, valuesAt);
      if (options.nestedArrays !== true && isMessage(element) && kindsOf(element).includes('arrayValue')) {
        throw invalidAt(elementAt, 'Cannot convert an array value in an array value.');
      }
      return parseNested(element, elementAt, options, depth + 1);
    }),
  );
}

function parseVector(fields: Json, at: Place): Value {
  const vectorAt = place('value', at);
  const type = parseNested(fields.__type__, place('__type__', at), {}, 0);
  if (!('stringValue' in type) || type.stringValue !== '__vector__')
    throw invalidAt(at, 'field name __type__ is reserved.');
  readMessage(fields, at, ['__type__', 'value']);
  const { arrayValue } = readMessage(fields['value'], vectorAt, ['arrayValue']);
  const { values } = readMessage(arrayValue, vectorAt, ['values']);
  const elements = readArray(values, vectorAt).map((element, index): Value => {
    const elementAt = place(index, vectorAt);
    const number = parseNested(element, elementAt, {}, 0);
    if ('doubleValue' in number) return number;
    if ('integerValue' in number) return doubleValue(Number(number.integerValue));
    throw invalidAt(elementAt, 'vectors hold numbers only.');
  });
  if (elements.length === 0 || elements.length > MAX_VECTOR_DIMENSION) {
    throw invalidAt(vectorAt, `vectors have 1 to ${MAX_VECTOR_DIMENSION} elements.`);
  }
  const vector = emptyFields();
  vector.__type__ = { stringValue: '__vector__' };
  vector.value = { arrayValue: { values: elements } };
  return { mapValue: { fields: vector } };
}

function parseMap(json: unknown, at: Place, options: ValueOptions, depth: number): Value {
  const { fields } = readMessage(json, at, ['fields']);
  const fieldsAt = place('fields', at);
  if (isMessage(fields) && Object.hasOwn(fields, '__type__')) return parseVector(fields, fieldsAt);
  return { mapValue: { fields: parseNestedFields(fields, fieldsAt, options, depth + 1) } };
}

function parseNestedFields(json: unknown, at: Place, options: ValueOptions, depth: number): Fields {
  const fields = emptyFields();
  if (isAbsent(json)) return fields;
  const message = readMessage(json, at);
  for (const name of Object.keys(message)) {
    const fieldAt = place(name, at);
    readString(name, fieldAt);
    checkFieldName(name, fieldAt);
    fields[name] = parseNested(message[name], fieldAt, options, depth);
  }
  return fields;
}

/** Returns the types that a Value message sets; a valid message sets one. */
function kindsOf(message: Json): readonly string[] {
  return Object.keys(message).map(jsonName);
}

function parseNested(json: unknown, at: Place, options: ValueOptions, depth: number): Value {
  if (depth > MAX_DEPTH)
    throw invalidAt(at, `maps and arrays may be nested at most ${MAX_DEPTH} levels deep.`);
  const message = readMessage(json, at);
  const kinds = kindsOf(message);
  const kind = kinds[0];
  if (kind === undefined) throw invalidAt(at, 'the value has no type set.');
  if (kinds.length > 1) throw invalidAt(at, `a value has exactly one type, not ${kinds.join(' and ')}.`);
  const [content] = Object.values(message);
  const inner = place(kind, at);
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0)
        throw invalidAt(inner, 'null is expected.');
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalidAt(inner, 'true or false is expected.');
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: parseInteger(content, inner) };
    case 'doubleValue':
      return parseDouble(content, inner);
    case 'timestampValue':
      return { timestampValue: parseTimestamp(content, inner) };
    case 'stringValue':
      return { stringValue: parseText(content, inner) };
    case 'bytesValue':
      return { bytesValue: parseBytes(content, inner) };
    case 'referenceValue':
      return { referenceValue: readDocumentName(content, inner) };
    case 'geoPointValue':
      return parseGeoPoint(content, inner);
    case 'arrayValue':
      return parseArray(content, inner, options, depth);
    case 'mapValue':
      return parseMap(content, inner, options, depth);
    default:
      throw invalidAt(at, `there is no value type "${kind}".`);
  }
}

/**
 * Parses proto3 JSON, valid or not, into the canonical form. Throws INVALID_ARGUMENT that names the error and
 * its place.
 */
export function parseValue(json: unknown, at: Place, options: ValueOptions = {}): Value {
  return parseNested(json, at, options, 0);
}

/** Parses a document's `fields`; absent means none. */
export function parseFields(json: unknown, at: Place): Fields {
  return parseNestedFields(json, at, {}, 0);
}
