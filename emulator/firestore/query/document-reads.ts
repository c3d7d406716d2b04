import type { Caller } from '../../caller';
import { StatusError } from '../../status';
import { aggregate, parseAggregationQuery } from './aggregation';
import { openView } from '../store/consistent-view';
import type { Json } from '../contract';
import { readMask } from '../values/field-path';
import { isAbsent, place, readArray, readMessage } from '../values/json-message';
import type { StoredDocument } from '../model';
import { databaseOf, readDatabaseName, readDocumentName, readParent } from '../values/resource-name';
import { encodeDocument, type ServiceContext } from '../service-context';
import { parseStructuredQuery } from './structured-query';
import { formatMicros } from '../values/timestamp';

const SELECTORS = ['transaction', 'newTransaction', 'readTime'];

export function getDocument(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['name', 'mask', 'transaction', 'readTime']);
  const name = readDocumentName(message.name, place('name', at));
  const mask = readMask(message.mask, place('mask', at));
  const database = context.databases.open(databaseOf(name));
  const document = openView(message, at, database, context.transactions, context.clock.now()).get(name);
  context.access.checkGets(caller, new Map([[name, document]]));
  if (document === undefined) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
  context.reads.documents += 1;
  return encodeDocument(document, mask);
}

export function batchGetDocuments(context: ServiceContext, caller: Caller, request: Json): Json[] {
  const at = place('request');
  const message = readMessage(request, at, ['database', 'documents', 'mask', ...SELECTORS]);
  const databaseName = readDatabaseName(message.database, place('database', at));
  const namesAt = place('documents', at);
  const names = readArray(message.documents, namesAt).map((name, index) =>
    readDocumentName(name, place(index, namesAt), databaseName),
  );
  const mask = readMask(message.mask, place('mask', at));
  const database = context.databases.open(databaseName);
  const view = openView(message, at, database, context.transactions, context.clock.now());
  const documents = new Map<string, StoredDocument | undefined>();
  for (const name of names) documents.set(name, view.get(name));
  context.access.checkGets(caller, documents);
  context.reads.documents += documents.size;
  const readTime = formatMicros(view.time);
  const answers: Json[] = view.begun === undefined ? [] : [{ transaction: view.begun }];
  for (const [name, document] of documents) {
    answers.push(
      document === undefined
        ? { missing: name, readTime }
        : { found: encodeDocument(document, mask), readTime },
    );
  }
  return answers;
}

function refuseExplain(message: Json): void {
  if (!isAbsent(message.explainOptions)) {
    throw new StatusError('UNIMPLEMENTED', 'Query explain is not supported by this emulator.');
  }
}

export function runQuery(context: ServiceContext, caller: Caller, request: Json): Json[] {
  const at = place('request');
  const message = readMessage(request, at, ['parent', 'structuredQuery', 'explainOptions', ...SELECTORS]);
  refuseExplain(message);
  const parent = readParent(message.parent, place('parent', at));
  const query = parseStructuredQuery(parent, message.structuredQuery, place('structuredQuery', at));
  const database = context.databases.open(databaseOf(parent));
  context.access.checkList(caller, query);
  const view = openView(message, at, database, context.transactions, context.clock.now());
  const { documents, skipped } = view.run(query);
  context.reads.documents += documents.length;
  const readTime = formatMicros(view.time);
  const answers: Json[] = documents.map((document) => ({
    document: encodeDocument(document, query.select),
    readTime,
  }));
  const first = answers[0] ?? { readTime };
  if (answers.length === 0) answers.push(first);
  if (skipped > 0) first.skippedResults = skipped;
  return view.begun === undefined ? answers : [{ transaction: view.begun }, ...answers];
}

export function runAggregationQuery(context: ServiceContext, caller: Caller, request: Json): Json[] {
  const at = place('request');
  const members = ['parent', 'structuredAggregationQuery', 'explainOptions', ...SELECTORS];
  const message = readMessage(request, at, members);
  refuseExplain(message);
  const parent = readParent(message.parent, place('parent', at));
  const queryAt = place('structuredAggregationQuery', at);
  const { query, aggregations } = parseAggregationQuery(parent, message.structuredAggregationQuery, queryAt);
  const database = context.databases.open(databaseOf(parent));
  context.access.checkList(caller, query);
  const view = openView(message, at, database, context.transactions, context.clock.now());
  context.reads.aggregations += 1;
  const aggregateFields = aggregate(aggregations, view.run(query).documents);
  const answer = { result: { aggregateFields }, readTime: formatMicros(view.time) };
  return view.begun === undefined ? [answer] : [{ transaction: view.begun }, answer];
}
