import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { environment, firebaseApp, hostAndPort, startAppCheck } from './app';
import { type Collection, type ParsedDocument, parseDocument } from './collection';

function start(): Firestore {
  const firestore = getFirestore(firebaseApp);
  if (environment.localBackend) {
    const { host, port } = hostAndPort(environment.localBackend.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
}

const firestore = start();

/** The server's time, to be written into a field. */
export const serverTime = serverTimestamp;

/** Reads one document by id; undefined when there is none. */
export async function readDocument<T>(
  source: Collection<T>,
  id: string,
): Promise<ParsedDocument<T> | undefined> {
  await startAppCheck();
  const snapshot = await getDoc(doc(firestore, source.path, id));
  return snapshot.exists() ? parseDocument(source, id, snapshot.data()) : undefined;
}

/** Writes one whole document; whether it may be new, or take the place of another, is for the rules to say. */
export async function writeDocument(
  target: Collection<unknown>,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await startAppCheck();
  await setDoc(doc(firestore, target.path, id), fields);
}

/**
 * Changes the given fields of an existing document; rejects with the code `not-found` when it is gone. Unlike a write of
 * the full build it is never queued: offline it fails, and nothing is sent later.
 */
export async function changeDocument(
  target: Collection<unknown>,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await startAppCheck();
  await updateDoc(doc(firestore, target.path, id), fields);
}

/** Creates several documents in one atomic write. */
export async function createTogether(
  documents: readonly {
    readonly collection: Collection<unknown>;
    readonly id: string;
    readonly fields: Record<string, unknown>;
  }[],
): Promise<void> {
  await startAppCheck();
  const batch = writeBatch(firestore);
  for (const { collection, id, fields } of documents) batch.set(doc(firestore, collection.path, id), fields);
  await batch.commit();
}
