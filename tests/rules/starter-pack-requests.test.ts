import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  aRequest,
  goodNames,
  keyFor,
  leadId,
  leaveRequest,
  otherId,
  removedField,
  Timestamp,
  wrongNames,
} from './records/leads';
import { movingToTrash } from './move-to-trash';
import { actors, startRulesBackend } from './rules-backend';
import { serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-requests');

const stored = (path: string) =>
  backend.asOwner(async (firestore) => (await firestore.doc(path).get()).data());
const nothingStored = async () => {
  const sizes = await backend.asOwner(async (firestore) => [
    (await firestore.collection('bundleRequests').get()).size,
    (await firestore.collection('leadKeys').get()).size,
  ]);
  expect(sizes).toEqual([0, 0]);
};

describe('a visitor who requests the starter pack', () => {
  it(
    'may store a request in exactly the given shape, with its key',
    covers('PUB-171', 'PUB-178', 'PUB-333'),
    async () => {
      await assertSucceeds(leaveRequest(backend.as('visitor')));
      const lead = await stored(`bundleRequests/${leadId}`);
      expect(Object.keys(lead ?? {}).toSorted()).toEqual(
        ['bundleType', 'consentVersion', 'createdAt', 'email', 'name', 'status'].toSorted(),
      );
      expect(await stored(`leadKeys/${await keyFor('amara@shelter.example')}`)).toEqual({ leadId });
    },
  );

  it.each([
    ['name', undefined],
    ['email', undefined],
    ['bundleType', undefined],
    ['status', undefined],
    ['createdAt', undefined],
    ['consentVersion', undefined],
  ])('may not leave out %s', async (key) => {
    const { [key]: _, ...incomplete } = aRequest();
    await assertFails(
      leaveRequest(backend.as('visitor'), incomplete, { keyId: await keyFor('amara@shelter.example') }),
    );
    await nothingStored();
  });

  it.each([
    ['an unknown key', { note: 'hello' }],
    ['an updatedAt', { updatedAt: serverTime() }],
    ['a name of spaces', { name: '   ' }],
    ['an empty name', { name: '' }],
    ['an untrimmed name', { name: ' Amara' }],
    ['a name of 101 characters', { name: 'a'.repeat(101) }],
    ['a name that is a map', { name: { first: 'Amara' } }],
    ['a name that is a list', { name: ['Amara'] }],
    ['a consent version that is free text', { consentVersion: 'yes' }],
    ['a consent version that is a number', { consentVersion: 202611 }],
    ['another type of request', { bundleType: 'Anything' }],
    ['the status sent', { status: 'sent' }],
    ['the status completed', { status: 'completed' }],
    ["the visitor's own time", { createdAt: Timestamp.fromDate(new Date('2020-01-01T00:00:00Z')) }],
    ['a time that is text', { createdAt: '2026-11-21' }],
  ])('may not send %s', covers('PUB-174', 'PUB-335'), async (_, changes) => {
    await assertFails(leaveRequest(backend.as('visitor'), aRequest(changes)));
    await nothingStored();
  });

  it('may not send another type of request, even with a matching key', async () => {
    const keyId = createHash('sha256').update('none:amara@shelter.example').digest('hex');
    await assertFails(leaveRequest(backend.as('visitor'), aRequest({ bundleType: 'Anything' }), { keyId }));
    await nothingStored();
  });

  it.each(goodNames)('may use the name «%s»', async (name) => {
    await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest({ name })));
  });

  it.each(wrongNames)('may not use a name with %s', async (_, name) => {
    await assertFails(leaveRequest(backend.as('visitor'), aRequest({ name })));
    await nothingStored();
  });

  it.each(['abc', 'a@b', 'a b@shelter.example', '@shelter.example', 'a@shelter.', 'a@b@shelter.example'])(
    'may not send the address «%s»',
    covers('PUB-175'),
    async (email) => {
      await assertFails(leaveRequest(backend.as('visitor'), aRequest({ email })));
      await nothingStored();
    },
  );

  it('may send an address of 254 characters but not of 255', async () => {
    const address = (length: number) => `${'a'.repeat(length - '@shelter.example'.length)}@shelter.example`;
    await assertFails(leaveRequest(backend.as('visitor'), aRequest({ email: address(255) })));
    await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest({ email: address(254) })));
  });

  it.each(['short', 'AbcdefghijKLMNOPQ1234', 'Abcdefghij-LMNOPQ123'])(
    'may not choose the id «%s»',
    async (id) => {
      await assertFails(leaveRequest(backend.as('visitor'), aRequest(), { id }));
      await nothingStored();
    },
  );

  it('may not request it twice with one address in any spelling', covers('PUB-177'), async () => {
    await assertSucceeds(leaveRequest(backend.as('visitor')));
    for (const email of ['amara@shelter.example', 'AMARA@Shelter.Example']) {
      await assertFails(
        leaveRequest(backend.as('visitor'), aRequest({ email }), { id: 'ZbcdefghijKLMNOPQ123' }),
      );
    }
    expect(await stored('bundleRequests/ZbcdefghijKLMNOPQ123')).toBeUndefined();
    await assertSucceeds(
      leaveRequest(backend.as('visitor'), aRequest({ email: 'other@shelter.example' }), {
        id: 'ZbcdefghijKLMNOPQ123',
      }),
    );
  });

  it('may not overwrite an existing request', async () => {
    await assertSucceeds(leaveRequest(backend.as('visitor')));
    await assertFails(
      leaveRequest(backend.as('visitor'), aRequest({ name: 'Mallory', email: 'other@shelter.example' })),
    );
    expect((await stored(`bundleRequests/${leadId}`))?.name).toBe('Amara Osei');
  });

  it('may also be signed in as staff or with a self-made account', async () => {
    for (const [index, actor] of actors.entries()) {
      const email = `person${index}@shelter.example`;
      await assertSucceeds(
        leaveRequest(backend.as(actor), aRequest({ email }), { id: `person${index}`.padEnd(20, 'x') }),
      );
    }
  });
});

