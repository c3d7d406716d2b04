import { expect } from 'vitest';
import { commonMessages } from '@/contracts/contract';
import { defaultFieldMapping, salesforceMessages } from '@/contracts/salesforce';
import type { ApiUnderTest, EndpointCases, Refusal } from '../endpoint-cases';
import { connect, noContact, salesforce, storeContact, withContact } from '../service-peers';

const offline: Refusal = {
  title: 'without a connection',
  rows: ['WRK-227'],
  prepare: async (api) => {
    await api.database.doc('integrations/salesforce').delete();
  },
  status: 409,
  message: salesforceMessages.notConnected,
};

const connected = async (api: ApiUnderTest) => {
  await storeContact(api, 'iris');
  await connect(api);
};

const single = {
  as: 'mia',
  body: { contact: { id: 'iris' } },
  prepare: connected,
  status: 200,
  holds: { contact: 'iris', success: true, did: 'created', salesforceId: expect.stringMatching(/^003/) },
  unseen: 'Contact not found',
  invalid: [{ contact: 'iris' }, ['contact']],
  refusals: [offline, { ...noContact({ contact: { id: 'nobody' } }), prepare: connect }],
} as const;

const batch = {
  as: 'ada',
  body: { contacts: ['iris'] },
  prepare: connected,
  status: 200,
  holds: { results: [{ contact: 'iris', name: 'Iris Okafor', success: true }] },
  regular: commonMessages.forbidden,
  invalid: [{ contacts: [] }, ['contacts']],
  refusals: [offline],
} as const;

const forAdmins = { as: 'ada', regular: commonMessages.forbidden } as const;

/** The cases of Salesforce, each with the connection that it needs. */
export const salesforceCases: EndpointCases = {
  'POST /salesforce/auth': {
    ...forAdmins,
    rows: ['WRK-758'],
    path: '/salesforce/auth',
    body: { clientId: salesforce.clientId, clientSecret: salesforce.clientSecret },
    status: 200,
    holds: { authUrl: expect.stringContaining(`${salesforce.url}/services/oauth2/authorize?`) },
    invalid: [{ clientId: 'x' }, ['clientSecret']],
    refusals: [
      {
        title: 'a sign-in without credentials, while none are stored',
        rows: ['WRK-457'],
        body: { clientId: '', clientSecret: '' },
        status: 422,
        message: 'Client ID and Client Secret are required',
      },
      {
        title: 'a sign-in with half of the credentials',
        rows: ['WRK-457'],
        prepare: connect,
        body: { clientId: 'x', clientSecret: ' ' },
        status: 422,
        message: 'Client ID and Client Secret are required',
      },
    ],
  },
  'GET /salesforce/oauth/callback': {
    path: '/salesforce/oauth/callback?state=unknown&code=1',
    status: 200,
    holds: expect.stringContaining('salesforce_auth_error'),
  },
  'GET /salesforce/config': {
    ...forAdmins,
    rows: ['WRK-624', 'WRK-759', 'WRK-791'],
    path: '/salesforce/config',
    prepare: connect,
    status: 200,
    holds: {
      available: true,
      enabled: true,
      isConnected: true,
      hasCredentials: true,
      fieldMapping: defaultFieldMapping,
      objectName: 'Contact',
      instance: '127.0.0.1',
    },
  },
  'GET /salesforce/status': {
    as: 'mia',
    path: '/salesforce/status',
    status: 200,
    holds: { enabled: false, isConnected: false },
  },
  'POST /salesforce/toggle': {
    ...forAdmins,
    rows: ['WRK-760'],
    path: '/salesforce/toggle',
    body: { enabled: false },
    prepare: connect,
    status: 200,
    // The connection stays.
    holds: { enabled: false, isConnected: true },
    invalid: [{ enabled: 'no' }, ['enabled']],
  },
  'POST /salesforce/field-mapping': {
    ...forAdmins,
    rows: ['WRK-761'],
    path: '/salesforce/field-mapping',
    body: { fieldMapping: { ...defaultFieldMapping, status: '' }, objectName: 'Lead' },
    status: 200,
    holds: { fieldMapping: { status: '', email: 'Email' }, objectName: 'Lead' },
    invalid: [{ fieldMapping: { ...defaultFieldMapping, status: 'a b' } }, ['fieldMapping.status']],
  },
  'GET /salesforce/fields/:objectName': {
    ...forAdmins,
    rows: ['WRK-762'],
    path: '/salesforce/fields/Contact',
    prepare: connect,
    status: 200,
    holds: {
      fields: expect.arrayContaining([
        { name: 'LastName', label: 'Last Name', required: true, custom: false, writable: true },
        { name: 'LastActivityDate', label: 'Last Activity', required: false, custom: false, writable: false },
      ]),
    },
    refusals: [
      offline,
      {
        title: 'an unsupported object',
        rows: ['WRK-Q115'],
        path: '/salesforce/fields/User',
        status: 422,
        message: commonMessages.invalid,
      },
    ],
  },
  'POST /salesforce/refresh': {
    ...forAdmins,
    rows: ['WRK-763'],
    path: '/salesforce/refresh',
    body: {},
    prepare: connect,
    status: 200,
    holds: { isConnected: true },
    invalid: [[1], ['body']],
    refusals: [offline],
  },
  'POST /salesforce/logout': {
    ...forAdmins,
    rows: ['WRK-764'],
    path: '/salesforce/logout',
    body: {},
    prepare: connect,
    status: 200,
    holds: { isConnected: false, hasCredentials: true, instance: null },
    invalid: [[1], ['body']],
    after: async () => {
      if (salesforce.liveTokens() > 0) throw new Error('The token was not taken back.');
    },
  },
  'GET /salesforce/due': {
    ...forAdmins,
    rows: ['WRK-Q120'],
    path: '/salesforce/due',
    prepare: withContact,
    status: 200,
    holds: { contacts: [{ id: 'iris', name: 'Iris Okafor' }] },
  },
  'POST /salesforce/preview': {
    ...batch,
    path: '/salesforce/preview',
    holds: { previews: [{ contact: 'iris', does: 'create' }] },
  },
  'POST /salesforce/contacts/sync': {
    ...single,
    rows: ['WRK-765', 'WRK-771'],
    path: '/salesforce/contacts/sync',
  },
  'POST /contacts/sync': { ...single, rows: ['WRK-767'], path: '/contacts/sync' },
  'POST /salesforce/sync': { ...batch, rows: ['WRK-766', 'WRK-792'], path: '/salesforce/sync' },
  'POST /sync': { ...batch, rows: ['WRK-766'], path: '/sync' },
  'POST /salesforce/contacts': {
    ...forAdmins,
    rows: ['WRK-768', 'WRK-454'],
    path: '/salesforce/contacts',
    body: {
      firstName: 'Iris',
      lastName: 'Okafor',
      email: 'iris@river.example',
      status: 'Working',
      source: 'Referral',
    },
    prepare: connect,
    status: 201,
    holds: { did: 'created' },
    invalid: [
      { firstName: ' ', lastName: '', email: 'x', status: 'Lost', source: 'Web' },
      ['firstName', 'lastName', 'email', 'status'],
    ],
    refusals: [offline],
  },
};
