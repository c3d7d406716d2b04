/** Whose session the browser keeps, and the token that backends take for it. */
export interface StoredToken {
  readonly uid: string;
  readonly token: string;
}

/** A token that runs out on the way would be refused. */
const marginMs = 60_000;

/** Members of a value that may be anything; none of what is no object. */
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
 * The token in an entry of the identity client's store; undefined unless it is whole, of this project, of the person
 * that the entry is about, and good for another minute at `now` (ms).
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
    // There is none yet: it is the identity client's to make.
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
      // Waits for what is under way; an open database would keep the identity client from renewing it.
      database.close();
    });
  });
}

/**
 * The token that the identity client has kept in this browser, so that first reads need not wait until it has confirmed
 * the session with the provider. Rules decide on such reads as on any; nothing of them may be shown before the session
 * is confirmed. Undefined when anything about the token or the storage is off.
 */
export async function readStoredToken({
  apiKey,
  projectId,
}: {
  readonly apiKey: string;
  readonly projectId: string;
}): Promise<StoredToken | undefined> {
  try {
    return tokenIn(await readEntry(`firebase:authUser:${apiKey}:[DEFAULT]`), projectId, Date.now());
  } catch {
    return undefined;
  }
}
