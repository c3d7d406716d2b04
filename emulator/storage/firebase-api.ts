import { callerFromAuthorization } from '../auth/caller-token';
import type { Caller } from '../caller';
import { sendJson } from '../http/respond';
import { projectOfBucket } from './access';
import { parseMetadataJson, readBytes } from './body';
import {
  byteCountHeader,
  decodeSegment,
  type Exchange,
  header,
  placeInPath,
  placeOfUpload,
} from './exchange';
import { finishUpload } from './finish-upload';
import { sendMedia } from './media';
import { dispositionOf, firebaseMetadata } from './metadata';
import { parseMultipart } from './multipart';
import type { ObjectPlace } from './object-place';
import {
  changeTokens,
  deleteObject,
  ensureToken,
  getObject,
  listObjects,
  patchObject,
  putObject,
} from './operations';
import { appCheckTokenOf, INVALID_APP_CHECK_TOKEN } from '../project/app-check';
import type { StorageService } from './service';
import { badRequest, notFound, StorageError } from './storage-error';

const METADATA_LIMIT = 64 * 1024;

function callerOf(service: StorageService, { request, query }: Exchange, bucket: string): Caller {
  const caller = callerFromAuthorization(
    request.headers.authorization,
    projectOfBucket(service, decodeSegment(bucket)),
  );
  // A download link works for everyone who has it.
  const isOpen = caller.kind === 'admin' || query.has('token');
  if (!isOpen && !service.admitsApp(appCheckTokenOf(request)))
    throw new StorageError(401, INVALID_APP_CHECK_TOKEN);
  return caller;
}

async function uploadWhole(service: StorageService, exchange: Exchange, bucket: string): Promise<void> {
  const { request, response, query } = exchange;
  const caller = callerOf(service, exchange, bucket);
  const body = await readBytes(request, service.maxUploadBytes);
  const isMultipart = header(request, 'x-goog-upload-protocol') === 'multipart';
  const parts = isMultipart
    ? parseMultipart(body, request.headers['content-type'])
    : { metadata: '', contentType: request.headers['content-type'], content: body };
  const metadata = parseMetadataJson(parts.metadata);
  const stored = putObject(service, caller, {
    place: placeOfUpload(bucket, query, metadata),
    metadata,
    contentType: parts.contentType,
    content: parts.content,
    query,
    withToken: true,
  });
  sendJson(response, 200, firebaseMetadata(stored));
}

/** Begins an upload of the object named by the path's `segment`, the query or the metadata. */
async function startUpload(
  service: StorageService,
  exchange: Exchange,
  bucket: string,
  segment?: string,
): Promise<void> {
  const { request, response, query, origin } = exchange;
  const caller = callerOf(service, exchange, bucket);
  const metadata = parseMetadataJson((await readBytes(request, METADATA_LIMIT)).toString('utf8'));
  const place = segment === undefined ? placeOfUpload(bucket, query, metadata) : placeInPath(bucket, segment);
  const contentLength = byteCountHeader(request, 'x-goog-upload-header-content-length');
  if (contentLength !== undefined && contentLength > service.maxUploadBytes) {
    throw new StorageError(413, `An upload may have at most ${service.maxUploadBytes} bytes.`);
  }
  const contentType = header(request, 'x-goog-upload-header-content-type');
  const upload = service.uploads.start(
    { ...place, metadata, contentType, contentLength, caller, query, withToken: true },
    service.now(),
  );
  const target = new URLSearchParams({
    name: place.name,
    upload_id: upload.id,
    upload_protocol: 'resumable',
  });
  response.setHeader('X-Goog-Upload-URL', `${origin}/v0/b/${place.bucket}/o?${target}`);
  response.setHeader('X-Goog-Upload-Status', 'active');
  sendJson(response, 200, {});
}

