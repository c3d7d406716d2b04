import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { toFields } from '@acf/emulator/rules';
import { covers } from '@/testing/covers';
import { removedField } from './records/leads';
import { type ActorName, actors, startRulesBackend, uidOf } from './rules-backend';
import { storedBy } from './records/stored';
import { serverTime } from './records/to-stored';

const projectId = 'demo-rules-users';
const backend = startRulesBackend(projectId);
const stored = storedBy(backend);
const staff = ['regular', 'admin'] as const;

const pathOf = (actor: ActorName) => `users/${uidOf(actor)}`;

const photoOf = (actor: ActorName, changes: { host?: string; bucket?: string; file?: string } = {}) => {
  const {
    host = 'http://127.0.0.1:9199',
    bucket = `${projectId}.appspot.com`,
    file = `${uidOf(actor)}_1790000000000.jpg`,
  } = changes;
  const token = '0f8fad5b-d9cb-469f-a165-70867728950e';
  return `${host}/v0/b/${bucket}/o/profile_pictures%2F${file}?alt=media&token=${token}`;
};

const aChange = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  displayName: 'Mia T.',
  photoURL: '',
  bio: 'Works with arts organisations.',
  updatedAt: serverTime(),
  ...changes,
});

const change = (actor: ActorName, fields: Record<string, unknown>, whose: ActorName = actor) =>
  backend.as(actor).doc(pathOf(whose)).update(fields);

const expectUnchanged = async (actor: ActorName, attempt: () => Promise<unknown>) => {
  const before = await stored.document(pathOf(actor));
  await assertFails(attempt());
  expect(await stored.document(pathOf(actor))).toEqual(before);
};

describe('the record of a person', () => {
  it.each(actors.filter((actor) => actor !== 'visitor'))(
    'can be read by its own person (%s)',
    async (actor) => {
      await assertSucceeds(backend.as(actor).doc(pathOf(actor)).get());
    },
  );

  it.each(actors)('of another person can be read by active staff only (%s)', async (actor) => {
    const expected = actor === 'admin' || actor === 'regular' ? assertSucceeds : assertFails;
    const other = actor === 'regular' ? uidOf('admin') : uidOf('regular');
    await expected(backend.as(actor).doc(`users/${other}`).get());
  });

  it.each(actors)('cannot be created or deleted by %s, even their own', covers('WRK-788'), async (actor) => {
    const firestore = backend.as(actor);
    for (const uid of [uidOf(actor), uidOf('regular'), 'new']) {
      await assertFails(
        firestore.doc(`users/${uid}`).set({ email: 'x@acf.example', role: 'admin', status: 'active' }),
      );
      await assertFails(firestore.doc(`users/${uid}`).delete());
    }
    await assertFails(firestore.doc(pathOf('regular')).update({ role: 'admin' }));
    expect(await stored.document(pathOf('regular'))).toMatchObject({ role: 'regular', status: 'active' });
    expect(await stored.document('users/new')).toBeUndefined();
  });
});

