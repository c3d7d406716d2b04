import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerFromAuthorization } from '../auth/caller-token';
import { parseJsonObject, readBody } from '../http/body';
import { allowOrigin, answerPreflight } from '../http/cors';
import { refuseForeign } from '../http/loopback';
import { sendError, sendJson } from '../http/respond';
import type { RulesService } from '../rules/contract';
import type { RulesInForce } from '../rules-in-force';
import { StatusError, toStatusError } from '../status';
import {
  type AppCheck,
  CHECKED_SERVICES,
  type CheckedService,
  ENFORCEMENT_MODES,
  RECAPTCHA_SCRIPT,
} from './app-check';

const BODY_LIMIT = 64 * 1024;

interface IndexFile {
  readonly indexes: readonly { readonly collectionGroup: string; readonly queryScope: string }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly ({ readonly queryScope: string } & object)[];
  }[];
}

/** The parts of a project that its control services describe, besides its three main services. */
export interface ProjectOptions {
  readonly projectId: string;
  readonly appCheck: AppCheck;
  readonly firestoreRules: RulesInForce;
  readonly storageRules: RulesInForce;
  /** The index file that counts as deployed; undefined for no indexes. */
  readonly indexes: string | undefined;
}

const notFound = (what: string) => new StatusError('NOT_FOUND', `${what} is not known here.`);

/** Returns the ruleset id of a release. It is a hash of the source, so that other rules have another id. */
const rulesetId = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 32);

/**
 * Creates the handler for Google's control services, each below its host name as the first path segment: App
 * Check's exchange and services, releases of rules and indexes. It also serves reCAPTCHA's script.
 */
export function createProjectHandler(options: ProjectOptions) {
  const { projectId, appCheck } = options;

  const requireOwner = ({ headers }: IncomingMessage) => {
    if (callerFromAuthorization(headers.authorization, projectId).kind !== 'admin')
      throw new StatusError('UNAUTHENTICATED', 'The request needs the credential of an administrator.');
  };

  const serviceNamed = (name: string): CheckedService => {
    const service = CHECKED_SERVICES.find((known) => known === name);
    if (service === undefined) throw notFound(`App Check service ${name}`);
    return service;
  };
  const serviceToWire = (service: CheckedService) => ({
    name: `projects/${projectId}/services/${service}`,
    enforcementMode: appCheck.modeOf(service),
  });

  async function answerAppCheck(request: IncomingMessage, path: string): Promise<object> {
    const [, appId] = /^apps\/([^/]+):exchangeRecaptchaV3Token$/.exec(path) ?? [];
    if (appId !== undefined && request.method === 'POST') {
      const body = parseJsonObject(await readBody(request, BODY_LIMIT));
      return appCheck.exchange(appId, body['recaptcha_v3_token']);
    }
    requireOwner(request);
    if (path === 'services' && request.method === 'GET')
      return { services: CHECKED_SERVICES.map(serviceToWire) };
    const [, name] = /^services\/([^/]+)$/.exec(path) ?? [];
    if (name === undefined || request.method !== 'PATCH') throw notFound(path);
    const service = serviceNamed(name);
    const { enforcementMode } = parseJsonObject(await readBody(request, BODY_LIMIT));
    const mode = ENFORCEMENT_MODES.find((known) => known === enforcementMode);
    if (mode === undefined) throw new StatusError('INVALID_ARGUMENT', 'enforcementMode is not known.');
    appCheck.setMode(service, mode);
    return serviceToWire(service);
  }

  const releases: Readonly<Record<RulesService, RulesInForce>> = {
    'cloud.firestore': options.firestoreRules,
    'firebase.storage': options.storageRules,
  };

  function answerRules(request: IncomingMessage, path: string): object {
    requireOwner(request);
    if (request.method !== 'GET') throw notFound(`${request.method} ${path}`);
    const sources = Object.values(releases).flatMap((rules) => rules.sourceOf(projectId) ?? []);
    const [, id] = /^rulesets\/(\w+)$/.exec(path) ?? [];
    if (id !== undefined) {
      const found = sources.find(({ content }) => rulesetId(content) === id);
      if (found === undefined) throw notFound(path);
      return { name: `projects/${projectId}/rulesets/${id}`, source: { files: [found] } };
    }
    const service = path.startsWith('releases/firebase.storage/')
      ? 'firebase.storage'
      : path === 'releases/cloud.firestore'
        ? 'cloud.firestore'
        : undefined;
    const source = service === undefined ? undefined : releases[service].sourceOf(projectId);
    if (source === undefined) throw notFound(path);
    return {
      name: `projects/${projectId}/${path}`,
      rulesetName: `projects/${projectId}/rulesets/${rulesetId(source.content)}`,
    };
  }

  function answerIndexes(request: IncomingMessage, path: string): object {
    requireOwner(request);
    const [, kind] = /^databases\/\(default\)\/collectionGroups\/-\/(indexes|fields)$/.exec(path) ?? [];
    if (kind === undefined || request.method !== 'GET') throw notFound(`${request.method} ${path}`);
    const { indexes, fieldOverrides } = (
      options.indexes === undefined
        ? { indexes: [], fieldOverrides: [] }
        : JSON.parse(readFileSync(options.indexes, 'utf8'))
    ) as IndexFile;
    const nameOf = (group: string, rest: string) =>
      `projects/${projectId}/databases/(default)/collectionGroups/${group}/${rest}`;
    if (kind === 'indexes')
      return {
        indexes: indexes.map(({ collectionGroup, ...index }, number) => ({
          ...index,
          name: nameOf(collectionGroup, `indexes/${number}`),
          state: 'READY',
        })),
      };
    return {
      fields: fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => ({
        name: nameOf(collectionGroup, `fields/${fieldPath}`),
        indexConfig: {
          indexes: own.map(({ queryScope, ...order }) => ({
            queryScope,
            fields: [{ fieldPath, ...order }],
            state: 'READY',
          })),
        },
      })),
    };
  }

  async function answer(request: IncomingMessage, pathname: string): Promise<object> {
    const [, host, project, path = ''] =
      /^\/([\w.-]+)\/v1\/projects\/([^/]+)\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (project !== projectId) throw notFound(pathname);
    switch (host) {
      case 'firebaseappcheck.googleapis.com':
      case 'content-firebaseappcheck.googleapis.com':
        return answerAppCheck(request, path);
      case 'firebaserules.googleapis.com':
        return answerRules(request, path);
      case 'firestore.googleapis.com':
        return answerIndexes(request, path);
      default:
        throw notFound(pathname);
    }
  }

  return {
    matches: (pathname: string): boolean =>
      /^\/((content-)?firebaseappcheck|firebaserules|firestore)\.googleapis\.com\/|^\/recaptcha\/api\.js$/.test(
        pathname,
      ),
    async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
      if (refuseForeign(request, response)) return;
      allowOrigin(request, response);
      if (request.method === 'OPTIONS') return answerPreflight(request, response);
      if (pathname === '/recaptcha/api.js') {
        response.writeHead(200, {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        });
        response.end(RECAPTCHA_SCRIPT);
        return;
      }
      try {
        sendJson(response, 200, await answer(request, pathname));
      } catch (thrown) {
        sendError(response, thrown instanceof URIError ? notFound(pathname) : toStatusError(thrown));
      }
    },
  };
}
