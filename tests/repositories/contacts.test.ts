import { beforeEach, describe, expect, it } from 'vitest';
import { relatedRecordsOf } from '@/app/routes/contacts/related-records';
import {
  createContact,
  setArchived,
  setContactStatus,
  setPreferences,
  updateContact,
} from '@/features/contacts/changes';
import { deleteContact, entryOf, restoreContact } from '@/features/contacts/deletion';
import { deleteMail, draftMail, editMail, markMailSent } from '@/features/contacts/emails/changes';
import { contacts, mailsOf } from '@/features/contacts/collections';
import { saveAnalysis } from '@/features/contacts/analysis/save-analysis';
import { readAllIn } from '@/features/contacts/export-contacts';
import {
  contactList,
  type ContactListState,
  exactQueries,
  mailQuery,
  samePhoneQuery,
} from '@/features/contacts/queries';
import type { Contact } from '@/features/contacts/schema';
import { createNote, setArchived as archiveNote } from '@/features/notes/changes';
import { notes } from '@/features/notes/collections';
import { everyNoteOf } from '@/features/notes/queries';
import { ownerFilterFor, trashListOf } from '@/features/trash/queries';
import type { WithId } from '@/shared/firebase/collection';
import { create, commit } from '@/shared/firebase/commit';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import type { SaveHandle } from '@/shared/saving/saving';
import { trash, type TrashEntry } from '@/shared/trash/trash';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { seedContacts, seedMails } from '../../scripts/seed/contacts';
import { as } from './browsers';
import { beginAnew } from './local-backend';
import { asOwner } from './people';

const initial = contactList.viewOf({});
const amara = 'seedContact000000001';

const person = {
  firstName: 'Zoé',
  lastName: 'Zimmer',
  email: 'zoe@zebra.example',
  phone: '+1 (437) 555-0101',
  company: 'Zebra Arts',
  title: 'Director',
  linkedin: '',
  website: '',
  address: '',
  source: 'manual',
  status: 'New',
};

const saved = async ({ settled }: SaveHandle) =>
  expect(await settled).toEqual({ state: 'saved', already: false });

async function entry(id: string): Promise<WithId<TrashEntry>> {
  const found = await getDocument(trash, entryOf(id));
  if (!found?.ok) throw new Error('There is no entry in the trash.');
  return found.document;
}

async function stored(id: string): Promise<WithId<Contact>> {
  const found = await getDocument(contacts, id);
  if (!found?.ok) throw new Error(`There is no contact ${id}.`);
  return found.document;
}

/** Returns the names on a page of the list. */
async function listed(view: Partial<ContactListState>, pageSize = 7): Promise<string[]> {
  const state = contactList.viewOf(view);
  const { documents } = await listDocuments(contacts, contactList.page(state, pageSize).query);
  return documents.filter(contactList.belongsTo(state)).map(({ name }) => name);
}

beforeEach(async () => {
  await beginAnew();
  asOwner();
  await commit([
    ...seedContacts.map(({ id, ...contact }) => create(contacts, id, contact)),
    ...seedMails.map(({ id, ...mail }) => create(mailsOf(amara), id, mail)),
  ]);
});

