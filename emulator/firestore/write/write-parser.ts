import type { Json } from '../contract';
import { type FieldPath, readFieldPath, readMask } from '../values/field-path';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readArray,
  readBoolean,
  readEnum,
  readMessage,
} from '../values/json-message';
import type { Fields, Micros, Value } from '../model';
import { readDocumentName } from '../values/resource-name';
import { readTimestamp } from '../values/timestamp';
import type { FieldTransform } from './transforms';
import { parseFields, parseValue } from '../values/value-parser';

export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: Micros;
}

interface WriteBase {
  readonly name: string;
  readonly precondition: Precondition;
}

export interface UpdateWrite extends WriteBase {
  readonly kind: 'update';
  readonly fields: Fields;
  /** The fields to change; undefined replaces the whole document. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly FieldTransform[];
}

/** One write of a commit. */
export type Write = UpdateWrite | (WriteBase & { readonly kind: 'delete' | 'verify' });

const OPERATIONS = ['update', 'delete', 'verify', 'transform'] as const;
const WRITE_MEMBERS = [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument'];
const TRANSFORM_KINDS = {
  increment: 'increment',
  maximum: 'maximum',
  minimum: 'minimum',
  appendMissingElements: 'appendMissing',
  removeAllFromArray: 'removeAll',
} as const;
const SERVER_VALUES = { REQUEST_TIME: 1 } as const;

/** Parses a Precondition; none if absent. */
export function parsePrecondition(json: unknown, at: Place): Precondition {
  if (isAbsent(json)) return {};
  const message = readMessage(json, at, ['exists', 'updateTime']);
  const updateTime = readTimestamp(message.updateTime, place('updateTime', at));
  if (!isAbsent(message.exists)) {
    if (updateTime !== undefined) throw invalidAt(at, 'either exists or updateTime can be set.');
    return { exists: readBoolean(message.exists, place('exists', at)) };
  }
  return updateTime === undefined ? {} : { updateTime };
}

function parseNumber(json: unknown, at: Place): Value {
  const value = parseValue(json, at);
  if (!('integerValue' in value) && !('doubleValue' in value)) throw invalidAt(at, 'a number is expected.');
  return value;
}

function parseElements(json: unknown, at: Place): readonly Value[] {
  const value = parseValue({ arrayValue: json }, at);
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

function parseTransform(json: unknown, at: Place): FieldTransform {
  const message = readMessage(json, at, ['fieldPath', 'setToServerValue', ...Object.keys(TRANSFORM_KINDS)]);
  const field = readFieldPath(message.fieldPath, place('fieldPath', at));
  const types = Object.keys(message).filter((key) => key !== 'fieldPath' && !isAbsent(message[key]));
  const type = types[0];
  if (type === undefined || types.length > 1) throw invalidAt(at, 'exactly one transform type is required.');
  const inner = place(type, at);
  if (type === 'setToServerValue') {
    readEnum(message[type], inner, SERVER_VALUES);
    return { kind: 'serverTime', field };
  }
  const kind = TRANSFORM_KINDS[type as keyof typeof TRANSFORM_KINDS];
  if (kind === 'appendMissing' || kind === 'removeAll') {
    return { kind, field, elements: parseElements(message[type], inner) };
  }
  return { kind, field, operand: parseNumber(message[type], inner) };
}

function parseTransforms(json: unknown, at: Place): readonly FieldTransform[] {
  return readArray(json, at).map((transform, index) => parseTransform(transform, place(index, at)));
}

/** Reads the `{name, fields}` of a document in a write. Times in it are output only and ignored. */
function readDocument(json: unknown, at: Place): Json {
  return readMessage(json, at, ['name', 'fields', 'createTime', 'updateTime']);
}

/** Parses a Write message, whose document must be in `database`. */
export function parseWrite(json: unknown, at: Place, database: string): Write {
  const message = readMessage(json, at, WRITE_MEMBERS);
  const operations = OPERATIONS.filter((operation) => !isAbsent(message[operation]));
  const operation = operations[0];
  if (operation === undefined || operations.length > 1) {
    throw invalidAt(at, 'exactly one of update, delete, verify or transform is required.');
  }
  const inner = place(operation, at);
  const precondition = parsePrecondition(message.currentDocument, place('currentDocument', at));
  if (operation !== 'update' && !(isAbsent(message.updateMask) && isAbsent(message.updateTransforms))) {
    throw invalidAt(at, 'updateMask and updateTransforms go with update only.');
  }
  switch (operation) {
    case 'delete':
    case 'verify':
      return { kind: operation, name: readDocumentName(message[operation], inner, database), precondition };
    case 'transform': {
      const transform = readMessage(message.transform, inner, ['document', 'fieldTransforms']);
      return {
        kind: 'update',
        name: readDocumentName(transform.document, place('document', inner), database),
        precondition,
        fields: parseFields(undefined, inner),
        mask: [],
        transforms: parseTransforms(transform.fieldTransforms, place('fieldTransforms', inner)),
      };
    }
    default: {
      const document = readDocument(message.update, inner);
      return {
        kind: 'update',
        name: readDocumentName(document.name, place('name', inner), database),
        precondition,
        fields: parseFields(document.fields, place('fields', inner)),
        mask: readMask(message.updateMask, place('updateMask', at)),
        transforms: parseTransforms(message.updateTransforms, place('updateTransforms', at)),
      };
    }
  }
}

/** Parses the `writes` of a commit. */
export function parseWrites(json: unknown, at: Place, database: string): readonly Write[] {
  return readArray(json, at).map((write, index) => parseWrite(write, place(index, at), database));
}
