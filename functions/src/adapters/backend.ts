import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

/**
 * The project's database and accounts. They bypass the security rules, so the calling code must check
 * permissions.
 */
export interface Backend {
  readonly projectId: string;
  readonly database: Firestore;
  readonly accounts: Auth;
  /** The bucket of the file store. */
  readonly bucket: string;
  /** Rejects unless an App Check token belongs to one of this project's apps. */
  readonly verifyApp: (token: string) => Promise<unknown>;
  /** Returns a token for calls to Google services that the SDK does not cover. */
  readonly accessToken: () => Promise<string>;
}

/**
 * Throws if an emulator variable is set in a live project, because such a process accepts unsigned tokens.
 */
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

/** The replacements for Google's services in a local run. */
export type LocalParts = Pick<Backend, 'accessToken' | 'verifyApp'>;

/** Opens the backend of an app. Uses REST instead of gRPC, which loads faster at a cold start. */
export function openBackend(app: App, local?: LocalParts): Backend {
  const projectId = app.options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
  if (projectId === '') throw new Error('The project is not known: GCLOUD_PROJECT is not set.');
  refuseOpenBackend(projectId);
  return {
    projectId,
    database: initializeFirestore(app, { preferRest: true }),
    accounts: getAuth(app),
    bucket: app.options.storageBucket ?? `${projectId}.appspot.com`,
    accessToken: async () =>
      (await (app.options.credential ?? applicationDefault()).getAccessToken()).access_token,
    // Loaded with the first token, because a deployment without App Check never needs it.
    verifyApp: async (token) =>
      (await import('firebase-admin/app-check')).getAppCheck(app).verifyToken(token),
    ...local,
  };
}

/** Returns the backend of the project that the function runs in. */
export const ownBackend = (): Backend => openBackend(getApps()[0] ?? initializeApp());
