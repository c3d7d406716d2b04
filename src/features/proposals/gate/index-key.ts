import type { EnvelopeKey } from '../sealing/derivation';

/** The only name in the browser's local storage: that the list of proposals was opened here (PRO-047). */
const flag = 'proposals_authenticated';

const database = 'acf-proposals';
const store = 'keys';
const entry = 'index';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The key store failed.')));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const opened = await done(opening);
  try {
    return await done(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/**
 * Keeps the key of the list in this browser, where it cannot be read out, beside the flag (PRO-047). Without storage the list
 * stays open in this tab only.
 */
export async function keepIndexKey(key: EnvelopeKey): Promise<void> {
  try {
    await withStore('readwrite', (keys) => keys.put(key, entry));
    localStorage.setItem(flag, 'true');
  } catch (error) {
    console.warn('This browser does not remember that the list of proposals is open.', error);
  }
}

/** The kept key; undefined without it, and where the flag is gone (PRO-Q8). */
export async function keptIndexKey(): Promise<EnvelopeKey | undefined> {
  try {
    if (localStorage.getItem(flag) !== 'true') return undefined;
    const kept: unknown = await withStore('readonly', (keys) => keys.get(entry));
    return isKey(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKey = (kept: unknown): kept is EnvelopeKey =>
  typeof kept === 'object' && kept !== null && 'id' in kept && 'key' in kept && kept.key instanceof CryptoKey;

/** Removes flag and key (PRO-050). */
export async function forgetIndexKey(): Promise<void> {
  try {
    localStorage.removeItem(flag);
    await withStore('readwrite', (keys) => keys.delete(entry));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
