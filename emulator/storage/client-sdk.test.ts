import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RulesRequest } from '../rules/contract';
import { rulesOf, type StorageTestServer, startStorageServer, TEST_PROJECT } from './test-server';

let server: StorageTestServer;
let apps: FirebaseApp[] = [];

function connect(uid?: string): FirebaseStorage {
  const app = initializeApp(
    { projectId: TEST_PROJECT, storageBucket: `${TEST_PROJECT}.appspot.com` },
    `app-${apps.length}`,
  );
  apps.push(app);
  const storage = getStorage(app);
  const options = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  connectStorageEmulator(storage, '127.0.0.1', server.port, options);
  return storage;
}

let storage: FirebaseStorage;
beforeEach(async () => {
  server = await startStorageServer();
  storage = connect('mia');
});
afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps = [];
  await server.close();
});

const bytes = (length: number, seed = 7): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * seed + (index >> 8)) % 256);

describe('objects', () => {
  test('keep their bytes unchanged, whatever the content and name', async () => {
    const tricky = Buffer.concat([
      Buffer.from('\r\n--'),
      Buffer.from(bytes(3000)),
      Buffer.from('\r\n\r\n--x--\r\n'),
    ]);
    const at = ref(storage, 'dir/a b+%/é#?.bin');
    const { metadata } = await uploadBytes(at, tricky, {
      contentType: 'application/x-test',
      cacheControl: 'public, max-age=60',
      customMetadata: { k: 'ü' },
    });
    expect(metadata).toMatchObject({
      fullPath: 'dir/a b+%/é#?.bin',
      bucket: `${TEST_PROJECT}.appspot.com`,
      size: tricky.length,
      contentType: 'application/x-test',
      cacheControl: 'public, max-age=60',
      customMetadata: { k: 'ü' },
      metageneration: '1',
    });
    expect(Buffer.from(await getBytes(at))).toEqual(tricky);
    expect(Buffer.from(await getBytes(at, 10))).toEqual(tricky.subarray(0, 10));
  });

  test('can be empty', async () => {
    const at = ref(storage, 'empty.bin');
    await uploadBytes(at, new Uint8Array());
    expect((await getMetadata(at)).size).toBe(0);
    expect((await getBytes(at)).byteLength).toBe(0);
  });

  test('are complete after an upload in chunks', async () => {
    const at = ref(storage, 'big.bin');
    const content = bytes(600_000, 31);
    const progress: number[] = [];
    const task = uploadBytesResumable(at, content, { contentType: 'image/png', customMetadata: { a: 'b' } });
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    const { metadata } = await task;
    expect(metadata).toMatchObject({ size: 600_000, contentType: 'image/png', customMetadata: { a: 'b' } });
    expect(progress).toContain(262_144);
    expect(Buffer.from(await getBytes(at)).equals(Buffer.from(content))).toBe(true);
  });

  test('do not exist after a cancelled upload', async () => {
    const task = uploadBytesResumable(ref(storage, 'big.bin'), bytes(600_000));
    const outcome = expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    task.cancel();
    await outcome;
    expect(server.service.objects.get(`${TEST_PROJECT}.appspot.com`, 'big.bin')).toBeUndefined();
  });

  test('change metadata, where null removes a value and other values stay', async () => {
    const at = ref(storage, 'a.txt');
    await uploadString(at, 'hello', 'raw', {
      contentType: 'text/plain',
      contentLanguage: 'de',
      customMetadata: { a: '1', b: '2' },
    });
    const changed = await updateMetadata(at, {
      cacheControl: 'no-store',
      contentLanguage: null as unknown as string,
      customMetadata: { a: null as unknown as string, c: '3' },
    });
    expect(changed).toMatchObject({
      contentType: 'text/plain',
      cacheControl: 'no-store',
      customMetadata: { b: '2', c: '3' },
      metageneration: '2',
    });
    expect(changed.contentLanguage).toBeUndefined();
    expect(await getMetadata(at)).toEqual(changed);
  });

  test('have a download URL that works for anyone until they are replaced', async () => {
    const at = ref(storage, 'dir/a.txt');
    await uploadString(at, 'hello', 'raw', { contentType: 'text/plain' });
    const url = await getDownloadURL(at);
    server.setRules(undefined);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('hello');
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=utf-8''a.txt");
    expect((await fetch(url.replace(/token=.*/, 'token=wrong'))).status).toBe(403);
    server.setRules(rulesOf(() => true));
    await uploadString(at, 'another');
    server.setRules(undefined);
    expect((await fetch(url)).status).toBe(403);
  });

  test('are listed by folder, all at once and page by page', async () => {
    for (const name of ['a.txt', 'dir/1', 'dir/2', 'dir/sub/3', 'dir/é', 'other/4']) {
      await uploadString(ref(storage, name), name);
    }
    const names = (entries: { fullPath: string }[]) => entries.map(({ fullPath }) => fullPath);
    const root = await listAll(ref(storage));
    expect([names(root.items), names(root.prefixes)]).toEqual([['a.txt'], ['dir', 'other']]);
    const dir = await listAll(ref(storage, 'dir'));
    expect([names(dir.items), names(dir.prefixes)]).toEqual([['dir/1', 'dir/2', 'dir/é'], ['dir/sub']]);

    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(ref(storage, 'dir'), { maxResults: 1, ...(pageToken ? { pageToken } : {}) });
      seen.push(...names(page.items), ...names(page.prefixes));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(seen).toEqual(['dir/1', 'dir/2', 'dir/sub', 'dir/é']);
  });

  test('no longer exist after they are deleted', async () => {
    const at = ref(storage, 'a.txt');
    await uploadString(at, 'hello');
    await deleteObject(at);
    await expect(getMetadata(at)).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await expect(deleteObject(at)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});

describe('the Storage rules', () => {
  const asked: RulesRequest[] = [];
  const record = (allowed: boolean) =>
    rulesOf((request) => {
      asked.push(request);
      return allowed;
    });
  beforeEach(() => {
    asked.length = 0;
  });

  test('see method, path, caller and the object before and after', async () => {
    server.setRules(record(true));
    const at = ref(storage, 'dir/a.txt');
    await uploadString(at, 'hello', 'raw', { contentType: 'text/plain', customMetadata: { k: 'v' } });
    await uploadString(at, 'hello!');
    await updateMetadata(at, { contentType: 'text/html' });
    await getMetadata(at);
    await listAll(ref(storage, 'dir'));
    await deleteObject(at);

    const bucket = `${TEST_PROJECT}.appspot.com`;
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `create /b/${bucket}/o/dir/a.txt`,
      `create /b/${bucket}/o/dir/a.txt`,
      `update /b/${bucket}/o/dir/a.txt`,
      `get /b/${bucket}/o/dir/a.txt`,
      `list /b/${bucket}/o/dir`,
      `delete /b/${bucket}/o/dir/a.txt`,
    ]);
    for (const { caller } of asked) expect(caller).toMatchObject({ kind: 'user', uid: 'mia' });
    const [created, overwritten, updated, , , deleted] = asked;
    expect(created?.resource).toBeNull();
    expect(created?.requestResource).toEqual({
      bucket,
      name: 'dir/a.txt',
      size: 5,
      contentType: 'text/plain',
      metadata: { k: 'v' },
    });
    expect(overwritten?.resource).toMatchObject({ size: 5, contentType: 'text/plain', metageneration: 1 });
    expect(updated?.requestResource).toMatchObject({ contentType: 'text/html', size: 6 });
    expect(deleted?.requestResource).toBeUndefined();
    expect(created?.budgets).toMatchObject([{ limit: 2 }]);
  });

  test('are evaluated once at the end of an upload in chunks, for the person who began it', async () => {
    server.setRules(record(false));
    await expect(uploadBytesResumable(ref(storage, 'big.bin'), bytes(600_000))).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'create',
      caller: { uid: 'mia' },
      requestResource: { size: 600_000 },
    });
  });

  test.each([
    ['get', () => getMetadata(ref(storage, 'a.txt'))],
    ['get of an object’s bytes', () => getBytes(ref(storage, 'a.txt'))],
    ['get of a missing object', () => getMetadata(ref(storage, 'b.txt'))],
    ['list', () => listAll(ref(storage))],
    ['create', () => uploadString(ref(storage, 'b.txt'), 'x')],
    ['overwrite', () => uploadString(ref(storage, 'a.txt'), 'x')],
    ['update', () => updateMetadata(ref(storage, 'a.txt'), { contentType: 'text/html' })],
    ['delete', () => deleteObject(ref(storage, 'a.txt'))],
  ])('make the request unauthorized and change nothing when they deny a %s', async (_, attempt) => {
    await uploadString(ref(storage, 'a.txt'), 'hello');
    const bucket = `${TEST_PROJECT}.appspot.com`;
    const before = server.service.objects.list(bucket, { prefix: '', maxResults: 10 });
    server.setRules(rulesOf(() => false));
    await expect(attempt()).rejects.toMatchObject({ code: 'storage/unauthorized' });
    server.setRules(undefined);
    await expect(attempt()).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(server.service.objects.list(bucket, { prefix: '', maxResults: 10 })).toEqual(before);
  });

  test('see a visitor without a token as anonymous', async () => {
    server.setRules(record(true));
    await uploadString(ref(connect(), 'a.txt'), 'x');
    expect(asked[0]?.caller).toEqual({ kind: 'anonymous' });
  });
});
