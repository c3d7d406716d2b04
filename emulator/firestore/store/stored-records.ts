import { StatusError } from '../../status';
import { emptyFields } from '../values/document-fields';
import { checkDocumentLimits } from '../values/document-size';
import { invalidAt, place, readArray, readMessage } from '../values/json-message';
import type { MemoryDatabase } from './memory-database';
import type { Fields, Micros, StoredDocument, Value } from '../model';
import { readDatabaseName, readDocumentName } from '../values/resource-name';
import { storedArray } from '../values/text-array';
import { formatMicros, readTimestamp } from '../values/timestamp';
import { parseFields } from '../values/value-parser';

/** One record of the journal: a commit's new states, or the clearing of a database. */
export type JournalRecord =
  | {
      readonly kind: 'commit';
      readonly database: string;
      readonly time: Micros;
      readonly documents: readonly StoredDocument[];
      readonly deleted: readonly string[];
    }
  | { readonly kind: 'clear'; readonly database: string; readonly time: Micros };

const DOCUMENTS_PER_RECORD = 500;

export function commitRecord(
  database: string,
  time: Micros,
  states: ReadonlyMap<string, StoredDocument | undefined>,
): JournalRecord {
  const documents: StoredDocument[] = [];
  const deleted: string[] = [];
  for (const [name, document] of states) {
    if (document === undefined) deleted.push(name);
    else documents.push(document);
  }
  return { kind: 'commit', database, time, documents, deleted };
}

/** Yields a whole database as commits into an empty one. */
export function* databaseRecords(
  database: string,
  time: Micros,
  documents: Iterable<StoredDocument>,
): Generator<JournalRecord> {
  let part: StoredDocument[] = [];
  for (const document of documents) {
    part.push(document);
    if (part.length === DOCUMENTS_PER_RECORD) {
      yield { kind: 'commit', database, time, documents: part, deleted: [] };
      part = [];
    }
  }
  yield { kind: 'commit', database, time, documents: part, deleted: [] };
}

function reviveValue(value: Value): Value {
  if ('mapValue' in value) return { mapValue: { fields: reviveFields(value.mapValue.fields) } };
  if ('arrayValue' in value) return storedArray(value.arrayValue.values.map(reviveValue));
  return value;
}

/**
 * Copies fields into objects without a prototype, as stored fields are. JSON.parse creates objects with one.
 */
function reviveFields(json: Fields): Fields {
  const fields = emptyFields();
  for (const name of Object.keys(json)) {
    const value = json[name];
    if (value !== undefined) fields[name] = reviveValue(value);
  }
  return fields;
}

export interface DatabaseState {
  time: Micros;
  readonly documents: Map<string, StoredDocument>;
}

/** Applies a record of our own journal. Its checksum guarantees its format. */
export function replayRecord(json: unknown, states: Map<string, DatabaseState>): void {
  const record = json as JournalRecord;
  let state = states.get(record.database);
  if (state === undefined) {
    state = { time: record.time, documents: new Map() };
    states.set(record.database, state);
  }
  state.time = record.time;
  if (record.kind === 'clear') {
    state.documents.clear();
    return;
  }
  for (const document of record.documents) {
    state.documents.set(document.name, { ...document, fields: reviveFields(document.fields) });
  }
  for (const name of record.deleted) state.documents.delete(name);
}

const EXPORT_FORMAT = 'firestore-export';
const EXPORT_VERSION = 1;

/**
 * Returns all databases as one JSON object `{format, version, databases: [{name, documents: [{name, fields,
 * createTime, updateTime}]}]}`, with documents and values in proto3 JSON.
 */
export function exportState(databases: Iterable<MemoryDatabase>): object {
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    databases: [...databases].map((database) => ({
      name: database.name,
      documents: Array.from(database.documents(), (document) => ({
        ...document,
        createTime: formatMicros(document.createTime),
        updateTime: formatMicros(document.updateTime),
      })),
    })),
  };
}

/**
 * Parses an export, which may come from anywhere. Throws INVALID_ARGUMENT that names the invalid part.
 * Documents without times get `now`.
 */
export function parseExport(json: unknown, now: Micros): Map<string, StoredDocument[]> {
  const at = place('export');
  const message = readMessage(json, at, ['format', 'version', 'databases']);
  if (message.format !== EXPORT_FORMAT || message.version !== EXPORT_VERSION) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Not an export of format ${EXPORT_FORMAT}, version ${EXPORT_VERSION}.`,
    );
  }
  const databasesAt = place('databases', at);
  const databases = new Map<string, StoredDocument[]>();
  for (const [index, entry] of readArray(message.databases, databasesAt).entries()) {
    const entryAt = place(index, databasesAt);
    const database = readMessage(entry, entryAt, ['name', 'documents']);
    const name = readDatabaseName(database.name, place('name', entryAt));
    if (databases.has(name)) throw invalidAt(entryAt, `the database "${name}" comes twice.`);
    const documentsAt = place('documents', entryAt);
    const documents = readArray(database.documents, documentsAt).map((item, position): StoredDocument => {
      const itemAt = place(position, documentsAt);
      const document = readMessage(item, itemAt, ['name', 'fields', 'createTime', 'updateTime']);
      const createTime = readTimestamp(document.createTime, place('createTime', itemAt)) ?? now;
      const stored: StoredDocument = {
        name: readDocumentName(document.name, place('name', itemAt), name),
        fields: parseFields(document.fields, place('fields', itemAt)),
        createTime,
        updateTime: readTimestamp(document.updateTime, place('updateTime', itemAt)) ?? createTime,
      };
      checkDocumentLimits(stored);
      return stored;
    });
    databases.set(name, documents);
  }
  return databases;
}