async function continueUpload(service: StorageService, exchange: Exchange, uploadId: string): Promise<void> {
  const { request, response } = exchange;
  const upload = service.uploads.get(uploadId, service.now());
  const commands = (header(request, 'x-goog-upload-command') ?? '')
    .split(',')
    .map((command) => command.trim());
  const answer = (body: unknown) => {
    response.setHeader('X-Goog-Upload-Status', upload.status);
    response.setHeader('X-Goog-Upload-Size-Received', upload.received);
    sendJson(response, 200, body);
  };
  const has = (command: string) => commands.includes(command);
  const unknown = commands.find((command) => !['upload', 'finalize', 'query', 'cancel'].includes(command));
  if (unknown !== undefined) throw badRequest(`Unknown upload command: ${JSON.stringify(unknown)}`);

  if (has('query') || has('cancel')) {
    if (commands.length > 1) throw badRequest(`Upload command '${commands.join(', ')}' makes no sense.`);
    if (has('cancel')) {
      if (upload.status === 'final') throw badRequest('The upload is final and cannot be cancelled.');
      service.uploads.cancel(upload);
    }
    answer({});
    return;
  }
  if (has('upload')) {
    const offset = byteCountHeader(request, 'x-goog-upload-offset');
    if (offset === undefined) throw badRequest('The header x-goog-upload-offset is missing.');
    const bytes = await readBytes(request, service.maxUploadBytes);
    service.uploads.append(upload, offset, bytes, service.maxUploadBytes);
  }
  if (!has('finalize')) return answer({});
  try {
    answer(firebaseMetadata(finishUpload(service, upload)));
  } catch (refusal) {
    response.setHeader('X-Goog-Upload-Status', upload.status);
    throw refusal;
  }
}

async function answerBucket(service: StorageService, exchange: Exchange, bucket: string): Promise<void> {
  const { request, response, query } = exchange;
  if (request.method === 'GET') {
    const caller = callerOf(service, exchange, bucket);
    const { items, prefixes, nextPageToken } = listObjects(service, caller, decodeSegment(bucket), query);
    // Names with empty parts are left out, because the client's paths cannot express them.
    sendJson(response, 200, {
      prefixes: prefixes.filter((name) => !name.includes('//')),
      items: items
        .filter(({ name }) => !/\/\/|\/$/.test(name))
        .map((item) => ({ name: item.name, bucket: item.bucket })),
      ...(nextPageToken === undefined ? {} : { nextPageToken }),
    });
    return;
  }
  const uploadId = query.get('upload_id');
  if (uploadId !== null && request.method === 'PUT') return continueUpload(service, exchange, uploadId);
  if (request.method !== 'POST') throw new StorageError(405, `${request.method} is not supported here.`);
  if (uploadId !== null) await continueUpload(service, exchange, uploadId);
  else if (header(request, 'x-goog-upload-command') !== undefined)
    await startUpload(service, exchange, bucket);
  else await uploadWhole(service, exchange, bucket);
}

function answerTokens(service: StorageService, exchange: Exchange, caller: Caller, place: ObjectPlace): void {
  const { response, query } = exchange;
  const removed = query.get('delete_token');
  if (removed === null && query.get('create_token') !== 'true') {
    throw badRequest('A POST to an object needs create_token=true or delete_token.');
  }
  const after = changeTokens(service, caller, place, (tokens) => {
    if (removed === null) return [...tokens, crypto.randomUUID()];
    if (!tokens.includes(removed)) throw notFound();
    return tokens.filter((token) => token !== removed);
  });
  sendJson(response, 200, firebaseMetadata(after));
}

async function answerObject(service: StorageService, exchange: Exchange, bucket: string, segment: string) {
  const { request, response, query } = exchange;
  const caller = callerOf(service, exchange, bucket);
  const place = placeInPath(bucket, segment);
  switch (request.method) {
    case 'GET':
    case 'HEAD': {
      const object = getObject(service, caller, place, query);
      if (query.get('alt') === 'media')
        sendMedia(request, response, object, service.objects.read(object), dispositionOf(object));
      else sendJson(response, 200, firebaseMetadata(ensureToken(service, object)));
      return;
    }
    case 'PATCH':
    case 'PUT': {
      const body = parseMetadataJson((await readBytes(request, METADATA_LIMIT)).toString('utf8'));
      sendJson(response, 200, firebaseMetadata(patchObject(service, caller, place, body, query)));
      return;
    }
    case 'DELETE':
      deleteObject(service, caller, place, query);
      response.writeHead(204);
      response.end();
      return;
    case 'POST':
      if (header(request, 'x-goog-upload-command') === 'start')
        return startUpload(service, exchange, bucket, segment);
      answerTokens(service, exchange, caller, place);
      return;
    default:
      throw new StorageError(405, `${request.method} is not supported here.`);
  }
}

/** Answers the API of the Firebase SDKs, below `/v0/b`. Returns false for other paths. */
export async function answerFirebaseApi(service: StorageService, exchange: Exchange): Promise<boolean> {
  const [, bucket, segment] = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+)|\/)?$/.exec(exchange.path) ?? [];
  if (bucket === undefined) return false;
  if (segment === undefined) await answerBucket(service, exchange, bucket);
  else await answerObject(service, exchange, bucket, segment);
  return true;
}