describe('the list of contacts', () => {
  it(
    'shows an administrator everyone’s contacts by last name, archived ones separately',
    covers('WRK-119', 'WRK-129'),
    async () => {
      await as('ada');
      const names = await listed({}, 25);
      expect(names).toHaveLength(11);
      expect(names.slice(0, 3)).toEqual(['Lucía Fernández Ibarra', 'Grace Kim', 'Priya Nair']);
      expect(await listed({ archive: 'archived' })).toEqual(['Oskar Lindgren']);
      expect(await listed({ archive: 'all' }, 25)).toHaveLength(12);
      expect(await listed({ owner: 'noor' })).toEqual(['Lucía Fernández Ibarra']);
    },
  );

  it(
    'shows a regular user only their own contacts, and other queries are denied',
    covers('WRK-120'),
    async () => {
      await as('theo');
      expect((await listed({ owner: 'theo' })).toSorted()).toEqual(['Grace Kim', 'Priya Nair', 'דוד לוי']);
      await expect(listed({})).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(listed({ owner: 'mia' })).rejects.toMatchObject({ code: 'permission-denied' });
    },
  );

  it.each([
    ['a part of a name', 'oit Tr'],
    ['a part of a name, with an accent', 'Benoît tr'],
    ['a part of an address', 'orchestre-riv'],
    ['a part of a phone number', '514 555-01'],
    ['a part of a company', 'de la riv'],
    ['words from different fields in any order', 'riviere beno'],
    ['a word and a phone number', 'tremblay 514'],
  ])('can be searched by %s', covers('WRK-123', 'WRK-124'), async (_, search) => {
    await as('mia');
    const found = await listed({ search, owner: 'mia' });
    expect(found).toEqual(['Benoît Tremblay-Gagnon']);
  });

  it('combines search and filters', covers('WRK-105'), async () => {
    await as('ada');
    expect(await listed({ search: 'example', status: 'Won' })).toEqual(['Hana Sato', 'Samuel Whitford']);
    expect(await listed({ search: 'lind' })).toEqual([]);
    expect(await listed({ search: 'lind', archive: 'all' })).toEqual(['Oskar Lindgren']);
  });

  it.each(['asc', 'desc'] as const)(
    'sorts %s by each column, with empty values last',
    covers('WRK-127', 'WRK-128'),
    async (direction) => {
      await as('ada');
      for (const sort of ['firstName', 'lastName', 'email', 'phone', 'company', 'status'] as const)
        expect(await listed({ sort, direction }, 25)).toHaveLength(11);
      const byPhone = await listed({ sort: 'phone', direction }, 25);
      const withPhone = [
        'Wilhelmina Josephine Alexandrina van der Westhuizen-Featherstonehaugh',
        'Priya Nair',
      ];
      expect(byPhone.slice(0, 7)).toEqual(expect.arrayContaining(withPhone));
      expect(byPhone.slice(7)).toEqual(expect.arrayContaining(['Grace Kim', 'Wren Okonkwo']));
    },
  );

  it('pages forwards, backwards and from the end', covers('WRK-131'), async () => {
    await as('ada');
    const page = async (place: Partial<ContactListState>) =>
      listDocuments(contacts, contactList.page({ ...initial, ...place }, 7, 11).query);
    const first = await page({});
    const second = await page({ page: 2, after: first.cursors?.last ?? '' });
    expect([first.documents.length, second.documents.length]).toEqual([7, 4]);
    const last = await page({ page: 2, before: 'end' });
    expect(last.documents).toEqual(second.documents);
    const back = await page({ page: 1, before: second.cursors?.first ?? '' });
    expect(back.documents).toEqual(first.documents);
  });
});

describe('an export of contacts', () => {
  it('continues past the first 300 contacts if one of them cannot be read', async () => {
    const numbered = (place: number) =>
      aContact({
        id: `number${place}`,
        firstName: 'Ada',
        lastName: `Number${String(place).padStart(3, '0')}`,
        ownerId: 'theo',
      });
    asOwner();
    await commit(
      Array.from({ length: 305 }, (_, place) => {
        const { id, ...fields } = numbered(place);
        return create(contacts, id, place === 7 ? ({ ...fields, phone: 7 } as object as Contact) : fields);
      }),
    );
    await as('theo');
    const rows = await readAllIn({ ...initial, owner: 'theo', archive: 'all' });
    const names = rows.map(({ name }) => name).filter((name) => name.startsWith('Ada Number'));
    expect(names).toHaveLength(304);
    expect(names.at(-1)).toBe('Ada Number304');
    expect(names).not.toContain('Ada Number007');
  });
});

describe('an older contact without search fields', () => {
  it('is found by its exact email address or name', async () => {
    asOwner();
    const old = { name: 'Old Timer', email: 'old@timer.example', ownerId: 'mia', status: 'new' };
    await commit([create(contacts, 'old', old as never)]);
    await as('mia');
    expect(await listed({ owner: 'mia', search: 'timer', archive: 'all' })).toEqual([]);
    for (const typed of ['OLD@timer.example ', 'Old Timer']) {
      const found = await Promise.all(
        exactQueries(typed, 'mia').map((query) => listDocuments(contacts, query)),
      );
      expect(found.flatMap(({ documents }) => documents)).toMatchObject([{ id: 'old', name: 'Old Timer' }]);
    }
  });
});

