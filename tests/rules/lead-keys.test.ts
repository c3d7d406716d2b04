import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { aRequest, keyFor, leadId, leaveRequest, otherId } from './records/leads';
import { actors, startRulesBackend } from './rules-backend';

const backend = startRulesBackend('demo-rules-keys');

const keyCount = () =>
  backend.asOwner(async (firestore) => (await firestore.collection('leadKeys').get()).size);

describe('the key of a request', () => {
  it.each(actors)('can be read by id but not listed by %s', async (actor) => {
    await backend.asOwner((firestore) => leaveRequest(firestore));
    const firestore = backend.as(actor);
    const key = await assertSucceeds(
      firestore.doc(`leadKeys/${await keyFor('amara@shelter.example')}`).get(),
    );
    // The key shows that it exists and reveals nothing about the person.
    expect(key.data()).toEqual({ leadId });
    await assertFails(firestore.collection('leadKeys').get());
    await assertFails(firestore.collection('leadKeys').limit(1).get());
  });

  it('can be looked up when absent, only by a hash', async () => {
    const firestore = backend.as('visitor');
    const absent = await assertSucceeds(
      firestore.doc(`leadKeys/${await keyFor('nobody@shelter.example')}`).get(),
    );
    expect(absent.exists).toBe(false);
    await assertFails(firestore.doc('leadKeys/amara@shelter.example').get());
  });

  it('must be written with its request in one batch', covers('PUB-176'), async () => {
    const firestore = backend.as('visitor');
    const keyId = await keyFor('amara@shelter.example');
    await assertFails(firestore.doc(`leadKeys/${keyId}`).set({ leadId }));
    await assertFails(firestore.doc(`bundleRequests/${leadId}`).set(aRequest()));
    expect(await keyCount()).toBe(0);
    await assertSucceeds(leaveRequest(firestore));
  });

  it('must be new, even if an old one names the request', async () => {
    const keyId = await keyFor('amara@shelter.example');
    await backend.asOwner((firestore) => firestore.doc(`leadKeys/${keyId}`).set({ leadId }));
    await assertFails(backend.as('visitor').doc(`bundleRequests/${leadId}`).set(aRequest()));
    await backend.asOwner((firestore) => firestore.doc(`leadKeys/${keyId}`).delete());
    await assertSucceeds(leaveRequest(backend.as('visitor')));
  });

  it('must be the hash of kind and address', async () => {
    const firestore = backend.as('visitor');
    for (const keyId of [
      await keyFor('other@shelter.example'),
      'a'.repeat(64),
      (await keyFor('amara@shelter.example')).toUpperCase(),
    ]) {
      await assertFails(leaveRequest(firestore, aRequest(), { keyId }));
    }
    expect(await keyCount()).toBe(0);
  });

  it.each([
    ['another request', { leadId: otherId }],
    ['an extra field', { leadId, email: 'amara@shelter.example' }],
    ['a number', { leadId: 7 }],
    ['nothing', {}],
  ])('may not name %s', async (_, key) => {
    await assertFails(leaveRequest(backend.as('visitor'), aRequest(), { key }));
    expect(await keyCount()).toBe(0);
  });

  it('may not be used twice in one batch', async () => {
    const firestore = backend.as('visitor');
    const keyId = await keyFor('amara@shelter.example');
    await assertFails(
      firestore
        .batch()
        .set(firestore.doc(`bundleRequests/${leadId}`), aRequest())
        .set(firestore.doc(`bundleRequests/${otherId}`), aRequest())
        .set(firestore.doc(`leadKeys/${keyId}`), { leadId })
        .commit(),
    );
    expect(await keyCount()).toBe(0);
  });

  it('may not be added to an existing request', async () => {
    await backend.asOwner((firestore) => firestore.doc(`bundleRequests/${leadId}`).set(aRequest()));
    const keyId = await keyFor('amara@shelter.example');
    await assertFails(backend.as('visitor').doc(`leadKeys/${keyId}`).set({ leadId }));
    expect(await keyCount()).toBe(0);
  });

  it.each(actors)('may not be changed by %s', async (actor) => {
    await backend.asOwner((firestore) => leaveRequest(firestore));
    const keyId = await keyFor('amara@shelter.example');
    await assertFails(backend.as(actor).doc(`leadKeys/${keyId}`).update({ leadId: otherId }));
  });

  it.each(actors)('may not be deleted by %s while its request exists', async (actor) => {
    await backend.asOwner((firestore) => leaveRequest(firestore));
    const keyId = await keyFor('amara@shelter.example');
    await assertFails(backend.as(actor).doc(`leadKeys/${keyId}`).delete());
    expect(await keyCount()).toBe(1);
  });

  it('may be deleted by an admin if its request is gone, but not by a regular user', async () => {
    const keyId = await keyFor('amara@shelter.example');
    await backend.asOwner((firestore) => firestore.doc(`leadKeys/${keyId}`).set({ leadId }));
    await assertFails(backend.as('regular').doc(`leadKeys/${keyId}`).delete());
    await assertSucceeds(backend.as('admin').doc(`leadKeys/${keyId}`).delete());
  });
});
