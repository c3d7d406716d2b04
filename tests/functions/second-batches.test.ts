import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { handOverAll } from '../../functions/src/services/hand-over';
import { eraseContact, purgeTrash } from '../../functions/src/services/records';
import { dueContacts } from '../../functions/src/services/salesforce-sync';
import { deleteStrayEnvelopes } from '../../functions/src/services/stray-envelopes';
import { startApi } from './api-under-test';

const { database } = await startApi();

/** Stores `count` documents in batches of some hundred. */
async function putMany(
  count: number,
  document: (n: number) => readonly [path: string, fields: Record<string, unknown>],
): Promise<void> {
  for (let from = 0; from < count; from += 300) {
    const batch = database.batch();
    for (let n = from; n < Math.min(count, from + 300); n += 1) {
      const [path, fields] = document(n);
      batch.set(database.doc(path), fields);
    }
    await batch.commit();
  }
}
const countOf = async (collection: string) => (await database.collection(collection).get()).size;

// Each number is one more than a batch of the work.
describe('work that needs more than one batch', () => {
  it('deletes 201 emails of a contact', async () => {
    await putMany(201, (n) => [`manualContacts/iris/emails/m${n}`, { subject: 'Hello' }]);
    await eraseContact(database, 'iris');
    expect(await countOf('manualContacts/iris/emails')).toBe(0);
  });

  it('hands over 51 contacts, 101 notes and 201 events', async () => {
    await putMany(51, (n) => [`manualContacts/c${n}`, { name: `C${n}`, ownerId: 'mia' }]);
    await putMany(101, (n) => [`notes/n${n}`, { createdBy: 'mia', sharedWith: [], searchIds: [] }]);
    await putMany(201, (n) => [
      `calendarEvents/e${n}`,
      { createdBy: 'mia', userId: 'mia', sharedUsers: [], sharedUserIds: [], sharedPermissions: {} },
    ]);
    expect(await handOverAll(database, 'mia', 'noor')).toBe(353);
    const left = (collection: string, field: string) =>
      database
        .collection(collection)
        .where(field, '==', 'mia')
        .get()
        .then(({ size }) => size);
    expect(await left('manualContacts', 'ownerId')).toBe(0);
    expect(await left('notes', 'createdBy')).toBe(0);
    expect(await left('calendarEvents', 'createdBy')).toBe(0);
  });

  it('empties the trash of 101 entries', async () => {
    const now = new Date('2026-11-22T05:00:00Z');
    const deletedAt = Timestamp.fromDate(new Date('2026-10-01T00:00:00Z'));
    await putMany(101, (n) => [
      `trash/templates-t${n}`,
      { collection: 'templates', recordId: `t${n}`, record: {}, keepers: ['mia'], with: '', deletedAt },
    ]);
    expect(await purgeTrash(database, now)).toBe(101);
    expect(await countOf('trash')).toBe(0);
  });

  it('finds 500 contacts to sync behind 500 that are up to date', async () => {
    const at = Timestamp.fromDate(new Date('2026-11-01T00:00:00Z'));
    await putMany(1_001, (n) => [
      `manualContacts/c${String(n).padStart(4, '0')}`,
      {
        name: `C${n}`,
        archived: false,
        updatedAt: at,
        ...(n < 501 && { salesforceSync: { isSynced: true, lastSyncDate: at } }),
      },
    ]);
    const due = await dueContacts(database);
    expect(due).toHaveLength(500);
    expect(due[0]?.id).toBe('c0501');
  });
});

describe('envelopes that no draft names', () => {
  it('are deleted, all 201, unless they may belong to a publication in progress', async () => {
    await putMany(201, (n) => [`proposals/harbour/sealed/s${n}`, { revision: 2 }]);
    const documents: Readonly<Record<string, Record<string, unknown>>> = {
      'proposals/harbour': { revision: 3 },
      'proposalDrafts/harbour': { envelopes: ['reader/named'] },
      'proposals/harbour/sealed/named': { revision: 3 },
      'proposals/harbour/sealed/next': { revision: 4 },
      'proposals/harbour/sealed/current': { revision: 3 },
      // The page of these envelopes was deleted.
      'proposals/gone/sealed/over': { revision: 1 },
      // A gate without its draft is left to a person.
      'proposals/alone': { revision: 3 },
      'proposals/alone/sealed/kept': { revision: 1 },
    };
    for (const [path, fields] of Object.entries(documents)) await database.doc(path).set(fields);
    expect(await deleteStrayEnvelopes(database)).toBe(203);
    const ids = async (slug: string) =>
      (await database.collection(`proposals/${slug}/sealed`).get()).docs.map(({ id }) => id);
    expect(await ids('harbour')).toEqual(['named', 'next']);
    expect(await ids('gone')).toEqual([]);
    expect(await ids('alone')).toEqual(['kept']);
    expect(await deleteStrayEnvelopes(database)).toBe(0);
  });
});
