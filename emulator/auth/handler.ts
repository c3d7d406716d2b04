import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJsonObject, readBody } from '../http/body';
import { allowOrigin, answerPreflight } from '../http/cors';
import { refuseForeign } from '../http/loopback';
import { sendJson } from '../http/respond';
import { appCheckTokenOf, INVALID_APP_CHECK_TOKEN } from '../project/app-check';
import { STATUS, StatusError } from '../status';
import { type ActionPage, showAction, submitAction } from './action-page';
import { ADMIN_VERBS, listAccounts } from './admin';
import { AuthError, errorBody, invalidArgument, unimplemented } from './auth-error';
import { callerFromAuthorization } from './caller-token';
import { configToWire, patchedConfig } from './config';
import { CLIENT_VERBS, exchangeRefreshToken } from './identity-toolkit';
import { passwordPolicy } from './password';
import type { Json } from './request-fields';
import type { AuthService } from './service';

const BODY_LIMIT = 1024 * 1024;
const ACTION_PATH = '/emulator/action';
const ACTION_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const notFound = (what: string): AuthError => new AuthError(`NOT_FOUND : ${what}`, 404, 'NOT_FOUND');

const readJson = async (request: IncomingMessage): Promise<Json> =>
  parseJsonObject(await readBody(request, BODY_LIMIT));

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> =>
  new URLSearchParams(await readBody(request, BODY_LIMIT));

function requireMethod(request: IncomingMessage, method: string): void {
  if (request.method !== method) throw new AuthError(`${request.method} is not supported here.`, 405);
}

function requireKey(request: IncomingMessage, query: URLSearchParams): void {
  if ((query.get('key') ?? request.headers['x-goog-api-key'] ?? '') === '') {
    throw new AuthError('The request is missing a valid API key.', 403, 'PERMISSION_DENIED');
  }
}

function requireApp(auth: AuthService, request: IncomingMessage): void {
  if (auth.admitsApp(appCheckTokenOf(request))) return;
  throw new AuthError(INVALID_APP_CHECK_TOKEN, 401, 'UNAUTHENTICATED');
}

function requireProject(auth: AuthService, projectId: string): void {
  if (projectId === auth.projectId) return;
  throw new AuthError(`INVALID_PROJECT_ID : This server holds the accounts of "${auth.projectId}" only.`);
}

function requireAdmin(auth: AuthService, request: IncomingMessage): void {
  if (callerFromAuthorization(request.headers.authorization, auth.projectId).kind === 'admin') return;
  throw new AuthError('The request needs the credential of an administrator.', 401, 'UNAUTHENTICATED');
}

async function answerAdmin(
  auth: AuthService,
  request: IncomingMessage,
  projectId: string,
  verb: string,
  query: URLSearchParams,
): Promise<Json> {
  requireAdmin(auth, request);
  requireProject(auth, projectId);
  if (verb === 'batchGet') {
    requireMethod(request, 'GET');
    return listAccounts(auth, query);
  }
  const answer = ADMIN_VERBS.get(verb);
  if (answer === undefined) throw unimplemented(`accounts:${verb}`);
  requireMethod(request, 'POST');
  return answer(auth, await readJson(request));
}

async function answerClient(
  auth: AuthService,
  request: IncomingMessage,
  verb: string,
  query: URLSearchParams,
): Promise<Json> {
  // With an administrator's token the same path serves the administrator's API.
  const isOwner = /^bearer\s+owner$/i.test(request.headers.authorization ?? '');
  const known = isOwner ? ADMIN_VERBS.get(verb === 'signUp' ? '' : verb) : undefined;
  const answer = known ?? CLIENT_VERBS.get(verb);
  if (answer === undefined) throw notFound(`accounts:${verb}`);
  requireMethod(request, 'POST');
  if (known === undefined) {
    requireKey(request, query);
    requireApp(auth, request);
  }
  const body = await readJson(request);
  if ((body['tenantId'] ?? '') !== '') throw unimplemented('A tenant');
  return answer(auth, body);
}

