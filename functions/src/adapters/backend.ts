import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/** The project's database and accounts, past the rules: whoever uses them decides who may do what. */
export interface Backend {
  readonly projectId: string;
  readonly database: Firestore;
  readonly accounts: Auth;
  /** Where files are kept. */
  readonly bucket: string;
  /** Rejects unless a token of App Check is one of this project's apps. */
  readonly verifyApp: (token: string) => Promise<unknown>;
  /** For calls of Google's services that the SDK does not have. */
  readonly accessToken: () => Promise<string>;
}

/** A process with such a variable accepts unsigned tokens: a live project must not have one. */
function refuseOpenBackend(projectId: string): void {
  const open = Object.keys(process.env).find(
    (name) => /^(FIREBASE_|FIRESTORE_|STORAGE_)\w*EMULATOR_HOST$/.test(name) && process.env[name] !== '',
  );
  if (open !== undefined && !projectId.startsWith('demo-')) {
    throw new Error(`${open} is set: use a local backend only with demo- projects, not with "${projectId}".`);
  }
}

/** What a local run has in place of Google's services. */
export type LocalParts = Pick<Backend, 'accessToken' | 'verifyApp'>;

/** Opens the backend of an app. REST in place of gRPC: less to load at a cold start. */
export function openBackend(app: App, local?: LocalParts): Backend {
  const projectId = app.options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (projectId === '') throw new Error('The project is unknown because GCLOUD_PROJECT is not set.');
  refuseOpenBackend(projectId);
  return {
    projectId,
    database: initializeFirestore(app, { preferRest: true }),
    accounts: getAuth(app),
    bucket: app.options.storageBucket ?? `${projectId}.appspot.com`,
    accessToken: async () =>
      (await (app.options.credential ?? applicationDefault()).getAccessToken()).access_token,
    // Loaded with the first token: a deployment without App Check never needs it.
    verifyApp: async (token) =>
      (await import('firebase-admin/app-check')).getAppCheck(app).verifyToken(token),
    ...local,
  };
}

/** The backend of the project that the function runs in. */
export const ownBackend = (): Backend => openBackend(getApps()[0] ?? initializeApp());
