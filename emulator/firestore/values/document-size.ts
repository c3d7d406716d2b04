import { StatusError } from '../../status';
import type { Fields, StoredDocument, Value } from '../model';
import { relativePath } from './resource-name';
import { TextArray } from './text-array';
import { vectorElements } from './value-order';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_DEPTH = 20;

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(name: string): number {
  return relativePath(name)
    .split('/')
    .reduce((sum, segment) => sum + textSize(segment), 16);
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    const array = value.arrayValue;
    if (array instanceof TextArray) return array.size;
    return array.values.reduce((sum, element) => sum + valueSize(element), 0);
  }
  if ('mapValue' in value) {
    const elements = vectorElements(value);
    return elements === undefined ? fieldsSize(value.mapValue.fields) : elements.length * 8;
  }
  return 8;
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) sum += textSize(name) + valueSize(value);
  }
  return sum;
}

/** Returns the storage size of a document in bytes, by Firestore's published formula. */
export function documentSize(document: StoredDocument): number {
  return nameSize(document.name) + fieldsSize(document.fields) + 32;
}

function depthOf(value: Value): number {
  let children: readonly Value[];
  if ('arrayValue' in value) {
    if (value.arrayValue instanceof TextArray) return 1;
    children = value.arrayValue.values;
  } else if ('mapValue' in value) children = Object.values(value.mapValue.fields);
  else return 0;
  return 1 + children.reduce((deepest, child) => Math.max(deepest, depthOf(child)), 0);
}

/** Throws INVALID_ARGUMENT for a document larger than Firestore stores. */
export function checkDocumentLimits(document: StoredDocument): void {
  const size = documentSize(document);
  if (size > MAX_DOCUMENT_BYTES) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document '${document.name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) ` +
        `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
  for (const [name, value] of Object.entries(document.fields)) {
    if (depthOf(value) > MAX_DEPTH) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Property ${name} contains an invalid nested entity: more than ${MAX_DEPTH} levels of maps and arrays.`,
      );
    }
  }
}