async function answerToken(
  auth: AuthService,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<Json> {
  requireMethod(request, 'POST');
  requireKey(request, query);
  requireApp(auth, request);
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return exchangeRefreshToken(
    auth,
    isForm ? Object.fromEntries(await readForm(request)) : await readJson(request),
  );
}

async function changeConfig(auth: AuthService, request: IncomingMessage): Promise<Json> {
  if (request.method === 'PATCH') auth.setConfig(patchedConfig(auth.config(), await readJson(request)));
  else requireMethod(request, 'GET');
  return { name: `projects/${auth.projectId}/config`, ...configToWire(auth.config()) };
}

/** Reads or changes the project's settings, for administrators. */
function answerConfig(auth: AuthService, request: IncomingMessage, projectId: string): Promise<Json> {
  requireAdmin(auth, request);
  requireProject(auth, projectId);
  return changeConfig(auth, request);
}

/** Answers the endpoints that only an emulator has. They need no credentials, as in the official emulator. */
async function answerEmulator(
  auth: AuthService,
  request: IncomingMessage,
  projectId: string,
  resource: string,
): Promise<Json> {
  requireProject(auth, projectId);
  switch (`${request.method} ${resource}`) {
    case 'DELETE accounts':
      auth.accounts.replaceAll([]);
      auth.oobCodes.replaceAll([]);
      auth.failedSignIns.clear();
      return {};
    case 'GET oobCodes':
      return {
        oobCodes: auth.oobCodes.all().map(({ email, newEmail, requestType, oobCode, oobLink }) => ({
          email,
          ...(newEmail === undefined ? {} : { newEmail }),
          requestType,
          oobCode,
          oobLink,
        })),
      };
    case 'GET verificationCodes':
      return { verificationCodes: [] };
    case 'GET config':
    case 'PATCH config':
      return changeConfig(auth, request);
    default:
      throw notFound(`${request.method} ${resource}`);
  }
}

async function answer(auth: AuthService, request: IncomingMessage, url: URL): Promise<Json> {
  const path = url.pathname;
  const client = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/.exec(path);
  if (client?.[1] !== undefined) return answerClient(auth, request, client[1], url.searchParams);
  if (path === '/securetoken.googleapis.com/v1/token') return answerToken(auth, request, url.searchParams);

  const admin = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/accounts(?::(\w+))?$/.exec(path);
  if (admin?.[1] !== undefined) return answerAdmin(auth, request, admin[1], admin[2] ?? '', url.searchParams);

  const own = /^\/emulator\/v1\/projects\/([^/]+)\/(\w+)$/.exec(path);
  if (own?.[1] !== undefined && own[2] !== undefined) return answerEmulator(auth, request, own[1], own[2]);

  const config = /^\/identitytoolkit\.googleapis\.com\/(?:admin\/)?v2\/projects\/([^/]+)\/config$/.exec(path);
  if (config?.[1] !== undefined) return answerConfig(auth, request, config[1]);

  if (path === '/identitytoolkit.googleapis.com/v2/passwordPolicy') {
    requireMethod(request, 'GET');
    requireKey(request, url.searchParams);
    return passwordPolicy(auth.minPasswordLength);
  }
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)) throw unimplemented(path);
  if (path === '/') return { authEmulator: { ready: true, projectId: auth.projectId } };
  throw notFound(`${request.method} ${path}`);
}

function sendPage(response: ServerResponse, { http, html }: ActionPage): void {
  response.writeHead(http, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': ACTION_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(html);
}

async function answerAction(
  auth: AuthService,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<ActionPage> {
  if (request.method === 'POST') return submitAction(auth, query, await readForm(request));
  requireMethod(request, 'GET');
  return showAction(auth, query);
}

function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  if (thrown instanceof StatusError)
    return new AuthError(thrown.message, STATUS[thrown.status].http, thrown.status);
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new AuthError(`INTERNAL_ERROR : ${reason}`, 500, 'INTERNAL');
}

/**
 * Creates the HTTP handler of the Auth service: client API, administrator's API, token exchange and the
 * emulator's endpoints. Never rejects; every error becomes an answer. Sends each answer after `persisted`
 * resolves, so that confirmed changes survive a crash.
 */
export function createAuthHandler(
  auth: AuthService,
  persisted: () => Promise<void> = () => Promise.resolve(),
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (refuseForeign(request, response)) return;
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    try {
      const target = `http://localhost${request.url ?? '/'}`;
      if (!URL.canParse(target)) throw invalidArgument('The request target is malformed.');
      const url = new URL(target);
      if (url.pathname === ACTION_PATH) {
        const page = await answerAction(auth, request, url.searchParams);
        await persisted();
        sendPage(response, page);
      } else {
        const body = await answer(auth, request, url);
        await persisted();
        sendJson(response, 200, body);
      }
    } catch (thrown) {
      const error = toAuthError(thrown);
      if (!response.headersSent) sendJson(response, error.http, errorBody(error));
      else response.destroy();
    }
  };
}
