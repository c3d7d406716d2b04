import type { Caller } from '../caller';
import { sendJson } from '../http/respond';
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
import { cloudMetadata, type StoredObject } from './metadata';
import { parseMultipart } from './multipart';
import { type ObjectPlace, requireBucket } from './object-place';
import { deleteObject, getObject, listObjects, patchObject, putObject } from './operations';
import type { StorageService } from './service';
import { badRequest, StorageError } from './storage-error';

const ADMIN: Caller = { kind: 'admin' };
const METADATA_LIMIT = 64 * 1024;

const sendObject = ({ response, origin }: Exchange, object: StoredObject): void =>
  sendJson(response, 200, cloudMetadata(object, origin));

async function startUpload(service: StorageService, exchange: Exchange, bucket: string): Promise<void> {
  const { request, response, query, origin } = exchange;
  const metadata = parseMetadataJson((await readBytes(request, METADATA_LIMIT)).toString('utf8'));
  const place = placeOfUpload(bucket, query, metadata);
  const upload = service.uploads.start(
    {
      ...place,
      metadata,
      contentType: header(request, 'x-upload-content-type'),
      contentLength: byteCountHeader(request, 'x-upload-content-length'),
      caller: ADMIN,
      query,
      withToken: false,
    },
    service.now(),
  );
  const target = new URLSearchParams({ uploadType: 'resumable', name: place.name, upload_id: upload.id });
  response.setHeader('Location', `${origin}/upload/storage/v1/b/${place.bucket}/o?${target}`);
  sendJson(response, 200, {});
}

interface ContentRange {
  /** The offset of the bytes; undefined for a status query, which sends no bytes. */
  readonly start: number | undefined;
  readonly isLast: boolean;
}

