import { expect } from 'vitest';
import { derivedId } from '../../functions/src/pipeline/endpoint';
import { contactMessages } from '@/contracts/contacts';
import { type ApiUnderTest, deletedMeanwhile, type EndpointCases, withoutList } from './endpoint-cases';

const at = new Date('2026-11-01T10:00:00Z');

/** Stores a contact of Mia's, an unreadable one of hers, and one of Theo's. */
async function contacts({ database }: ApiUnderTest): Promise<void> {
  const iris = {
    firstName: 'Iris',
    lastName: 'Okafor',
    name: 'Iris Okafor',
    email: 'iris@example.org',
    status: 'New',
    // An older record's field.
    position: 'Director',
    archived: false,
    ownerId: 'mia',
    createdBy: 'mia',
    createdAt: at,
    updatedAt: at,
  };
  const batch = database.batch();
  batch.set(database.doc('manualContacts/iris'), iris);
  batch.set(database.doc('manualContacts/jon'), {
    ...iris,
    firstName: 'Jon',
    name: 'Jon Okafor',
    ownerId: 'theo',
  });
  await batch.commit();
}

/** Stores notes and emails of Iris, including a note that Mia may not see and an email in the history. */
async function related({ database }: ApiUnderTest): Promise<void> {
  const note = { content: 'Wants a training.', contentType: 'plain', contactId: 'iris', sharedWith: [] };
  const mail = { subject: 'Hello', content: 'Dear Iris', to: '', contactOwnerId: 'mia', type: 'welcome' };
  const put = (path: string, fields: object) => database.doc(path).set(fields);
  await put('notes/hers', { ...note, title: 'Call', createdBy: 'mia', contactOwnerId: 'mia', createdAt: at });
  await put('notes/foreign', { ...note, title: 'Private', createdBy: 'theo', contactOwnerId: 'theo' });
  await put('manualContacts/iris/emails/m1', {
    ...mail,
    status: 'draft',
    createdAt: at,
    metadata: { priority: 'high', scheduledFor: new Date('2026-12-01T09:00:00Z'), contactId: 'iris' },
  });
  await put('manualContacts/iris/emails/m2', { ...mail, status: 'draft', createdAt: at, deletedAt: at });
}

const hangsOnIris = {
  notes: [{ id: 'hers', title: 'Call', content: 'Wants a training.', createdBy: 'mia' }],
  autoEmails: [
    {
      id: 'm1',
      subject: 'Hello',
      deletedAt: null,
      metadata: { priority: 'high', scheduledFor: '2026-12-01T09:00:00.000Z' },
    },
  ],
  emailHistory: [{ id: 'm2', deletedAt: at.toISOString() }],
};

const broken = ({ database }: ApiUnderTest) =>
  database.doc('manualContacts/iris').update({ firstName: ['not a name'] });

const stored = async (api: ApiUnderTest, id = 'iris') =>
  (await api.database.doc(`manualContacts/${id}`).get()).data();

const onIris = { as: 'mia', prepare: contacts, status: 200, unseen: contactMessages.notFound } as const;
const missing = (path: string) => ({
  title: 'a missing contact',
  rows: ['WRK-772'],
  path,
  status: 404,
  message: contactMessages.notFound,
});
const unchanged = async (api: ApiUnderTest) => expect(await stored(api)).toMatchObject({ archived: false });

