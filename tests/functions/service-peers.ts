import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { startOpenAiPeer } from '../peers/openai-peer';
import { startSalesforcePeer } from '../peers/salesforce-peer';
import type { ApiUnderTest, Refusal } from './endpoint-cases';

/** The third-party services of a test file, which are reset before each test. */
export const openai = await startOpenAiPeer();
export const salesforce = await startSalesforcePeer();

beforeEach(() => {
  openai.forget();
  salesforce.forget();
});
afterAll(async () => {
  await Promise.all([openai.stop(), salesforce.stop()]);
});

export const salesforceSettings = {
  INTEGRATIONS_KEY: randomBytes(32).toString('base64'),
  SALESFORCE_LOGIN_URL: salesforce.url,
  SALESFORCE_TIMEOUT_MS: '1500',
  SALESFORCE_REDIRECT_URL: 'http://127.0.0.1:5173/api/salesforce/oauth/callback',
};

export const aiSettings = {
  OPENAI_API_KEY: openai.apiKey,
  OPENAI_BASE_URL: openai.baseUrl,
  OPENAI_TIMEOUT_MS: '400',
  OPENAI_RETRIES: '0',
};

const { clientId, clientSecret } = salesforce;

/** Begins a sign-in as Ada. Returns the address to which the person is sent. */
export async function beginAuth(api: ApiUnderTest): Promise<{ authUrl: string; state: string }> {
  const { body } = await api.call('POST', '/salesforce/auth', {
    as: 'ada',
    body: { clientId, clientSecret },
  });
  return body as { authUrl: string; state: string };
}

/** Returns the path below `/api` to which Salesforce sends the browser back. */
export const comeBack = (authUrl: string, decision: 'allow' | 'deny' = 'allow'): string => {
  const { pathname, search } = new URL(salesforce.decide(authUrl, decision));
  return pathname.replace(/^\/api/, '') + search;
};

/** Connects to Salesforce as Ada. */
export async function connect(api: ApiUnderTest): Promise<void> {
  const { authUrl } = await beginAuth(api);
  const { body } = await api.call('GET', comeBack(authUrl));
  if (!String(body).includes('salesforce_auth_success')) throw new Error('Salesforce was not connected.');
}

/** Returns a contact in its stored form, owned by Mia by default. */
export const contactRecord = (fields: Readonly<Record<string, unknown>> = {}) => ({
  firstName: 'Iris',
  lastName: 'Okafor',
  name: 'Iris Okafor',
  email: 'iris@river.example',
  phone: '+44 20 7946 0100',
  linkedin: '',
  website: '',
  address: '',
  company: '',
  title: 'Director',
  source: 'manual',
  status: 'New',
  archived: false,
  ownerId: 'mia',
  createdBy: 'mia',
  createdAt: new Date('2026-05-01T08:00:00Z'),
  updatedAt: new Date('2026-05-02T08:00:00Z'),
  ...fields,
});

export const storeContact = (api: ApiUnderTest, id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  api.database.doc(`manualContacts/${id}`).set(contactRecord(fields));

/** Stores the contact that most cases are about. */
export const withContact = (api: ApiUnderTest) => storeContact(api, 'iris');
export const noContact = (body: unknown): Refusal => ({
  title: 'a contact that is not there [WRK-772]',
  body,
  status: 404,
  message: 'Contact not found',
});

/** Stores a note. It is about no contact unless `fields` name one. */
export const storeNote = (api: ApiUnderTest, id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  api.database.doc(`notes/${id}`).set({
    title: '',
    content: 'She asked for a training in June.',
    contentType: 'plain',
    category: 'general',
    isArchived: false,
    isCompleted: false,
    createdBy: 'mia',
    sharedWith: [],
    createdAt: new Date('2026-05-03T08:00:00Z'),
    ...fields,
  });
