import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  FieldValue,
  Filter,
  type Firestore,
  getFirestore,
  initializeFirestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-admin-sdk';

let backend: TestBackend;
const apps: App[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ projectId: PROJECT, rules: 'match /open/{id} { allow read, write; }' });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${backend.firestorePort}`);
  // Otherwise the library looks for a metadata server first.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  vi.unstubAllEnvs();
  await backend.close();
});
beforeEach(() => backend.service.clear(`projects/${PROJECT}/databases/(default)`));

function open(transport: 'gRPC' | 'REST'): Firestore {
  if (transport === 'gRPC') {
    const app = initializeApp({ projectId: PROJECT }, `admin-${apps.length}`);
    apps.push(app);
    return getFirestore(app);
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = cert({
    projectId: PROJECT,
    clientEmail: `x@${PROJECT}.iam.gserviceaccount.com`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const app = initializeApp({ projectId: PROJECT, credential }, `admin-${apps.length}`);
  apps.push(app);
  return initializeFirestore(app, { preferRest: true });
}

describe('the Admin SDK over gRPC', () => {
  it('bypasses the rules for reads, writes and transforms', async () => {
    const db = open('gRPC');
    const ref = db.doc('c/a');
    await ref.set({ n: 1, list: [1] });
    await ref.update({ n: FieldValue.increment(2), list: FieldValue.arrayUnion(2) });
    expect((await ref.get()).data()).toEqual({ n: 3, list: [1, 2] });
    const [a, missing] = await db.getAll(ref, db.doc('c/none'));
    expect([a?.exists, missing?.exists]).toEqual([true, false]);
  });

  it('queries with projection, offset, count and recursive delete', async () => {
    const db = open('gRPC');
    for (const n of [1, 2, 3]) await db.doc(`c/d${n}`).set({ n, other: n });
    await db.doc('c/d1/sub/s').set({ n: 1 });
    const projected = await db.collection('c').orderBy('n').offset(1).select('n').get();
    expect(projected.docs.map((entry) => entry.data())).toEqual([{ n: 2 }, { n: 3 }]);
    expect((await db.collection('c').count().get()).data().count).toBe(3);
    expect((await db.listCollections()).map((entry) => entry.id)).toEqual(['c']);
    expect((await db.collection('c').listDocuments()).map((entry) => entry.id)).toEqual(['d1', 'd2', 'd3']);
    await db.recursiveDelete(db.collection('c'));
    expect((await db.collectionGroup('sub').get()).empty).toBe(true);
  });

  it('runs transactions and bulk writers', async () => {
    const db = open('gRPC');
    const ref = db.doc('c/counter');
    await ref.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(ref)).get('n') as number;
        transaction.update(ref, { n: n + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect((await ref.get()).get('n')).toBe(3);
    const writer = db.bulkWriter();
    const written = [1, 2, 3].map((n) => writer.set(db.doc(`bulk/d${n}`), { n }));
    await writer.close();
    await Promise.all(written);
    expect((await db.collection('bulk').get()).size).toBe(3);
  });

  it('listens for changes', async () => {
    const db = open('gRPC');
    const snapshots: string[] = [];
    let wake = () => {};
    const stop = db
      .collection('c')
      .select('n')
      .onSnapshot((snapshot: QuerySnapshot) => {
        snapshots.push(JSON.stringify(snapshot.docs.map((entry) => entry.data())));
        wake();
      });
    const next = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    await next();
    const second = next();
    await db.doc('c/a').set({ n: 1, other: 2 });
    await second;
    stop();
    expect(snapshots).toEqual(['[]', '[{"n":1}]']);
  });

  it('receives errors with their codes', async () => {
    const db = open('gRPC');
    await expect(db.doc('c/none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    await db.doc('c/a').create({});
    await expect(db.doc('c/a').create({})).rejects.toMatchObject({ code: 6 });
  });
});

describe('the Admin SDK over REST', () => {
  it('can use its paths and numeric enums', async () => {
    const db = open('REST');
    const ref = db.doc('c/a b');
    await ref.set({ n: 1, at: FieldValue.serverTimestamp() });
    await db.doc('c/z').set({ n: 2 });
    await ref.update({ n: FieldValue.increment(1) });
    expect((await ref.get()).get('n')).toBe(2);
    const c = db.collection('c');
    const found = await c.where('n', '>=', 2).where('n', 'in', [2, 3]).orderBy('n', 'desc').get();
    expect(found.docs.map((entry) => entry.id)).toEqual(['z', 'a b']);
    const either = Filter.or(Filter.where('n', '==', 7), Filter.where('at', '!=', null));
    expect((await c.where(either).get()).size).toBe(1);
    expect((await c.count().get()).data().count).toBe(2);
    expect((await c.listDocuments()).map((entry) => entry.id)).toEqual(['a b', 'z']);
  });

  it('runs transactions', async () => {
    const db = open('REST');
    const ref = db.doc('c/counter');
    await ref.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(ref)).get('n') as number;
        transaction.update(ref, { n: n + 1 });
      });
    await Promise.all([add(), add()]);
    expect((await ref.get()).get('n')).toBe(2);
  });

  it('receives error codes for failed requests', async () => {
    const db = open('REST');
    await expect(db.doc('c/none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    await expect(db.collection('c').limit(-1).get()).rejects.toMatchObject({ code: 3 });
  });
});