describe('a change of one’s own profile', () => {
  it.each(staff)('may set name, photo, bio and time (%s)', covers('PUB-247', 'PUB-349'), async (actor) => {
    await assertSucceeds(change(actor, aChange({ photoURL: photoOf(actor) })));
    expect(await stored.document(pathOf(actor))).toEqual({
      email: `${uidOf(actor)}@acf.example`,
      role: actor,
      status: 'active',
      displayName: 'Mia T.',
      photoURL: photoOf(actor),
      bio: 'Works with arts organisations.',
      updatedAt: expect.anything(),
    });
  });

  it.each<ActorName>(['visitor', 'inactive', 'inactive admin', 'self-made'])(
    'is refused to %s',
    async (actor) => {
      await expectUnchanged(actor, () => change(actor, aChange()));
    },
  );

  it.each(staff)('is refused for another person’s profile (%s)', async (actor) => {
    const other = actor === 'admin' ? 'regular' : 'admin';
    await expectUnchanged(other, () => change(actor, aChange(), other));
  });

  it.each<[string, unknown]>([
    ['role', 'admin'],
    ['status', 'inactive'],
    ['email', 'other@acf.example'],
    ['createdAt', serverTime()],
    ['permissions', ['all']],
  ])('may not change %s', covers('PUB-247'), async (key, value) => {
    await backend.asOwner((owner) =>
      owner.doc(pathOf('regular')).update({ createdAt: new Date(), permissions: [] }),
    );
    await expectUnchanged('regular', () => change('regular', aChange({ [key]: value })));
    await expectUnchanged('regular', () => change('regular', aChange({ [key]: removedField() })));
  });

  it('must set the same value for both name fields', covers('WRK-615'), async () => {
    await backend.asOwner((owner) => owner.doc(pathOf('regular')).update({ name: 'Mia' }));
    await expectUnchanged('regular', () => change('regular', aChange({ name: 'Mia' })));
    await expectUnchanged('regular', () => change('regular', aChange()));
    await assertSucceeds(change('regular', aChange({ name: 'Mia T.' })));
  });

  it.each<[string, Record<string, unknown>]>([
    ['the longest name', { displayName: 'a'.repeat(100) }],
    ['an empty name', { displayName: '' }],
    ['the longest bio', { bio: 'a'.repeat(500) }],
    ['an empty bio', { bio: '' }],
    ['the longest link of a photo', { photoURL: photoOf('regular').padEnd(2048, '0') }],
    ['a bio of several lines', { bio: 'One.\n\nTwo.' }],
    ['markup, as the text it is', { bio: '<b>bold</b>' }],
    ...['jpg', 'png', 'webp', 'gif'].map((extension): [string, Record<string, unknown>] => [
      `a ${extension}`,
      { photoURL: photoOf('regular', { file: `${uidOf('regular')}_1790000000000.${extension}` }) },
    ]),
    [
      'a photo in the newer bucket',
      { photoURL: photoOf('regular', { bucket: `${projectId}.firebasestorage.app` }) },
    ],
  ])('accepts %s', async (_, changes) => {
    await assertSucceeds(change('regular', aChange(changes)));
  });

  it.each<[string, Record<string, unknown>]>([
    ['a name too long', { displayName: 'a'.repeat(101) }],
    ['a name with spaces around it', { displayName: ' Mia ' }],
    ['a name with a right-to-left override', { displayName: 'Mia\u202E' }],
    ['a name that is not text', { displayName: ['Mia'] }],
    ['a missing name', { displayName: removedField() }],
    ['a bio too long', { bio: 'a'.repeat(501) }],
    ['a bio that is not text', { bio: { text: 'a' } }],
    ['a photo that is not text', { photoURL: 5 }],
    ["the browser's time", { updatedAt: new Date() }],
    ["another person's photo", { photoURL: photoOf('admin') }],
    ['a photo on another site', { photoURL: photoOf('regular', { host: 'https://tracker.acf.example' }) }],
    [
      'a photo on a look-alike',
      { photoURL: photoOf('regular', { host: 'http://127.0.0.1:9199@tracker.acf.example' }) },
    ],
    [
      "a photo in another project's bucket",
      { photoURL: photoOf('regular', { bucket: 'demo-other.appspot.com' }) },
    ],
    [
      'a photo in a bucket of another ending',
      { photoURL: photoOf('regular', { bucket: `${projectId}.evil.app` }) },
    ],
    ['a file in another folder', { photoURL: photoOf('regular').replace('profile_pictures', 'pictures') }],
    ['a drawing', { photoURL: photoOf('regular', { file: `${uidOf('regular')}_1790000000000.svg` }) }],
    ['a name without its time', { photoURL: photoOf('regular', { file: `${uidOf('regular')}.jpg` }) }],
    ['a link with an extra parameter', { photoURL: `${photoOf('regular')}&x=1` }],
    ['a link too long', { photoURL: photoOf('regular').padEnd(2049, '0') }],
    ['a script link', { photoURL: 'javascript:alert(1)' }],
  ])('refuses %s', covers('PUB-247'), async (_, changes) => {
    await expectUnchanged('regular', () => change('regular', aChange(changes)));
  });

  it('may remove the photo', async () => {
    await assertSucceeds(change('regular', aChange({ photoURL: photoOf('regular') })));
    await assertSucceeds(change('regular', aChange()));
    expect(await stored.document(pathOf('regular'))).toMatchObject({ photoURL: '' });
  });

  it('accepts no photo by an id that is a pattern for other people’s ids', async () => {
    for (const [uid, expected] of [
      ['uid-.+', assertFails],
      ['uid-regular', assertSucceeds],
    ] as const) {
      const newcomer = await backend.asNewcomer(uid);
      const own = newcomer.firestore().doc(`users/${uid}`);
      await expected(own.update(aChange({ photoURL: photoOf('regular') })));
    }
  });

  it('accepts only photos in the project’s own bucket for a live project', () => {
    const path = `/databases/(default)/documents/${pathOf('regular')}`;
    const record = { email: 'x@acf.example', role: 'regular', status: 'active' };
    const changed = { displayName: '', bio: '', updatedAt: new Date('2026-11-22T12:00:00Z') };
    const takes = (host: string) => {
      const photoURL = photoOf('regular', { host, bucket: 'acf-live.appspot.com' });
      return backend.allows({
        method: 'update',
        path,
        caller: { kind: 'user', uid: uidOf('regular'), token: { sub: uidOf('regular'), aud: 'acf-live' } },
        time: changed.updatedAt.getTime() * 1000,
        resource: { path, fields: toFields(record) },
        requestResource: { path, fields: toFields({ ...record, ...changed, photoURL }) },
        get: () => null,
        budgets: [],
      });
    };
    expect(takes('http://127.0.0.1:9199')).toBe(false);
    expect(takes('https://firebasestorage.googleapis.com')).toBe(true);
  });

  it('may keep a photo from before these rules but not set a second one', async () => {
    const old = 'https://img.acf.example/mia.jpg';
    await backend.asOwner((owner) => owner.doc(pathOf('regular')).update({ photoURL: old }));
    await assertSucceeds(change('regular', aChange({ photoURL: old })));
    await assertFails(change('regular', aChange({ photoURL: `${old}?2` })));
  });
});

describe('any other document', () => {
  it.each(actors)('is closed to %s', covers('WRK-655'), async (actor) => {
    const firestore = backend.as(actor);
    for (const collection of ['contacts', 'requests', 'integrations', 'settings', 'anything']) {
      await assertFails(firestore.doc(`${collection}/one`).get());
      await assertFails(firestore.collection(collection).get());
      await assertFails(firestore.doc(`${collection}/one`).set({ a: 1 }));
    }
    await assertFails(firestore.doc('bundleRequests/one/below/two').get());
  });
});
