import { withDeadline } from '@/shared/lib/deadline';
import type { EnvelopeKey } from '../sealing/derivation';
import { indexSlug } from '../slug';

/** The only key in `localStorage`: the list of proposals was opened here (PRO-047). */
const flag = 'proposals_authenticated';

const database = 'acf-proposals';
const store = 'keys';

/** The time limit for opening the key store, in ms. */
const answerMs = 3_000;

/** The time a page stays open on a device if its reader asks for it, in ms. */
const keptMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the storage name of a key: `index` for the list, as in earlier releases, and `page/…` for every
 * other page.
 */
const entryOf = (slug: string): string => (slug === indexSlug ? 'index' : `page/${slug}`);

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
  // Some browsers never answer, so the gate needs a time limit.
  const opened = await withDeadline(done(opening), answerMs);
  try {
    return await done(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/** Checks whether a stored value is an envelope's key. Browser storage may hold anything. */
const isKey = (kept: unknown): kept is EnvelopeKey =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  typeof kept.id === 'string' &&
  /^[A-Za-z0-9_-]{32}$/.test(kept.id) &&
  'key' in kept &&
  kept.key instanceof CryptoKey &&
  kept.key.algorithm.name === 'AES-GCM' &&
  kept.key.usages.includes('decrypt');

/** Checks whether a page's stored key is still valid. The list's key doesn't expire. */
const isInTime = (slug: string, kept: EnvelopeKey): boolean =>
  slug === indexSlug || ('until' in kept && typeof kept.until === 'number' && kept.until > Date.now());

/**
 * Stores a page's key in this browser as a key that can't be exported. The list's key stays until `Logout`,
 * together with the flag (PRO-047). Other keys stay for seven days. Without storage the page is open in this
 * tab only.
 */
export async function keepKey(slug: string, { id, key }: EnvelopeKey): Promise<void> {
  const isList = slug === indexSlug;
  try {
    const kept = { id, key, ...(!isList && { until: Date.now() + keptMs }) };
    await withStore('readwrite', (keys) => keys.put(kept, entryOf(slug)));
    if (isList) localStorage.setItem(flag, 'true');
  } catch (error) {
    console.warn('This browser does not remember that the page is open.', error);
  }
}

/**
 * Returns the stored key of a page. Deletes expired and damaged keys. Ignores the list's key if the flag is
 * missing (PRO-Q8).
 */
export async function keptKey(slug: string): Promise<EnvelopeKey | undefined> {
  try {
    if (slug === indexSlug && localStorage.getItem(flag) !== 'true') return undefined;
    const kept: unknown = await withStore('readonly', (keys) => keys.get(entryOf(slug)));
    if (kept === undefined) return undefined;
    if (isKey(kept) && isInTime(slug, kept)) return { id: kept.id, key: kept.key };
    await forgetKey(slug);
  } catch {
    // If the browser denies storage, there is no stored key.
  }
  return undefined;
}

/** Deletes the key of a page. For the list, also removes the flag (PRO-050). */
export async function forgetKey(slug: string): Promise<void> {
  try {
    if (slug === indexSlug) localStorage.removeItem(flag);
    await withStore('readwrite', (keys) => keys.delete(entryOf(slug)));
  } catch {
    // If the browser denies storage, there is no stored key.
  }
}
