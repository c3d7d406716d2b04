import { project } from '@/shared/firebase/project';
import { exchangeRefreshToken, type TokenAnswer } from './refresh-token';
import { hasSessionHint } from './session-hint';
import { changeEntry, entryKey, readEntry } from './stored-entry';

/** The person of the session that the browser stores, and the token that backends accept for it. */
export interface StoredToken {
  readonly uid: string;
  readonly token: string;
}

/** The margin in ms before expiry. A token that expires during the request would be refused. */
const marginMs = 60_000;

/** Returns the members of an object, or none for any other value. */
const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  try {
    return membersOf(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/**
 * Returns the session in an account's entry if it belongs to this project and its own person. Returns
 * undefined otherwise.
 */
function sessionIn(entry: unknown, projectId: string) {
  const { uid, stsTokenManager } = membersOf(membersOf(entry)['value']);
  const { accessToken: token, refreshToken } = membersOf(stsTokenManager);
  if (typeof uid !== 'string' || uid === '' || typeof token !== 'string') return undefined;
  const { sub, aud, iss, exp } = payloadOf(token);
  const isOurs = aud === projectId && iss === `https://securetoken.google.com/${projectId}` && sub === uid;
  return isOurs && typeof exp === 'number' ? { uid, token, refreshToken, expiresAt: exp * 1000 } : undefined;
}

/**
 * Returns the token in an entry of the Auth client's store. It must be complete, belong to this project and
 * the entry's person, and be valid for another minute at `now` (ms). Returns undefined otherwise.
 */
export function tokenIn(entry: unknown, projectId: string, now: number): StoredToken | undefined {
  const stored = sessionIn(entry, projectId);
  return stored && stored.expiresAt > now + marginMs ? { uid: stored.uid, token: stored.token } : undefined;
}

/**
 * Returns the refresh token of an entry whose token is ours but has expired at `now` (ms). Returns undefined
 * otherwise.
 */
export function refreshTokenIn(entry: unknown, projectId: string, now: number): string | undefined {
  const stored = sessionIn(entry, projectId);
  const isStale = stored !== undefined && stored.expiresAt <= now + marginMs;
  return isStale && typeof stored.refreshToken === 'string' ? stored.refreshToken : undefined;
}

/**
 * Returns an entry with the tokens of the provider's answer, as the Auth client would store it. Returns
 * undefined if the answer is incomplete, or of another project or person. Computes the expiry with this
 * device's clock, even if it is wrong, because the client compares it with the same clock.
 */
export function entryWith(
  entry: unknown,
  { access_token, refresh_token, expires_in }: TokenAnswer,
  projectId: string,
  now: number,
): object | undefined {
  const seconds = Number(expires_in);
  if (typeof refresh_token !== 'string' || refresh_token === '' || !(seconds > 0)) return undefined;
  const value = membersOf(membersOf(entry)['value']);
  const stsTokenManager = {
    ...membersOf(value['stsTokenManager']),
    accessToken: access_token,
    refreshToken: refresh_token,
    expirationTime: now + seconds * 1000,
  };
  const changed = { ...membersOf(entry), value: { ...value, stsTokenManager } };
  return sessionIn(changed, projectId) && changed;
}

/**
 * Refreshes the token of a session that was idle for an hour, and stores it for the Auth client and other
 * tabs. Returns undefined if the session ended or another person signed in in the meantime.
 */
async function refreshedToken(key: string, entry: unknown): Promise<StoredToken | undefined> {
  const { projectId } = project;
  const before = sessionIn(entry, projectId);
  const refreshToken = refreshTokenIn(entry, projectId, Date.now());
  if (before === undefined || refreshToken === undefined) return undefined;
  const answer = await exchangeRefreshToken(refreshToken);
  const refreshed = sessionIn(entryWith(entry, answer, projectId, Date.now()), projectId);
  if (refreshed === undefined) return undefined;
  const found = await changeEntry(key, (current) =>
    // Another tab may have stored a newer token, which is kept.
    sessionIn(current, projectId)?.token === before.token
      ? entryWith(current, answer, projectId, Date.now())
      : undefined,
  );
  const isSamePerson = sessionIn(found, projectId)?.uid === before.uid;
  return isSamePerson ? { uid: refreshed.uid, token: refreshed.token } : undefined;
}

async function readStoredToken(): Promise<StoredToken | undefined> {
  const { apiKey, projectId } = project;
  const key = entryKey(apiKey);
  try {
    const entry = await readEntry(key);
    return tokenIn(entry, projectId, Date.now()) ?? (await refreshedToken(key, entry));
  } catch {
    // The Auth client asks again, and reports whether the session is over or the provider is unreachable.
    return undefined;
  }
}

let reading: Promise<StoredToken | undefined> | undefined;

/**
 * Returns the token that the Auth client has stored in this browser, refreshed if it has expired. First reads
 * use it, so that they need not wait until the client has confirmed the session. The rules check such reads
 * like any other, but nothing read may be shown before the session is confirmed. Returns undefined if the
 * token or the storage is invalid. IndexedDB answers in several steps that wait for the main thread, so the
 * first call comes before any slow work.
 */
export function storedToken(): Promise<StoredToken | undefined> {
  reading ??= hasSessionHint() ? readStoredToken() : Promise.resolve(undefined);
  return reading;
}