export const contactCases: EndpointCases = {
  'GET /contacts': {
    rows: ['WRK-676'],
    as: 'mia',
    prepare: contacts,
    path: '/contacts?limit=10',
    status: 200,
    holds: {
      contacts: [{ id: 'iris', name: 'Iris Okafor', position: 'Director', updatedAt: at.toISOString() }],
      unreadable: [],
      next: null,
    },
    after: async (api, { body }) => {
      expect(body.contacts).toHaveLength(1);
      const first = await api.call('GET', '/contacts?limit=1', { as: 'ada' });
      expect(first.body).toMatchObject({ contacts: [{ id: 'iris' }], next: 'iris' });
      const second = await api.call('GET', '/contacts?limit=1&cursor=iris', { as: 'ada' });
      expect(second.body).toMatchObject({ contacts: [{ id: 'jon' }] });
      expect(first.body.contacts[0]).not.toHaveProperty('notes');
      await related(api);
      const whole = await api.call('GET', '/contacts?include=related', { as: 'mia' });
      expect(whole.body.contacts).toMatchObject([hangsOnIris]);
      // With notes and emails, a page has at most 20 contacts, whatever limit the caller sends.
      const iris = (await stored(api)) ?? {};
      const batch = api.database.batch();
      for (let n = 10; n < 30; n += 1) batch.set(api.database.doc(`manualContacts/kim${n}`), iris);
      await batch.commit();
      const sizes = async (query: string) => {
        const answer = await api.call('GET', `/contacts?${query}`, { as: 'mia' });
        return [answer.body.contacts.length, answer.body.next];
      };
      expect(await sizes('include=related&limit=100')).toEqual([20, 'kim28']);
      expect(await sizes('include=related&limit=19')).toEqual([19, 'kim27']);
      expect(await sizes('limit=100')).toEqual([21, null]);
      expect(await sizes('limit=21')).toEqual([21, 'kim29']);
      for (let n = 10; n < 30; n += 1) await api.database.doc(`manualContacts/kim${n}`).delete();
      // An unreadable contact is reported and does not hide others.
      await broken(api);
      const partly = await api.call('GET', '/contacts', { as: 'ada' });
      expect(partly).toMatchObject({
        status: 200,
        body: { contacts: [{ id: 'jon' }], unreadable: ['iris'] },
      });
    },
    refusals: [
      {
        title: 'a list when the database fails',
        rows: ['WRK-677'],
        prepare: withoutList,
        status: 500,
        message: contactMessages.notFetchedAll,
      },
    ],
  },
  'GET /contacts/:id': {
    ...onIris,
    rows: ['WRK-599', 'WRK-603', 'WRK-678'],
    prepare: async (api) => {
      await contacts(api);
      await related(api);
    },
    path: '/contacts/iris',
    holds: { id: 'iris', email: 'iris@example.org', ownerId: 'mia', position: 'Director', ...hangsOnIris },
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'a contact that cannot be read',
        rows: ['WRK-679'],
        prepare: broken,
        status: 500,
        message: contactMessages.notFetched,
      },
    ],
  },
  'POST /contacts': {
    rows: ['WRK-680'],
    as: 'mia',
    path: '/contacts',
    body: { firstName: ' Kim ', lastName: 'Park', email: 'KIM@example.org', linkedin: 'linkedin.com/in/kim' },
    status: 201,
    holds: {
      name: 'Kim Park',
      email: 'kim@example.org',
      linkedin: 'https://linkedin.com/in/kim',
      ownerId: 'mia',
      source: 'api',
      status: 'New',
    },
    invalid: [{ firstName: 1, lastName: 'Park' }, ['firstName']],
    after: async (api, { body }) => {
      // The screens need these fields for search and sorting.
      expect(await stored(api, body.id)).toMatchObject({
        createdBy: 'mia',
        search: { grams: expect.arrayContaining(['kim']) },
        sort: { asc: expect.any(Object) },
      });
      const twice = {
        as: 'mia',
        body: { firstName: 'Lou', lastName: 'Roy' },
        headers: { 'idempotency-key': 'attempt-1' },
      } as const;
      const [first, again] = [
        await api.call('POST', '/contacts', twice),
        await api.call('POST', '/contacts', twice),
      ];
      expect(again.body.id).toBe(first.body.id);
      expect(
        await api.call('POST', '/contacts', { ...twice, body: { firstName: 'Lou', lastName: 'Ray' } }),
      ).toMatchObject({
        status: 422,
        body: { error: { fields: { 'Idempotency-Key': 'This key was used for another call.' } } },
      });
      const post = (body: object) =>
        api.call('POST', '/contacts', { as: 'mia', body: { firstName: 'Al', lastName: 'Po', ...body } });
      expect((await post({ position: 'Trustee' })).body).toMatchObject({
        title: 'Trustee',
        position: 'Trustee',
        notes: [],
        autoEmails: [],
        emailHistory: [],
      });
      expect((await post({ position: 'Trustee', title: 'Trustee' })).status).toBe(201);
      expect((await post({ title: 'Chair' })).body).toMatchObject({ title: 'Chair', position: 'Chair' });
    },
    refusals: [
      {
        title: 'a contact whose id belongs to an unreadable record',
        rows: ['WRK-681'],
        // An unreadable record already has this id.
        prepare: (api) =>
          api.database.doc(`manualContacts/${derivedId('mia', 'attempt-2')}`).set({ ownerId: 7 }),
        headers: { 'idempotency-key': 'attempt-2' },
        status: 500,
        message: contactMessages.notCreated,
      },
      {
        title: 'a position that differs from the title',
        rows: ['WRK-599'],
        body: { firstName: 'Kim', lastName: 'Park', position: 'Trustee', title: 'Director' },
        status: 422,
        message: contactMessages.invalid,
        fields: { position: 'Another name of the title: send one of the two, or the same value twice.' },
      },
      {
        title: 'a contact with the id of one in the trash',
        rows: ['ATT-020'],
        prepare: (api) =>
          api.database
            .doc(`trash/manualContacts-${derivedId('mia', 'attempt-3')}`)
            .set({ collection: 'manualContacts', record: { ownerId: 'mia' } }),
        headers: { 'idempotency-key': 'attempt-3' },
        status: 409,
        message: 'This record is in the trash. Bring it back, or create it with another idempotency key.',
      },
      {
        title: 'a contact without a last name or with an invalid address',
        rows: ['WRK-688'],
        body: { firstName: 'Kim', lastName: '', email: 'kim@' },
        status: 422,
        message: contactMessages.invalid,
      },
    ],
  },
  'PUT /contacts/:id': {
    ...onIris,
    rows: ['WRK-682'],
    path: '/contacts/iris',
    body: { company: 'Food bank', position: 'Chair', updatedAt: at.toISOString() },
    holds: { company: 'Food bank', firstName: 'Iris', title: 'Chair', position: 'Chair' },
    invalid: [{ status: 'Gone' }, ['status']],
    after: async (api) => {
      expect(await stored(api)).toMatchObject({ lastModifiedBy: 'mia' });
      const put = (body: object) => api.call('PUT', '/contacts/iris', { as: 'mia', body });
      expect((await put({ title: 'Trustee' })).body).toMatchObject({ title: 'Trustee', position: 'Trustee' });
      // Fields that are not sent stay.
      expect((await put({ phone: '+1 416 555 0100' })).body).toMatchObject({
        title: 'Trustee',
        company: 'Food bank',
        phone: '+1 416 555 0100',
      });
    },
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'a change of a version that someone else has changed',
        body: { company: 'Food bank', updatedAt: '2026-10-01T00:00:00.000Z' },
        status: 409,
        message: contactMessages.changed,
      },
      {
        title: 'to change a record deleted during the call',
        prepare: deletedMeanwhile('manualContacts/iris'),
        status: 404,
        message: contactMessages.notFound,
      },
      {
        title: 'to change a record that cannot be read',
        rows: ['WRK-683'],
        prepare: broken,
        status: 500,
        message: contactMessages.notUpdated,
      },
    ],
  },
  'PUT /contacts/:id/archive': {
    ...onIris,
    rows: ['WRK-686'],
    path: '/contacts/iris/archive',
    body: { archived: true },
    holds: { archived: true },
    invalid: [{ archived: 'yes' }, ['archived']],
    after: async (api) => {
      const again = await api.call('PUT', '/contacts/iris/archive', { as: 'ada', body: { archived: true } });
      expect(again.body).toMatchObject({ archived: true });
    },
    refusals: [
      missing('/contacts/nobody/archive'),
      {
        title: 'a colleague of the owner and changes nothing',
        as: 'theo',
        status: 404,
        message: contactMessages.notFound,
        after: unchanged,
      },
    ],
  },
  'DELETE /contacts/:id': {
    ...onIris,
    rows: ['WRK-684'],
    path: '/contacts/iris',
    status: 204,
    after: async (api) => {
      expect(await stored(api)).toBeUndefined();
      expect(await stored(api, 'jon')).toBeDefined();
    },
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'to delete a record that cannot be read',
        rows: ['WRK-685'],
        prepare: broken,
        status: 500,
        message: contactMessages.notDeleted,
      },
    ],
  },
  'PUT /contacts/:id/owner': {
    ...onIris,
    as: 'ada',
    path: '/contacts/iris/owner',
    body: { ownerId: 'theo' },
    holds: { ownerId: 'theo' },
    invalid: [{ ownerId: '../x' }, ['ownerId']],
    refusals: [
      missing('/contacts/nobody/owner'),
      {
        title: 'its owner, who is not an administrator',
        as: 'mia',
        status: 403,
        message: contactMessages.forbidden,
      },
      {
        title: 'an inactive new owner',
        body: { ownerId: 'lena' },
        status: 422,
        message: contactMessages.ownerUnknown,
      },
    ],
  },
};
