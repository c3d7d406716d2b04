import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  aMessage,
  anApplication,
  anIndex,
  aRequest,
  aSubscription,
  keyFor,
  leadId,
  otherId,
  removedField,
  wrongEverywhere,
  wrongTexts,
} from './records/leads';
import { movingToTrash } from './move-to-trash';
import { type ActorName, actors, startRulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import { serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-messages');
const stored = storedBy(backend);
const path = `bundleRequests/${leadId}`;
const leave = (message = aMessage(), id = leadId, actor: ActorName = 'visitor') =>
  backend.as(actor).doc(`bundleRequests/${id}`).set(message);

describe('a visitor who sends a message', () => {
  it(
    'may store a message in exactly the given shape, without a key',
    covers('PUB-171', 'PUB-186', 'PUB-333', 'PUB-338', 'PUB-339'),
    async () => {
      await assertSucceeds(leave());
      expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
        Object.keys(aMessage()).toSorted(),
      );
    },
  );

  it.each(Object.keys(aMessage()))('may not leave out %s', async (key) => {
    const { [key]: _, ...incomplete } = aMessage();
    await assertFails(leave(incomplete));
    await stored.expectNothing();
  });

  it.each([
    ...wrongEverywhere('PUB-185'),
    ...wrongTexts('name', 100, 'PUB-180'),
    ...wrongTexts('message', 5000, 'PUB-182'),
    ...wrongTexts('subject', 200).slice(1),
    ['another source', { source: 'footer_subscription' }],
    ['a source that is a list', { source: ['contact_form'] }],
    ['another type', { bundleType: 'Contact' }],
    ['the type of a subscription', { bundleType: 'Newsletter Subscription' }],
  ] as const)('may not send %s', async (_, changes) => {
    await assertFails(leave(aMessage(changes)));
    await stored.expectNothing();
  });

  it('may leave the subject empty and fill every field to its limit', covers('PUB-183'), async () => {
    await assertSucceeds(leave(aMessage({ subject: '' })));
    await assertSucceeds(
      leave(
        aMessage({ name: 'n'.repeat(100), subject: 's'.repeat(200), message: 'm'.repeat(5000) }),
        otherId,
      ),
    );
  });

  it('may write again from the same address', covers('PUB-187'), async () => {
    await assertSucceeds(leave());
    await assertSucceeds(leave(aMessage(), otherId));
  });

  it('may not choose a guessable id', async () => {
    await assertFails(leave(aMessage(), 'first'));
    await stored.expectNothing();
  });

  it('may not add a key of any kind with a message', async () => {
    const firestore = backend.as('visitor');
    for (const kind of ['starter-pack', 'newsletter', 'waitlist', 'waitlist-application', 'none']) {
      const keyId = await keyFor('amara@shelter.example', kind as 'newsletter');
      await assertFails(
        firestore
          .batch()
          .set(firestore.doc(path), aMessage())
          .set(firestore.doc(`leadKeys/${keyId}`), { leadId })
          .commit(),
      );
    }
    await stored.expectNothing();
  });
});

describe('a message whose answer was lost', () => {
  const { createdAt: _, ...words } = aMessage();
  const again = (changes: Record<string, unknown> = {}, actor: ActorName = 'visitor') =>
    backend
      .as(actor)
      .doc(path)
      .update({ ...words, ...changes });

  it.each(actors)('may be sent again by %s without changing anything, and keeps its time', async (actor) => {
    await assertSucceeds(leave(aMessage(), leadId, actor));
    const before = await stored.document(path);
    await assertFails(leave(aMessage(), leadId, actor));
    await assertSucceeds(again({}, actor));
    expect(await stored.document(path)).toEqual(before);
  });

  it.each([
    ['another name', { name: 'Mallory' }],
    ['another address', { email: 'other@shelter.example' }],
    ['another subject', { subject: '' }],
    ['another message', { message: 'Something else.' }],
    ['another consent version', { consentVersion: '2026-12' }],
    ['another status', { status: 'sent' }],
    ['another time', { createdAt: serverTime() }],
    ['an extra field', { updatedAt: serverTime() }],
    ['a missing field', { subject: removedField() }],
    ['search and sort fields', anIndex()],
  ])('may not be repeated with %s', async (_, changes) => {
    await leave();
    const before = await stored.document(path);
    await assertFails(again(changes));
    expect(await stored.document(path)).toEqual(before);
    await assertSucceeds(again());
  });

  it('may be repeated after an admin changed its status, without undoing that', async () => {
    await leave();
    await backend.as('admin').doc(path).update({ status: 'sent', updatedAt: serverTime() });
    await assertFails(again());
    await assertSucceeds(
      backend.as('visitor').doc(path).update({ name: words['name'], message: words['message'] }),
    );
    expect((await stored.document(path))?.status).toBe('sent');
  });

  it('cannot be repeated under the id of another kind’s request, which would reveal it', async () => {
    for (const lead of [aRequest(), aSubscription()]) {
      await backend.asOwner((firestore) => firestore.doc(path).set(lead));
      await assertFails(backend.as('visitor').doc(path).update({ name: 'Amara Osei' }));
    }
    await assertFails(backend.as('visitor').doc(`bundleRequests/${otherId}`).update({ name: 'Amara Osei' }));
  });

  it('cannot be turned into a request of another kind', async () => {
    await leave();
    await assertFails(leave(aRequest()));
    await assertFails(leave(anApplication()));
  });
});

describe('a stored message', () => {
  it.each(actors)('can be read, changed and deleted only by an admin (%s)', async (actor) => {
    await backend.asOwner((firestore) => firestore.doc(path).set(aMessage()));
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const message = backend.as(actor).doc(path);
    await expected(message.get());
    await expected(message.update({ status: 'sent', updatedAt: serverTime() }));
    await expected((await movingToTrash(backend, actor, path)).commit());
    expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
  });
});
