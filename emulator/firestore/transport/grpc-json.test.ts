import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProtoJson } from './grpc-json';

const descriptors = JSON.parse(readFileSync(new URL('./protos/v1.json', import.meta.url), 'utf8')) as object;
const protoJson = new ProtoJson(descriptors);

/** Pairs of an object as protobufjs reads it, and its JSON. */
const pairs: [type: string, proto: object, json: object][] = [
  [
    'Value',
    { timestampValue: { seconds: '-62135596800', nanos: 123_456_000 } },
    { timestampValue: '0001-01-01T00:00:00.123456000Z' },
  ],
  ['Value', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
  ['Value', { integerValue: '9007199254740993' }, { integerValue: '9007199254740993' }],
  ['Value', { booleanValue: false }, { booleanValue: false }],
  ['Value', { doubleValue: 1 }, { doubleValue: 1 }],
  ['Value', { doubleValue: Number.NaN }, { doubleValue: 'NaN' }],
  ['Value', { doubleValue: Number.NEGATIVE_INFINITY }, { doubleValue: '-Infinity' }],
  ['Value', { doubleValue: -0 }, { doubleValue: '-0' }],
  ['StructuredQuery', { limit: { value: 3 } }, { limit: 3 }],
  [
    'StructuredQuery',
    { select: { fields: [{ fieldPath: 'limit' }] } },
    { select: { fields: [{ fieldPath: 'limit' }] } },
  ],
  [
    'Write',
    { verify: 'n', currentDocument: { updateTime: { seconds: '1', nanos: 0 } } },
    { verify: 'n', currentDocument: { updateTime: '1970-01-01T00:00:01.000000000Z' } },
  ],
  [
    'Document',
    {
      fields: {
        limit: { integerValue: '1' },
        updateTime: { arrayValue: { values: [{ nullValue: 'NULL_VALUE' }] } },
      },
    },
    {
      fields: { limit: { integerValue: '1' }, updateTime: { arrayValue: { values: [{ nullValue: null }] } } },
    },
  ],
];

describe('the conversion between protobuf objects and proto3 JSON', () => {
  it.each(pairs)('keeps the meaning in both directions: %s %j', (type, proto, json) => {
    const { toJson, toProto } = protoJson.message(`google.firestore.v1.${type}`);
    expect(toJson(proto)).toEqual(json);
    expect(toProto(toJson(proto))).toEqual(proto);
  });

  it('uses the default for a wrapper without a value', () => {
    expect(protoJson.message('google.firestore.v1.StructuredQuery').toJson({ limit: {} })).toEqual({
      limit: 0,
    });
  });

  it('refuses types that do not exist', () => {
    expect(() => protoJson.message('google.firestore.v1.Nonsense')).toThrow('google.firestore.v1.Nonsense');
  });
});
