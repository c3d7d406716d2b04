import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../caller';
import { parseJsonObject, readBody, REST_BODY_LIMIT } from '../../http/body';
import { errorBody, sendError, sendJson } from '../../http/respond';
import { appCheckTokenOf } from '../../project/app-check';
import { STATUS, StatusError, toStatusError } from '../../status';
import type { FirestoreService, Json } from '../contract';
import { isMessage, jsonName } from '../values/json-message';
import { TextArray } from '../values/text-array';
import type { CallerOf } from './webchannel';

type Answer = Json | Json[] | Promise<Json>;
type Verb = (service: FirestoreService, caller: Caller, request: Json) => Answer;

interface RestVerb {
  readonly run: Verb;
  /** The kind of path before the colon: '…/documents' of a database, or any parent below it. */
  readonly target: 'database' | 'parent';
  readonly streaming: boolean;
}

const VERBS = new Map<string, RestVerb>([
  ['batchGet', { target: 'database', streaming: true, run: (s, c, r) => s.batchGetDocuments(c, r) }],
  ['beginTransaction', { target: 'database', streaming: false, run: (s, c, r) => s.beginTransaction(c, r) }],
  ['commit', { target: 'database', streaming: false, run: (s, c, r) => s.commit(c, r) }],
  ['rollback', { target: 'database', streaming: false, run: (s, c, r) => s.rollback(c, r) }],
  ['batchWrite', { target: 'database', streaming: false, run: (s, c, r) => s.batchWrite(c, r) }],
  ['runQuery', { target: 'parent', streaming: true, run: (s, c, r) => s.runQuery(c, r) }],
  [
    'runAggregationQuery',
    { target: 'parent', streaming: true, run: (s, c, r) => s.runAggregationQuery(c, r) },
  ],
  ['partitionQuery', { target: 'parent', streaming: false, run: (s, c, r) => s.partitionQuery(c, r) }],
  ['listCollectionIds', { target: 'parent', streaming: false, run: (s, c, r) => s.listCollectionIds(c, r) }],
]);

/** Verbs that the protocol has and this server lacks, as opposed to unknown verbs. */
const UNIMPLEMENTED_VERBS = new Set(['executePipeline', 'listen', 'write']);

const DATABASE_PATH = /^(projects\/([^/]+)\/databases\/[^/]+)\/documents(?:\/(.*))?$/;

interface RestCall {
  readonly service: FirestoreService;
  readonly caller: Caller;
  /** The decoded path below /v1/, without a verb. */
  readonly path: string;
  /** The database name, 'projects/P/databases/D'. */
  readonly database: string;
  /** The path segments below '…/documents'. */
  readonly segments: readonly string[];
  readonly parameters: URLSearchParams;
  readonly body: Json;
}

/** Creates the handler for the REST form of the Firestore RPCs: everything below /v1/. */
export function createRestHandler(
  service: FirestoreService,
  callerOf: CallerOf,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  return async (request, response, url) => {
    let streaming = false;
    try {
      const { path, verb } = splitVerb(request.method, decodePath(url.pathname));
      streaming = verb?.streaming === true;
      const [, database, projectId, below] = DATABASE_PATH.exec(path) ?? [];
      if (database === undefined || projectId === undefined) throw notFound();
      const body = parseJsonObject(await readBody(request, REST_BODY_LIMIT));
      const caller = callerOf(request.headers.authorization, projectId, appCheckTokenOf(request));
      const segments = below === undefined || below === '' ? [] : below.split('/');
      const call: RestCall = {
        service,
        caller,
        path,
        database,
        segments,
        parameters: new URLSearchParams(
          [...url.searchParams].map(([name, value]) => [jsonName(name), value]),
        ),
        body,
      };
      const answer = await (verb === undefined ? callDocument(request.method, call) : callVerb(verb, call));
      sendJson(response, 200, Array.isArray(answer) ? answer.map(withoutDefaults) : withoutDefaults(answer));
    } catch (thrown) {
      const error = toStatusError(thrown);
      if (streaming) sendJson(response, STATUS[error.status].http, [errorBody(error)]);
      else sendError(response, error);
    }
  };
}

/** Members that are maps from user-chosen names to values. */
const MAPS = new Set(['fields', 'aggregateFields']);
/** Numbers outside values; a zero inside a value is kept. */
const NUMBERS = new Set(['code', 'latitude', 'longitude']);

