import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Denial } from '../../denials';
import { parseJsonObject, readBody, REST_BODY_LIMIT } from '../../http/body';
import { errorBody, sendError, sendJson } from '../../http/respond';
import { RulesSourceError } from '../../rules/contract';
import { STATUS, StatusError, toStatusError } from '../../status';
import type { FirestoreService } from '../contract';
import { isMessage } from '../values/json-message';

/** The functions behind the emulator's own endpoints, besides the service. */
export interface EmulatorControl {
  /**
   * Replaces the rules of a project. Throws RulesSourceError and keeps the old rules if the new ones do not
   * compile.
   */
  setRules(projectId: string, source: string, file: string): void;
  /** Returns the newest refusals of a project, newest first. */
  denials(projectId: string): readonly Denial[];
}

const DEFAULT_DENIALS = 20;

/**
 * Creates the handler for everything below /emulator/v1/. It needs no credentials, like the official
 * emulator.
 */
export function createEmulatorHandler(
  service: FirestoreService,
  control: EmulatorControl,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  async function putRules(request: IncomingMessage, projectId: string): Promise<object> {
    const { source, file } = rulesOf(parseJsonObject(await readBody(request, REST_BODY_LIMIT)));
    control.setRules(projectId, source, file);
    return {};
  }

  function answer(request: IncomingMessage, url: URL): object | Promise<object> {
    const path = decodeURIComponent(url.pathname);
    const [, rulesProject] = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/.exec(path) ?? [];
    if (rulesProject !== undefined && request.method === 'PUT') return putRules(request, rulesProject);
    const [, database] = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/.exec(path) ?? [];
    if (database !== undefined && request.method === 'DELETE') {
      service.clear(database);
      return {};
    }
    const [, deniedProject] = /^\/emulator\/v1\/projects\/([^/:]+):explain$/.exec(path) ?? [];
    if (deniedProject !== undefined && request.method === 'GET') {
      const limit = Number(url.searchParams.get('limit') ?? DEFAULT_DENIALS);
      if (!Number.isInteger(limit) || limit < 1)
        throw new StatusError('INVALID_ARGUMENT', 'limit must be positive.');
      return { denials: control.denials(deniedProject).slice(0, limit) };
    }
    if (path === '/emulator/v1/reads' && request.method === 'GET') return service.readCounts();
    throw new StatusError('NOT_FOUND', 'Not Found');
  }

  return async (request, response, url) => {
    try {
      sendJson(response, 200, await answer(request, url));
    } catch (thrown) {
      if (thrown instanceof RulesSourceError) {
        const error = new StatusError('INVALID_ARGUMENT', thrown.message);
        const sourcePosition = { fileName: thrown.file, line: thrown.line, column: thrown.column };
        const issue = { severity: 'ERROR', description: thrown.message, sourcePosition };
        sendJson(response, STATUS.INVALID_ARGUMENT.http, { ...errorBody(error), issues: [issue] });
      } else {
        sendError(response, thrown instanceof URIError ? badEncoding() : toStatusError(thrown));
      }
    }
  };
}

function badEncoding(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'Invalid percent-encoding in the path.');
}

function rulesOf(body: Record<string, unknown>): { source: string; file: string } {
  const files = isMessage(body['rules']) ? body['rules']['files'] : undefined;
  const file: unknown = Array.isArray(files) && files.length === 1 ? files[0] : undefined;
  if (!isMessage(file) || typeof file['content'] !== 'string') {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Expected {"rules":{"files":[{"content":"…"}]}} with one file.',
    );
  }
  const { name, content } = file;
  return { source: content, file: typeof name === 'string' && name !== '' ? name : 'firestore.rules' };
}
