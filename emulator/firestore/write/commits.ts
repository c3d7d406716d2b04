import { randomInt } from 'node:crypto';
import type { Caller } from '../../caller';
import { STATUS, StatusError, toStatusError } from '../../status';
import type { Json } from '../contract';
import { readMask } from '../values/field-path';
import {
  invalidAt,
  isAbsent,
  type Place,
  place,
  readArray,
  readMessage,
  readString,
} from '../values/json-message';
import type { MemoryDatabase } from '../store/memory-database';
import type { Micros } from '../model';
import {
  databaseOf,
  readCollectionId,
  readDatabaseName,
  readDocumentId,
  readDocumentName,
  readParent,
} from '../values/resource-name';
import { encodeDocument, type ServiceContext } from '../service-context';
import { formatMicros } from '../values/timestamp';
import type { Transaction } from '../store/transactions';
import { type AppliedWrites, applyWrites, checkWrites, type WriteStep } from './write-application';
import { parsePrecondition, parseWrite, parseWrites, type Write } from './write-parser';

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomId(): string {
  return Array.from({ length: 20 }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}

interface Committed {
  readonly time: Micros;
  readonly applied: AppliedWrites;
}

/**
 * Checks and stores writes, all or none. Rules are checked first, so that a failed precondition reveals
 * nothing to strangers.
 */
function commitWrites(
  context: ServiceContext,
  caller: Caller,
  database: MemoryDatabase,
  writes: readonly Write[],
  transaction?: Transaction,
): Committed {
  const time = context.clock.next();
  const applied = applyWrites(writes, (name) => database.get(name), time);
  context.access.checkWrites(caller, database, applied, time);
  if (transaction !== undefined) checkTransaction(transaction, writes);
  checkWrites(applied);
  context.databases.commit(database, applied.states, time);
  return { time, applied };
}

function checkTransaction(transaction: Transaction, writes: readonly Write[]): void {
  if (transaction.snapshot !== undefined) {
    if (writes.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
    }
  } else if (!transaction.isCurrent()) {
    throw new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
  }
}

function encodeResult({ write, after, transformResults }: WriteStep): Json {
  if (write.kind !== 'update' || after === undefined) return {};
  return {
    updateTime: formatMicros(after.updateTime),
    ...(transformResults.length === 0 ? {} : { transformResults }),
  };
}

/**
 * Commits writes. An empty or verifying commit also has a time, from which listeners learn that they are up
 * to date. A transaction ends with its commit, unless one of its writes is invalid.
 */
export function commit(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['database', 'writes', 'transaction', 'labels']);
  const databaseName = readDatabaseName(message.database, place('database', at));
  const writes = parseWrites(message.writes, place('writes', at), databaseName);
  const database = context.databases.open(databaseName);
  const transactionAt = place('transaction', at);
  if (isAbsent(message.transaction) || message.transaction === '') {
    const { time, applied } = commitWrites(context, caller, database, writes);
    return { writeResults: applied.steps.map(encodeResult), commitTime: formatMicros(time) };
  }
  const transaction = context.transactions.find(message.transaction, transactionAt, database);
  let isOver = true;
  try {
    const { time, applied } = commitWrites(context, caller, database, writes, transaction);
    return { writeResults: applied.steps.map(encodeResult), commitTime: formatMicros(time) };
  } catch (error) {
    isOver = toStatusError(error).status !== 'INVALID_ARGUMENT';
    throw error;
  } finally {
    if (isOver) context.transactions.end(message.transaction, transactionAt);
  }
}

/** Applies each write separately, so that some may fail while others are stored. Only for administrators. */
export function batchWrite(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['database', 'writes', 'labels']);
  const databaseName = readDatabaseName(message.database, place('database', at));
  const reason = 'Batch writes require admin authentication.';
  context.access.requireAdmin(caller, reason, `batchWrite ${databaseName}`);
  const writesAt = place('writes', at);
  const list = readArray(message.writes, writesAt);
  const writes = parseWrites(list, writesAt, databaseName);
  if (new Set(writes.map((write) => write.name)).size < writes.length) {
    throw invalidAt(writesAt, 'a document can be written only once per request.');
  }
  const database = context.databases.open(databaseName);
  const writeResults: Json[] = [];
  const status: Json[] = [];
  for (const write of writes) {
    try {
      const { applied } = commitWrites(context, caller, database, [write]);
      writeResults.push(...applied.steps.map(encodeResult));
      status.push({ code: STATUS.OK.grpc });
    } catch (thrown) {
      const error = toStatusError(thrown);
      writeResults.push({});
      status.push({ code: STATUS[error.status].grpc, message: error.message });
    }
  }
  return { writeResults, status };
}

function commitOne(context: ServiceContext, caller: Caller, write: Json, at: Place, name: string): WriteStep {
  const databaseName = databaseOf(name);
  const parsed = parseWrite(write, at, databaseName);
  const { applied } = commitWrites(context, caller, context.databases.open(databaseName), [parsed]);
  const [step] = applied.steps;
  if (step === undefined) throw new StatusError('INTERNAL', `The write of ${name} had no result.`);
  return step;
}

export function createDocument(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const members = ['parent', 'collectionId', 'documentId', 'document', 'mask'];
  const message = readMessage(request, at, members);
  const parent = readParent(message.parent, place('parent', at));
  const collectionId = readCollectionId(message.collectionId, place('collectionId', at));
  const idAt = place('documentId', at);
  const given = readString(message.documentId, idAt);
  const id = given === '' ? randomId() : readDocumentId(given, idAt);
  const name = `${parent}/${collectionId}/${id}`;
  const documentAt = place('document', at);
  const document = readMessage(message.document ?? {}, documentAt);
  if (!isAbsent(document.name) && document.name !== '' && document.name !== name) {
    throw invalidAt(place('name', documentAt), 'the name is given by parent, collectionId and documentId.');
  }
  const mask = readMask(message.mask, place('mask', at));
  const write = { update: { ...document, name }, currentDocument: { exists: false } };
  const { after } = commitOne(context, caller, write, at, name);
  return after === undefined ? {} : encodeDocument(after, mask);
}

export function updateDocument(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['document', 'updateMask', 'mask', 'currentDocument']);
  const documentAt = place('document', at);
  const document = readMessage(message.document, documentAt);
  const name = readDocumentName(document.name, place('name', documentAt));
  const mask = readMask(message.mask, place('mask', at));
  const { updateMask, currentDocument } = message;
  const { after } = commitOne(context, caller, { update: document, updateMask, currentDocument }, at, name);
  return after === undefined ? {} : encodeDocument(after, mask);
}

export function deleteDocument(context: ServiceContext, caller: Caller, request: Json): Json {
  const at = place('request');
  const message = readMessage(request, at, ['name', 'currentDocument']);
  const name = readDocumentName(message.name, place('name', at));
  parsePrecondition(message.currentDocument, place('currentDocument', at));
  commitOne(context, caller, { delete: name, currentDocument: message.currentDocument }, at, name);
  return {};
}
