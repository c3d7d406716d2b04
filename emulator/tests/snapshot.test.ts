import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocs,
  initializeFirestore,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendOobCode } from '../auth/mail-codes';
import { signInWithPassword, signUp } from '../auth/sign-in';
import { authenticate, refreshTokens } from '../auth/tokens';
import { type Backend, startBackend } from '../start';
import { firestoreRules, OPEN_RULES } from './test-backend';

const projectId = 'demo-snapshot';
const OWNER = { authorization: 'Bearer owner' };
const mia = { email: 'mia@example.org', password: 'correct horse' };

setLogLevel('silent');

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(data?: string): Promise<Backend> {
  const started = await startBackend({
    projectId,
    ports: { firestore: 0, auth: 0, storage: 0 },
    ...(data !== undefined && { data }),
  });
  started.setFirestoreRules(firestoreRules(OPEN_RULES));
  closers.push(() => started.close());
  return started;
}

let backend: Backend;
beforeEach(async () => {
  backend = await start();
});

function connect(to = backend) {
  const app = initializeApp({ projectId, apiKey: 'k' }, `client-${closers.length}`);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', to.firestorePort, { mockUserToken: { sub: 'mia' } });
  closers.push(() => deleteApp(app));
  return db;
}

const dataOf = ({ docs }: QuerySnapshot) => Object.fromEntries(docs.map((each) => [each.id, each.data()]));

it('restoring gives a connected client the same data as a new one, and nothing if nothing differs', async () => {
  const db = connect();
  const items = collection(db, 'items');
  await setDoc(doc(items, 'changed'), { n: 1 });
  await setDoc(doc(items, 'deleted'), { n: 2 });
  await setDoc(doc(items, 'same'), { n: 3 });
  const before = dataOf(await getDocs(items));
  const snapshot = backend.snapshot();

  let heard = 0;
  let shown: QuerySnapshot | undefined;
  let told = () => {};
  closers.push(async () => stop());
  const stop = onSnapshot(items, (next) => {
    heard += 1;
    shown = next;
    told();
  });
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      told = () => condition() && resolve();
      told();
    });
  for (const round of [1, 2]) {
    await updateDoc(doc(items, 'changed'), { n: 10 * round });
    await deleteDoc(doc(items, 'deleted'));
    await addDoc(items, { n: 4 });
    await setDoc(doc(db, 'other', 'new'), { n: round });
    await until(() => shown?.size === 3 && shown.docs.some((each) => each.data()['n'] === 4));
    backend.restore(snapshot);
    await until(() => JSON.stringify(shown && dataOf(shown)) === JSON.stringify(before));
  }
  expect(dataOf(await getDocs(query(items, orderBy('n'))))).toEqual(before);
  const newcomer = connect();
  expect(dataOf(await getDocs(collection(newcomer, 'items')))).toEqual(before);
  expect((await getDocs(collection(newcomer, 'other'))).size).toBe(0);

  const last = heard;
  backend.restore(snapshot);
  await updateDoc(doc(items, 'same'), { n: 5 });
  await until(() => shown?.docs.some((each) => each.data()['n'] === 5) === true);
  // Two events: the client's own change and its confirmation. The restore changed nothing, so it caused no
  // event.
  expect(heard - last).toBeLessThanOrEqual(2);
});

it('restoring a snapshot also restores the indexes of queries', async () => {
  const db = connect();
  const items = collection(db, 'items');
  const batch = writeBatch(db);
  for (let number = 0; number < 100; number += 1)
    batch.set(doc(items, String(number)), { even: number % 2 === 0, number });
  await batch.commit();
  const evens = query(items, where('even', '==', true), orderBy('number'));
  expect((await getDocs(evens)).size).toBe(50);
  const snapshot = backend.snapshot();
  await updateDoc(doc(items, '0'), { even: false });
  await deleteDoc(doc(items, '2'));
  await addDoc(items, { even: true, number: 101 });
  expect((await getDocs(evens)).size).toBe(49);
  backend.restore(snapshot);
  expect((await getDocs(evens)).docs.map(({ id }) => id).slice(0, 3)).toEqual(['0', '2', '4']);
  expect((await getDocs(evens)).size).toBe(50);
});

