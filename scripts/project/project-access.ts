import { demoProject } from '../local/environment';

/** A Firebase project with its owner's access: a real one or a local backend. */
export interface ProjectAccess {
  readonly projectId: string;
  /** The resource name of the database's root, `projects/P/databases/(default)/documents`. */
  readonly root: string;
  /**
   * Calls a method of Firestore below the root, such as `:runQuery` or `/users/ada`. Throws the service's
   * error.
   */
  readonly firestore: (path: string, body?: object, method?: string) => Promise<unknown>;
  /** Calls a method of the project's accounts, such as `:lookup`. The empty path creates an account. */
  readonly accounts: (path: string, body?: object) => Promise<unknown>;
}

/** Thrown when a service answers with another status than 2xx. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Answer {
  readonly error?: { readonly message?: string };
}

/**
 * Opens the project that the environment names. With FIRESTORE_EMULATOR_HOST it is a local backend. Otherwise
 * it is the project of GCLOUD_PROJECT, with GOOGLE_OAUTH_ACCESS_TOKEN, which is not stored. If one is
 * missing, throws with the command to run.
 */
export function projectAccess(variables: Readonly<Record<string, string | undefined>>): ProjectAccess {
  const {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    GCLOUD_PROJECT: project,
    GOOGLE_OAUTH_ACCESS_TOKEN: given,
  } = variables;
  const isLocal = firestore !== undefined && firestore !== '';
  if (isLocal && !auth)
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is set, FIREBASE_AUTH_EMULATOR_HOST is not: name both, or none.',
    );
  if (!isLocal && (!project || !given))
    throw new Error(
      'Which project? Run: GCLOUD_PROJECT=<id> GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run …\n' +
        'or, for a local backend: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 npm run …',
    );
  const projectId = project || demoProject;
  const token = isLocal ? 'owner' : given;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = async (url: string, body: object | undefined, method: string): Promise<unknown> => {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as unknown;
    throw new ServiceError(answer.status, `${answer.status} for ${method} ${url}: ${reasonIn(text)}`);
  };
  const firestoreBase = isLocal ? `http://${firestore}` : 'https://firestore.googleapis.com';
  const authBase = isLocal
    ? `http://${auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  return {
    projectId,
    root,
    firestore: (path, body, method = body ? 'POST' : 'GET') =>
      call(`${firestoreBase}/v1/${root}${path}`, body, method),
    accounts: (path, body) =>
      call(`${authBase}/v1/projects/${projectId}/accounts${path}`, body, body ? 'POST' : 'GET'),
  };
}

/** Returns the reason in a JSON error, single or in a list; the beginning of the text otherwise. */
function reasonIn(text: string): string {
  try {
    const parsed = JSON.parse(text) as Answer | readonly Answer[];
    const [first] = Array.isArray(parsed) ? (parsed as readonly Answer[]) : [parsed as Answer];
    return first?.error?.message ?? text.slice(0, 300);
  } catch {
    return text.slice(0, 300);
  }
}