describe('a change of a contact', () => {
  it(
    'creates one with full name, work and status, which is found at once',
    covers('WRK-144', 'WRK-599', 'WRK-600'),
    async () => {
      await as('mia');
      const id = randomId();
      await saved(createContact(id, person, 'mia'));
      expect(await stored(id)).toMatchObject({
        name: 'Zoé Zimmer',
        company: 'Zebra Arts',
        title: 'Director',
        position: 'Director',
        source: 'manual',
        status: 'New',
      });
      expect(await listed({ owner: 'mia', search: 'ebra ar' })).toEqual(['Zoé Zimmer']);
    },
  );

  it(
    'creates one that its creator owns, not archived, with a weekly email preference',
    covers('WRK-601', 'WRK-602', 'WRK-607', 'WRK-651'),
    async () => {
      await as('mia');
      const id = randomId();
      await saved(createContact(id, person, 'mia'));
      expect(await stored(id)).toMatchObject({
        ownerId: 'mia',
        createdBy: 'mia',
        lastModifiedBy: 'mia',
        archived: false,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
        lastModified: expect.any(Date),
        communicationPreferences: { frequency: 'weekly', preferredMethod: 'email', optOut: false },
      });
    },
  );

  it('finds a phone number in any notation', async () => {
    await as('mia');
    const query = samePhoneQuery('1-416-555.0142', 'mia');
    const { documents } = await listDocuments(contacts, query ?? {});
    expect(documents.map(({ id }) => id)).toEqual([amara]);
    expect(samePhoneQuery('416', 'mia')).toBeUndefined();
  });

  it('updates what the search finds', async () => {
    await as('mia');
    await saved(updateContact(await stored(amara), { company: 'Quay House', title: 'Chair' }, 'mia'));
    expect(await stored(amara)).toMatchObject({ company: 'Quay House', title: 'Chair', position: 'Chair' });
    expect(await listed({ owner: 'mia', search: 'quay' })).toEqual(['Amara Osei']);
    expect((await stored(amara)).search?.text).not.toContain('harbour shelter');
  });

  it(
    'merges with another person’s change of a different field, and both are found',
    covers('WRK-Q60'),
    async () => {
      await as('mia');
      const asSeen = await stored(amara);
      await as('ada');
      await saved(updateContact(asSeen, { lastName: 'Mensah' }, 'ada'));
      await as('mia');
      await saved(updateContact(asSeen, { company: 'Quay House' }, 'mia'));
      expect(await stored(amara)).toMatchObject({ name: 'Amara Mensah', company: 'Quay House' });
      expect(await listed({ owner: 'mia', search: 'amara mensah' })).toEqual(['Amara Mensah']);
      expect(await listed({ owner: 'mia', search: 'quay house' })).toEqual(['Amara Mensah']);
    },
  );

  it('becomes a conflict if another person changed the same field', covers('WRK-Q60'), async () => {
    await as('mia');
    const asSeen = await stored(amara);
    await as('ada');
    await saved(updateContact(asSeen, { company: 'Quay House' }, 'ada'));
    await as('mia');
    const { settled } = updateContact(asSeen, { company: 'Pier House' }, 'mia');
    expect(await settled).toEqual({ state: 'clash' });
    expect(await stored(amara)).toMatchObject({ company: 'Quay House' });
  });

  it('sets status and archive, repeatedly without harm', covers('WRK-149', 'WRK-Q35'), async () => {
    await as('mia');
    await saved(setContactStatus(await stored(amara), 'Won', 'mia'));
    await saved(setArchived(await stored(amara), true, 'mia'));
    expect(await setArchived(await stored(amara), true, 'mia').settled).toMatchObject({ state: 'saved' });
    expect(await stored(amara)).toMatchObject({ status: 'Won', archived: true });
    expect(await listed({ owner: 'mia', archive: 'archived' })).toEqual(['Oskar Lindgren', 'Amara Osei']);
  });

  it('is refused to a person who does not own it', covers('WRK-Q34'), async () => {
    await as('mia');
    const mias = await stored(amara);
    await as('theo');
    expect(await setArchived(mias, true, 'theo').settled).toEqual({ state: 'refused', because: 'denied' });
    await as('mia');
    expect(await stored(amara)).toMatchObject({ archived: false });
  });

  it(
    'deletes it for its owner only, and can be undone',
    covers('WRK-158', 'WRK-159', 'WRK-651'),
    async () => {
      await as('mia');
      const mias = await stored(amara);
      await as('theo');
      expect(await deleteContact(mias).settled).toMatchObject({ state: 'refused' });
      await as('mia');
      await saved(deleteContact(mias));
      expect(await listed({ owner: 'mia', search: 'osei' })).toEqual([]);
      const { handle, sameEmailNames } = await restoreContact(await entry(amara), 'mia');
      await saved(handle);
      expect(sameEmailNames).toEqual([]);
      expect(await stored(amara)).toEqual(mias);
    },
  );

  it('restores it and names the contact that has its email address by now', async () => {
    await as('mia');
    const { email, ...mias } = await stored(amara);
    await saved(deleteContact({ ...mias, email }));
    await saved(createContact(randomId(), { ...person, email }, 'mia'));
    const { handle, sameEmailNames } = await restoreContact(await entry(amara), 'mia');
    await saved(handle);
    expect(sameEmailNames).toEqual(['Zoé Zimmer']);
    expect(await stored(amara)).toMatchObject({ email });
  });

  it('moves it to the trash with its notes, including archived ones, and restores them together', async () => {
    const mia = await as('mia');
    const contact = await stored(amara);
    const about = { contact: { id: amara, ownerId: 'mia', name: 'Amara Osei' } };
    const written = {
      title: 'About her',
      content: 'Text',
      contentType: 'plain',
      category: 'general',
    } as const;
    const [one, other] = [
      createNote(written, mia, about),
      createNote({ ...written, title: 'Old' }, mia, about),
    ];
    await saved(one);
    await saved(other);
    const noteOf = async (id: string) => {
      const found = await getDocument(notes, id);
      return found?.ok ? found.document : undefined;
    };
    const archived = await noteOf(other.id);
    if (archived) await saved(archiveNote(archived, true, mia));
    const before = await listDocuments(notes, everyNoteOf(amara, mia));
    expect(before.documents.map(({ title }) => title)).toEqual(expect.arrayContaining(['About her', 'Old']));

    const { readRelated, restore } = relatedRecordsOf(mia);
    const deleteRelated = await readRelated(contact);
    await saved(deleteContact(contact));
    await deleteRelated();
    expect((await listDocuments(notes, everyNoteOf(amara, mia))).documents).toEqual([]);
    const trashList = trashListOf(new Map());
    const kept = trashList.query(trashList.viewOf({ owner: ownerFilterFor(mia) }));
    const { documents } = await listDocuments(trash, { ...kept, limit: 50 });
    expect(documents.map(({ recordId }) => recordId)).toEqual([amara]);

    expect(await restore(contact)).toEqual({ relatedCount: 2, note: undefined });
    const after = await listDocuments(notes, everyNoteOf(amara, mia));
    expect(after.documents).toEqual(before.documents);
  });

  it('is refused as gone if its email does not exist', covers('WRK-206'), async () => {
    await as('mia');
    const contact = await stored(amara);
    const [mail] = (await listDocuments(mailsOf(amara), mailQuery('mia'))).documents;
    if (mail === undefined) throw new Error('There is no e-mail.');
    const { settled } = markMailSent(contact, { ...mail, id: randomId() }, 'mia');
    expect(await settled).toEqual({ state: 'refused', because: 'gone', text: 'Email not found' });
  });

  it('is refused with a message if an email’s contact no longer exists', covers('WRK-774'), async () => {
    await as('mia');
    const contact = await stored(amara);
    await saved(deleteContact(contact));
    const mail = { to: '', subject: 'Hello', content: 'Dear Amara', type: 'welcome' };
    const outcome = await draftMail(contact, mail, 'mia').settled;
    expect(outcome).toMatchObject({ state: 'refused', text: 'Contact document does not exist' });
  });

  it(
    'stores an analysis with its insights and steps, and replaces it with the next one',
    covers('WRK-604'),
    async () => {
      await as('mia');
      for (const ai_summary of ['Runs a shelter.', 'Runs a shelter with volunteers.']) {
        const lists = { ai_insights: ['Knows many donors.'], ai_next_steps: ['Ask for a visit.', 'Write.'] };
        const analysis = { ai_summary, ai_next_step: 'Call her.', ...lists, used_fallback: false };
        await saved(
          saveAnalysis(await stored(amara), { ...analysis, last_analyzed: '', notesUsed: 0 }, 'mia'),
        );
        expect(await stored(amara)).toMatchObject({
          ai_summary,
          ...lists,
          last_analyzed: expect.any(Date),
        });
      }
    },
  );

  it('sets the contact preferences', covers('WRK-606'), async () => {
    await as('mia');
    const nextScheduledContact = new Date('2026-12-01T09:00:00Z');
    const wanted = {
      frequency: 'monthly',
      preferredMethod: 'phone',
      optOut: true,
      nextScheduledContact,
    } as const;
    const contact = await stored(amara);
    await saved(setPreferences(contact, { lastContactDate: null, ...wanted }, 'mia'));
    expect((await stored(amara)).communicationPreferences).toMatchObject(wanted);
  });

  it('sets the contact preferences without undoing an email sent in between', covers('WRK-606'), async () => {
    await as('mia');
    await saved(
      draftMail(await stored(amara), { subject: 'Hi', content: 'Hi', to: '', type: 'welcome' }, 'mia'),
    );
    const [mail] = (await listDocuments(mailsOf(amara), mailQuery('mia'))).documents;
    if (mail === undefined) throw new Error('Nothing was drafted.');
    const seen = await stored(amara);
    const before = seen.communicationPreferences;
    if (before === undefined) throw new Error('There are no preferences.');
    await saved(markMailSent(seen, mail, 'mia'));
    await saved(setPreferences(seen, { ...before, frequency: 'monthly' }, 'mia'));
    const { communicationPreferences, lastInteraction } = await stored(amara);
    expect(communicationPreferences).toMatchObject({
      frequency: 'monthly',
      lastContactDate: lastInteraction,
    });
  });
});

