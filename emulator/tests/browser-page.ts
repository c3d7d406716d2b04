import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
} from 'firebase/firestore';

/** The functions that the test calls from outside. They return no promises that may stay pending. */
export interface BrowserPage {
  readonly seen: { ids: string; fromCache: boolean; pending: boolean }[];
  readonly errors: string[];
  readonly written: string[];
  listen(): void;
  write(id: string, n: number): void;
  writeSecret(): Promise<string>;
  increment(id: string): Promise<void>;
  count(): Promise<number>;
  exists(id: string): Promise<boolean>;
  offline(): Promise<void>;
  online(): Promise<void>;
}

declare global {
  interface Window {
    startPage(projectId: string, port: number, host: string, longPolling: boolean): BrowserPage;
  }
}

window.startPage = (projectId, port, host, longPolling) => {
  const app = initializeApp({ projectId, apiKey: 'k' }, `page-${Math.random()}`);
  const db = initializeFirestore(app, longPolling ? { experimentalForceLongPolling: true } : {});
  connectFirestoreEmulator(db, host, port, { mockUserToken: { sub: 'alice' } });
  const items = collection(db, 'c');
  const page: BrowserPage = {
    seen: [],
    errors: [],
    written: [],
    listen() {
      onSnapshot(
        query(items, orderBy('n'), limit(3)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          const ids = docs.map((entry) => entry.id).join();
          page.seen.push({ ids, fromCache: metadata.fromCache, pending: metadata.hasPendingWrites });
        },
        (error) => page.errors.push(error.code),
      );
    },
    write(id, n) {
      setDoc(doc(items, id), { n, text: 'Zürich 👩‍🚀' }).then(
        () => page.written.push(id),
        (error: unknown) => page.errors.push(String(error)),
      );
    },
    writeSecret: () =>
      setDoc(doc(db, 'secret/x'), {}).then(
        () => 'written',
        (error: { code: string }) => error.code,
      ),
    increment: (id) =>
      runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(doc(items, id))).data() as { n: number };
        transaction.update(doc(items, id), { n: n + 1 });
      }),
    count: async () => (await getCountFromServer(items)).data().count,
    exists: async (id) => (await getDoc(doc(items, id))).exists(),
    offline: () => disableNetwork(db),
    online: () => enableNetwork(db),
  };
  return page;
};