describe('reading requests', covers('WRK-793', 'WRK-798'), () => {
  it.each(actors)('is allowed only to an admin, by id and as a list (%s)', async (actor) => {
    await backend.asOwner((firestore) => firestore.doc(`bundleRequests/${leadId}`).set(aRequest()));
    const firestore = backend.as(actor);
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(firestore.doc(`bundleRequests/${leadId}`).get());
    await expected(firestore.doc('bundleRequests/absent').get());
    await expected(firestore.collection('bundleRequests').get());
    await expected(
      firestore.collection('bundleRequests').where('email', '==', 'amara@shelter.example').get(),
    );
    await assertFails(firestore.collectionGroup('bundleRequests').get());
  });
});

describe('changing a request', () => {
  const change = (actor: (typeof actors)[number], fields: Record<string, unknown>) =>
    backend.as(actor).doc(`bundleRequests/${leadId}`).update(fields);
  const put = () => backend.asOwner((firestore) => firestore.doc(`bundleRequests/${leadId}`).set(aRequest()));

  it.each(actors)(
    'is allowed only to an admin, for the status with the time of the change (%s)',
    covers('WRK-521', 'WRK-534', 'WRK-793'),
    async (actor) => {
      await put();
      const expected = actor === 'admin' ? assertSucceeds : assertFails;
      await expected(change(actor, { status: 'sent', updatedAt: serverTime() }));
      expect((await stored(`bundleRequests/${leadId}`))?.status).toBe(actor === 'admin' ? 'sent' : 'pending');
    },
  );

  it('allows an admin every status, including earlier ones', covers('WRK-521', 'WRK-633'), async () => {
    await put();
    for (const status of ['sent', 'completed', 'pending', 'completed', 'sent', 'pending']) {
      await assertSucceeds(change('admin', { status, updatedAt: serverTime() }));
    }
  });

  it.each([
    ['an unknown status', { status: 'lost' }],
    ['a status that is a list', { status: ['sent'] }],
    ['no status', { status: removedField() }],
    ['another name', { name: 'Mallory' }],
    ['another address', { email: 'other@shelter.example' }],
    ['a new key', { note: 'x' }],
    ['another time of creation', { createdAt: serverTime() }],
  ])('does not allow an admin to set %s', async (_, fields) => {
    await put();
    const before = await stored(`bundleRequests/${leadId}`);
    await assertFails(change('admin', { status: 'sent', updatedAt: serverTime(), ...fields }));
    expect(await stored(`bundleRequests/${leadId}`)).toEqual(before);
  });

  it('needs the server’s time of the change', async () => {
    await put();
    await assertFails(change('admin', { status: 'sent' }));
    await assertFails(
      change('admin', { status: 'sent', updatedAt: Timestamp.fromDate(new Date('2020-01-01T00:00:00Z')) }),
    );
    await assertSucceeds(change('admin', { status: 'sent', updatedAt: serverTime() }));
  });
});

describe('deleting a request', () => {
  const put = () => backend.asOwner((firestore) => leaveRequest(firestore));
  const removeBoth = async (actor: (typeof actors)[number]) => {
    const batch = await movingToTrash(backend, actor, `bundleRequests/${leadId}`);
    const key = backend.as(actor).doc(`leadKeys/${await keyFor('amara@shelter.example')}`);
    await batch.delete(key).commit();
  };
  const remove = async (actor: (typeof actors)[number], id: string) =>
    (await movingToTrash(backend, actor, `bundleRequests/${id}`)).commit();

  it.each(actors)('with its key is allowed only to an admin (%s)', async (actor) => {
    await put();
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(removeBoth(actor));
    expect((await stored(`bundleRequests/${leadId}`)) === undefined).toBe(actor === 'admin');
  });

  it('is refused if the key stays', async () => {
    await put();
    await assertFails(remove('admin', leadId));
    expect(await stored(`bundleRequests/${leadId}`)).toBeDefined();
  });

  it('is refused without the trash', async () => {
    await put();
    const key = `leadKeys/${await keyFor('amara@shelter.example')}`;
    const firestore = backend.as('admin');
    const past = firestore.batch().delete(firestore.doc(`bundleRequests/${leadId}`));
    await assertFails(past.delete(firestore.doc(key)).commit());
    await assertSucceeds(removeBoth('admin'));
  });

  it.each(actors)('without a key is allowed only to an admin, for messages (%s)', async (actor) => {
    await backend.asOwner((firestore) =>
      firestore.doc('bundleRequests/message').set(aRequest({ bundleType: 'Contact Form Submission' })),
    );
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(remove(actor, 'message'));
  });

  it('is allowed for an older duplicate whose key names another request', async () => {
    await put();
    await backend.asOwner((firestore) => firestore.doc('bundleRequests/double').set(aRequest()));
    await assertSucceeds(remove('admin', 'double'));
    expect(await stored(`leadKeys/${await keyFor('amara@shelter.example')}`)).toEqual({ leadId });
  });

  it('is allowed for a request in an old format', async () => {
    await backend.asOwner((firestore) => firestore.doc('bundleRequests/old').set({ name: 'No address' }));
    await assertSucceeds(remove('admin', 'old'));
  });

  it('frees the address for a new request', async () => {
    await put();
    await assertSucceeds(removeBoth('admin'));
    await assertSucceeds(leaveRequest(backend.as('visitor'), undefined, { id: otherId }));
  });
});
