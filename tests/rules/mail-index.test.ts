import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectOneDifference } from './one-difference';
import { aMail, aMailEntry } from './records/contact-records';
import { ids } from './records/records';
import { type ActorName, startRulesBackend, uidOf } from './rules-backend';
import type { Fields } from './records/to-stored';

const backend = startRulesBackend('demo-rules-mail-index');
const path = `mailIndex/${ids.stored}`;
const mailPath = (contact: string) => `manualContacts/${contact}/emails/${ids.stored}`;
const store = (fields: Fields, at: string) => backend.asOwner((owner) => owner.doc(at).set(fields));
const manyGrams = (count: number) =>
  Array.from({ length: count }, (_, place) => String(place).padStart(5, '0'));

beforeEach(() => store(aMail('regular'), mailPath(ids.contact)));

describe('a search entry of an email', () => {
  const write = (actor: ActorName) => (changes: Fields) =>
    backend
      .as(actor)
      .doc(path)
      .set({ ...aMailEntry(), ...changes });

  it.each<[string, Fields]>([
    ['an extra key', { text: 'donor' }],
    ['no contact', { contactId: 'x/y' }],
    ['another contact', { contactId: ids.foreign }],
    ['another owner', { contactOwnerId: uidOf('colleague') }],
    ['741 parts', { grams: manyGrams(741) }],
    ['a part of six characters', { grams: ['donors'] }],
    ['an empty part', { grams: ['don', ''] }],
    ['text instead of a list of parts', { grams: 'don' }],
  ])('may not contain %s, when new or changed', async (_, difference) => {
    await expectOneDifference(backend, path, write('regular'), difference);
    await store(aMailEntry({ grams: ['d'] }), path);
    await expectOneDifference(backend, path, write('regular'), difference);
  });

  it('may be filled to its limit', async () => {
    await assertSucceeds(write('regular')({ grams: manyGrams(740) }));
  });

  it('may not move to another contact with an email of the same id', async () => {
    await store(aMail('regular'), mailPath(ids.foreign));
    await store(aMailEntry(), path);
    await assertFails(write('regular')({ contactId: ids.foreign }));
    await assertSucceeds(write('regular')({}));
  });

  it('may be written with its email but not without one', async () => {
    await backend.asOwner((owner) => owner.doc(mailPath(ids.contact)).delete());
    await assertFails(write('admin')({}));
    await store(aMail('regular'), mailPath(ids.contact));
    await assertSucceeds(write('admin')({}));
  });

  it('is found by the contact’s owner, up to 500 at a time', async () => {
    await store(aMailEntry(), path);
    const own = (actor: ActorName, limit: number) =>
      backend
        .as(actor)
        .collection('mailIndex')
        .where('grams', 'array-contains', 'donor')
        .where('contactOwnerId', '==', uidOf('regular'))
        .limit(limit)
        .get();
    expect((await assertSucceeds(own('regular', 500))).size).toBe(1);
    await assertFails(own('regular', 501));
    await assertFails(own('colleague', 20));
    await assertFails(backend.as('inactive').doc('mailIndex/nothing').get());
    await assertSucceeds(backend.as('regular').doc('mailIndex/nothing').get());
  });
});
