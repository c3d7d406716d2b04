import { createHash } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getDownloadURL, getStorage, type Storage } from 'firebase-admin/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StorageTestServer, startStorageServer, TEST_PROJECT } from './test-server';

const BUCKET = `${TEST_PROJECT}.appspot.com`;
let server: StorageTestServer;
let app: App;
let bucket: ReturnType<Storage['bucket']>;

beforeEach(async () => {
  server = await startStorageServer();
  server.setRules(undefined);
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  app = initializeApp({ projectId: TEST_PROJECT, storageBucket: BUCKET }, String(server.port));
  bucket = getStorage(app).bucket();
});
afterEach(async () => {
  delete process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  delete process.env['STORAGE_EMULATOR_HOST'];
  await deleteApp(app);
  await server.close();
});

const content = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 13) % 256));

describe('an administrator, who bypasses the rules', () => {
  test.each([true, false])('saves and downloads with verified hashes (resumable %s)', async (resumable) => {
    const file = bucket.file('dir/a b/é.bin');
    await file.save(content, {
      resumable,
      validation: 'crc32c',
      metadata: { contentType: 'image/png', cacheControl: 'public', metadata: { k: 'v' } },
    });
    const [downloaded] = await file.download({ validation: 'crc32c' });
    expect(downloaded.equals(content)).toBe(true);
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      name: 'dir/a b/é.bin',
      bucket: BUCKET,
      size: '5000',
      contentType: 'image/png',
      cacheControl: 'public',
      metadata: { k: 'v' },
      md5Hash: createHash('md5').update(content).digest('base64'),
    });
  });

  test('saves in chunks', async () => {
    const big = Buffer.alloc(700_000, 'abc');
    await bucket.file('big').save(big, { resumable: true, chunkSize: 256 * 1024 });
    const [downloaded] = await bucket.file('big').download();
    expect(downloaded.equals(big)).toBe(true);
  });

  test('downloads a byte range', async () => {
    await bucket.file('a').save(content);
    const [part] = await bucket.file('a').download({ start: 10, end: 19, validation: false });
    expect(part.equals(content.subarray(10, 20))).toBe(true);
  });

  test('changes metadata, lists files, checks whether they exist and deletes them', async () => {
    for (const name of ['dir/1', 'dir/2', 'x']) await bucket.file(name).save(name, { resumable: false });
    await bucket.file('x').setMetadata({ contentType: 'text/plain', metadata: { a: 'b' } });
    expect((await bucket.file('x').getMetadata())[0]).toMatchObject({
      contentType: 'text/plain',
      metadata: { a: 'b' },
      metageneration: '2',
    });
    const [files] = await bucket.getFiles({ prefix: 'dir/' });
    expect(files.map(({ name }) => name)).toEqual(['dir/1', 'dir/2']);
    expect(await bucket.file('x').exists()).toEqual([true]);
    expect(await bucket.file('y').exists()).toEqual([false]);
    await bucket.file('x').delete();
    await expect(bucket.file('x').delete()).rejects.toMatchObject({ code: 404 });
    await bucket.deleteFiles({ prefix: 'dir/' });
    expect((await bucket.getFiles())[0]).toEqual([]);
    expect(await bucket.exists()).toEqual([true]);
  });

  test('gets status 412 if a precondition fails', async () => {
    const file = bucket.file('a');
    await file.save('one', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(
      file.save('two', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }),
    ).rejects.toMatchObject({ code: 412 });
    expect((await file.download())[0].toString()).toBe('one');
  });

  test('chooses download tokens and gets the download URL if the rules allow reading', async () => {
    const file = bucket.file('a');
    await file.save('one', {
      resumable: false,
      metadata: { metadata: { firebaseStorageDownloadTokens: 't1' } },
    });
    const response = await fetch(`${server.url}/v0/b/${BUCKET}/o/a?alt=media&token=t1`);
    expect(await response.text()).toBe('one');
    server.setRules({
      service: 'firebase.storage',
      decide: () => ({ allowed: true, expressions: 0, explain: () => '' }),
    });
    expect(await getDownloadURL(file)).toBe(`${server.url}/v0/b/${BUCKET}/o/a?alt=media&token=t1`);
  });

  test('gets an error for unsupported operations', async () => {
    await bucket.file('a').save('one', { resumable: false });
    await expect(bucket.file('a').copy('b')).rejects.toMatchObject({ code: 501 });
    await expect(bucket.file('a').makePublic()).rejects.toMatchObject({ code: 501 });
  });
});
