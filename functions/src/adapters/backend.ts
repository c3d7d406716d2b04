import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/** The project's database and accounts, past the rules: whoever uses them decides who may do what. */
export interface Backend {
  readonly projectId: string;
  readonly database: Firestore;
  readonly accounts: Auth;
  /** For calls of Google's services that the SDK does not have. */
  readonly accessToken: () => Promise<string>;
}

/** A process with such a variable accepts unsigned tokens: a live project must not have one. */
function refuseOpenBackend(projectId: string): void {
  const open = Object.keys(process.env).find(
    (name) => /^(FIREBASE_|FIRESTORE_|STORAGE_)\w*EMULATOR_HOST$/.test(name) && process.env[name] !== '',
  );
  if (open !== undefined && !projectId.startsWith('demo-')) {
    throw new Error(
      `${open} is set: a local backend is used with demo- projects only, not with "${projectId}".`,
    );
  }
}

/**
 * Opens the backend of an app. REST in place of gRPC: less to load at a cold start. A local run gives its own
 * `accessToken`.
 */
export function openBackend(app: App, accessToken?: () => Promise<string>): Backend {
  const projectId = app.options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (projectId === '') throw new Error('The project is not known: GCLOUD_PROJECT is not set.');
  refuseOpenBackend(projectId);
  return {
    projectId,
    database: initializeFirestore(app, { preferRest: true }),
    accounts: getAuth(app),
    accessToken:
      accessToken ??
      (async () => (await (app.options.credential ?? applicationDefault()).getAccessToken()).access_token),
  };
}

/** The backend of the project that the function runs in. */
export const ownBackend = (): Backend => openBackend(getApps()[0] ?? initializeApp());
