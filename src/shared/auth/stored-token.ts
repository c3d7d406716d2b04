import { project } from '@/shared/firebase/project';
import { hasSessionHint } from './session-hint';

/** The person of the session that the browser stores, and the token that backends accept for it. */
export interface StoredToken {
  readonly uid: string;
  readonly token: string;
}

/** A token that expires on the way would be refused. */
const marginMs = 60_000;

/** The members of a value of any type; none where it is no object. */
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
 * The token in an entry of the identity client's store; undefined unless it is complete, of this project and of
 * the entry's person, and valid for another minute at `now` (ms).
 */
export function tokenIn(entry: unknown, projectId: string, now: number): StoredToken | undefined {
  const { uid, stsTokenManager } = membersOf(membersOf(entry)['value']);
  const { accessToken: token } = membersOf(stsTokenManager);
  if (typeof uid !== 'string' || typeof token !== 'string') return undefined;
  const { sub, aud, iss, exp } = payloadOf(token);
  const isOurs = aud === projectId && iss === `https://securetoken.google.com/${projectId}`;
  const isFresh = typeof exp === 'number' && exp * 1000 > now + marginMs;
  return isOurs && isFresh && uid !== '' && sub === uid ? { uid, token } : undefined;
}

/** Reads one entry of the store; undefined where there is no such store, database or storage. */
function readEntry(key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    // The database does not exist yet: leave its creation to the identity client.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      const store = 'firebaseLocalStorage';
      if (database.objectStoreNames.contains(store)) {
        const transaction = database.transaction(store);
        const reading = transaction.objectStore(store).get(key);
        transaction.addEventListener('complete', () => resolve(reading.result));
        transaction.addEventListener('abort', () => resolve(undefined));
      } else {
        resolve(undefined);
      }
      // Closes after the running transaction; an open connection would block the identity client's version
      // upgrade.
      database.close();
    });
  });
}

async function readStoredToken(): Promise<StoredToken | undefined> {
  const { apiKey, projectId } = project;
  try {
    return tokenIn(await readEntry(`firebase:authUser:${apiKey}:[DEFAULT]`), projectId, Date.now());
  } catch {
    return undefined;
  }
}

let reading: Promise<StoredToken | undefined> | undefined;

/**
 * The token that the identity client has stored in this browser, for first reads that need not wait until the client
 * has confirmed the session with the provider. The rules decide on such reads as on any; nothing read may be shown
 * before the session is confirmed. Undefined when anything about the token or the storage is wrong. Read at the first
 * call, which comes before anything that takes long: the answers of the browser's store wait behind it.
 */
export function storedToken(): Promise<StoredToken | undefined> {
  reading ??= hasSessionHint() ? readStoredToken() : Promise.resolve(undefined);
  return reading;
}
