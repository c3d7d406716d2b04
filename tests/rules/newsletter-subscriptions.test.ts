import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  aRequest,
  aSubscription,
  keyFor,
  leadId,
  leaveRequest,
  otherId,
  wrongEverywhere,
  wrongTexts,
} from './records/leads';
import { movingToTrash } from './move-to-trash';
import { actors, startRulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import { serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-newsletter');
const stored = storedBy(backend);
const path = `bundleRequests/${leadId}`;
const leave = (lead = aSubscription(), options: Parameters<typeof leaveRequest>[2] = {}) =>
  leaveRequest(backend.as('visitor'), lead, { kind: 'newsletter', ...options });

describe('a visitor who subscribes', () => {
  it(
    'may store a subscription in exactly the given shape, with its key',
    covers('PUB-171', 'PUB-209', 'PUB-333', 'PUB-341', 'PUB-342'),
    async () => {
      await assertSucceeds(leave());
      expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
        Object.keys(aSubscription()).toSorted(),
      );
      expect(
        await stored.document(`leadKeys/${await keyFor('amara@shelter.example', 'newsletter')}`),
      ).toEqual({
        leadId,
      });
    },
  );

  it.each(Object.keys(aSubscription()))('may not leave out %s', async (key) => {
    const { [key]: _, ...incomplete } = aSubscription();
    await assertFails(leave(incomplete));
    await stored.expectNothing();
  });

  it.each([
    ...wrongEverywhere('PUB-205'),
    ...wrongTexts('name', 100, 'PUB-202'),
    ['another source', { source: 'contact_form' }],
    ['a source that is a map', { source: {} }],
    ['a subject', { subject: '' }],
    ['a message', { message: 'Hello' }],
    ['the type of a starter-pack request', { bundleType: 'Day-1 Impact Playbook' }],
    ['the type of a message', { bundleType: 'Contact Form Submission' }],
  ] as const)('may not send %s', async (_, changes) => {
    await assertFails(leave(aSubscription(changes)));
    await stored.expectNothing();
  });

  it('may not subscribe an address twice in any spelling', covers('PUB-211'), async () => {
    await assertSucceeds(leave());
    for (const email of ['amara@shelter.example', 'AMARA@Shelter.Example']) {
      await assertFails(leave(aSubscription({ email }), { id: otherId }));
    }
    expect(await stored.document(`bundleRequests/${otherId}`)).toBeUndefined();
  });

  it(
    'may have requested the starter pack before, because each kind has its own key',
    covers('PUB-208'),
    async () => {
      await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest()));
      await assertSucceeds(leave(aSubscription(), { id: otherId }));
    },
  );

  it('may not write without the key, or with another kind’s key', async () => {
    await assertFails(backend.as('visitor').doc(path).set(aSubscription()));
    for (const kind of ['starter-pack', 'waitlist', 'waitlist-application'] as const) {
      await assertFails(leave(aSubscription(), { keyId: await keyFor('amara@shelter.example', kind) }));
    }
    await stored.expectNothing();
  });

  it('may not store it as a starter-pack request with that kind’s key', async () => {
    const options = { kind: 'starter-pack' } as const;
    await assertFails(leave(aSubscription({ bundleType: 'Day-1 Impact Playbook' }), options));
    await stored.expectNothing();
    await assertSucceeds(leave(aRequest(), options));
  });

  it('may not overwrite a subscription, even with the same content', async () => {
    await leave();
    await assertFails(backend.as('visitor').doc(path).set(aSubscription()));
  });
});

describe('a stored subscription', () => {
  it.each(actors)('can be read, changed and deleted with its key only by an admin (%s)', async (actor) => {
    await backend.asOwner((firestore) => leaveRequest(firestore, aSubscription(), { kind: 'newsletter' }));
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const firestore = backend.as(actor);
    await expected(firestore.doc(path).get());
    await expected(firestore.doc(path).update({ status: 'sent', updatedAt: serverTime() }));
    // If the key stayed, the address could not subscribe again.
    await assertFails((await movingToTrash(backend, actor, path)).commit());
    const key = firestore.doc(`leadKeys/${await keyFor('amara@shelter.example', 'newsletter')}`);
    await assertFails(key.delete());
    await expected((await movingToTrash(backend, actor, path)).delete(key).commit());
    expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
  });
});
