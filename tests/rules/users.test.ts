import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { actors, uidOf, startRulesBackend } from './rules-backend';

const backend = startRulesBackend('demo-rules-users');

describe('the record of a person', () => {
  it.each(actors.filter((actor) => actor !== 'visitor'))('%s may read the own one', async (actor) => {
    await assertSucceeds(
      backend
        .as(actor)
        .doc(`users/${uidOf(actor)}`)
        .get(),
    );
  });

  it.each(actors)("%s reading another's", async (actor) => {
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const other = actor === 'regular' ? uidOf('admin') : uidOf('regular');
    await expected(backend.as(actor).doc(`users/${other}`).get());
  });

  it.each(actors)('%s may write nobody, not even the own one [WRK-788]', async (actor) => {
    const firestore = backend.as(actor);
    for (const uid of [uidOf(actor), uidOf('regular'), 'new']) {
      await assertFails(
        firestore.doc(`users/${uid}`).set({ email: 'x@acf.example', role: 'admin', status: 'active' }),
      );
      await assertFails(firestore.doc(`users/${uid}`).delete());
    }
    await assertFails(firestore.doc(`users/${uidOf('regular')}`).update({ role: 'admin' }));
    const role = await backend.asOwner(async (owner) =>
      (await owner.doc(`users/${uidOf('regular')}`).get()).get('role'),
    );
    expect(role).toBe('regular');
  });
});

describe('everything else', () => {
  it.each(actors)('is closed to %s', async (actor) => {
    const firestore = backend.as(actor);
    for (const collection of ['contacts', 'requests', 'integrations', 'settings', 'anything']) {
      await assertFails(firestore.doc(`${collection}/one`).get());
      await assertFails(firestore.collection(collection).get());
      await assertFails(firestore.doc(`${collection}/one`).set({ a: 1 }));
    }
    await assertFails(firestore.doc('bundleRequests/one/below/two').get());
  });
});
