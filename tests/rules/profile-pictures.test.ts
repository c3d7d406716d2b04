import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { type ActorName, actors, startRulesBackend, uidOf } from './rules-backend';

const backend = startRulesBackend('demo-rules-pictures');
const staff = ['regular', 'admin'] as const;
const others = ['visitor', 'inactive', 'inactive admin', 'self-made'] as const;
const mebibyte = 1024 * 1024;

const nameOf = (actor: ActorName, extension = 'jpg', time = '1790000000000') =>
  `profile_pictures/${uidOf(actor)}_${time}.${extension}`;

interface Metadata {
  contentType?: string;
  customMetadata?: Record<string, string>;
}

const put = (
  actor: ActorName,
  name: string,
  size = 10,
  metadata: Metadata = { contentType: 'image/jpeg' },
): Promise<unknown> => Promise.resolve(backend.filesAs(actor).ref(name).put(new Uint8Array(size), metadata));

const isStored = (name: string) =>
  backend.asOwner((_, files) =>
    files
      .ref(name)
      .getMetadata()
      .then(
        () => true,
        () => false,
      ),
  );

const expectRefused = async (name: string, attempt: () => Promise<unknown>) => {
  await assertFails(attempt());
  expect(await isStored(name)).toBe(false);
};

const storedBefore = (name: string) =>
  backend.asOwner(async (_, files) => {
    await files.ref(name).put(new Uint8Array(10), { contentType: 'image/jpeg' });
  });

describe('a profile picture', () => {
  it.each(staff)(
    'can be stored, read and deleted by its owner (%s)',
    covers('PUB-249', 'PUB-250', 'PUB-251'),
    async (actor) => {
      const name = nameOf(actor);
      await assertSucceeds(put(actor, name));
      await assertSucceeds(backend.filesAs(actor).ref(name).getDownloadURL());
      await assertSucceeds(backend.filesAs(actor).ref(name).delete());
    },
  );

  it.each(others)('cannot be stored by %s', async (actor) => {
    const name = nameOf(actor);
    await expectRefused(name, () => put(actor, name));
  });

  it.each(staff)('cannot be stored for another person by %s', async (actor) => {
    const name = nameOf(actor === 'admin' ? 'regular' : 'admin');
    await expectRefused(name, () => put(actor, name));
  });

  it.each<[string, string]>([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
  ])('with the extension %s must have the type %s', async (extension, contentType) => {
    const name = nameOf('regular', extension);
    for (const other of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'text/html'])
      if (other !== contentType)
        await expectRefused(name, () => put('regular', name, 10, { contentType: other }));
    await assertSucceeds(put('regular', name, 10, { contentType }));
  });

  it.each<[string, string, Metadata?]>([
    ['a drawing', nameOf('regular', 'svg'), { contentType: 'image/svg+xml' }],
    ['a page', nameOf('regular', 'html'), { contentType: 'text/html' }],
    ['a second extension', `${nameOf('regular')}.html`],
    ['a name without a time', `profile_pictures/${uidOf('regular')}.jpg`],
    ['a time in seconds', nameOf('regular', 'jpg', '1790000000')],
    ['a file outside the folder', `${uidOf('regular')}_1790000000000.jpg`],
    ['a subfolder', `profile_pictures/more/${uidOf('regular')}_1790000000000.jpg`],
    ['custom metadata', nameOf('regular'), { contentType: 'image/jpeg', customMetadata: { note: 'a' } }],
    ['no type', nameOf('regular'), {}],
  ])('is refused for %s', async (_, name, metadata) => {
    await expectRefused(name, () => put('regular', name, 10, metadata));
  });

  it(
    'must be smaller than 2 MB, so that 2097151 bytes pass and 2097152 do not',
    covers('PUB-401'),
    async () => {
      const name = nameOf('regular');
      for (const size of [0, 2 * mebibyte, 2 * mebibyte + 1])
        await expectRefused(name, () => put('regular', name, size));
      await assertSucceeds(put('regular', name, 2 * mebibyte - 1));
    },
  );

  it('may be as small as one byte, with empty metadata', async () => {
    const metadata = { contentType: 'image/jpeg', customMetadata: {} };
    await assertSucceeds(put('regular', nameOf('regular'), 1, metadata));
  });

  it('cannot be stored for another person by an id that is a pattern for theirs', async () => {
    const name = nameOf('regular');
    for (const [uid, expected] of [
      ['uid-.+', assertFails],
      ['uid-regular', assertSucceeds],
    ] as const) {
      const files = (await backend.asNewcomer(uid)).storage();
      await expected(Promise.resolve(files.ref(name).put(new Uint8Array(1), { contentType: 'image/jpeg' })));
    }
  });

  it.each(actors)('cannot be replaced or relabelled by %s', async (actor) => {
    const name = nameOf(actor);
    await storedBefore(name);
    await assertFails(put(actor, name, 20));
    await assertFails(backend.filesAs(actor).ref(name).updateMetadata({ contentType: 'text/html' }));
    const { size, contentType } = await backend.asOwner(
      async (_, files) => (await files.ref(name).getMetadata()) as { size: number; contentType: string },
    );
    expect({ size, contentType }).toEqual({ size: 10, contentType: 'image/jpeg' });
  });

  it.each(actors)('of another person cannot be deleted by %s', async (actor) => {
    const name = nameOf(actor === 'regular' ? 'admin' : 'regular');
    await storedBefore(name);
    await assertFails(backend.filesAs(actor).ref(name).delete());
    expect(await isStored(name)).toBe(true);
  });

  it.each(actors)('can be read by active colleagues only (%s)', async (actor) => {
    const name = nameOf(actor === 'regular' ? 'admin' : 'regular');
    await storedBefore(name);
    const expected = actor === 'regular' || actor === 'admin' ? assertSucceeds : assertFails;
    await expected(backend.filesAs(actor).ref(name).getMetadata());
  });

  it.each(others)('cannot be deleted by its owner without staff access (%s)', async (actor) => {
    const name = nameOf(actor);
    await storedBefore(name);
    await assertFails(backend.filesAs(actor).ref(name).delete());
    expect(await isStored(name)).toBe(true);
  });

  it.each(actors)('cannot be listed by %s', async (actor) => {
    await storedBefore(nameOf('regular'));
    await assertFails(backend.filesAs(actor).ref('profile_pictures').listAll());
    await assertFails(backend.filesAs(actor).ref('/').listAll());
  });
});
