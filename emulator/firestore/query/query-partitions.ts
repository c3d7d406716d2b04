import type { Caller } from '../../caller';
import { openView } from '../store/consistent-view';
import type { Json } from '../contract';
import { isNamePath } from '../values/field-path';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readInt32,
  readMessage,
  readString,
} from '../values/json-message';
import type { StoredDocument } from '../model';
import { compareNames, databaseOf, readParent } from '../values/resource-name';
import type { ServiceContext } from '../service-context';
import { parseStructuredQuery, QUERY_MEMBERS, type StructuredQuery } from './structured-query';

/** Parses a query that can be partitioned: a whole collection group ordered by name. */
function parsePartitionable(parent: string, json: unknown, at: Place): StructuredQuery {
  const message = readMessage(json, at, QUERY_MEMBERS);
  for (const member of Object.keys(message)) {
    if (member !== 'from' && member !== 'orderBy' && !isAbsent(message[member])) {
      throw invalidAt(place(member, at), 'queries to be partitioned cannot have it.');
    }
  }
  const query = parseStructuredQuery(parent, message, at);
  const [order, ...others] = query.orderBy;
  const byName = order !== undefined && isNamePath(order.field) && order.direction === 'ASC';
  if (!query.allDescendants || query.collectionId === undefined || !byName || others.length > 0) {
    throw invalidAt(at, 'only a collection group ordered by __name__ ascending can be partitioned.');
  }
  return query;
}

/** Returns the names that split the list into up to `cuts` + 1 parts of about the same size. */
function cutsOf(documents: readonly StoredDocument[], cuts: number): readonly string[] {
  const count = Math.min(cuts, documents.length - 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const cut = documents[Math.floor(((index + 1) * documents.length) / (count + 1))];
    return cut?.name ?? '';
  });
}

/** Returns cursors that split a collection group. Each cursor's document begins a part. */
export function partitionQuery(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const members = ['parent', 'structuredQuery', 'partitionCount', 'pageToken', 'pageSize', 'readTime'];
  const message = readMessage(request, at, members);
  const parent = readParent(message.parent, place('parent', at));
  const reason = 'Partition queries require admin authentication.';
  context.access.requireAdmin(caller, reason, `partitionQuery ${parent}`);
  const query = parsePartitionable(parent, message.structuredQuery, place('structuredQuery', at));
  const partitionCount = readInt32(message.partitionCount, place('partitionCount', at)) ?? 0;
  if (partitionCount < 1) throw invalidAt(place('partitionCount', at), 'a positive number is expected.');
  const pageSize = readInt32(message.pageSize, place('pageSize', at)) ?? 0;
  if (pageSize < 0) throw invalidAt(place('pageSize', at), 'the page size is negative.');
  const after = readString(message.pageToken, place('pageToken', at));
  const database = context.databases.open(databaseOf(parent));
  const view = openView(message, at, database, context.transactions, context.clock.now());
  const cuts = cutsOf(view.run(query).documents, partitionCount).filter(
    (name) => after === '' || compareNames(name, after) > 0,
  );
  const shown = cuts.slice(0, pageSize === 0 ? undefined : pageSize);
  const partitions = shown.map((name) => ({ values: [{ referenceValue: name }] }));
  const last = shown.at(-1);
  return last === undefined || shown.length === cuts.length
    ? { partitions }
    : { partitions, nextPageToken: last };
}
