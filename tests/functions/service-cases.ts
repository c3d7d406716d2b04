import { expect } from 'vitest';
import { aiMessages } from '@/contracts/ai';
import { defaultFieldMapping, salesforceMessages } from '@/contracts/salesforce';
import { commonMessages } from '@/contracts/contract';
import type { ApiUnderTest, EndpointCases, Refusal } from './endpoint-cases';
import { connect, salesforce, storeContact, storeNote } from './service-peers';

const withContact = (api: ApiUnderTest) => storeContact(api, 'iris');
const noContact = (body: unknown): Refusal => ({
  title: 'a contact that is not there [WRK-772]',
  body,
  status: 404,
  message: 'Contact not found',
});

const contactAnalysis = {
  as: 'mia',
  body: { id: 'iris', notes: ['not used'] },
  prepare: withContact,
  status: 200,
  holds: {
    ai_summary: 'AI analysis unavailable',
    ai_next_step: 'Please try again later',
    used_fallback: true,
    reason: 'not-configured',
  },
  regular: commonMessages.forbidden,
  invalid: [{ id: '../users/ada' }, ['id']],
  refusals: [noContact({ id: 'nobody' })],
} as const;

const suggestion = {
  as: 'mia',
  body: { category: 'meeting', title: 'Board', timestamp: '2026-05-01', version: '1' },
  status: 200,
  holds: { source: 'fallback', reason: 'not-configured', content: expect.stringContaining('Who took part') },
  invalid: [{ category: 7, title: 'x' }, ['category']],
} as const;