describe('the emails to a contact', () => {
  const mails = async () => (await listDocuments(mailsOf(amara), mailQuery('mia'))).documents;
  const words = { subject: 'Hello', content: 'Dear Amara', to: 'amara.osei@harbourshelter.example' };
  const draft = async () => {
    await saved(draftMail(await stored(amara), { ...words, type: 'welcome' }, 'mia'));
    const [made] = await mails();
    if (made === undefined) throw new Error('Nothing was drafted.');
    return made;
  };

  it(
    'are drafted as a welcome, and the contact records who changed it',
    covers('WRK-198', 'WRK-168', 'WRK-608', 'WRK-609'),
    async () => {
      await as('mia');
      expect(await draft()).toMatchObject({
        ...words,
        status: 'draft',
        type: 'welcome',
        contactOwnerId: 'mia',
      });
      const before = await stored(amara);
      await as('ada');
      await saved(draftMail(before, { ...words, type: 'follow-up' }, 'ada'));
      const after = await stored(amara);
      expect(after.lastModifiedBy).toBe('ada');
      expect(after.updatedAt?.getTime()).toBeGreaterThan(before.updatedAt?.getTime() ?? 0);
    },
  );

  it(
    'are edited separately, with the time and the plan',
    covers('WRK-202', 'WRK-203', 'WRK-610'),
    async () => {
      await as('mia');
      const mail = await draft();
      const others = (await mails()).filter(({ id }) => id !== mail.id);
      const scheduledFor = new Date('2026-12-01T12:00:00Z');
      const plan = { category: 'Gala', priority: 'high', scheduledFor };
      expect(mail.metadata).toEqual({
        category: '',
        priority: 'medium',
        scheduledFor: null,
        version: '1',
        generated: false,
        sent: false,
        sentTimestamp: null,
        contactId: amara,
      });
      await saved(editMail(await stored(amara), mail, { ...words, subject: 'Hello again' }, 'mia', plan));
      const now = await mails();
      expect(now.find(({ id }) => id === mail.id)).toMatchObject({
        subject: 'Hello again',
        lastEdited: expect.any(Date),
        metadata: { ...plan, version: '2', sent: false },
      });
      expect(now.filter(({ id }) => id !== mail.id)).toEqual(others);
    },
  );

  it('are marked as sent with the time and counted', covers('WRK-204', 'WRK-603'), async () => {
    await as('mia');
    const mail = await draft();
    const { emailCount, interactions } = await stored(amara);
    await saved(markMailSent(await stored(amara), mail, 'mia'));
    const [sent] = await mails();
    expect(sent).toMatchObject({ status: 'sent', sentAt: expect.any(Date), metadata: { sent: true } });
    expect(sent?.metadata?.sentTimestamp).toEqual(sent?.sentAt);
    expect(await stored(amara)).toMatchObject({
      emailCount: emailCount + 1,
      interactions: interactions + 1,
    });
    const { lastInteraction, communicationPreferences, updatedAt } = await stored(amara);
    expect(lastInteraction).toEqual(updatedAt);
    expect(communicationPreferences?.lastContactDate).toEqual(updatedAt);
  });

  it('can be sent by two people at once without a conflict over the count', async () => {
    await as('mia');
    const [mine, theirs] = [await draft(), await draft()];
    const asSeen = await stored(amara);
    await as('ada');
    await saved(markMailSent(asSeen, theirs, 'ada'));
    await as('mia');
    await saved(markMailSent(asSeen, mine, 'mia'));
    expect((await mails()).filter(({ status }) => status === 'sent')).toHaveLength(3);
    // Both are counted.
    expect(await stored(amara)).toMatchObject({
      emailCount: asSeen.emailCount + 2,
      interactions: asSeen.interactions + 2,
    });
  });

  it('move to the history with the time of deletion', covers('WRK-205'), async () => {
    await as('mia');
    const mail = await draft();
    await saved(deleteMail(await stored(amara), mail, 'mia'));
    expect((await mails())[0]).toMatchObject({ id: mail.id, deletedAt: expect.any(Date) });
  });
});
