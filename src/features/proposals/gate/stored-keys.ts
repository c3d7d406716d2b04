import { withDeadline } from '@/shared/lib/deadline';
import type { EnvelopeKey } from '../sealing/derivation';
import { indexSlug } from '../slug';

/** The only key in `localStorage`: the list of proposals was opened here (PRO-047). */
const openedFlag = 'proposals_authenticated';

const database = 'acf-proposals';
const storeName = 'keys';

/** The time limit for opening the key store, in ms. */
const openTimeoutMs = 3_000;

/** The time a page stays open on a device if its reader asks for it, in ms. */
const storageMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the storage name of a key: `index` for the list, as in earlier releases, and `page/…` for every
 * other page.
 */
const entryName = (slug: string): string => (slug === indexSlug ? 'index' : `page/${slug}`);

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The key store failed.')));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  // Some browsers never answer, so the gate needs a time limit.
  const opened = await withDeadline(resultOf(opening), openTimeoutMs);
  try {
    return await resultOf(work(opened.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    opened.close();
  }
}

/** Checks whether a stored value is an envelope's key. Browser storage may hold anything. */
const isEnvelopeKey = (value: unknown): value is EnvelopeKey =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[A-Za-z0-9_-]{32}$/.test(value.id) &&
  'key' in value &&
  value.key instanceof CryptoKey &&
  value.key.algorithm.name === 'AES-GCM' &&
  value.key.usages.includes('decrypt');

/** Checks whether a page's stored key is still valid. The list's key doesn't expire. */
const isUnexpired = (slug: string, stored: EnvelopeKey): boolean =>
  slug === indexSlug || ('until' in stored && typeof stored.until === 'number' && stored.until > Date.now());

/**
 * Stores a page's key in this browser as a key that can't be exported. The list's key stays until `Logout`,
 * together with the flag (PRO-047). Other keys stay for seven days. Without storage the page is open in this
 * tab only.
 */
export async function storeKey(slug: string, { id, key }: EnvelopeKey): Promise<void> {
  const isList = slug === indexSlug;
  try {
    const entry = { id, key, ...(!isList && { until: Date.now() + storageMs }) };
    await withStore('readwrite', (keys) => keys.put(entry, entryName(slug)));
    if (isList) localStorage.setItem(openedFlag, 'true');
  } catch (error) {
    console.warn('This browser does not remember that the page is open.', error);
  }
}

/**
 * Returns the stored key of a page. Deletes expired and damaged keys. Ignores the list's key if the flag is
 * missing (PRO-Q8).
 */
export async function readStoredKey(slug: string): Promise<EnvelopeKey | undefined> {
  try {
    if (slug === indexSlug && localStorage.getItem(openedFlag) !== 'true') return undefined;
    const stored: unknown = await withStore('readonly', (keys) => keys.get(entryName(slug)));
    if (stored === undefined) return undefined;
    if (isEnvelopeKey(stored) && isUnexpired(slug, stored)) return { id: stored.id, key: stored.key };
    await deleteStoredKey(slug);
  } catch {
    // If the browser denies storage, there is no stored key.
  }
  return undefined;
}

/** Deletes the key of a page. For the list, also removes the flag (PRO-050). */
export async function deleteStoredKey(slug: string): Promise<void> {
  try {
    if (slug === indexSlug) localStorage.removeItem(openedFlag);
    await withStore('readwrite', (keys) => keys.delete(entryName(slug)));
  } catch {
    // If the browser denies storage, there is no stored key.
  }
}