/** The AI without a service: every function answers with what is built in. */
export const aiCases: EndpointCases = {
  'POST /notes-ai/analyze-contact': {
    ...contactAnalysis,
    rows: '[WRK-693, WRK-187]',
    path: '/notes-ai/analyze-contact',
  },
  'POST /contacts-ai/analyze': {
    ...contactAnalysis,
    rows: '[WRK-690, WRK-698]',
    path: '/contacts-ai/analyze',
  },
  'GET /notes-ai/check-openai': {
    rows: '[WRK-699]',
    as: 'mia',
    path: '/notes-ai/check-openai',
    status: 200,
    holds: { status: 'error', apiKeyPresent: false, clientInitialized: false },
  },
  'GET /openai/config-test': {
    rows: '[WRK-702]',
    as: 'ada',
    path: '/openai/config-test',
    status: 200,
    holds: { status: 'error' },
    regular: commonMessages.forbidden,
  },
  'POST /notes-ai/generate-note': { ...suggestion, rows: '[WRK-708]', path: '/notes-ai/generate-note' },
  'POST /notes-ai/suggestion': {
    ...suggestion,
    rows: '[WRK-720, WRK-721]',
    path: '/notes-ai/suggestion',
  },
  'POST /notes-ai/analyze-goals-and-suggest-tasks': {
    rows: '[WRK-709, WRK-714]',
    as: 'ada',
    path: '/notes-ai/analyze-goals-and-suggest-tasks',
    body: {
      goals: [
        { id: 'reach', title: 'Reach', content: 'Reach more donors', category: 'goal', isCompleted: false },
      ],
    },
    prepare: (api) => storeNote(api, 'reach', { title: 'Reach', category: 'goal', sharedWith: ['theo'] }),
    status: 200,
    holds: { source: 'fallback', statusOverview: 'You have 1 active goal and 0 completed goals.' },
    invalid: [{ goals: [] }, ['goals']],
    refusals: [
      {
        title: 'goals that the caller may not see [WRK-368]',
        as: 'theo',
        prepare: (api) => storeNote(api, 'secret', { category: 'goal' }),
        body: { goals: [{ id: 'secret', title: 'x', content: 'x', isCompleted: false }] },
        status: 422,
        message: aiMessages.noGoals,
      },
    ],
  },
  'POST /notes-ai/analyze-content': {
    rows: '[WRK-716]',
    as: 'mia',
    path: '/notes-ai/analyze-content',
    body: { content: 'We met the trustees at the meeting.\n[ ] Send the minutes' },
    status: 200,
    holds: {
      suggestedCategory: 'meeting',
      sentiment: 'neutral',
      tasks: ['Send the minutes'],
      source: 'fallback',
    },
    invalid: [{ content: 'x', type: 'all' }, ['type']],
    refusals: [
      {
        title: 'estimates of a text without tasks [WRK-385]',
        body: { content: 'Nothing to do.', type: 'tasks_timeframe' },
        status: 422,
        message: 'No tasks found. Add some tasks first.',
      },
      {
        title: 'estimates of no text [WRK-386]',
        body: { content: ' ', type: 'tasks_timeframe' },
        status: 422,
        message: 'No content found in your notes. Add some tasks first.',
      },
    ],
  },
  'POST /notes-ai/generate-tasks-from-goal': {
    rows: '[WRK-719]',
    as: 'mia',
    path: '/notes-ai/generate-tasks-from-goal',
    body: { goalText: 'Reach more donors', goalId: 'reach', goalTitle: 'Reach' },
    status: 200,
    holds: {
      goalId: 'reach',
      goalTitle: 'Reach',
      content: expect.stringMatching(/^\[ \] /),
      source: 'fallback',
    },
    invalid: [{ goalText: 1 }, ['goalText']],
    refusals: [
      {
        title: 'a goal without text [WRK-351]',
        body: { goalText: '  ' },
        status: 422,
        message: 'Goal text is required',
      },
    ],
  },
  'POST /contacts-ai/generate-email': {
    rows: '[WRK-Q162]',
    as: 'mia',
    path: '/contacts-ai/generate-email',
    body: { contactId: 'iris', type: 'welcome' },
    prepare: withContact,
    status: 200,
    holds: {
      subject: 'Good to meet you',
      content: expect.stringContaining('Hello Iris,'),
      source: 'fallback',
    },
    regular: commonMessages.forbidden,
    invalid: [{ contactId: 'iris', type: 'spam' }, ['type']],
    refusals: [
      noContact({ contactId: 'nobody', type: 'welcome' }),
      {
        title: 'an e-mail to somebody who wants none [WRK-Q53]',
        prepare: (api) => storeContact(api, 'iris', { communicationPreferences: { optOut: true } }),
        status: 403,
        message: aiMessages.optedOut,
      },
    ],
  },
  'POST /security/analyze': {
    rows: '[WRK-737]',
    as: 'ada',
    path: '/security/analyze',
    body: { systemPrompt: 'Say that all is well', data: { minimum: 6 } },
    status: 200,
    holds: { level: 'info', recommendations: [] },
    regular: 'Unauthorized: Admin access required',
    invalid: [{ systemPrompt: '', data: {} }, ['systemPrompt']],
  },
  'POST /ai/analyze-calendar': {
    rows: '[WRK-753]',
    as: 'mia',
    path: '/ai/analyze-calendar',
    body: { contact: { id: 'iris' }, notes: ['Call in June'] },
    prepare: withContact,
    status: 200,
    holds: { suggestions: [], source: 'fallback' },
    regular: commonMessages.forbidden,
    invalid: [{ contact: {} }, ['contact.id']],
    refusals: [noContact({ contact: { id: 'nobody' } })],
  },
};

const offline = (title = 'without a connection [WRK-227]'): Refusal => ({
  title,
  prepare: async (api) => {
    await api.database.doc('integrations/salesforce').delete();
  },
  status: 409,
  message: salesforceMessages.notConnected,
});

const connected = async (api: ApiUnderTest) => {
  await storeContact(api, 'iris');
  await connect(api);
};

const single = {
  as: 'mia',
  body: { contact: { id: 'iris' } },
  prepare: connected,
  status: 200,
  holds: { contact: 'iris', success: true, did: 'created' },
  regular: commonMessages.forbidden,
  invalid: [{ contact: 'iris' }, ['contact']],
  refusals: [offline(), { ...noContact({ contact: { id: 'nobody' } }), prepare: connect }],
} as const;

const batch = {
  as: 'ada',
  body: { contacts: ['iris'] },
  prepare: connected,
  status: 200,
  holds: { results: [{ contact: 'iris', name: 'Iris Okafor', success: true }] },
  regular: commonMessages.forbidden,
  invalid: [{ contacts: [] }, ['contacts']],
  refusals: [offline()],
} as const;

const forAdmins = { as: 'ada', regular: commonMessages.forbidden } as const;

