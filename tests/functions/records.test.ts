import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { deleteEndedAccess } from '../../functions/src/services/ended-access';
import { handOverAll, handOverContact } from '../../functions/src/services/hand-over';
import { runNight } from '../../functions/src/services/night';
import { eraseContact, purgeTrash } from '../../functions/src/services/records';
import { startApi } from './api-under-test';
import { whileWriteFails } from './failing-writes';
import { entry, index, note, office } from './office';

const api = await startApi();
const { database } = api;
const day = 24 * 60 * 60_000;

async function put(documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void> {
  const batch = database.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
  await batch.commit();
}
const read = async (path: string) => (await database.doc(path).get()).data();
const ids = async (collection: string) =>
  (await database.collection(collection).get()).docs.map(({ id }) => id).sort();

describe('everything a person owns', () => {
  it(
    'goes to another person with its related records, and the former owner loses every share',
    covers('WRK-493'),
    async () => {
      await put(office);
      expect(await handOverAll(database, 'mia', 'noor')).toBe(5);
      expect(await read('manualContacts/iris')).toMatchObject({ ownerId: 'noor' });
      expect(await read('manualContacts/jon')).toMatchObject({ ownerId: 'theo' });
      expect(await read('manualContacts/iris/emails/m1')).toMatchObject({ contactOwnerId: 'noor' });
      expect(await read('notes/about')).toMatchObject({ contactOwnerId: 'noor', createdBy: 'theo' });
      expect(await read(`noteIndex/${entry('about')}`)).toMatchObject({
        readers: { noor: true, theo: true },
      });
      // The new owner needs no share of her own note.
      expect(await read('notes/own')).toMatchObject({
        createdBy: 'noor',
        sharedWith: ['theo'],
        sharedWithEmails: ['theo@acf.example'],
      });
      expect((await read(`noteIndex/${entry('own')}`))?.['readers']).toEqual({ noor: true, theo: true });
      expect(await read('notes/shared')).toMatchObject({
        createdBy: 'theo',
        sharedWith: [],
        isShared: false,
      });
      expect((await read(`noteIndex/${entry('shared')}`))?.['readers']).toEqual({ theo: true });
      expect(await read('templates/t')).toMatchObject({ createdBy: 'noor', sharedWith: ['theo'] });
      expect(await read('templates/u')).toMatchObject({ createdBy: 'theo', sharedWith: ['noor'] });
      expect(await read('tasks/t')).toMatchObject({ createdBy: 'noor' });
      expect(await read('calendarEvents/e')).toMatchObject({
        createdBy: 'noor',
        userId: 'noor',
        sharedUserIds: [],
        sharedPermissions: {},
      });
      expect(await read('calendarEvents/f')).toMatchObject({
        createdBy: 'theo',
        sharedUserIds: [],
        sharedUsers: [],
      });
      expect(await read('meetings/m')).toMatchObject({ participants: ['theo'] });
      expect(await read('trash/notes-gone')).toMatchObject({
        keepers: ['noor', ''],
        record: { createdBy: 'noor' },
      });
      expect(await handOverAll(database, 'mia', 'noor')).toBe(0);
    },
  );
});

describe('a record that is handed over', () => {
  const old = Timestamp.fromDate(new Date('2026-01-01T00:00:00Z'));
  const share = (userId: string) => ({ userId, permission: 'view' });
  const people = ['theo', 'noor', 'mia'];

  it('stays shared with everyone else and gets a new change time', async () => {
    await put({
      'manualContacts/iris': { name: 'Iris', ownerId: 'mia', updatedAt: old },
      'notes/own': note('own', {
        createdBy: 'mia',
        sharedWith: ['theo', 'lena'],
        // An older note has fewer email addresses than people.
        sharedWithEmails: ['theo@acf.example'],
        updatedAt: old,
      }),
      [`noteIndex/${entry('own')}`]: index('own', 'mia', 'theo', 'lena'),
      'templates/t': { createdBy: 'mia', sharedWith: people, updatedAt: old },
      'calendarEvents/e': {
        createdBy: 'mia',
        userId: 'mia',
        sharedUsers: [share('theo'), share('noor')],
        sharedUserIds: ['theo', 'noor'],
        sharedPermissions: { theo: 'view', noor: 'view' },
        updatedAt: old,
      },
      'calendarEvents/f': {
        createdBy: 'theo',
        sharedUsers: [share('mia'), share('lena')],
        sharedUserIds: ['mia', 'lena'],
        sharedPermissions: { mia: 'view', lena: 'view' },
        updatedAt: old,
      },
      'calendarEvents/bare': { createdBy: 'mia' },
      'meetings/m': { createdBy: 'mia', participants: people, sharedWith: people, updatedAt: old },
      'trash/manualContacts-jon': {
        collection: 'manualContacts',
        recordId: 'jon',
        keepers: ['mia', 'ada'],
        record: { ownerId: 'mia', createdBy: 'theo' },
      },
    });
    expect(await handOverAll(database, 'mia', 'noor')).toBe(5);
    expect(await read('manualContacts/iris')).toMatchObject({ ownerId: 'noor', lastModifiedBy: 'noor' });
    expect(await read('notes/own')).toMatchObject({
      createdBy: 'noor',
      sharedWith: ['theo', 'lena'],
      sharedWithEmails: ['theo@acf.example'],
      isShared: true,
    });
    expect((await read(`noteIndex/${entry('own')}`))?.['readers']).toEqual({
      noor: true,
      theo: true,
      lena: true,
    });
    expect(await read('templates/t')).toMatchObject({ createdBy: 'noor', sharedWith: ['theo'] });
    expect(await read('calendarEvents/e')).toMatchObject({
      createdBy: 'noor',
      userId: 'noor',
      sharedUsers: [share('theo')],
      sharedUserIds: ['theo'],
      sharedPermissions: { theo: 'view' },
    });
    expect(await read('calendarEvents/f')).toMatchObject({
      createdBy: 'theo',
      sharedUsers: [share('lena')],
      sharedUserIds: ['lena'],
      sharedPermissions: { lena: 'view' },
    });
    expect(await read('calendarEvents/bare')).toMatchObject({ createdBy: 'noor', sharedUserIds: [] });
    expect(await read('meetings/m')).toMatchObject({
      createdBy: 'noor',
      participants: ['theo', 'noor'],
      sharedWith: ['theo', 'noor'],
    });
    expect(await read('trash/manualContacts-jon')).toMatchObject({
      keepers: ['noor', 'ada'],
      record: { ownerId: 'noor', createdBy: 'theo' },
    });
    for (const path of ['manualContacts/iris', 'notes/own', 'templates/t', 'calendarEvents/e', 'meetings/m'])
      expect((await read(path))?.['updatedAt'], path).toSatisfy(
        (time: Timestamp) => time.toMillis() > old.toMillis(),
      );
  });

  it('includes a contact’s notes and emails of its owner, and no one else’s', async () => {
    await put({
      'manualContacts/iris': { name: 'Iris', ownerId: 'mia' },
      'manualContacts/iris/emails/hers': { contactOwnerId: 'mia' },
      'manualContacts/iris/emails/other': { contactOwnerId: 'theo' },
      'mailIndex/hers': { contactId: 'iris', contactOwnerId: 'mia' },
      'mailIndex/jons': { contactId: 'jon', contactOwnerId: 'mia' },
      'notes/other': note('other', { contactId: 'iris', contactOwnerId: 'theo', createdBy: 'theo' }),
    });
    await handOverContact(database, 'iris', 'noor', 'ada');
    expect(await read('manualContacts/iris')).toMatchObject({ ownerId: 'noor', lastModifiedBy: 'ada' });
    expect(await read('manualContacts/iris/emails/hers')).toEqual({ contactOwnerId: 'noor' });
    expect(await read('manualContacts/iris/emails/other')).toEqual({ contactOwnerId: 'theo' });
    expect(await read('mailIndex/hers')).toMatchObject({ contactOwnerId: 'noor' });
    expect(await read('mailIndex/jons')).toMatchObject({ contactOwnerId: 'mia' });
    expect(await read('notes/other')).toMatchObject({ contactOwnerId: 'theo' });
  });

  it('is unchanged if the contact’s owner stays the same', async () => {
    await put(office);
    await handOverContact(database, 'iris', 'mia', 'ada');
    expect(await read('manualContacts/iris')).toMatchObject({ ownerId: 'mia', lastModifiedBy: 'ada' });
    expect(await read('notes/about')).toMatchObject({ contactOwnerId: 'mia' });
    expect(await read('notes/about')).not.toHaveProperty('updatedAt');
  });
});

describe('a note in the trash', () => {
  const trashed = (recordId: string, record: { createdBy: string; contactOwnerId: string }) => ({
    collection: 'notes',
    recordId,
    keepers: [record.createdBy, record.contactOwnerId],
    record: { contactId: 'iris', searchIds: [entry(recordId)], sharedWith: [], ...record },
    with: '',
  });
  const bin = {
    ...office,
    'trash/notes-call': trashed('call', { createdBy: 'theo', contactOwnerId: 'mia' }),
    [`noteIndex/${entry('call')}`]: index('call', 'mia', 'theo'),
    'trash/notes-other': {
      ...trashed('other', { createdBy: 'mia', contactOwnerId: 'mia' }),
      record: { contactId: 'jon', createdBy: 'mia', contactOwnerId: 'mia' },
    },
  };
  const handedOver = async () => {
    expect(await read('trash/notes-call')).toMatchObject({
      keepers: ['theo', 'noor'],
      record: { createdBy: 'theo', contactOwnerId: 'noor' },
    });
    expect((await read(`noteIndex/${entry('call')}`))?.['readers']).toEqual({ noor: true, theo: true });
  };

  it('goes to the new owner of its contact, who can find it after a restore', covers('ATT-021'), async () => {
    await put(bin);
    await handOverContact(database, 'iris', 'noor', 'ada');
    await handedOver();
    expect(await read('trash/notes-other')).toEqual(bin['trash/notes-other']);
    expect(await read('trash/notes-gone')).toEqual(bin['trash/notes-gone']);
  });

  it('is handed over with everything else of a person', async () => {
    await put(bin);
    await handOverAll(database, 'mia', 'noor');
    await handedOver();
    expect(await read('trash/notes-other')).toMatchObject({
      keepers: ['noor', 'noor'],
      record: { createdBy: 'noor', contactOwnerId: 'noor' },
    });
  });
});

/** Returns all documents in these collections, without the times of changes. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const name of [
    'manualContacts',
    'manualContacts/iris/emails',
    'mailIndex',
    'notes',
    'noteIndex',
    'templates',
    'tasks',
    'calendarEvents',
    'meetings',
    'trash',
  ])
    for (const each of (await database.collection(name).get()).docs) {
      found[each.ref.path] = JSON.parse(
        JSON.stringify(each.data(), (key, value: unknown) =>
          key === 'updatedAt' || key === 'lastModified' ? undefined : value,
        ),
      );
    }
  return found;
}

/**
 * Runs work on the office once whole, then interrupts it at each of its writes and repeats it. Expects the
 * same result each time.
 */
async function expectRepeatable(work: () => Promise<unknown>): Promise<number> {
  const begin = async () => {
    for (const path of Object.keys(await everything())) await database.doc(path).delete();
    await put({
      ...office,
      'mailIndex/m1': { contactId: 'iris', contactOwnerId: 'mia', grams: ['a'] },
      'manualContacts/kim': { name: 'Kim', ownerId: 'mia' },
    });
  };
  await begin();
  await work();
  const whole = await everything();
  for (let n = 1; ; n += 1) {
    await begin();
    if (!(await whileWriteFails(database, n, work))) return n - 1;
    await work();
    expect(await everything(), `after write ${n} failed`).toEqual(whole);
  }
}

describe('work that stops midway', () => {
  it('can be repeated if a person’s records are being handed over', covers('WRK-493'), async () => {
    expect(await expectRepeatable(() => handOverAll(database, 'mia', 'noor'))).toBeGreaterThan(10);
  });

  it('can be repeated if one contact is being handed over', async () => {
    const work = () => handOverContact(database, 'iris', 'noor', 'ada');
    expect(await expectRepeatable(work)).toBe(4);
    expect(await read('notes/about')).toMatchObject({ contactOwnerId: 'noor' });
  });

  it('can be repeated if a contact is being deleted for good', covers('WRK-684'), async () => {
    expect(await expectRepeatable(() => eraseContact(database, 'iris'))).toBeGreaterThan(3);
  });
});

describe('a contact deleted for good', () => {
  it(
    'is deleted with its notes, their index, its emails and its related trash entries',
    covers('WRK-684'),
    async () => {
      await put({
        ...office,
        'trash/notes-with': {
          collection: 'notes',
          recordId: 'with',
          keepers: ['mia'],
          record: { contactId: 'iris', searchIds: [entry('with')] },
          with: 'manualContacts-iris',
        },
        [`noteIndex/${entry('with')}`]: index('with', 'mia'),
        'notes/with/versions/0': { content: 'Before' },
        'notes/before/versions/3': { content: 'Before' },
        'notes/about/versions/1': { content: 'Before' },
        'notes/own/versions/1': { content: 'Of another note' },
        'trash/notes-before': {
          collection: 'notes',
          recordId: 'before',
          keepers: ['mia'],
          record: { contactId: 'iris', searchIds: [entry('before')] },
          with: '',
        },
        [`noteIndex/${entry('before')}`]: index('before', 'mia'),
      });
      await eraseContact(database, 'iris');
      expect(await ids('manualContacts')).toEqual(['jon']);
      expect(await ids('manualContacts/iris/emails')).toEqual([]);
      expect(await ids('notes')).toEqual(['own', 'shared']);
      expect(await ids('noteIndex')).toEqual([entry('own'), entry('shared')]);
      expect(await ids('trash')).toEqual(['notes-gone']);
      for (const id of ['with', 'before', 'about']) expect(await ids(`notes/${id}/versions`)).toEqual([]);
      expect(await ids('notes/own/versions')).toEqual(['1']);
      const event = await read('calendarEvents/e');
      expect(event).toMatchObject({ createdBy: 'mia' });
      expect(event).not.toHaveProperty('contactId');
      // A retry changes nothing more.
      await eraseContact(database, 'iris');
    },
  );
});

describe('a trash entry falsely linked to a contact’s deletion', () => {
  it('survives that contact’s deletion and appears in the trash again', covers('ATT-019'), async () => {
    const forged = {
      collection: 'notes',
      recordId: 'plan',
      keepers: ['theo', ''],
      record: { createdBy: 'theo', searchIds: [entry('plan')] },
      with: 'manualContacts-iris',
    };
    await put({
      ...office,
      'trash/notes-plan': forged,
      [`noteIndex/${entry('plan')}`]: index('plan', 'theo'),
      'notes/plan/versions/0': { content: 'Before' },
    });
    await eraseContact(database, 'iris');
    expect(await read('trash/notes-plan')).toEqual({ ...forged, with: '' });
    expect(await read(`noteIndex/${entry('plan')}`)).toEqual(index('plan', 'theo'));
    expect(await ids('notes/plan/versions')).toEqual(['0']);
  });
});

describe('a note that names another note’s search entries', () => {
  // The thief's note names its own entry and a stolen one. Only the entry of its own note may be touched.
  const claims = { searchIds: [entry('own'), entry('theirs')], contactId: 'iris', contactOwnerId: 'mia' };
  const victim = {
    'notes/theirs': note('theirs', { createdBy: 'theo' }),
    [`noteIndex/${entry('theirs')}`]: index('theirs', 'theo'),
  };
  const thief = { ...office, ...victim, 'notes/own': note('own', { createdBy: 'mia', ...claims }) };
  const stolen = `noteIndex/${entry('theirs')}`;

  it('loses only its own entries when its contact is deleted for good', covers('ATT-018'), async () => {
    await put(thief);
    await eraseContact(database, 'iris');
    expect(await read(stolen)).toMatchObject({ noteId: 'theirs' });
    expect(await ids('noteIndex')).toEqual([entry('shared'), entry('theirs')]);
  });

  it('changes the readers of only its own entries when it is handed over', covers('ATT-018'), async () => {
    await put(thief);
    await handOverAll(database, 'mia', 'noor');
    expect((await read(stolen))?.['readers']).toEqual({ theo: true });
    expect((await read(`noteIndex/${entry('own')}`))?.['readers']).toEqual({ noor: true });
  });

  it('loses only its own entries when the trash is emptied', covers('ATT-018'), async () => {
    const now = new Date('2026-11-22T00:00:00Z');
    const { 'notes/own': _, ...others } = office;
    await put({
      ...others,
      ...victim,
      'trash/notes-own': {
        collection: 'notes',
        recordId: 'own',
        record: claims,
        keepers: ['mia'],
        with: '',
        deletedAt: Timestamp.fromMillis(now.getTime() - 31 * day),
      },
    });
    await purgeTrash(database, now);
    expect(await ids('noteIndex')).toEqual([entry('about'), entry('shared'), entry('theirs')]);
  });
});

describe('the trash', () => {
  it('lets only the owner delete a contact for good', async () => {
    await put({
      'trash/manualContacts-iris': {
        collection: 'manualContacts',
        recordId: 'iris',
        record: { name: 'Iris', firstName: 'Iris', lastName: 'Okafor', ownerId: 'mia' },
        keepers: ['mia'],
        with: '',
        deletedAt: Timestamp.now(),
      },
      'manualContacts/iris/emails/m1': { contactOwnerId: 'mia', subject: 'Hello' },
      'trash/manualContacts-jon': {
        collection: 'manualContacts',
        recordId: 'jon',
        record: { ownerId: 'theo' },
      },
    });
    const erase = (as: 'theo' | 'mia') => api.call('DELETE', '/contacts/iris', { as });
    // The answer is the same as for a missing contact.
    expect((await erase('theo')).status).toBe(404);
    expect(await ids('trash')).toHaveLength(2);
    expect((await erase('mia')).status).toBe(204);
    expect(await ids('trash')).toEqual(['manualContacts-jon']);
    expect(await ids('manualContacts/iris/emails')).toEqual([]);
    expect((await erase('mia')).status).toBe(404);
  });

  it('is emptied of entries older than thirty days and their related records', async () => {
    const now = new Date('2026-11-22T00:00:00Z');
    const deleted = (collection: string, recordId: string, days: number, record: object = {}) => ({
      collection,
      recordId,
      record,
      keepers: ['mia'],
      with: '',
      deletedAt: Timestamp.fromMillis(now.getTime() - days * day),
    });
    await put({
      'trash/notes-old': deleted('notes', 'old', 31, { searchIds: [entry('old')] }),
      [`noteIndex/${entry('old')}`]: index('old', 'mia'),
      'trash/notes-young': deleted('notes', 'young', 29, { searchIds: [entry('young')] }),
      [`noteIndex/${entry('young')}`]: index('young', 'mia'),
      'trash/manualContacts-iris': deleted('manualContacts', 'iris', 40, { name: 'Iris' }),
      'manualContacts/iris/emails/m1': { subject: 'Hello' },
      'notes/about': note('about', { contactId: 'iris' }),
      'trash/templates-t': deleted('templates', 't', 30.5),
    });
    expect(await purgeTrash(database, now)).toBe(3);
    expect(await ids('trash')).toEqual(['notes-young']);
    expect(await ids('noteIndex')).toEqual([entry('young')]);
    expect(await ids('manualContacts/iris/emails')).toEqual([]);
    expect(await ids('notes')).toEqual([]);
    expect(await purgeTrash(database, now)).toBe(0);
  });
});

describe('a record with the id of a record in the trash', () => {
  it('keeps all its own data when the trash is emptied', covers('ATT-020'), async () => {
    const now = new Date('2026-11-22T00:00:00Z');
    const deletedAt = Timestamp.fromMillis(now.getTime() - 31 * day);
    const old = (collection: string, recordId: string) => ({ collection, recordId, deletedAt, record: {} });
    await put({
      ...office,
      'trash/manualContacts-iris': old('manualContacts', 'iris'),
      'trash/manualContacts-gone': old('manualContacts', 'gone'),
      'manualContacts/gone/emails/m1': { subject: 'Hello' },
      'trash/notes-own': { ...old('notes', 'own'), record: { searchIds: [entry('own')] } },
      'notes/own/versions/0': { content: 'Before' },
      'trash/templates-t': old('templates', 't'),
    });
    expect(await purgeTrash(database, now)).toBe(4);
    expect(await ids('trash')).toEqual(['notes-gone']);
    expect(await ids('manualContacts')).toEqual(['iris', 'jon']);
    expect(await ids('manualContacts/iris/emails')).toEqual(['m1']);
    expect(await ids('manualContacts/gone/emails')).toEqual([]);
    expect(await ids('notes')).toEqual(['about', 'own', 'shared']);
    expect(await ids('notes/own/versions')).toEqual(['0']);
    expect(await ids('noteIndex')).toEqual([entry('about'), entry('own'), entry('shared')]);
    expect(await ids('templates')).toEqual(['t', 'u']);
  });
});

describe('access to proposals', () => {
  it('is deleted on every page after it expires, while open or endless access stays', async () => {
    const now = new Date('2026-11-22T05:00:00Z');
    const ends = (days: number) => ({ expiresAt: Timestamp.fromMillis(now.getTime() + days * day) });
    await put({
      'proposals/harbour': { revision: 2 },
      'proposals/harbour/sealed/over': ends(-1),
      'proposals/harbour/sealed/now': ends(0),
      'proposals/harbour/sealed/open': ends(1),
      'proposals/harbour/sealed/endless': { revision: 2 },
      'proposals/library': { revision: 1 },
      'proposals/library/sealed/over': ends(-400),
    });
    expect(await deleteEndedAccess(database, now)).toBe(3);
    expect(await ids('proposals/harbour/sealed')).toEqual(['endless', 'open']);
    expect(await ids('proposals/library/sealed')).toEqual([]);
    expect(await ids('proposals')).toEqual(['harbour', 'library']);
    expect(await deleteEndedAccess(database, now)).toBe(0);
  });
});

describe('the nightly job', () => {
  it('empties the trash, deletes expired access, sums up days and is deployed beside the API', async () => {
    const deployed = await import('../../functions/src/index');
    expect(Object.keys(deployed).sort()).toEqual(['api', 'nightly']);
    const before = (days: number) => Timestamp.fromMillis(Date.now() - days * day);
    await put({
      'trash/templates-old': { collection: 'templates', recordId: 'old', record: {}, deletedAt: before(31) },
      'trash/templates-young': {
        collection: 'templates',
        recordId: 'young',
        record: {},
        deletedAt: before(1),
      },
      'proposals/harbour': { revision: 2 },
      'proposals/harbour/sealed/over': { expiresAt: before(1) },
      'apiCalls/old': { digest: 'a', at: before(31) },
      'apiCalls/young': { digest: 'b', at: before(29) },
      'analyticsEvents/one': { eventName: 'page_view', parameters: {}, timestamp: before(1) },
    });
    const said = vi.spyOn(console, 'log').mockReturnValue();
    await deployed.nightly.run({ scheduleTime: new Date().toISOString() });
    expect(said.mock.calls.flat().join('\n')).toMatch(
      /1 entries of the trash.*\n.*1 envelopes of ended access.*\n.*0 stray envelopes.*\n.*1 keys of old calls.*\n.*1 days were summed up/,
    );
    said.mockRestore();
    expect(await ids('trash')).toEqual(['templates-young']);
    expect(await ids('proposals/harbour/sealed')).toEqual([]);
    expect(await ids('apiCalls')).toEqual(['young']);
    expect(await ids('dailyFigures')).toEqual([before(1).toDate().toISOString().slice(0, 10)]);
  });

  it('continues after a part fails and is reported as failed', async () => {
    const said = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
    const done: string[] = [];
    const part = (of: string, isBroken = false) => ({
      of,
      work: async () => {
        done.push(of);
        if (isBroken) throw new Error('the words of a donor');
        return 1;
      },
    });
    const works = [part('first', true), part('second'), part('third', true), part('fourth')];
    await expect(runNight(database, new Date(), works)).rejects.toMatchObject({
      name: 'AggregateError',
      errors: [expect.any(Error), expect.any(Error)],
    });
    expect(done).toEqual(['first', 'second', 'third', 'fourth']);
    const lines = said.flatMap((each) => each.mock.calls.flat()).join('\n');
    for (const each of said) each.mockRestore();
    expect(lines).toContain('1 second were deleted.');
    expect(lines).toContain('Failed: first.');
    expect(lines).not.toContain('donor');
  });
});
