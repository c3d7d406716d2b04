const store = 'firebaseLocalStorage';

/** Returns the key of the Auth client's entry for the signed-in account. */
export const entryKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Opens the Auth client's database. Resolves with undefined if it does not exist or has no store. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    // The database does not exist. Aborts, so that the Auth client can create it.
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

/** Runs one transaction on the entry and resolves with the entry as it was. */
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
  // Closes after the running transaction. An open connection would block the Auth client's version upgrade.
  database.close();
  return done;
}

/** Reads one entry of the store. Resolves with undefined if there is no such store, database or storage. */
export const readEntry = (key: string): Promise<unknown> => inStore(key, 'readonly');

/**
 * Replaces an entry with the result of `change` in one transaction, so that no other tab writes in between.
 * Keeps the entry if `change` returns undefined. Resolves with the entry as it was.
 */
export const changeEntry = (key: string, change: (entry: unknown) => object | undefined): Promise<unknown> =>
  inStore(key, 'readwrite', (found, entries) => {
    const changed = change(found);
    if (changed !== undefined) entries.put(changed);
  });