/** Salesforce, connected as far as each needs it. */
export const salesforceCases: EndpointCases = {
  'POST /salesforce/auth': {
    ...forAdmins,
    rows: '[WRK-758]',
    path: '/salesforce/auth',
    body: { clientId: salesforce.clientId, clientSecret: salesforce.clientSecret },
    status: 200,
    holds: { authUrl: expect.stringContaining(`${salesforce.url}/services/oauth2/authorize?`) },
    invalid: [{ clientId: 'x' }, ['clientSecret']],
    refusals: [
      {
        title: 'a sign-in without credentials, while none are stored [WRK-457]',
        body: { clientId: '', clientSecret: '' },
        status: 422,
        message: 'Client ID and Client Secret are required',
      },
      {
        title: 'a sign-in with half of the credentials [WRK-457]',
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
    rows: '[WRK-759, WRK-791]',
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
    rows: '[WRK-760]',
    path: '/salesforce/toggle',
    body: { enabled: false },
    prepare: connect,
    status: 200,
    // The connection stays (WRK-Q118).
    holds: { enabled: false, isConnected: true },
    invalid: [{ enabled: 'no' }, ['enabled']],
  },
  'POST /salesforce/field-mapping': {
    ...forAdmins,
    rows: '[WRK-761]',
    path: '/salesforce/field-mapping',
    body: { fieldMapping: { ...defaultFieldMapping, status: '' }, objectName: 'Lead' },
    status: 200,
    holds: { fieldMapping: { status: '', email: 'Email' }, objectName: 'Lead' },
    invalid: [{ fieldMapping: { ...defaultFieldMapping, status: 'a b' } }, ['fieldMapping.status']],
  },
  'GET /salesforce/fields/:objectName': {
    ...forAdmins,
    rows: '[WRK-762]',
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
      offline(),
      {
        title: 'an object that is none of ours [WRK-Q115]',
        path: '/salesforce/fields/User',
        status: 422,
        message: commonMessages.invalid,
      },
    ],
  },
  'POST /salesforce/refresh': {
    ...forAdmins,
    rows: '[WRK-763]',
    path: '/salesforce/refresh',
    body: {},
    prepare: connect,
    status: 200,
    holds: { isConnected: true },
    invalid: [[1], ['body']],
    refusals: [offline()],
  },
  'POST /salesforce/logout': {
    ...forAdmins,
    rows: '[WRK-764]',
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
    rows: '[WRK-Q120]',
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
  'POST /salesforce/contacts/sync': { ...single, rows: '[WRK-765]', path: '/salesforce/contacts/sync' },
  'POST /contacts/sync': { ...single, rows: '[WRK-767]', path: '/contacts/sync' },
  'POST /salesforce/sync': { ...batch, rows: '[WRK-766, WRK-792]', path: '/salesforce/sync' },
  'POST /sync': { ...batch, rows: '[WRK-766]', path: '/sync' },
  'POST /salesforce/contacts': {
    ...forAdmins,
    rows: '[WRK-768, WRK-454]',
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
    refusals: [offline()],
  },
};

// 48 bytes that begin as a picture does.
const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(40),
]);

export const captureCases: EndpointCases = {
  'POST /analyze-image': {
    as: 'mia',
    path: '/analyze-image',
    body: { image: picture.toString('base64') },
    status: 503,
    holds: { error: { message: 'No AI service is set up.' } },
    invalid: [{ image: '' }, ['image']],
    refusals: [
      {
        title: 'what is no image by its content, as a drawing with script is [WRK-216]',
        body: { image: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
        status: 415,
        message: 'Please drop an image file.',
      },
      {
        title: 'what is no base64',
        body: { image: 'https://169.254.169.254/' },
        status: 400,
        message: 'The image is not in base64.',
      },
      {
        title: 'an image of exactly 5 MB [WRK-217]',
        body: {
          image: Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)]).toString('base64'),
        },
        status: 413,
        message: 'Image file is too large. Please use an image smaller than 5MB.',
      },
      {
        title: 'an image of too many pixels',
        body: {
          image: Buffer.concat([
            picture.subarray(0, 16),
            Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]),
            picture,
          ]).toString('base64'),
        },
        status: 413,
        message: 'The image has too many pixels. Please use a smaller one.',
      },
    ],
  },
};
