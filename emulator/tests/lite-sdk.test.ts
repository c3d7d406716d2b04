import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  sum,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-lite-sdk';

let backend: TestBackend;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend({ projectId: PROJECT });
  app = initializeApp({ projectId: PROJECT, apiKey: 'k' }, 'lite');
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', backend.firestorePort);
});
afterAll(async () => {
  await deleteApp(app);
  await backend.close();
});
beforeEach(() => backend.service.clear(`projects/${PROJECT}/databases/(default)`));

describe('the lite SDK over REST', () => {
  it('writes, reads, updates and deletes', async () => {
    const ref = await addDoc(collection(db, 'c'), { text: 'é', n: 1 });
    await updateDoc(ref, { n: 2 });
    expect((await getDoc(ref)).data()).toEqual({ text: 'é', n: 2 });
    await deleteDoc(ref);
    expect((await getDoc(ref)).exists()).toBe(false);
  });

  it('queries, counts and sums', async () => {
    const batch = writeBatch(db);
    for (const n of [1, 2, 3]) batch.set(doc(db, `c/d${n}`), { n });
    await batch.commit();
    const c = collection(db, 'c');
    const found = await getDocs(query(c, where('n', '>', 1), orderBy('n', 'desc'), limit(1)));
    expect(found.docs.map((entry) => entry.id)).toEqual(['d3']);
    expect((await getCount(c)).data().count).toBe(3);
    expect((await getAggregate(c, { total: sum('n') })).data()).toEqual({ total: 6 });
    expect((await getDocs(collection(db, 'empty'))).empty).toBe(true);
  });

  it('runs transactions', async () => {
    const ref = doc(db, 'c/counter');
    await setDoc(ref, { n: 1 });
    const add = () =>
      runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(ref)).data() as { n: number };
        transaction.set(ref, { n: n + 1 });
      });
    await Promise.all([add(), add()]);
    expect((await getDoc(ref)).data()).toEqual({ n: 3 });
  });

  it('receives errors with their names', async () => {
    const secret = doc(db, 'secret/x');
    await expect(getDoc(secret)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(setDoc(secret, {})).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(collection(db, 'secret'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(updateDoc(doc(db, 'c/missing'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
