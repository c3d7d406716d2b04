import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  average,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  type Query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_RULES, startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-client-sdk';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

let backend: TestBackend;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend({ projectId: PROJECT, rules: OPEN_RULES });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.service.clear(DATABASE);
  app = initializeApp({ projectId: PROJECT, apiKey: 'k' }, `client-${Math.random()}`);
  db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', backend.firestorePort, { mockUserToken: { sub: 'alice' } });
});
afterEach(() => deleteApp(app));

/** Records snapshots of a query as lists of ids, and lets a test wait for one. */
function watch(target: Query, includeMetadataChanges = false) {
  const seen: string[] = [];
  const errors: string[] = [];
  let wake = () => {};
  const stop = onSnapshot(
    target,
    { includeMetadataChanges },
    (snapshot) => {
      if (!snapshot.metadata.fromCache) seen.push(snapshot.docs.map((entry) => entry.id).join());
      wake();
    },
    (error) => {
      errors.push(error.code);
      wake();
    },
  );
  const until = async (done: () => boolean) => {
    while (!done()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { seen, errors, stop, until, shows: (ids: string) => until(() => seen.at(-1) === ids) };
}

function adminSet(path: string, fields: Record<string, number>): Promise<unknown> {
  const encoded = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, { integerValue: String(value) }]),
  );
  const update = { name: `${DATABASE}/documents/${path}`, fields: encoded };
  return backend.service.commit({ kind: 'admin' }, { database: DATABASE, writes: [{ update }] });
}

function adminDelete(path: string): Promise<unknown> {
  const name = `${DATABASE}/documents/${path}`;
  return backend.service.commit({ kind: 'admin' }, { database: DATABASE, writes: [{ delete: name }] });
}