/** Returns a message without its defaults, which proto3 JSON omits: empty lists and maps, and zeros. */
function withoutDefaults(message: Json): Json {
  if (message instanceof TextArray) return message;
  const printed: Json = {};
  for (const [name, value] of Object.entries(message)) {
    if (Array.isArray(value)) {
      if (value.length > 0)
        printed[name] = value.map((item) => (isMessage(item) ? withoutDefaults(item) : item));
    } else if (!isMessage(value)) {
      if (value !== 0 || !NUMBERS.has(name)) printed[name] = value;
    } else if (!MAPS.has(name)) {
      printed[name] = withoutDefaults(value);
    } else if (Object.keys(value).length > 0) {
      const map = Object.create(null) as Json;
      for (const [key, item] of Object.entries(value)) map[key] = withoutDefaults(item as Json);
      printed[name] = map;
    }
  }
  return printed;
}

function notFound(): StatusError {
  return new StatusError('NOT_FOUND', 'Not Found');
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice('/v1/'.length));
  } catch {
    throw new StatusError('INVALID_ARGUMENT', `Invalid percent-encoding in ${pathname}`);
  }
}

function splitVerb(method: string | undefined, path: string): { path: string; verb: RestVerb | undefined } {
  const colon = path.lastIndexOf(':');
  // Ids may contain colons; only POST has verbs.
  if (method !== 'POST' || colon < path.lastIndexOf('/')) return { path, verb: undefined };
  const name = path.slice(colon + 1);
  const verb = VERBS.get(name);
  if (verb !== undefined) return { path: path.slice(0, colon), verb };
  if (UNIMPLEMENTED_VERBS.has(name)) {
    throw new StatusError('UNIMPLEMENTED', `${name} is not supported over REST.`);
  }
  throw notFound();
}

function callVerb(verb: RestVerb, { service, caller, path, database, segments, body }: RestCall): Answer {
  if (verb.target === 'parent') return verb.run(service, caller, { ...body, parent: path });
  if (segments.length > 0) throw notFound();
  return verb.run(service, caller, { ...body, database });
}

function callDocument(method: string | undefined, call: RestCall): Answer {
  const { service, caller, path, segments, parameters, body } = call;
  if (segments.length === 0) throw notFound();
  if (segments.length % 2 === 1) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    const collectionId = segments.at(-1);
    if (method === 'GET')
      return service.listDocuments(caller, { parent, collectionId, ...listParameters(parameters) });
    if (method !== 'POST') throw notFound();
    const documentId = parameters.get('documentId');
    return service.createDocument(caller, {
      parent,
      collectionId,
      ...(documentId === null ? {} : { documentId }),
      document: body,
      ...fieldMask('mask', parameters),
    });
  }
  const mask = fieldMask('mask', parameters);
  const currentDocument = precondition(parameters);
  if (method === 'GET')
    return service.getDocument(caller, { name: path, ...mask, ...consistency(parameters) });
  if (method === 'DELETE') return service.deleteDocument(caller, { name: path, ...currentDocument });
  if (method !== 'PATCH') throw notFound();
  const document = { ...body, name: path };
  const updateMask = fieldMask('updateMask', parameters);
  return service.updateDocument(caller, { document, ...updateMask, ...mask, ...currentDocument });
}

function listParameters(parameters: URLSearchParams): Json {
  const request: Json = { ...fieldMask('mask', parameters), ...consistency(parameters) };
  for (const name of ['pageToken', 'orderBy']) {
    const value = parameters.get(name);
    if (value !== null) request[name] = value;
  }
  const pageSize = parameters.get('pageSize');
  if (pageSize !== null) request['pageSize'] = numberOrText(pageSize);
  const showMissing = parameters.get('showMissing');
  if (showMissing !== null) request['showMissing'] = booleanOrText(showMissing);
  return request;
}

function consistency(parameters: URLSearchParams): Json {
  const request: Json = {};
  for (const name of ['transaction', 'readTime']) {
    const value = parameters.get(name);
    if (value !== null) request[name] = value;
  }
  return request;
}

function fieldMask(name: 'mask' | 'updateMask', parameters: URLSearchParams): Json {
  const fieldPaths = parameters.getAll(`${name}.fieldPaths`);
  return fieldPaths.length === 0 ? {} : { [name]: { fieldPaths } };
}

function precondition(parameters: URLSearchParams): Json {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return {};
  return {
    currentDocument: {
      ...(exists === null ? {} : { exists: booleanOrText(exists) }),
      ...(updateTime === null ? {} : { updateTime }),
    },
  };
}

// Any other text stays as it is, so that the service can refuse it with a reason.
function numberOrText(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function booleanOrText(text: string): boolean | string {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
