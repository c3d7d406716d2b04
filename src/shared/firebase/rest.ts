import { DatabaseError } from './database-error';
import { project } from './project';

// Read directly, as in project.ts, because the build has parsed it.
const localBackend: string | undefined = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

const host = localBackend ? `http://${localBackend}` : 'https://firestore.googleapis.com';

/** The resource name above every document: `projects/…/documents`. */
export const documentsName = `projects/${project.projectId}/databases/(default)/documents`;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Lets the browser finish the call after the page has closed. Browsers allow 64 KiB of such calls at once.
   */
  readonly keepalive?: boolean;
  /** Sends no token. Visitors have none, and a call without the header needs no preflight. */
  readonly asVisitor?: boolean;
  /** Omits the results of the single writes from the answer. */
  readonly omitResults?: boolean;
}

/** Returns the token. With `isRenewed`, it gets a new one, because the last one was refused. */
type TokenProvider = (isRenewed: boolean) => Promise<string | undefined>;

let giveToken: TokenProvider | undefined;
let loadIdentity: () => Promise<unknown> = async () => undefined;
let whenSet: () => void = () => {};
const isSet = new Promise<void>((resolve) => {
  whenSet = resolve;
});

/**
 * Sets the source of the signed-in person's token. Calls that need a token wait until it is set. `identity`
 * resolves when Firebase's Auth client knows who is signed in. Firebase's own database and storage clients
 * take their token from that client.
 */
export function setTokenProvider(
  provider: TokenProvider,
  identity: () => Promise<unknown> = async () => undefined,
): void {
  giveToken = provider;
  loadIdentity = identity;
  whenSet();
}

/**
 * Checks whether calls carry a person's token. Resolves with false once it is known that no one is signed in.
 */
export async function hasToken(): Promise<boolean> {
  await isSet;
  return (await giveToken?.(false)) !== undefined;
}

/**
 * Resolves when the Auth client is ready. Await it before using Firebase's own clients, which send no token
 * without it.
 */
export async function identityReady(): Promise<void> {
  await isSet;
  await loadIdentity();
}

const refusalListeners = new Set<() => void>();

/**
 * Calls `listener` when the rules have refused a request of the signed-in person. Returns the function that
 * unsubscribes.
 */
export function onDenied(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

export function tellDenied(): void {
  for (const listener of refusalListeners) listener();
}

// Constant, so that a build without a site key drops the code that depends on it.
const hasAppCheck = Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY);
const appCheckHeader = 'X-Firebase-AppCheck';
let appCheck: typeof import('./app-check/app-check')['appCheck'] | undefined;

async function appCheckToken(): Promise<string | undefined> {
  appCheck ??= (await import('./app-check/app-check')).appCheck;
  return (await appCheck.ask())?.token;
}

/** Prefetches the App Check token, so that a request sent while the page unloads already has one. */
export function prepareCalls(): void {
  if (hasAppCheck) void appCheckToken();
}

/**
 * Returns the headers of a call: the signed-in person's token, except for visitors, and the App Check token.
 * With `isRenewed`, it gets a new token first.
 */
export async function headersFor(asVisitor: boolean, isRenewed = false): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  if (!asVisitor) {
    await isSet;
    const token = await giveToken?.(isRenewed);
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  }
  if (hasAppCheck) {
    const token = await appCheckToken();
    if (token !== undefined) headers[appCheckHeader] = token;
  }
  return headers;
}

/**
 * Calls Firestore's REST API and resolves with its answer. `suffix` follows `…/documents`, such as `:commit`.
 * Rejects with a DatabaseError, or with the signal's reason. The error is `unauthenticated` if the call is no
 * visitor's and no one is signed in.
 */
export async function call(
  suffix: string,
  body: object,
  { signal, keepalive = false, asVisitor = false, omitResults = false }: CallOptions = {},
): Promise<unknown> {
  // Does not await if the token is cached, because a page that is unloading sends only requests of the same
  // task.
  const held = hasAppCheck ? appCheck?.held()?.token : undefined;
  const headers =
    asVisitor && (!hasAppCheck || held !== undefined)
      ? held && { [appCheckHeader]: held }
      : await headersFor(asVisitor);
  // The person has signed out while the call was prepared. The rules would refuse it.
  if (!asVisitor && headers && !('Authorization' in headers))
    throw new DatabaseError('unauthenticated', 'Nobody is signed in.');
  const address = `${host}/v1/${documentsName}${suffix}?${omitResults ? 'fields=commitTime&' : ''}key=${encodeURIComponent(project.apiKey)}`;
  let answer: Response;
  let text: string;
  try {
    // Without a content type, the body is plain text, which needs no preflight. A page that is unloading has
    // no time for one.
    answer = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(body),
      keepalive,
      ...(headers && { headers }),
      ...(signal && { signal }),
    });
    text = await answer.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new DatabaseError('unavailable', String(cause), { cause });
  }
  const content = parse(text);
  if (answer.ok && content !== undefined) return content;
  const error = errorOf(content, answer.status);
  if (!asVisitor && (error.code === 'permission-denied' || error.code === 'unauthenticated')) tellDenied();
  throw error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const codesByStatus: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/**
 * Returns the error of a refused call. Its body is `{ error: { status, message } }`, in a list for streamed
 * calls. Gateways send no such body.
 */
function errorOf(content: unknown, status: number): DatabaseError {
  const [body] = [content].flat() as ({ error?: { status?: string; message?: string } } | undefined)[];
  return new DatabaseError(
    body?.error?.status ?? codesByStatus[status],
    body?.error?.message ?? `The database answered ${status}.`,
  );
}
