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
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { doc, setDoc } from 'firebase/firestore';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';

const TEXT = { contentType: 'text/plain' };

/** Returns a reference below the case's own folder, which the rules leave open. */
const at = ({ storage, collection }: ConformanceContext, name: string): StorageReference =>
  ref(storage, `open/${collection}/${name}`);

const bytes = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);

const read = async (target: StorageReference, limit?: number): Promise<number[]> => [
  ...new Uint8Array(await getBytes(target, limit)),
];

const namesOf = (entries: readonly StorageReference[]): string[] => entries.map(({ name }) => name);

function storageOf(
  context: ConformanceContext,
  token: string | { sub: string } | undefined,
): FirebaseStorage {
  const storage = getStorage(context.newApp());
  const port = Number(new URL(context.addresses.storage).port);
  const options = token === undefined ? {} : { mockUserToken: token };
  connectStorageEmulator(storage, context.newHost(), port, options);
  return storage;
}

export const STORAGE_CASES: readonly ConformanceCase[] = [
  {
    id: 'STO-01',
    behaviour: 'An upload in one request is returned unchanged, whatever its bytes and name',
    async run(context) {
      const content = [...new TextEncoder().encode('\r\n--'), ...bytes(3000), 13, 10, 45, 45, 120, 45, 45];
      const target = at(context, 'a b+%/é#?.bin');
      const { metadata } = await uploadBytes(target, Uint8Array.from(content), {
        contentType: 'application/x-t',
      });
      expectEqual(
        [metadata.name, metadata.size, metadata.contentType],
        ['é#?.bin', content.length, 'application/x-t'],
      );
      expectEqual(await read(target), content);
    },
  },
  {
    id: 'STO-02',
    behaviour: 'An upload in chunks reports its progress and becomes one object',
    async run(context) {
      const target = at(context, 'big.bin');
      const progress: number[] = [];
      const task = uploadBytesResumable(target, bytes(600_000), { customMetadata: { a: 'b' } });
      task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
      const { metadata } = await task;
      expectEqual([metadata.size, metadata.customMetadata], [600_000, { a: 'b' }]);
      expectTrue(progress.includes(262_144), `progress ${progress.join()} stops at the first piece`);
      const stored = new Uint8Array(await getBytes(target));
      const expected = bytes(600_000);
      expectTrue(
        stored.every((byte, index) => byte === expected[index]),
        'the bytes are the same',
      );
    },
  },
  {
    id: 'STO-03',
    behaviour: 'A cancelled upload leaves nothing: storage/canceled',
    async run(context) {
      const target = at(context, 'big.bin');
      const task = uploadBytesResumable(target, bytes(600_000));
      task.cancel();
      await expectRejection(Promise.resolve(task), 'storage/canceled');
      await expectRejection(getMetadata(target), 'storage/object-not-found');
    },
  },
  {
    id: 'STO-04',
    behaviour: 'Base64 text and data URLs are stored as their decoded bytes, with their type',
    async run(context) {
      await uploadString(at(context, 'a'), 'w6k=', 'base64');
      expectEqual(await read(at(context, 'a')), [0xc3, 0xa9]);
      await uploadString(at(context, 'b'), 'data:text/css;base64,w6k=', 'data_url');
      expectEqual(await read(at(context, 'b')), [0xc3, 0xa9]);
      expectEqual((await getMetadata(at(context, 'b'))).contentType, 'text/css');
    },
  },
  {
    id: 'STO-05',
    behaviour: 'An object can be empty',
    async run(context) {
      await uploadBytes(at(context, 'empty'), new Uint8Array());
      expectEqual((await getMetadata(at(context, 'empty'))).size, 0);
      expectEqual(await read(at(context, 'empty')), []);
    },
  },
  {
    id: 'STO-06',
    behaviour:
      'Metadata has name, bucket, size, times, MD5 hash and generations, and the type defaults to bytes',
    async run(context) {
      const { metadata } = await uploadString(at(context, 'a'), 'hello');
      expectEqual(metadata.fullPath, `open/${context.collection}/a`);
      expectEqual(metadata.bucket, `${context.projectId}.appspot.com`);
      expectEqual(metadata.md5Hash, 'XUFAKrxLKna5cZ2REBfFkg==');
      expectEqual([metadata.size, metadata.metageneration], [5, '1']);
      expectTrue(/^\d{16}$/.test(metadata.generation), 'the generation is a time in microseconds');
      expectTrue(Math.abs(Date.parse(metadata.timeCreated) - Date.now()) < 60_000, 'it was created now');
      expectEqual(metadata.updated, metadata.timeCreated);
      const { metadata: raw } = await uploadBytes(at(context, 'b'), new Uint8Array(1));
      expectEqual(raw.contentType, 'application/octet-stream');
    },
  },
  {
    id: 'STO-07',
    behaviour: 'Changing metadata keeps unnamed values, removes null ones and increases the metageneration',
    async run(context) {
      const target = at(context, 'a');
      await uploadString(target, 'hello', 'raw', {
        ...TEXT,
        contentLanguage: 'de',
        customMetadata: { a: '1', b: 'ü' },
      });
      const removed = null as unknown as string;
      const changed = await updateMetadata(target, {
        cacheControl: 'no-store',
        contentLanguage: removed,
        customMetadata: { a: removed, c: '3' },
      });
      expectEqual(
        [changed.contentType, changed.cacheControl, changed.contentLanguage, changed.metageneration],
        ['text/plain', 'no-store', undefined, '2'],
      );
      expectEqual(changed.customMetadata, { b: 'ü', c: '3' });
      expectEqual((await getMetadata(target)).customMetadata, { b: 'ü', c: '3' });
    },
  },
  {
    id: 'STO-08',
    behaviour: 'Overwriting replaces bytes and metadata and gives a higher generation',
    async run(context) {
      const target = at(context, 'a');
      const first = await uploadString(target, 'one', 'raw', { ...TEXT, customMetadata: { a: '1' } });
      const second = await uploadString(target, 'twö');
      expectTrue(second.metadata.generation > first.metadata.generation, 'the generation grows');
      expectEqual([second.metadata.size, second.metadata.customMetadata], [4, undefined]);
    },
  },
  {
    id: 'STO-09',
    behaviour: 'A Range request reads a part of an object, and one beyond the end gets 416',
    async run(context) {
      const target = at(context, 'a');
      await uploadString(target, '0123456789');
      expectEqual(await read(target, 4), [48, 49, 50, 51]);
      const url = await getDownloadURL(target);
      const part = await fetch(url, { headers: { range: 'bytes=7-' } });
      expectEqual([part.status, await part.text()], [206, '789']);
      expectEqual((await fetch(url, { headers: { range: 'bytes=10-' } })).status, 416);
    },
  },
  {
    id: 'STO-10',
    behaviour: 'A folder lists its objects and folders, in order of their names',
    async run(context) {
      for (const name of ['b', 'a', 'sub/1', 'sub/deep/2', 'é']) await uploadString(at(context, name), name);
      const { items, prefixes } = await listAll(at(context, ''));
      expectEqual([namesOf(items), namesOf(prefixes)], [['a', 'b', 'é'], ['sub']]);
      const below = await listAll(at(context, 'sub'));
      expectEqual([namesOf(below.items), namesOf(below.prefixes)], [['1'], ['deep']]);
    },
  },
  {
    id: 'STO-11',
    behaviour: 'A listing is returned page by page without gaps or duplicates',
    async run(context) {
      for (const name of ['a', 'b', 'c/1', 'd', 'e']) await uploadString(at(context, name), name);
      const seen: string[] = [];
      let pageToken: string | undefined;
      do {
        const options = { maxResults: 2, ...(pageToken === undefined ? {} : { pageToken }) };
        const page = await list(at(context, ''), options);
        const names = [...namesOf(page.items), ...namesOf(page.prefixes)];
        expectTrue(names.length <= 2, 'a page has at most two entries');
        seen.push(...names);
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      expectEqual(seen.sort(), ['a', 'b', 'c', 'd', 'e']);
    },
  },
  {
    id: 'STO-12',
    behaviour: 'A deleted object no longer exists: storage/object-not-found',
    async run(context) {
      const target = at(context, 'a');
      await uploadString(target, 'x');
      await deleteObject(target);
      for (const attempt of [getMetadata(target), getBytes(target), deleteObject(target)]) {
        await expectRejection(attempt, 'storage/object-not-found');
      }
    },
  },
  {
    id: 'STO-13',
    behaviour: 'Anyone with a download URL can open the object until it is replaced',
    async run(context) {
      const mine = ref(context.storage, `own/alice/${context.collection}.txt`);
      await uploadString(mine, 'hello', 'raw', TEXT);
      const url = await getDownloadURL(mine);
      const response = await fetch(url);
      expectEqual(
        [response.status, await response.text(), response.headers.get('content-type')],
        [200, 'hello', 'text/plain'],
      );
      expectEqual((await fetch(url.replace(/token=.*/, 'token=wrong'))).status, 403);
      await uploadString(mine, 'another');
      expectEqual((await fetch(url)).status, 403);
    },
  },
  {
    id: 'STO-14',
    behaviour: 'The rules distinguish people and refuse others and visitors with storage/unauthorized',
    async run(context) {
      const path = `own/alice/${context.collection}.txt`;
      await uploadString(ref(context.storage, path), 'x');
      for (const token of [{ sub: 'bob' }, undefined]) {
        const other = ref(storageOf(context, token), path);
        for (const attempt of [
          () => getMetadata(other),
          () => getBytes(other),
          () => uploadString(other, 'y'),
          () => updateMetadata(other, TEXT),
          () => deleteObject(other),
          () => listAll(ref(other.storage, 'own/alice')),
        ]) {
          await expectRejection(attempt(), 'storage/unauthorized');
        }
      }
      expectEqual(await read(ref(context.storage, path)), [120]);
    },
  },
  {
    id: 'STO-15',
    behaviour: 'Rules check an upload’s size, type, metadata and the stored object',
    async run(context) {
      const target = ref(context.storage, `letters/${context.collection}/a`);
      const refused = 'storage/unauthorized';
      await expectRejection(uploadString(target, '0123456789', 'raw', TEXT), refused);
      await expectRejection(uploadString(target, 'x', 'raw', { contentType: 'text/html' }), refused);
      await expectRejection(
        uploadString(target, 'x', 'raw', { ...TEXT, customMetadata: { a: 'b' } }),
        refused,
      );
      await uploadString(target, '012345678', 'raw', TEXT);
      await expectRejection(uploadString(target, 'x', 'raw', TEXT), refused);
    },
  },
  {
    id: 'STO-16',
    behaviour: 'Rules check an upload in chunks at its end, and a refused one leaves nothing',
    async run(context) {
      const path = `letters/${context.collection}/big`;
      const task = uploadBytesResumable(ref(context.storage, path), bytes(600_000), TEXT);
      await expectRejection(Promise.resolve(task), 'storage/unauthorized');
      const owner = ref(storageOf(context, 'owner'), path);
      await expectRejection(getMetadata(owner), 'storage/object-not-found');
    },
  },
  {
    id: 'STO-17',
    behaviour: 'Rules see the metadata of the stored object',
    async run(context) {
      const owner = storageOf(context, 'owner');
      for (const visible of ['yes', 'no']) {
        const path = `letters/${context.collection}/${visible}`;
        await uploadString(ref(owner, path), 'x', 'raw', { customMetadata: { visible } });
        const attempt = getMetadata(ref(context.storage, path));
        if (visible === 'yes') await attempt;
        else await expectRejection(attempt, 'storage/unauthorized');
      }
    },
  },
  {
    id: 'STO-18',
    behaviour: 'Rules read Firestore documents of the same project',
    async run(context) {
      const path = `known/${context.collection}`;
      await uploadString(ref(storageOf(context, 'owner'), path), 'x');
      const reader = doc(context.firestore, 'conformance/reader');
      await setDoc(reader, { uid: 'bob' });
      await expectRejection(getMetadata(ref(context.storage, path)), 'storage/unauthorized');
      await setDoc(reader, { uid: 'alice' });
      await getMetadata(ref(context.storage, path));
    },
  },
  {
    id: 'STO-19',
    behaviour: 'A refusal does not reveal whether the object exists',
    async run(context) {
      const stranger = storageOf(context, { sub: 'bob' });
      await uploadString(ref(context.storage, `own/alice/${context.collection}`), 'x');
      for (const name of [context.collection, 'none']) {
        await expectRejection(getMetadata(ref(stranger, `own/alice/${name}`)), 'storage/unauthorized');
      }
    },
  },
];
