import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowOrigin, answerPreflight } from '../http/cors';
import { refuseForeign } from '../http/loopback';
import { sendJson } from '../http/respond';
import { RulesSourceError } from '../rules/contract';
import { parseMetadataJson, readBytes } from './body';
import { answerCloudApi } from './cloud-api';
import type { Exchange } from './exchange';
import { answerFirebaseApi } from './firebase-api';
import type { StorageService } from './service';
import { badRequest, StorageError, toStorageError } from './storage-error';

const RULES_LIMIT = 1024 * 1024;
const EXPOSED =
  'X-Goog-Upload-URL, X-Goog-Upload-Status, X-Goog-Upload-Size-Received, X-Goog-Hash, Content-Range, Content-Disposition';

async function setRules(service: StorageService, { request, response }: Exchange): Promise<void> {
  if (service.loadRules === undefined) throw new StorageError(501, 'This server takes no rules over HTTP.');
  const body = parseMetadataJson((await readBytes(request, RULES_LIMIT)).toString('utf8')) as {
    rules?: { files?: { name?: unknown; content?: unknown }[] };
  };
  const files = body.rules?.files;
  const [file] = Array.isArray(files) ? files : [];
  if (files?.length !== 1 || typeof file?.content !== 'string') {
    throw badRequest('The body must be {"rules":{"files":[{"name","content"}]}} with one file.');
  }
  try {
    service.loadRules(file.content, typeof file.name === 'string' ? file.name : 'storage.rules');
  } catch (error) {
    if (error instanceof RulesSourceError)
      throw badRequest(`There was an error updating rules: ${error.message}`);
    throw error;
  }
  sendJson(response, 200, { message: 'Rules updated successfully' });
}

async function answer(service: StorageService, exchange: Exchange): Promise<void> {
  const { request, response, path } = exchange;
  if (await answerFirebaseApi(service, exchange)) return;
  if (await answerCloudApi(service, exchange)) return;
  if (path === '/internal/setRules' && request.method === 'PUT') {
    await setRules(service, exchange);
  } else if (path === '/internal/reset' && request.method === 'POST') {
    service.objects.clear();
    sendJson(response, 200, {});
  } else if (path === '/') {
    sendJson(response, 200, { storageEmulator: { ready: true, projectId: service.projectId } });
  } else {
    throw new StorageError(404, `${request.method} ${path} is not known here.`);
  }
}

/**
 * Creates the HTTP handler of the Storage service: the APIs of the Firebase SDKs and the administrator SDK,
 * and the emulator's own endpoints. Never rejects; every error becomes an answer.
 */
export function createStorageHandler(
  service: StorageService,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (refuseForeign(request, response)) return;
    allowOrigin(request, response);
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    const target = request.url ?? '/';
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    const query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
    // refuseForeign has checked that the Host header names this machine.
    const origin = `http://${request.headers.host ?? ''}`;
    try {
      await answer(service, { request, response, path, query, origin });
    } catch (thrown) {
      const { http, message, reason } = toStorageError(thrown);
      const errors = reason === undefined ? {} : { errors: [{ message, domain: 'global', reason }] };
      // Otherwise the unread rest of the body would be taken for the connection's next request.
      request.resume();
      if (!response.headersSent) sendJson(response, http, { error: { code: http, message, ...errors } });
      else response.destroy();
    }
  };
}
