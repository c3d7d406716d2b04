const store = 'firebaseLocalStorage';

/** The identity client's entry for the signed-in account. */
export const entryKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Opens the identity client's database; undefined if it does not exist or has no store. */
function openDatabase(): Promise<IDBDatabase | undefined> {
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
      if (database.objectStoreNames.contains(store)) {
        resolve(database);
      } else {
        database.close();
        resolve(undefined);
      }
    });
  });
}

/** Runs one transaction on the entry and resolves with the entry that was found. */
async function inStore(
  key: string,
  mode: IDBTransactionMode,
  onFound: (entry: unknown, entries: IDBObjectStore) => void = () => {},
): Promise<unknown> {
  const database = await openDatabase();
  if (database === undefined) return undefined;
  const transaction = database.transaction(store, mode);
  const entries = transaction.objectStore(store);
  const reading = entries.get(key);
  const done = new Promise<unknown>((resolve) => {
    transaction.addEventListener('complete', () => resolve(reading.result));
    transaction.addEventListener('abort', () => resolve(undefined));
  });
  reading.addEventListener('success', () => onFound(reading.result, entries));
  // Closes after the running transaction; an open connection would block the identity client's version upgrade.
  database.close();
  return done;
}

/** Reads one entry of the store; undefined where there is no such store, database or storage. */
export const readEntry = (key: string): Promise<unknown> => inStore(key, 'readonly');

/**
 * Replaces an entry by what `change` makes of it, in one transaction, so that no other tab writes in between. The
 * entry stays as it is if `change` returns undefined. Resolves with the entry as it was found.
 */
export const changeEntry = (key: string, change: (entry: unknown) => object | undefined): Promise<unknown> =>
  inStore(key, 'readwrite', (found, entries) => {
    const changed = change(found);
    if (changed !== undefined) entries.put(changed);
  });
