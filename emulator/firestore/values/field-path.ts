import { invalidAt, type Place, readArray, readMessage, readString } from './json-message';

/** The segments of a field path: `` m.`a.b` `` is ['m', 'a.b']. */
export type FieldPath = readonly string[];

const SIMPLE_SEGMENT = /^[A-Za-z_][A-Za-z0-9_]*$/;
const SEGMENT = /([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\s\S])+)`/y;
const MAX_NAME_BYTES = 1500;

export const NAME_PATH: FieldPath = ['__name__'];

/** Checks whether a path is `__name__`, the path of a document's own name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** Parses a path into segments; returns undefined if its syntax is wrong. */
export function parseFieldPath(text: string): FieldPath | undefined {
  const path: string[] = [];
  let position = 0;
  while (true) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (match === null) return undefined;
    path.push(match[1] ?? (match[2] ?? '').replace(/\\([\s\S])/g, '$1'));
    position = SEGMENT.lastIndex;
    if (position === text.length) return path;
    if (text[position] !== '.') return undefined;
    position += 1;
  }
}

/** Throws for names that no field may have: empty, reserved or too long. */
export function checkFieldName(name: string, at: Place): void {
  if (name === '') throw invalidAt(at, 'field names must not be empty.');
  if (name.startsWith('__') && name.endsWith('__') && name.length >= 4) {
    throw invalidAt(at, `field name ${name} is reserved.`);
  }
  if (name.length * 3 > MAX_NAME_BYTES && Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidAt(at, `field name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/** Reads a path of stored fields; with `name` also `__name__`. */
export function readFieldPath(value: unknown, at: Place, options?: { readonly name: true }): FieldPath {
  const text = readString(value, at);
  const path = parseFieldPath(text);
  if (path === undefined) throw invalidAt(at, `"${text}" is not a valid field path.`);
  if (options?.name === true && isNamePath(path)) return path;
  for (const segment of path) checkFieldName(segment, at);
  return path;
}

/** Reads the path of a `{fieldPath}` message. */
export function readFieldReference(value: unknown, at: Place): FieldPath {
  const { fieldPath } = readMessage(value, at, ['fieldPath']);
  return readFieldPath(fieldPath, { parent: at, key: 'fieldPath' }, { name: true });
}

/** Reads a DocumentMask; returns undefined if absent. Drops `__name__`, which is always included. */
export function readMask(value: unknown, at: Place): readonly FieldPath[] | undefined {
  if (value === undefined || value === null) return undefined;
  const { fieldPaths } = readMessage(value, at, ['fieldPaths']);
  const paths = readArray(fieldPaths, { parent: at, key: 'fieldPaths' });
  return paths
    .map((path, index) => readFieldPath(path, { parent: at, key: index }, { name: true }))
    .filter((path) => !isNamePath(path));
}
