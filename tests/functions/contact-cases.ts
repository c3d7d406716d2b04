import { expect } from 'vitest';
import { derivedId } from '../../functions/src/pipeline/endpoint';
import { contactMessages } from '@/contracts/contacts';
import type { ApiUnderTest, EndpointCases } from './endpoint-cases';

const at = new Date('2026-11-01T10:00:00Z');

/** A contact that Mia looks after; one of hers that cannot be read; one of Theo's. */
async function contacts({ database }: ApiUnderTest): Promise<void> {
  const iris = {
    firstName: 'Iris',
    lastName: 'Okafor',
    name: 'Iris Okafor',
    email: 'iris@example.org',
    status: 'New',
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
const broken = ({ database }: ApiUnderTest) =>
  database.doc('manualContacts/iris').update({ firstName: ['not a name'] });

const stored = async (api: ApiUnderTest, id = 'iris') =>
  (await api.database.doc(`manualContacts/${id}`).get()).data();

const onIris = { as: 'mia', prepare: contacts, status: 200, regular: contactMessages.forbidden } as const;
const missing = (path: string) => ({
  title: 'a contact that is not there [WRK-772]',
  path,
  status: 404,
  message: contactMessages.notFound,
});
const unchanged = async (api: ApiUnderTest) => expect(await stored(api)).toMatchObject({ archived: false });

export const contactCases: EndpointCases = {
  'GET /contacts': {
    rows: '[WRK-676]',
    as: 'mia',
    prepare: contacts,
    path: '/contacts?limit=10',
    status: 200,
    holds: { contacts: [{ id: 'iris', name: 'Iris Okafor', updatedAt: at.toISOString() }], next: null },
    after: async (api, { body }) => {
      expect(body.contacts).toHaveLength(1);
      const first = await api.call('GET', '/contacts?limit=1', { as: 'ada' });
      expect(first.body).toMatchObject({ contacts: [{ id: 'iris' }], next: 'iris' });
      const second = await api.call('GET', '/contacts?limit=1&cursor=iris', { as: 'ada' });
      expect(second.body).toMatchObject({ contacts: [{ id: 'jon' }] });
    },
    refusals: [
      {
        title: 'a list that it cannot read [WRK-677]',
        prepare: broken,
        status: 500,
        message: contactMessages.notFetchedAll,
      },
    ],
  },
  'GET /contacts/:id': {
    ...onIris,
    rows: '[WRK-678]',
    path: '/contacts/iris',
    holds: { id: 'iris', email: 'iris@example.org', ownerId: 'mia' },
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'one that it cannot read [WRK-679]',
        prepare: broken,
        status: 500,
        message: contactMessages.notFetched,
      },
    ],
  },
  'POST /contacts': {
    rows: '[WRK-680]',
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
      // As the screens find and sort it.
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
    },
    refusals: [
      {
        title: 'one that cannot be made [WRK-681]',
        // A record in its place that nobody can read.
        prepare: (api) =>
          api.database.doc(`manualContacts/${derivedId('mia', 'attempt-2')}`).set({ ownerId: 7 }),
        headers: { 'idempotency-key': 'attempt-2' },
        status: 500,
        message: contactMessages.notCreated,
      },
      {
        title: 'one whose id belongs to a contact in the trash [ATT-020]',
        prepare: (api) =>
          api.database
            .doc(`trash/manualContacts-${derivedId('mia', 'attempt-3')}`)
            .set({ collection: 'manualContacts', record: { ownerId: 'mia' } }),
        headers: { 'idempotency-key': 'attempt-3' },
        status: 409,
        message: 'This record is in the trash. Bring it back, or create it with another idempotency key.',
      },
      {
        title: 'a contact without a last name, and one with an address that is none [WRK-688]',
        body: { firstName: 'Kim', lastName: '', email: 'kim@' },
        status: 422,
        message: contactMessages.invalid,
      },
    ],
  },
  'PUT /contacts/:id': {
    ...onIris,
    rows: '[WRK-682]',
    path: '/contacts/iris',
    body: { company: 'Food bank', updatedAt: at.toISOString() },
    holds: { company: 'Food bank', firstName: 'Iris' },
    invalid: [{ status: 'Gone' }, ['status']],
    after: async (api) => expect(await stored(api)).toMatchObject({ lastModifiedBy: 'mia' }),
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'a change of what somebody else has changed meanwhile',
        body: { company: 'Food bank', updatedAt: '2026-10-01T00:00:00.000Z' },
        status: 409,
        message: contactMessages.changed,
      },
      {
        title: 'to change one that it cannot read [WRK-683]',
        prepare: broken,
        status: 500,
        message: contactMessages.notUpdated,
      },
    ],
  },
  'PUT /contacts/:id/archive': {
    ...onIris,
    rows: '[WRK-686]',
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
        title: 'a colleague of the owner, and changes nothing',
        as: 'theo',
        status: 403,
        message: contactMessages.forbidden,
        after: unchanged,
      },
    ],
  },
  'DELETE /contacts/:id': {
    ...onIris,
    rows: '[WRK-684]',
    path: '/contacts/iris',
    status: 204,
    after: async (api) => {
      expect(await stored(api)).toBeUndefined();
      expect(await stored(api, 'jon')).toBeDefined();
    },
    refusals: [
      missing('/contacts/nobody'),
      {
        title: 'to delete one that it cannot read [WRK-685]',
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
        title: 'its owner, who is no administrator',
        as: 'mia',
        status: 403,
        message: contactMessages.forbidden,
      },
      {
        title: 'to give it to somebody inactive',
        body: { ownerId: 'lena' },
        status: 422,
        message: contactMessages.ownerUnknown,
      },
    ],
  },
};
