import { DatabaseError } from './database-error';
import { project } from './project';

// As in project.ts: the build has parsed it.
const localBackend: string | undefined = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

const host = localBackend ? `http://${localBackend}` : 'https://firestore.googleapis.com';

/** Resource name under which every document of the database stands: `projects/…/documents`. */
export const documentsName = `projects/${project.projectId}/databases/(default)/documents`;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the browser finish the call after the page is gone; at most 64 KiB are under way at once. */
  readonly keepalive?: boolean;
  /** Sends no token: on public pages nobody is signed in, and without the header a call needs no preflight. */
  readonly asVisitor?: boolean;
  /** Asks for no results of the single writes, only for success. */
  readonly briefly?: boolean;
}

/** `isRenewed` asks for a new token, after the one at hand was refused. */
type TokenProvider = (isRenewed: boolean) => Promise<string | undefined>;

let giveToken: TokenProvider | undefined;
let loadIdentity: () => Promise<unknown> = async () => undefined;
let whenSet: () => void = () => {};
const isSet = new Promise<void>((resolve) => {
  whenSet = resolve;
});

/**
 * Sets the source of the signed-in person's token; calls that need a token wait until it is set. `identity`
 * resolves once Firebase's identity client knows who is signed in; Firebase's own database and storage clients
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

/** Whether calls carry the token of a person; false once it is known that nobody is signed in. */
export async function hasToken(): Promise<boolean> {
  await isSet;
  return (await giveToken?.(false)) !== undefined;
}

/** Await this before using Firebase's own clients: without the identity client they send no token. */
export async function identityReady(): Promise<void> {
  await isSet;
  await loadIdentity();
}

const refusalListeners = new Set<() => void>();

/**
 * Calls back when the rules have refused a request of the signed-in person; returns the function that
 * unsubscribes.
 */
export function onDenied(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

export function tellDenied(): void {
  for (const listener of refusalListeners) listener();
}

// A build without a site key drops the code that depends on it.
const hasAppCheck = Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY);
const appCheckHeader = 'X-Firebase-AppCheck';
let appCheck: typeof import('./app-check/app-check')['appCheck'] | undefined;

async function appCheckToken(): Promise<string | undefined> {
  appCheck ??= (await import('./app-check/app-check')).appCheck;
  return (await appCheck.ask())?.token;
}

/**
 * Fetches what a visitor's call needs, where it needs anything, so that a page that is being left can still send
 * one.
 */
export function prepareCalls(): void {
  if (hasAppCheck) void appCheckToken();
}

/**
 * The headers of a call: the token of the signed-in person, except for visitors, and the App Check token. `isRenewed` asks
 * the identity service for another one first.
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
 * Rejects with a DatabaseError, which is `unauthenticated` where nobody is signed in and the call is no visitor's, or with
 * the signal's reason.
 */
export async function call(
  suffix: string,
  body: object,
  { signal, keepalive = false, asVisitor = false, briefly = false }: CallOptions = {},
): Promise<unknown> {
  // No await where there is nothing to wait for: a page that is being left sends only what it sends in the same
  // task.
  const held = hasAppCheck ? appCheck?.held()?.token : undefined;
  const headers =
    asVisitor && (!hasAppCheck || held !== undefined)
      ? held && { [appCheckHeader]: held }
      : await headersFor(asVisitor);
  // The person has signed out while this call was prepared: the rules would refuse it.
  if (!asVisitor && headers && !('Authorization' in headers))
    throw new DatabaseError('unauthenticated', 'Nobody is signed in.');
  const address = `${host}/v1/${documentsName}${suffix}?${briefly ? 'fields=commitTime&' : ''}key=${encodeURIComponent(project.apiKey)}`;
  let answer: Response;
  let text: string;
  try {
    // Without a content type the body goes as plain text, for which the browser needs no preflight; a page that is
    // being left has no time for one.
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
 * A refusal holds its reason: `{ error: { status, message } }`, in a list for streamed calls. Gateways send no
 * such body.
 */
function errorOf(content: unknown, status: number): DatabaseError {
  const [body] = [content].flat() as ({ error?: { status?: string; message?: string } } | undefined)[];
  return new DatabaseError(
    body?.error?.status ?? codesByStatus[status],
    body?.error?.message ?? `The database answered ${status}.`,
  );
}