function contentRangeOf(text: string | undefined, received: number, length: number): ContentRange {
  if (text === undefined) return { start: 0, isLast: true };
  const [, range, from, to, total] = /^bytes ((\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(text) ?? [];
  if (range === undefined) throw badRequest(`Malformed Content-Range: ${JSON.stringify(text)}`);
  if (from === undefined) return { start: undefined, isLast: total === String(received) };
  const start = Number(from);
  if (to !== '*' && Number(to) - start + 1 !== length) {
    throw badRequest(`Content-Range announces other bytes than the ${length} sent.`);
  }
  if (to === '*' && total !== '*' && start + length !== Number(total)) {
    throw badRequest(`Content-Range announces ${total} bytes in all, and ${start + length} were sent.`);
  }
  return { start, isLast: to === '*' || total === String(start + length) };
}

async function continueUpload(service: StorageService, exchange: Exchange, id: string): Promise<void> {
  const { request, response } = exchange;
  const bytes = await readBytes(request, service.maxUploadBytes);
  const upload = service.uploads.get(id, service.now());
  if (upload.stored !== undefined) {
    sendObject(exchange, upload.stored);
    return;
  }
  const { start, isLast } = contentRangeOf(header(request, 'content-range'), upload.received, bytes.length);
  if (start !== undefined) service.uploads.append(upload, start, bytes, service.maxUploadBytes);
  if (isLast) {
    sendObject(exchange, finishUpload(service, upload));
    return;
  }
  if (upload.received > 0) response.setHeader('Range', `bytes=0-${upload.received - 1}`);
  response.writeHead(308);
  response.end();
}

async function uploadWhole(service: StorageService, exchange: Exchange, bucket: string): Promise<void> {
  const { request, query } = exchange;
  const body = await readBytes(request, service.maxUploadBytes);
  const type = query.get('uploadType') ?? header(request, 'x-goog-upload-protocol') ?? 'media';
  if (type !== 'multipart' && type !== 'media')
    throw badRequest(`Unknown uploadType: ${JSON.stringify(type)}`);
  const parts =
    type === 'multipart'
      ? parseMultipart(body, request.headers['content-type'])
      : { metadata: '', contentType: request.headers['content-type'], content: body };
  const metadata = parseMetadataJson(parts.metadata);
  const stored = putObject(service, ADMIN, {
    place: placeOfUpload(bucket, query, metadata),
    metadata,
    contentType: header(request, 'x-upload-content-type') ?? parts.contentType,
    content: parts.content,
    query,
    withToken: false,
  });
  sendObject(exchange, stored);
}

async function answerUpload(service: StorageService, exchange: Exchange, bucket: string): Promise<void> {
  const { request, query } = exchange;
  const id = query.get('upload_id');
  if (id !== null && request.method === 'PUT') return continueUpload(service, exchange, id);
  if (request.method !== 'POST') throw new StorageError(405, `${request.method} is not supported here.`);
  if (query.get('uploadType') === 'resumable') return startUpload(service, exchange, bucket);
  return uploadWhole(service, exchange, bucket);
}

/**
 * Throws 401 for a user's token. The administrator SDK sends no credential to an emulator, so a request
 * without one is accepted; it comes from this machine and from no foreign page.
 */
function requireAdmin({ request }: Exchange): void {
  const authorization = header(request, 'authorization');
  if (authorization === undefined || /^\w+ owner$/i.test(authorization)) return;
  throw new StorageError(401, 'Invalid Credentials', 'authError');
}

/** Replaces a 404 by this API's own error for a missing object. */
function missing(thrown: unknown, { bucket, name }: ObjectPlace): unknown {
  return thrown instanceof StorageError && thrown.http === 404
    ? new StorageError(404, `No such object: ${bucket}/${name}`, 'notFound')
    : thrown;
}

async function answerObject(service: StorageService, exchange: Exchange, place: ObjectPlace) {
  const { request, response, query, path } = exchange;
  switch (request.method) {
    case 'GET':
    case 'HEAD': {
      const object = getObject(service, ADMIN, place, query);
      const disposition = object.contentDisposition ?? 'attachment';
      const wantsBytes = query.get('alt') === 'media' || path.startsWith('/download/');
      if (wantsBytes) sendMedia(request, response, object, service.objects.read(object), disposition);
      else sendObject(exchange, object);
      return;
    }
    case 'PATCH': {
      const body = parseMetadataJson((await readBytes(request, METADATA_LIMIT)).toString('utf8'));
      sendObject(exchange, patchObject(service, ADMIN, place, body, query));
      return;
    }
    case 'DELETE':
      deleteObject(service, ADMIN, place, query);
      response.writeHead(204);
      response.end();
      return;
    default:
      throw new StorageError(405, `${request.method} is not supported here.`);
  }
}

function answerList(service: StorageService, { response, query, origin }: Exchange, bucket: string): void {
  const { items, prefixes, nextPageToken } = listObjects(service, ADMIN, bucket, query);
  sendJson(response, 200, {
    kind: 'storage#objects',
    items: items.map((item) => cloudMetadata(item, origin)),
    ...(prefixes.length === 0 ? {} : { prefixes }),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  });
}

/**
 * Answers the Google Cloud Storage JSON API that the administrator SDK uses, with and without `/storage/v1`.
 * Returns false for other paths; answers 501 for features that this emulator lacks.
 */
export async function answerCloudApi(service: StorageService, exchange: Exchange): Promise<boolean> {
  const { path, request, response } = exchange;
  const [, uploadBucket] = /^\/upload\/storage\/v1\/b\/([^/]+)\/o$/.exec(path) ?? [];
  if (uploadBucket !== undefined) {
    requireAdmin(exchange);
    await answerUpload(service, exchange, uploadBucket);
    return true;
  }
  const [, bucket, objects, segment, rest] =
    /^(?:(?:\/download)?\/storage\/v1)?\/b\/([^/]+)(?:(\/o)(?:\/([^/]+)(\/.+)?)?)?$/.exec(path) ?? [];
  if (bucket === undefined) return false;
  requireAdmin(exchange);
  if (rest !== undefined) throw new StorageError(501, `${path} is not supported by the local backend.`);
  if (segment !== undefined) {
    const place = placeInPath(bucket, segment);
    try {
      await answerObject(service, exchange, place);
    } catch (thrown) {
      throw missing(thrown, place);
    }
    return true;
  }
  if (request.method !== 'GET')
    throw new StorageError(501, `${request.method} ${path} is not supported here.`);
  const name = requireBucket(decodeSegment(bucket));
  if (objects !== undefined) answerList(service, exchange, name);
  else sendJson(response, 200, { kind: 'storage#bucket', id: name, name, storageClass: 'STANDARD' });
  return true;
}
