import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { movingToTrash } from './move-to-trash';
import { aContact } from './records/contact-records';
import { aMessage, aSubscription, leaveRequest } from './records/leads';
import { aTemplate, anEvent, aTrashEntry, ids } from './records/records';
import { storedBy } from './records/stored';
import { type ActorName, type Firestore, startRulesBackend } from './rules-backend';
import type { Fields } from './records/to-stored';

const backend = startRulesBackend('demo-rules-trashed-ids');
const stored = storedBy(backend);

type Leave = (firestore: Firestore, id: string) => Promise<unknown>;
const setting =
  (collection: string, record: Fields): Leave =>
  (firestore, id) =>
    firestore.doc(`${collection}/${id}`).set(record);

describe('the id of a record in the trash', () => {
  it.each<[name: string, collection: string, actor: ActorName, leave: Leave]>([
    ['a contact', 'manualContacts', 'colleague', setting('manualContacts', aContact('colleague'))],
    ['an event', 'calendarEvents', 'colleague', setting('calendarEvents', anEvent('colleague'))],
    ['a template', 'templates', 'colleague', setting('templates', aTemplate('colleague'))],
    ['a message', 'bundleRequests', 'visitor', setting('bundleRequests', aMessage())],
    ['a request', 'bundleRequests', 'visitor', (firestore, id) => leaveRequest(firestore, undefined, { id })],
    [
      'a subscription',
      'bundleRequests',
      'visitor',
      (firestore, id) => leaveRequest(firestore, aSubscription(), { id, kind: 'newsletter' }),
    ],
  ])(
    'cannot be taken by another person’s record (%s)',
    covers('ATT-020'),
    async (_, collection, actor, leave) => {
      const entry = aTrashEntry('regular', { collection, id: ids.stored, record: {} });
      await backend.asOwner((owner) => owner.doc(`trash/${collection}-${ids.stored}`).set(entry));
      await assertFails(leave(backend.as(actor), ids.stored));
      expect(await stored.document(`${collection}/${ids.stored}`)).toBeUndefined();
      await assertSucceeds(leave(backend.as(actor), ids.fresh));
    },
  );

  it('is free for its own record after a restore', async () => {
    const path = `templates/${ids.stored}`;
    await assertSucceeds(setting('templates', aTemplate('regular'))(backend.as('regular'), ids.stored));
    await (await movingToTrash(backend, 'regular', path)).commit();
    await assertFails(setting('templates', aTemplate('regular'))(backend.as('regular'), ids.stored));
    const entry = (await stored.document(`trash/templates-${ids.stored}`)) as { record: Fields };
    const firestore = backend.as('regular');
    const back = firestore.batch().delete(firestore.doc(`trash/templates-${ids.stored}`));
    await assertSucceeds(back.set(firestore.doc(path), entry.record).commit());
  });
});
