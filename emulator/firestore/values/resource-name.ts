import { invalidAt, type Place, readString } from './json-message';
import { compareUnits, compareUtf8 } from './utf8-order';

/** Resource names: 'projects/P/databases/D', '…/documents', '…/documents/c/d' and deeper. */

const DATABASE = /^projects\/[^/]+\/databases\/(?:\(default\)|[A-Za-z0-9][A-Za-z0-9-]{0,62})$/;
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;
const RESERVED_ID = /^__.*__$/s;
const MAX_ID_BYTES = 1500;

function databaseEnd(name: string): number {
  let end = -1;
  for (let slashes = 0; slashes < 4; slashes += 1) {
    end = name.indexOf('/', end + 1);
    if (end === -1) return name.length;
  }
  return end;
}

/** Returns the database 'projects/P/databases/D' of any resource name in it. */
export function databaseOf(name: string): string {
  return name.slice(0, databaseEnd(name));
}

export function projectOf(name: string): string {
  return name.split('/')[1] ?? '';
}

/** Returns the path below the database's documents: 'c/d', or '' for the root. */
export function relativePath(name: string): string {
  return name.slice(databaseEnd(name) + '/documents/'.length);
}

/** Returns the resource name of a document's collection. */
export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

/** Returns the last segment: the id of a document or collection. */
export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function readDatabaseName(value: unknown, at: Place): string {
  const name = readString(value, at);
  if (!DATABASE.test(name)) {
    throw invalidAt(at, `"${name}" is not a database name ('projects/P/databases/D').`);
  }
  return name;
}

function checkId(id: string, kind: 'Collection' | 'Document', at: Place): void {
  if (id === '') throw invalidAt(at, `${kind} id must not be empty.`);
  if (id === '.' || id === '..') throw invalidAt(at, `${kind} id must not be "${id}".`);
  if (id.includes('/')) throw invalidAt(at, `${kind} id "${id}" must not contain "/".`);
  if (RESERVED_ID.test(id) && !(kind === 'Document' && NUMERIC_ID.test(id))) {
    throw invalidAt(at, `${kind} id "${id}" is invalid because it is reserved.`);
  }
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidAt(at, `${kind} id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

export function readCollectionId(value: unknown, at: Place): string {
  const id = readString(value, at);
  checkId(id, 'Collection', at);
  return id;
}

export function readDocumentId(value: unknown, at: Place): string {
  const id = readString(value, at);
  checkId(id, 'Document', at);
  return id;
}

/** Reads a document's name; with `root` also '…/documents' itself. */
function readName(value: unknown, at: Place, root: boolean): string {
  const name = readString(value, at);
  const end = databaseEnd(name);
  const rest = name.slice(end);
  if (!DATABASE.test(name.slice(0, end)) || !(rest === '/documents' || rest.startsWith('/documents/'))) {
    throw invalidAt(at, `Document name "${name}" is not of the form 'projects/P/databases/D/documents/…'.`);
  }
  const segments = rest.split('/').slice(2);
  if (segments.length % 2 !== 0 || (segments.length === 0 && !root)) {
    throw invalidAt(
      at,
      `Document name "${name}" lacks a document id: it must have pairs of collection and id.`,
    );
  }
  for (const [index, segment] of segments.entries()) {
    checkId(segment, index % 2 === 0 ? 'Collection' : 'Document', at);
  }
  return name;
}

export function readDocumentName(value: unknown, at: Place, database?: string): string {
  const name = readName(value, at, false);
  if (database !== undefined && databaseOf(name) !== database) {
    throw invalidAt(at, `Document name "${name}" is not in the database "${database}".`);
  }
  return name;
}

/** Reads the parent of collections: '…/documents' or a document's name. */
export function readParent(value: unknown, at: Place): string {
  return readName(value, at, true);
}

function numericId(segment: string): bigint | undefined {
  const match = NUMERIC_ID.exec(segment);
  return match?.[1] === undefined ? undefined : BigInt(match[1]);
}

function compareSegments(a: string, b: string): number {
  const left = numericId(a);
  const right = numericId(b);
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return compareUtf8(a, b);
}

/**
 * Compares resource names: segment by segment, numeric ids first, a parent before its children. Skips the
 * first `common` characters, which must be equal and end with a slash.
 */
export function compareNames(a: string, b: string, common = 0): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let at = common;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  const start = a.lastIndexOf('/', at - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    const order = compareSegments(
      a.slice(start).split('/', 1)[0] ?? '',
      b.slice(start).split('/', 1)[0] ?? '',
    );
    if (order !== 0) return order;
  }
  if (at === length) return a.length - b.length;
  // The segment that ends here is shorter. The slash sorts below every character.
  if (a.charAt(at) === '/') return -1;
  if (b.charAt(at) === '/') return 1;
  return compareUnits(a.charCodeAt(at), b.charCodeAt(at));
}
