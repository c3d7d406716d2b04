import { withDeadline } from '@/shared/lib/deadline';
import type { EnvelopeKey } from '../sealing/derivation';
import { indexSlug } from '../slug';

/** The only name in the browser's local storage: the list of proposals was opened here (PRO-047). */
const flag = 'proposals_authenticated';

const database = 'acf-proposals';
const store = 'keys';

/** How long the key store may take to open. */
const answerMs = 3_000;

/** How long a page stays open on a device, if its reader asks for that. */
const keptMs = 7 * 24 * 60 * 60 * 1_000;

/** The list keeps the name that earlier releases gave its key; a slug never holds a slash. */
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
  // Some browsers never answer, and the gate must not wait for them.
  const opened = await withDeadline(done(opening), answerMs);
  try {
    return await done(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/** Checks whether a stored value is a key that can open an envelope; anything may stand in a browser's storage. */
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

/** Checks whether the time of a page's key is not over. The list's key has no end. */
const isInTime = (slug: string, kept: EnvelopeKey): boolean =>
  slug === indexSlug || ('until' in kept && typeof kept.until === 'number' && kept.until > Date.now());

/**
 * Keeps the key of a page in this browser, which can use but never show it: the list's until `Logout`, beside the flag
 * (PRO-047), a page's for seven days. Without storage the page stays open in this tab only.
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
 * Returns the kept key of a page. Deletes a key whose time is over, and one that is damaged. The list's opens nothing without
 * the flag (PRO-Q8).
 */
export async function keptKey(slug: string): Promise<EnvelopeKey | undefined> {
  try {
    if (slug === indexSlug && localStorage.getItem(flag) !== 'true') return undefined;
    const kept: unknown = await withStore('readonly', (keys) => keys.get(entryOf(slug)));
    if (kept === undefined) return undefined;
    if (isKey(kept) && isInTime(slug, kept)) return { id: kept.id, key: kept.key };
    await forgetKey(slug);
  } catch {
    // Nothing is kept if the browser refuses storage.
  }
  return undefined;
}

/** Removes the key of a page, and the list's flag with its key (PRO-050). */
export async function forgetKey(slug: string): Promise<void> {
  try {
    if (slug === indexSlug) localStorage.removeItem(flag);
    await withStore('readwrite', (keys) => keys.delete(entryOf(slug)));
  } catch {
    // Nothing was kept if the browser refuses storage.
  }
}
