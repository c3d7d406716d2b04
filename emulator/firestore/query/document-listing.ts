import type { Caller } from '../../caller';
import { openView } from '../store/consistent-view';
import type { Json } from '../contract';
import { isNamePath, parseFieldPath, readMask } from '../values/field-path';
import { queriedValue } from './filter-match';
import {
  invalidAt,
  isAbsent,
  isMessage,
  type Place,
  place,
  readBoolean,
  readInt32,
  readMessage,
  readString,
} from '../values/json-message';
import type { MemoryDatabase } from '../store/memory-database';
import type { Value } from '../model';
import {
  collectionOf,
  compareNames,
  databaseOf,
  readCollectionId,
  readParent,
} from '../values/resource-name';
import { encodeDocument, type ServiceContext } from '../service-context';
import { type Cursor, type OrderTerm, type QueryParts, StructuredQuery } from './structured-query';
import { compareUtf8 } from '../values/utf8-order';
import { parseValue } from '../values/value-parser';

const DEFAULT_PAGE = 300;

function readPageSize(json: unknown, at: Place): number {
  const size = readInt32(json, at) ?? 0;
  if (size < 0) throw invalidAt(at, 'the page size is negative.');
  return size === 0 ? DEFAULT_PAGE : size;
}

/** Parses 'n desc, __name__' into order terms. */
function parseOrderText(json: unknown, at: Place): OrderTerm[] {
  const text = readString(json, at).trim();
  if (text === '') return [];
  return text.split(',').map((term) => {
    const [, path = '', direction = 'asc'] = /^\s*(\S+?)(?:\s+(asc|desc))?\s*$/i.exec(term) ?? [];
    const field = parseFieldPath(path);
    if (field === undefined)
      throw invalidAt(at, `"${term.trim()}" is not a field with an optional asc or desc.`);
    return { field, direction: direction.toLowerCase() === 'desc' ? 'DESC' : 'ASC' };
  });
}

function encodeToken(values: readonly Value[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function parseToken(json: unknown, at: Place, terms: number): Cursor | undefined {
  const token = readString(json, at);
  if (token === '') return undefined;
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    values = undefined;
  }
  if (!Array.isArray(values) || values.length !== terms || !values.every(isMessage)) {
    throw invalidAt(at, 'this page token was not given out for this list.');
  }
  return { before: false, values: values.map((value) => parseValue(value, at, { nestedArrays: true })) };
}

/** Returns names in the collection that have no document of their own but documents below them. */
function missingNames(database: MemoryDatabase, collection: string): Set<string> {
  const prefix = `${collection}/`;
  const names = new Set<string>();
  for (const path of database.collectionNames()) {
    if (!path.startsWith(prefix)) continue;
    const name = path.slice(0, path.indexOf('/', prefix.length));
    if (database.get(name) === undefined) names.add(name);
  }
  return names;
}

export function listDocuments(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const members = ['parent', 'collectionId', 'pageSize', 'pageToken', 'orderBy', 'mask', 'showMissing'];
  const message = readMessage(request, at, [...members, 'transaction', 'readTime']);
  const parent = readParent(message.parent, place('parent', at));
  const collectionId = readCollectionId(message.collectionId, place('collectionId', at));
  const pageSize = readPageSize(message.pageSize, place('pageSize', at));
  const mask = readMask(message.mask, place('mask', at));
  const showMissing = readBoolean(message.showMissing, place('showMissing', at));
  const orderBy = parseOrderText(message.orderBy, place('orderBy', at));
  if (showMissing && (orderBy.length > 0 || !isAbsent(message.readTime) || !isAbsent(message.transaction))) {
    throw invalidAt(at, 'showMissing goes with neither orderBy nor readTime nor transaction.');
  }
  const parts: QueryParts = {
    parent,
    collectionId,
    allDescendants: false,
    filter: undefined,
    orderBy,
    startAt: undefined,
    endAt: undefined,
    limit: pageSize,
    offset: 0,
    select: undefined,
  };
  const query = new StructuredQuery(parts);
  context.access.checkList(caller, query);
  if (showMissing) {
    const reason = 'Listing missing documents requires admin authentication.';
    context.access.requireAdmin(caller, reason, `list ${parent}/${collectionId}`);
  }
  const startAt = parseToken(message.pageToken, place('pageToken', at), query.order.length);
  const database = context.databases.open(databaseOf(parent));
  const view = openView(message, at, database, context.transactions, context.clock.now());
  // One more than requested shows whether there is a next page.
  const page = new StructuredQuery({ ...parts, startAt, limit: pageSize + 1 });
  const found = new Map(view.run(page).documents.map((document) => [document.name, document]));
  let names = [...found.keys()];
  if (showMissing) {
    const after = startAt?.values[0];
    const start = after !== undefined && 'referenceValue' in after ? after.referenceValue : undefined;
    const missing = [...missingNames(database, `${parent}/${collectionId}`)];
    names.push(...missing.filter((name) => start === undefined || compareNames(name, start) > 0));
    names = names.sort(compareNames);
  }
  const shown = names.slice(0, pageSize);
  context.reads.documents += shown.length;
  const documents = shown.map((name) => {
    const document = found.get(name);
    return document === undefined ? { name } : encodeDocument(document, mask);
  });
  const last = shown.at(-1);
  if (last === undefined || names.length <= pageSize) return { documents };
  const lastDocument = found.get(last);
  const position = query.order.map(({ field }): Value => {
    const value =
      lastDocument === undefined || isNamePath(field) ? undefined : queriedValue(lastDocument, field);
    return value ?? { referenceValue: last };
  });
  return { documents, nextPageToken: encodeToken(position) };
}

export function listCollectionIds(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['parent', 'pageSize', 'pageToken', 'readTime']);
  const parent = readParent(message.parent, place('parent', at));
  const reason = 'Metadata operations require admin authentication.';
  context.access.requireAdmin(caller, reason, `listCollectionIds ${parent}`);
  const pageSize = readPageSize(message.pageSize, place('pageSize', at));
  const after = readString(message.pageToken, place('pageToken', at));
  const database = context.databases.open(databaseOf(parent));
  const view = openView(message, at, database, context.transactions, context.clock.now());
  const prefix = `${parent}/`;
  const ids = new Set<string>();
  const addId = (collection: string) => {
    if (collection.startsWith(prefix)) ids.add(collection.slice(prefix.length).split('/', 1)[0] ?? '');
  };
  if (isAbsent(message.readTime)) for (const path of database.collectionNames()) addId(path);
  else for (const document of view.run(everything(parent)).documents) addId(collectionOf(document.name));
  const sorted = [...ids].sort(compareUtf8).filter((id) => after === '' || compareUtf8(id, after) > 0);
  const collectionIds = sorted.slice(0, pageSize);
  const last = collectionIds.at(-1);
  return last === undefined || sorted.length <= pageSize
    ? { collectionIds }
    : { collectionIds, nextPageToken: last };
}

function everything(parent: string): StructuredQuery {
  return new StructuredQuery({
    parent,
    collectionId: undefined,
    allDescendants: true,
    filter: undefined,
    orderBy: [],
    startAt: undefined,
    endAt: undefined,
    limit: undefined,
    offset: 0,
    select: undefined,
  });
}
