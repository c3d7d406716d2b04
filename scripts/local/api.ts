import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeUnsignedJwt } from '@acf/emulator';
import type { Backend } from '../../functions/src/adapters/backend';
import type { Limit } from '../../functions/src/pipeline/limits';
import { parseChangelog, type ReleasedVersion } from '../../src/contracts/changelog';
import { dependencyReport } from '../build/dependency-report';

export interface LocalApiOptions {
  readonly projectId: string;
  /** The `host:port` of each service of the local backend. */
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  /** The settings of the deployment; environment variables by default. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  readonly limits?: Readonly<Record<string, Limit>>;
  /** The number of proxies before the API, such as hosting's before a function; 0 by default. */
  readonly proxies?: number;
  readonly log?: (line: Readonly<Record<string, unknown>>) => void;
  /** The versions of the public change log; those of this checkout by default. */
  readonly releases?: readonly ReleasedVersion[];
  readonly now?: () => Date;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The API beside a site on this machine. */
export interface LocalApi {
  /** Answers every request for `/api`. The first one loads the app. */
  readonly handle: RequestHandler;
  /** Loads the app before its first request. Loading takes seconds on a busy machine. */
  readonly load: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Checks whether a request is for the API. */
export const isApiRequest = ({ url = '' }: IncomingMessage): boolean => /^[/]api([/?]|$)/.test(url);

interface OpenApi {
  readonly app: RequestHandler;
  /** The same database and accounts, for tests. */
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * Throws unless the local backend issued the token. Its tokens are unsigned, and the SDK can only verify
 * signed ones.
 */
function verifyLocalApp(projectId: string, token: string): void {
  const { aud, exp } = decodeUnsignedJwt(token) ?? {};
  const isOurs = Array.isArray(aud) && aud.includes(`projects/${projectId}`);
  if (!isOurs || typeof exp !== 'number' || exp * 1000 <= Date.now())
    throw new Error('No token of this project.');
}

/**
 * Loads the API for a local backend. Only one per process, because the SDK finds the backend through
 * environment variables.
 */
export async function openLocalApi(options: LocalApiOptions): Promise<OpenApi> {
  const { projectId, firestore, auth, storage, settings = process.env, ...rest } = options;
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    STORAGE_EMULATOR_HOST: `http://${storage}`,
    // Otherwise the SDK looks for a metadata server.
    METADATA_SERVER_DETECTION: 'none',
  });
  const [{ cert, deleteApp, initializeApp }, { openBackend }, { createApp }, dependencies] =
    await Promise.all([
      import('firebase-admin/app'),
      import('../../functions/src/adapters/backend'),
      import('../../functions/src/app'),
      // Skips the registry, which a local run does not ask.
      dependencyReport(false),
    ]);
  // The database client uses HTTP with a local backend only if it has a credential. This one gives access to
  // nothing.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = cert({
    projectId,
    clientEmail: `local@${projectId}.iam.gserviceaccount.com`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const firebase = initializeApp({ projectId, credential }, `api-${projectId}`);
  const backend = openBackend(firebase, {
    accessToken: async () => 'owner',
    verifyApp: async (token) => verifyLocalApp(projectId, token),
  });
  const releases = parseChangelog(readFileSync('public/CHANGELOG.md', 'utf8'));
  const app = createApp({ backend, settings, dependencies, releases, ...rest });
  return {
    app,
    backend,
    close: async () => {
      await backend.database.terminate();
      await deleteApp(firebase);
    },
  };
}

/**
 * Creates the API of a local backend, loaded at its first request, because most browser tests never call it.
 */
export function localApi(options: LocalApiOptions): LocalApi {
  let opening: Promise<OpenApi> | undefined;
  const open = () => (opening ??= openLocalApi(options));
  return {
    async load() {
      await open();
    },
    handle(request, response) {
      open()
        .then(({ app }) => app(request, response))
        .catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
    },
    async close() {
      await (await opening)?.close();
    },
  };
}
