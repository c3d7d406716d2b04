import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { runNight } from '../../functions/src/services/night';
import { startApi } from './api-under-test';
import { whileWriteFails } from './failing-writes';
import { entry, index, office } from './office';
import { connect, salesforce, salesforceSettings, storeContact } from './service-peers';

let clock = Date.parse('2026-11-22T05:00:00Z');
const api = await startApi({ settings: salesforceSettings, now: () => new Date(clock) });
const { database } = api;
const day = 24 * 60 * 60_000;

type Documents = Readonly<Record<string, Record<string, unknown>>>;

async function put(documents: Documents): Promise<void> {
  const batch = database.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
  await batch.commit();
}

const times = ['updatedAt', 'lastModified', 'createdAt', 'lastSyncedAt', 'lastSyncDate'];

/**
 * Returns all stored documents, without the times of changes and without the feed, whose entries have random
 * ids.
 */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  const collect = async (parent: {
    readonly listCollections: () => Promise<FirebaseFirestore.CollectionReference[]>;
  }): Promise<void> => {
    for (const collection of await parent.listCollections()) {
      if (['security_events', 'integrations'].includes(collection.id)) continue;
      for (const reference of await collection.listDocuments()) {
        const stored = await reference.get();
        if (stored.exists)
          found[reference.path] = JSON.parse(
            JSON.stringify(stored.data(), (key, value: unknown) => (times.includes(key) ? undefined : value)),
          );
        await collect(reference);
      }
    }
  };
  await collect(database);
  return found;
}

const said: ReturnType<typeof vi.spyOn>[] = [];
beforeEach(() => {
  clock = Date.parse('2026-11-22T05:00:00Z');
  said.push(vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue());
});
afterEach(() => {
  for (const each of said.splice(0)) each.mockRestore();
});

interface Repeatable {
  readonly begin: () => Promise<void>;
  readonly work: () => Promise<unknown>;
  /** Checks the stored data after a failed write and before the retry. */
  readonly check?: (n: number) => Promise<void>;
}

/**
 * Runs the work once whole. Then interrupts it at each of its writes, repeats it, and expects the same
 * result. Returns the number of writes.
 */
async function expectRepeatable({ begin, work, check }: Repeatable): Promise<number> {
  const beginAnew = async () => {
    api.beginAnew();
    await begin();
  };
  await beginAnew();
  await work();
  const whole = await everything();
  for (let n = 1; ; n += 1) {
    await beginAnew();
    if (!(await whileWriteFails(database, n, work))) return n - 1;
    await check?.(n);
    await work();
    expect(await everything(), `after write ${n} failed`).toEqual(whole);
  }
}

describe('an account deletion that stops midway', () => {
  it('loses no record, disables the account, and is completed by a repeat', covers('WRK-493'), async () => {
    const owned = async () => {
      const contacts = await database.collection('manualContacts').get();
      return contacts.docs.filter((each) => ['mia', 'noor'].includes(String(each.get('ownerId')))).length;
    };
    const writes = await expectRepeatable({
      begin: () => put({ ...office, 'settings/mia': { density: 'compact' } }),
      work: () => api.call('DELETE', '/admin/users/auth/mia?heir=noor', { as: 'ada' }),
      check: async (n) => {
        expect(await owned(), `after write ${n}`).toBe(1);
        // The record remains, so that a retry knows there is work left.
        expect((await database.doc('users/mia').get()).exists, `after write ${n}`).toBe(true);
      },
    });
    expect(writes).toBeGreaterThan(10);
    expect((await database.doc('users/mia').get()).exists).toBe(false);
    await expect(api.accounts.getUser('mia')).rejects.toThrow();
  });
});

describe('a nightly run that stops midway', () => {
  const now = new Date('2026-11-22T05:00:00Z');
  const ago = (days: number) => Timestamp.fromMillis(now.getTime() - days * day);
  const trashed = (collection: string, recordId: string, record: object = {}) => ({
    collection,
    recordId,
    record,
    keepers: ['mia'],
    with: '',
    deletedAt: ago(31),
  });

  it('deletes the rest the next night and nothing that should stay', async () => {
    const writes = await expectRepeatable({
      begin: () =>
        put({
          ...office,
          'trash/notes-old': trashed('notes', 'old', { searchIds: [entry('old')] }),
          [`noteIndex/${entry('old')}`]: index('old', 'mia'),
          'notes/old/versions/0': { content: 'Before' },
          'trash/manualContacts-gone': trashed('manualContacts', 'gone', { name: 'Gone' }),
          'manualContacts/gone/emails/m1': { subject: 'Hello' },
          'notes/of-gone': { contactId: 'gone', searchIds: [], createdBy: 'mia' },
          'proposals/harbour': { revision: 2 },
          'proposalDrafts/harbour': { envelopes: ['reader/named'] },
          'proposals/harbour/sealed/over': { revision: 2, expiresAt: ago(1) },
          'proposals/harbour/sealed/named': { revision: 2 },
          'proposals/harbour/sealed/stray': { revision: 1 },
          'apiCalls/old': { digest: 'a', at: ago(31) },
        }),
      work: () => runNight(database, now),
    });
    expect(writes).toBeGreaterThan(8);
    const left = Object.keys(await everything());
    expect(left).toContain('proposals/harbour/sealed/named');
    expect(left).toContain('manualContacts/iris');
    expect(left.filter((path) => /stray|over|gone\/|of-gone|old/.test(path))).toEqual([]);
  });
});

describe('a sync that stops midway', () => {
  it('creates no second Salesforce record and ends with the same result', async () => {
    const writes = await expectRepeatable({
      begin: async () => {
        salesforce.forget();
        await connect(api);
        await storeContact(api, 'iris');
        await storeContact(api, 'jon', { firstName: 'Jon', name: 'Jon', email: 'jon@river.example' });
        // This contact has no email, so only the stored id shows that it exists at Salesforce.
        await storeContact(api, 'kim', { firstName: 'Kim', name: 'Kim', email: '' });
      },
      work: async () => {
        await api.call('POST', '/salesforce/sync', { as: 'ada', body: { contacts: ['iris', 'jon', 'kim'] } });
        // After a minute an interrupted sync no longer blocks the next one.
        clock += 61_000;
        expect(new Set(salesforce.records('Contact').map(({ FirstName }) => FirstName)).size).toBe(
          salesforce.records('Contact').length,
        );
      },
      check: async (n) => {
        expect(salesforce.records('Contact').length, `after write ${n}`).toBeLessThanOrEqual(3);
      },
    });
    expect(writes).toBeGreaterThan(3);
    expect(salesforce.records('Contact')).toHaveLength(3);
  });
});