it('restoring a snapshot keeps its sessions valid and clears failed sign-ins', async () => {
  const { auth } = backend;
  await signUp(auth, mia);
  const session = (await signInWithPassword(auth, mia)) as {
    localId: string;
    idToken: string;
    refreshToken: string;
  };
  sendOobCode(auth, { requestType: 'PASSWORD_RESET', email: mia.email }, false);
  const codes = auth.oobCodes.all();
  const snapshot = backend.snapshot();

  const validSince = Math.floor(Date.now() / 1000) + 60;
  auth.accounts.update(session.localId, { disabled: true, validSince, sessionEpoch: 'another' });
  sendOobCode(auth, { requestType: 'PASSWORD_RESET', email: mia.email }, false);
  auth.setConfig({ ...auth.config(), selfSignUp: false });
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(signInWithPassword(auth, { ...mia, password: 'guess' })).rejects.toThrow('INVALID');
  await expect(signInWithPassword(auth, mia)).rejects.toThrow('TOO_MANY');
  expect(() => refreshTokens(auth, session.refreshToken)).toThrow('TOKEN_EXPIRED');

  backend.restore(snapshot);
  expect(authenticate(auth, session.idToken).account.localId).toBe(session.localId);
  expect(refreshTokens(auth, session.refreshToken).account.email).toBe(mia.email);
  expect(auth.oobCodes.all()).toEqual(codes);
  expect(await signInWithPassword(auth, mia)).toMatchObject({ email: mia.email });
  expect(await signUp(auth, { ...mia, email: 'theo@example.org' })).toMatchObject({
    email: 'theo@example.org',
  });
  backend.restore(snapshot);
  expect(auth.accounts.all().map(({ email }) => email)).toEqual([mia.email]);
});

it('restoring a snapshot restores file contents and drops unfinished uploads', async () => {
  const files = `http://127.0.0.1:${backend.storagePort}/v0/b/${projectId}.appspot.com/o`;
  const put = (name: string, body: string) =>
    fetch(`${files}?name=${name}`, { method: 'POST', headers: OWNER, body });
  const names = async () => {
    const answer = await fetch(files, { headers: OWNER });
    return ((await answer.json()) as { items: { name: string }[] }).items.map(({ name }) => name);
  };
  await put('kept.txt', 'first');
  await put('gone.txt', 'second');
  const snapshot = backend.snapshot();
  await put('kept.txt', 'other bytes');
  await put('new.txt', 'third');
  await fetch(`${files}/gone.txt`, { method: 'DELETE', headers: OWNER });
  const begun = await fetch(`${files}?name=late.txt`, {
    method: 'POST',
    headers: { ...OWNER, 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' },
    body: '{}',
  });
  const upload = begun.headers.get('x-goog-upload-url') ?? '';
  expect(upload).toMatch(/^http/);

  for (const round of [1, 2]) {
    backend.restore(snapshot);
    expect(await names(), `restore ${round}`).toEqual(['gone.txt', 'kept.txt']);
    expect(await (await fetch(`${files}/kept.txt?alt=media`, { headers: OWNER })).text()).toBe('first');
  }
  const rest = await fetch(upload, {
    method: 'POST',
    headers: { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' },
    body: 'fourth',
  });
  expect(rest.status).toBe(404);
  expect(await names()).toEqual(['gone.txt', 'kept.txt']);
});

it('restoring a snapshot restores the App Check modes and clears the denials', async () => {
  const services = `http://127.0.0.1:${backend.authPort}/firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`;
  const snapshot = backend.snapshot();
  await fetch(`${services}/firestore.googleapis.com`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ enforcementMode: 'ENFORCED' }),
  });
  const item = `http://127.0.0.1:${backend.firestorePort}/v1/projects/${projectId}/databases/(default)/documents/items/a`;
  expect((await fetch(item)).status).toBe(403);
  expect(backend.denials()).not.toEqual([]);
  backend.restore(snapshot);
  expect(backend.denials()).toEqual([]);
  expect((await fetch(item)).status).toBe(404);
});

it('a snapshot can be restored to another backend of the project and survives a restart', async () => {
  await setDoc(doc(connect(), 'items', 'a'), { n: 1 });
  await signUp(backend.auth, mia);
  const data = mkdtempSync(join(tmpdir(), 'snapshot-'));
  closers.push(async () => rmSync(data, { recursive: true }));
  const kept = await start(data);
  await setDoc(doc(connect(kept), 'items', 'b'), { n: 2 });
  kept.restore(backend.snapshot());
  await kept.close();
  const again = await start(data);
  expect(dataOf(await getDocs(collection(connect(again), 'items')))).toEqual({ a: { n: 1 } });
  expect(await signInWithPassword(again.auth, mia)).toMatchObject({ email: mia.email });
});
