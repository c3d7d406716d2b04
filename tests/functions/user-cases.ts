import { expect } from 'vitest';
import { commonMessages } from '@/contracts/contract';
import { userMessages } from '@/contracts/users';
import type { ApiUnderTest, EndpointCases } from './endpoint-cases';

const record = (api: ApiUnderTest, uid: string) => api.database.doc(`users/${uid}`).get();
const events = async (api: ApiUnderTest) =>
  (await api.database.collection('security_events').get()).docs.map((each) => each.data());

export const userCases: EndpointCases = {
  'POST /admin/users': {
    rows: ['WRK-485', 'WRK-487', 'WRK-615', 'WRK-741', 'WRK-742'],
    as: 'ada',
    path: '/admin/users',
    body: { email: ' Kai@ACF.example ', password: 'secret', status: 'active', displayName: ' Kai Moore ' },
    status: 201,
    holds: { uid: expect.any(String), invited: null },
    regular: userMessages.createForbidden,
    invalid: [{ email: '', password: 'short', role: 'owner' }, ['email', 'password', 'role']],
    async after(api, { body }) {
      expect((await record(api, body.uid)).data()).toMatchObject({
        uid: body.uid,
        email: 'kai@acf.example',
        role: 'regular',
        status: 'active',
        displayName: 'Kai Moore',
        name: 'Kai Moore',
        photoURL: '',
        createdBy: 'ada',
        createdAt: expect.anything(),
        updatedAt: expect.anything(),
      });
      expect(await api.accounts.getUser(body.uid)).toMatchObject({
        email: 'kai@acf.example',
        disabled: false,
      });
      expect(await events(api)).toMatchObject([
        { type: 'auth', level: 'info', userId: 'ada', analyzed: false },
      ]);
    },
    refusals: [
      {
        title: 'the email address of an existing record, in capitals too',
        rows: ['WRK-489'],
        body: { email: 'MIA@acf.example', password: 'secret' },
        status: 409,
        message: userMessages.exists,
      },
      {
        title: 'an address that only the sign-in service knows, with a password',
        rows: ['WRK-495'],
        body: { email: 'nobody@acf.example', password: 'secret' },
        status: 409,
        message: userMessages.emailInUse,
        after: async (api) => {
          expect((await api.accounts.getUserByEmail('nobody@acf.example')).uid).toBe('nobody');
        },
      },
      ...['Kai\nMoore', 'Kai \u202Egpj.exe', '\u200B'].map((displayName) => ({
        title: `a name with line breaks or invisible characters: ${JSON.stringify(displayName)}`,
        rows: ['ATT-011'],
        body: { email: 'kai@acf.example', password: 'secret', displayName },
        status: 422,
        message: commonMessages.invalid,
        fields: { displayName: 'A name has visible characters on one line.' },
      })),
      {
        title: 'an invalid email address',
        body: { email: 'kai@acf', password: 'secret' },
        status: 422,
        message: commonMessages.invalid,
      },
      {
        title: 'a regular user and changes nothing',
        rows: ['WRK-488', 'WRK-496', 'WRK-788'],
        as: 'mia',
        status: 403,
        message: userMessages.createForbidden,
        after: async (api) => {
          await expect(api.accounts.getUserByEmail('kai@acf.example')).rejects.toMatchObject({
            code: 'auth/user-not-found',
          });
          // The feed gets one entry an hour for each person.
          await api.call('PUT', '/admin/users/theo', {
            as: 'mia',
            body: { role: 'admin', status: 'active' },
          });
          expect(await events(api)).toMatchObject([
            {
              type: 'api_access',
              level: 'info',
              title: 'Refused call',
              userId: 'mia',
              message: expect.stringMatching(
                /^2 refused calls by mia@acf.example in the hour from \d\d:00 UTC, the last to PUT \/admin\/users\/:uid[.]$/,
              ),
            },
          ]);
        },
      },
    ],
  },
  'POST /admin/users/:uid/invitation': {
    as: 'ada',
    path: '/admin/users/theo/invitation',
    status: 204,
    regular: userMessages.changeForbidden,
    async after(api) {
      expect(await api.mailsTo('theo@acf.example')).toHaveLength(1);
    },
    refusals: [
      {
        title: 'an unknown user',
        path: '/admin/users/kai/invitation',
        status: 404,
        message: userMessages.notFound,
      },
    ],
  },
  'PUT /admin/users/:uid': {
    rows: ['WRK-490'],
    as: 'ada',
    path: '/admin/users/mia',
    body: { role: 'admin', status: 'inactive' },
    status: 200,
    holds: { uid: 'mia', role: 'admin', status: 'inactive' },
    regular: userMessages.changeForbidden,
    invalid: [{ role: 'owner', status: 'gone' }, ['role', 'status']],
    async after(api) {
      expect((await record(api, 'mia')).data()).toMatchObject({ role: 'admin', status: 'inactive' });
      expect((await api.accounts.getUser('mia')).disabled).toBe(true);
      expect(await events(api)).toMatchObject([
        {
          message:
            'ada@acf.example changed mia@acf.example: role regular to admin, status active to inactive.',
        },
      ]);
    },
    refusals: [
      {
        title: "a call for the caller's own account",
        rows: ['WRK-481'],
        path: '/admin/users/ada',
        status: 403,
        message: userMessages.changeForbidden,
      },
      {
        title: 'an unknown user',
        path: '/admin/users/kai',
        status: 404,
        message: userMessages.notFound,
      },
    ],
  },
  'POST /admin/users/:uid/hand-over': {
    as: 'ada',
    path: '/admin/users/mia/hand-over',
    body: { heir: 'noor' },
    async prepare(api) {
      await api.database.doc('templates/ofMia').set({ createdBy: 'mia', sharedWith: ['noor'], title: 'One' });
      await api.database.doc('templates/ofTheo').set({ createdBy: 'theo', sharedWith: [], title: 'Two' });
    },
    status: 200,
    holds: { moved: 1 },
    regular: userMessages.changeForbidden,
    invalid: [{ heir: '' }, ['heir']],
    async after(api) {
      const creatorOf = async (id: string) =>
        (await api.database.doc(`templates/${id}`).get()).get('createdBy') as unknown;
      expect(await creatorOf('ofMia')).toBe('noor');
      expect(await creatorOf('ofTheo')).toBe('theo');
      // The account itself is unchanged.
      expect((await record(api, 'mia')).get('status')).toBe('active');
      expect(await events(api)).toMatchObject([
        { message: 'ada@acf.example handed 1 records of mia@acf.example to noor@acf.example.' },
      ]);
    },
    refusals: [
      {
        title: 'an inactive new owner',
        body: { heir: 'lena' },
        status: 422,
        message: userMessages.heirUnknown,
      },
      {
        title: 'the person as their own new owner',
        body: { heir: 'mia' },
        status: 422,
        message: userMessages.heirUnknown,
      },
      {
        title: 'an unknown user',
        path: '/admin/users/kai/hand-over',
        status: 404,
        message: userMessages.notFound,
      },
    ],
  },
  'DELETE /admin/users/auth/:uid': {
    rows: ['WRK-493', 'WRK-744'],
    as: 'ada',
    path: '/admin/users/auth/mia?heir=noor',
    status: 204,
    regular: userMessages.changeForbidden,
    async after(api) {
      expect((await record(api, 'mia')).exists).toBe(false);
      await expect(api.accounts.getUser('mia')).rejects.toMatchObject({ code: 'auth/user-not-found' });
      expect((await api.call('DELETE', '/admin/users/auth/mia?heir=noor', { as: 'ada' })).status).toBe(204);
    },
    refusals: [
      {
        title: "a call for the caller's own account",
        rows: ['WRK-482'],
        path: '/admin/users/auth/ada?heir=noor',
        status: 403,
        message: userMessages.changeForbidden,
      },
      {
        title: 'an inactive new owner',
        path: '/admin/users/auth/mia?heir=lena',
        status: 422,
        message: userMessages.heirUnknown,
        after: async (api) => expect((await record(api, 'mia')).get('status')).toBe('active'),
      },
      {
        title: 'a call without a new owner',
        rows: ['WRK-778'],
        path: '/admin/users/auth/mia',
        status: 422,
        message: userMessages.idMissing,
      },
    ],
  },
};