describe('the web SDK over gRPC', () => {
  it('counts reads of gets, queries, listeners and aggregations separately', async () => {
    const counts = async () => {
      const answer = await fetch(`http://127.0.0.1:${backend.firestorePort}/emulator/v1/reads`);
      return (await answer.json()) as { documents: number; aggregations: number };
    };
    const notes = collection(db, 'counted');
    for (const id of ['a', 'b', 'c']) await setDoc(doc(notes, id), { id });
    const before = await counts();
    await getDoc(doc(notes, 'a'));
    await getDocs(query(notes, limit(2)));
    await getCountFromServer(notes);
    const after = await counts();
    expect(after.documents - before.documents).toBe(3);
    expect(after.aggregations - before.aggregations).toBe(1);
    const { stop, shows } = watch(notes, true);
    await shows('a,b,c');
    stop();
    expect((await counts()).documents - after.documents).toBe(3);
  });

  it('returns long arrays of strings unchanged and finds their elements', async () => {
    const pieces = Array.from({ length: 40 }, (_, index) => `piece ${index} é`);
    const note = doc(db, 'notes/long');
    await setDoc(note, { pieces });
    await updateDoc(note, { pieces: arrayUnion('one more') });
    expect((await getDoc(note)).data()).toEqual({ pieces: [...pieces, 'one more'] });
    const found = await getDocs(
      query(collection(db, 'notes'), where('pieces', 'array-contains', 'piece 7 é')),
    );
    expect(found.docs.map(({ id }) => id)).toEqual(['long']);
  });

  it('reads every kind of value as it was written', async () => {
    const value = {
      text: 'Zürich 👩‍🚀',
      integer: 42,
      double: 1.5,
      whole: 2 ** 60,
      minusZero: -0,
      nan: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      yes: true,
      no: false,
      nothing: null,
      time: new Timestamp(1, 123_456_000),
      list: [1, 'a', { limit: 1, readTime: 'x', fields: [] }],
      map: { select: { fields: 1 }, 'a.b': {} },
      reference: doc(db, 'c/other'),
    };
    await setDoc(doc(db, 'c/values'), value);
    const { reference, ...read } = (await getDoc(doc(db, 'c/values'))).data() ?? {};
    const { reference: written, ...expected } = value;
    expect(read).toEqual(expected);
    expect(Object.is(read['minusZero'], -0)).toBe(true);
    expect(reference.path).toBe(written.path);
  });

  it('updates, merges, transforms and deletes', async () => {
    const ref = doc(db, 'c/one');
    await setDoc(ref, { a: 1, b: { x: 1 }, gone: true });
    await setDoc(ref, { b: { y: 2 } }, { merge: true });
    await updateDoc(ref, {
      a: increment(2),
      tags: arrayUnion('t'),
      gone: deleteField(),
      at: serverTimestamp(),
    });
    const data = (await getDoc(ref)).data();
    expect(data).toMatchObject({ a: 3, b: { x: 1, y: 2 }, tags: ['t'] });
    expect(data).not.toHaveProperty('gone');
    expect(data?.['at']).toBeInstanceOf(Timestamp);
    await deleteDoc(ref);
    expect((await getDoc(ref)).exists()).toBe(false);
    await expect(updateDoc(ref, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('commits a batch completely or not at all', async () => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'c/a'), { n: 1 });
    batch.update(doc(db, 'c/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDocs(collection(db, 'c'))).empty).toBe(true);
  });

  it('refuses a write without losing the ones around it', async () => {
    const results = await Promise.allSettled([
      setDoc(doc(db, 'c/a'), { n: 1 }),
      setDoc(doc(db, 'secret/x'), { n: 1 }),
      setDoc(doc(db, 'c/b'), { n: increment(1) }),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await getDoc(doc(db, 'c/b'))).get('n')).toBe(1);
  });

  it('retries a transaction whose reads changed, and loses no increment', async () => {
    const ref = doc(db, 'c/counter');
    await setDoc(ref, { n: 0 });
    const add = () =>
      runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(ref)).data() as { n: number };
        transaction.update(ref, { n: n + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect((await getDoc(ref)).get('n')).toBe(3);
  });

  it('checks documents that a transaction only read', async () => {
    const [read, written] = [doc(db, 'c/read'), doc(db, 'c/written')];
    await setDoc(read, { n: 0 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const { n } = (await transaction.get(read)).data() as { n: number };
      if (attempts === 1) await adminSet('c/read', { n: 5 });
      transaction.set(written, { copy: n });
    });
    expect(attempts).toBe(2);
    expect((await getDoc(written)).get('copy')).toBe(5);
  });

  it('queries with filters, orders, cursors, groups and both limits', async () => {
    for (const n of [1, 2, 3, 4, 5]) await adminSet(`c/d${n}`, { n, odd: n % 2 });
    await adminSet('c/d1/sub/s', { n: 9 });
    const c = collection(db, 'c');
    const ids = async (target: Query) => (await getDocs(target)).docs.map((entry) => entry.id).join();
    expect(await ids(query(c, where('n', '>', 3)))).toBe('d4,d5');
    expect(await ids(query(c, where('odd', '==', 1), orderBy('n', 'desc')))).toBe('d5,d3,d1');
    expect(await ids(query(c, or(where('n', '==', 1), where('n', 'in', [4, 5]))))).toBe('d1,d4,d5');
    expect(await ids(query(c, orderBy('n'), startAfter(2), limit(2)))).toBe('d3,d4');
    expect(await ids(query(c, orderBy('n'), limitToLast(2)))).toBe('d4,d5');
    expect(await ids(query(collectionGroup(db, 'sub')))).toBe('s');
  });

  it('counts, sums and averages', async () => {
    for (const n of [1, 2, 4]) await adminSet(`c/d${n}`, { n });
    const c = collection(db, 'c');
    expect((await getCountFromServer(query(c, where('n', '>', 1)))).data().count).toBe(2);
    const all = await getAggregateFromServer(c, { all: count(), total: sum('n'), mean: average('n') });
    expect(all.data()).toEqual({ all: 3, total: 7, mean: 7 / 3 });
  });

  it('refuses a list that the rules do not prove readable', async () => {
    await expect(getDocs(collection(db, 'secret'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDoc(doc(db, 'secret/x'))).rejects.toMatchObject({ code: 'permission-denied' });
    const listener = watch(collection(db, 'secret'));
    await listener.until(() => listener.errors.length > 0);
    expect(listener.errors).toEqual(['permission-denied']);
  });
});

describe('listeners of the web SDK', () => {
  it('refill a limit in the same snapshot as the removal', async () => {
    for (const n of [1, 2, 3]) await adminSet(`c/d${n}`, { n });
    const listener = watch(query(collection(db, 'c'), orderBy('n'), limit(2)));
    await listener.shows('d1,d2');
    await adminDelete('c/d1');
    await listener.shows('d2,d3');
    await adminSet('c/d0', { n: 0 });
    await listener.shows('d0,d2');
    await adminSet('c/d0', { n: 9 });
    await listener.shows('d2,d3');
    expect(listener.seen).toEqual(['d1,d2', 'd2,d3', 'd0,d2', 'd2,d3']);
  });

  it('see a document leave their filter in one snapshot', async () => {
    for (const n of [1, 2]) await adminSet(`c/d${n}`, { n });
    const listener = watch(query(collection(db, 'c'), where('n', '<', 5)));
    await listener.shows('d1,d2');
    await adminSet('c/d1', { n: 7 });
    await listener.shows('d2');
    expect(listener.seen).toEqual(['d1,d2', 'd2']);
  });

  it('receive a batch of several documents at once', async () => {
    const listener = watch(collection(db, 'c'));
    await listener.shows('');
    const batch = writeBatch(db);
    for (const id of ['a', 'b', 'c']) batch.set(doc(db, `c/${id}`), {});
    await batch.commit();
    await listener.shows('a,b,c');
    expect(new Set(listener.seen)).toEqual(new Set(['', 'a,b,c']));
  });

  it('receive one snapshot of all changes after being offline', async () => {
    for (const n of [1, 2, 3]) await adminSet(`c/d${n}`, { n });
    const listener = watch(query(collection(db, 'c'), where('n', '<', 5)));
    await listener.shows('d1,d2,d3');
    await disableNetwork(db);
    await adminDelete('c/d1');
    await adminSet('c/d2', { n: 9 });
    await adminSet('c/d4', { n: 4 });
    const before = listener.seen.length;
    await enableNetwork(db);
    await listener.shows('d3,d4');
    expect(listener.seen.slice(before)).toEqual(['d3,d4']);
  });

  it('receive the current documents of a limit after being offline', async () => {
    for (const n of [1, 2, 3, 4]) await adminSet(`c/d${n}`, { n });
    const listener = watch(query(collection(db, 'c'), orderBy('n'), limit(2)));
    await listener.shows('d1,d2');
    await disableNetwork(db);
    await adminDelete('c/d1');
    await enableNetwork(db);
    await listener.shows('d2,d3');
  });

  it('start over when the database is cleared, and keep following it', async () => {
    await adminSet('c/a', { n: 1 });
    const listener = watch(collection(db, 'c'));
    await listener.shows('a');
    backend.service.clear(DATABASE);
    await listener.shows('');
    await adminSet('c/b', { n: 1 });
    await listener.shows('b');
  });

  it('drop old documents if the database was cleared while they were offline', async () => {
    await adminSet('c/a', { n: 1 });
    const listener = watch(collection(db, 'c'));
    await listener.shows('a');
    await disableNetwork(db);
    backend.service.clear(DATABASE);
    await adminSet('c/b', { n: 1 });
    await enableNetwork(db);
    await listener.shows('b');
  });

  it('see their pending writes first and the same result after the response', async () => {
    const listener = watch(collection(db, 'c'));
    await listener.shows('');
    const ref = await addDoc(collection(db, 'c'), { n: 1 });
    await listener.shows(ref.id);
  });

  it('stop and start again on the same query', async () => {
    await adminSet('c/a', { n: 1 });
    for (let round = 0; round < 3; round += 1) {
      // After the first listen, only the metadata shows that the server has confirmed the cached result.
      const listener = watch(collection(db, 'c'), true);
      await listener.shows('a');
      listener.stop();
    }
  });
});
