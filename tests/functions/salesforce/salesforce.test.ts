import { describe, expect, it } from 'vitest';
import { defaultFieldMapping, salesforceMessages } from '@/contracts/salesforce';
import { covers } from '@/testing/covers';
import { readSalesforceSettings } from '../../../functions/src/adapters/salesforce/salesforce-settings';
import { startApi } from '../api-under-test';
import {
  beginAuth,
  comeBack,
  connect,
  salesforce,
  salesforceSettings,
  storeContact,
  storeNote,
} from '../service-peers';

let clock = Date.parse('2026-06-01T08:00:00Z');
const api = await startApi({ settings: salesforceSettings, now: () => new Date(clock) });

const sync = (id = 'iris', as: 'ada' | 'mia' | 'theo' = 'mia') =>
  api.call('POST', '/salesforce/contacts/sync', { as, body: { contact: { id } } });
const syncAll = (contacts: readonly string[]) =>
  api.call('POST', '/salesforce/sync', { as: 'ada', body: { contacts } });
const config = async () => (await api.call('GET', '/salesforce/config', { as: 'ada' })).body;
const stored = async (id = 'iris') => (await api.database.doc(`manualContacts/${id}`).get()).data();
const secrets = async () => (await api.database.doc('integrations/salesforce').get()).data() ?? {};

describe('signing in at Salesforce', () => {
  it(
    'uses state and PKCE and stores tokens and credentials encrypted',
    covers('WRK-758', 'WRK-Q111'),
    async () => {
      const { authUrl, state } = await beginAuth(api);
      const asked = new URL(authUrl);
      expect(asked.origin + asked.pathname).toBe(`${salesforce.url}/services/oauth2/authorize`);
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: salesforce.clientId,
        redirect_uri: salesforceSettings.SALESFORCE_REDIRECT_URL,
        code_challenge_method: 'S256',
        state,
      });
      const back = await api.call('GET', comeBack(authUrl));
      expect(back).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cross-origin-opener-policy': 'unsafe-none',
          'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'sha256-[^']+'/),
        },
      });
      expect(back.body).toContain('salesforce_auth_success');
      expect(back.body).not.toContain(state);
      expect(await config()).toMatchObject({ isConnected: true, enabled: true, hasCredentials: true });
      const kept = JSON.stringify(await secrets());
      expect(kept).not.toContain(salesforce.clientSecret);
      expect(kept).not.toContain('00D5g000peer');
      expect(JSON.stringify(await config())).not.toContain(salesforce.clientId);
    },
  );

  it(
    'accepts a state once, within ten minutes, if its sender is still an active administrator',
    covers('WRK-048'),
    async () => {
      const { authUrl } = await beginAuth(api);
      const back = comeBack(authUrl);
      expect((await api.call('GET', back)).body).toContain('salesforce_auth_success');
      expect((await api.call('GET', back)).body).toContain('salesforce_auth_error');

      const late = comeBack((await beginAuth(api)).authUrl);
      clock += 11 * 60_000;
      expect((await api.call('GET', late)).body).toContain('salesforce_auth_error');

      const demoted = comeBack((await beginAuth(api)).authUrl);
      await api.database.doc('users/ada').update({ role: 'regular' });
      expect((await api.call('GET', demoted)).body).toContain('salesforce_auth_error');
      await api.database.doc('users/ada').update({ role: 'admin' });
      const inactive = comeBack((await beginAuth(api)).authUrl);
      await api.database.doc('users/ada').update({ status: 'inactive' });
      expect((await api.call('GET', inactive)).body).toContain('salesforce_auth_error');
    },
  );

  it(
    'fails if the person denies it, the state is wrong, or Salesforce does not answer',
    covers('WRK-460'),
    async () => {
      const denied = comeBack((await beginAuth(api)).authUrl, 'deny');
      expect((await api.call('GET', denied)).body).toContain('salesforce_auth_error');
      const { authUrl } = await beginAuth(api);
      const made = comeBack(authUrl).replace(/state=[^&]+/, 'state=other');
      expect((await api.call('GET', made)).body).toContain('salesforce_auth_error');
      for (const fault of ['breaks', 'html', 'resets'] as const) {
        const back = comeBack((await beginAuth(api)).authUrl);
        salesforce.failTokens(fault);
        expect((await api.call('GET', back)).body, fault).toContain('salesforce_auth_error');
      }
      expect(await config()).toMatchObject({ isConnected: false });
    },
  );

  it('can be repeated with the stored credentials', async () => {
    await connect(api);
    const { body } = await api.call('POST', '/salesforce/auth', {
      as: 'ada',
      body: { clientId: '', clientSecret: '' },
    });
    expect((await api.call('GET', comeBack(body.authUrl))).body).toContain('salesforce_auth_success');
  });

  it('is offered with default settings before the first connection', async () => {
    await api.database.doc('integrations/salesforce').delete();
    expect(await config()).toMatchObject({
      available: true,
      isConnected: false,
      fieldMapping: defaultFieldMapping,
    });
  });
});

describe('a Salesforce session', () => {
  it('is renewed once when it expires, and the call is repeated once', covers('WRK-473'), async () => {
    await connect(api);
    await storeContact(api, 'iris');
    const before = (await secrets())['tokens'];
    salesforce.expireSessions();
    expect(await sync()).toMatchObject({ status: 200, body: { success: true } });
    expect(salesforce.called.filter((each) => each === 'POST /services/oauth2/token')).toHaveLength(2);
    expect((await secrets())['tokens']).not.toBe(before);
    // With rotation the first refresh token is void, so this works only with the stored one.
    salesforce.expireSessions();
    expect(await sync()).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is renewed by only one of many calls that find it expired', async () => {
    await connect(api);
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(ids.map((id) => storeContact(api, id, { email: `${id}@river.example` })));
    salesforce.expireSessions();
    const answers = await Promise.all(ids.map((id) => sync(id)));
    expect(answers.map(({ body }) => body.success)).toEqual(ids.map(() => true));
    expect(salesforce.called.filter((each) => each === 'POST /services/oauth2/token')).toHaveLength(2);
    expect(salesforce.records('Contact')).toHaveLength(5);
  });

  it('ends the connection with a message if it cannot be renewed', covers('WRK-472'), async () => {
    await connect(api);
    await storeContact(api, 'iris');
    salesforce.revokeGrants();
    expect(await sync()).toMatchObject({
      status: 409,
      body: { error: { message: 'Your Salesforce session has expired. Please reconnect.' } },
    });
    expect(await config()).toMatchObject({ isConnected: false, hasCredentials: true });
    expect(await stored()).toMatchObject({
      salesforceSync: { isSynced: false, error: salesforceMessages.expired },
    });
    expect(await sync()).toMatchObject({
      status: 409,
      body: { error: { message: salesforceMessages.notConnected } },
    });
  });

  it('stays if the renewal gets no answer and is renewed by the next call', async () => {
    await connect(api);
    await storeContact(api, 'iris');
    salesforce.expireSessions();
    salesforce.failTokens('breaks');
    expect(await sync()).toMatchObject({
      status: 503,
      body: { error: { message: salesforceMessages.unreachable } },
    });
    expect(await config()).toMatchObject({ isConnected: true });
    expect(await sync()).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is revoked at Salesforce when an administrator disconnects', covers('WRK-764'), async () => {
    await connect(api);
    expect(salesforce.liveTokens()).toBe(1);
    expect(await api.call('POST', '/salesforce/logout', { as: 'ada', body: {} })).toMatchObject({
      status: 200,
    });
    expect(salesforce.liveTokens()).toBe(0);
    expect((await secrets())['tokens']).toBeNull();
  });

  it('stays ended if it is ended during its renewal', async () => {
    await connect(api);
    await storeContact(api, 'iris');
    salesforce.expireSessions();
    const release = salesforce.holdTokens();
    const waiting = sync();
    await expect
      .poll(() => salesforce.called.filter((each) => each === 'POST /services/oauth2/token'))
      .toHaveLength(2);
    expect(await api.call('POST', '/salesforce/logout', { as: 'ada', body: {} })).toMatchObject({
      status: 200,
    });
    release();
    expect(await waiting).toMatchObject({
      status: 409,
      body: { error: { message: salesforceMessages.notConnected } },
    });
    expect(await config()).toMatchObject({ isConnected: false });
    expect((await secrets())['tokens']).toBeNull();
  });
});

describe('a sync', () => {
  it(
    'sends the mapped fields, "Unknown" for a missing last name, and the owner’s notes',
    covers('WRK-228', 'WRK-465', 'WRK-769', 'WRK-Q115'),
    async () => {
      await connect(api);
      salesforce.store('Account', { Name: 'River Trust' });
      await storeContact(api, 'iris', {
        firstName: 'Iris',
        lastName: '',
        name: 'Iris',
        company: 'River Trust',
      });
      await storeNote(api, 'n1', { contactId: 'iris', contactOwnerId: 'mia', content: 'Wants a training.' });
      await storeNote(api, 'n2', {
        contactId: 'iris',
        contactOwnerId: 'mia',
        content: 'Old.',
        isArchived: true,
      });
      const { body } = await sync();
      expect(body).toMatchObject({ success: true, did: 'created', name: 'Iris' });
      expect(body.notices).toEqual(['Status__c is not available in Salesforce and was left out.']);
      expect(salesforce.records('Contact')).toEqual([
        {
          Id: body.salesforceId,
          FirstName: 'Iris',
          LastName: 'Unknown',
          Email: 'iris@river.example',
          Phone: '+44 20 7946 0100',
          AccountId: salesforce.records('Account')[0]?.Id,
          Title: 'Director',
          Description: '2026-05-03: Wants a training.',
          LeadSource: 'manual',
        },
      ]);
    },
  );

  it(
    'records its result without changing the time of the last change',
    covers('WRK-230', 'WRK-605'),
    async () => {
      await connect(api);
      await storeContact(api, 'iris');
      const { updatedAt } = (await stored()) ?? {};
      const { body } = await sync();
      expect(await stored()).toMatchObject({
        updatedAt,
        salesforceSynced: true,
        salesforceSync: { isSynced: true, salesforceId: body.salesforceId, error: null },
      });
      expect((await stored())?.['lastSyncedAt'].toDate()).toEqual(new Date(clock));
    },
  );

  it(
    'updates the record found by id or else by email, and only what differs',
    covers('WRK-Q116'),
    async () => {
      await connect(api);
      const id = salesforce.store('Contact', {
        LastName: 'Okafor',
        Email: 'IRIS@river.example',
        Title: 'Chair',
      });
      await storeContact(api, 'iris');
      expect((await sync()).body).toMatchObject({ success: true, salesforceId: id, did: 'updated' });
      expect(salesforce.records('Contact')).toMatchObject([{ Id: id, Title: 'Director', FirstName: 'Iris' }]);
      await api.database.doc('manualContacts/iris').update({ email: 'new@river.example' });
      expect((await sync()).body).toMatchObject({ salesforceId: id, did: 'updated' });
      expect((await sync()).body).toMatchObject({ salesforceId: id, did: 'unchanged' });
      expect(salesforce.records('Contact')).toHaveLength(1);
    },
  );

  it('sends the date of the last note or email, or a later date set by hand', covers('WRK-606'), async () => {
    await connect(api);
    await api.call('POST', '/salesforce/field-mapping', {
      as: 'ada',
      body: { fieldMapping: { ...defaultFieldMapping, lastContactDate: 'Description', notes: '' } },
    });
    const seen = new Date('2026-05-04T08:00:00Z');
    const byHand = (day: string) => ({ lastContactDate: new Date(day) });
    await storeContact(api, 'note', { lastInteraction: seen, email: 'a@river.example' });
    await storeContact(api, 'hand', {
      lastInteraction: seen,
      email: 'b@river.example',
      communicationPreferences: byHand('2026-05-09T08:00:00Z'),
    });
    await storeContact(api, 'only', {
      email: 'c@river.example',
      communicationPreferences: byHand('2026-05-02T08:00:00Z'),
    });
    await syncAll(['note', 'hand', 'only']);
    expect(salesforce.records('Contact')).toMatchObject([
      { Description: '2026-05-04' },
      { Description: '2026-05-09' },
      { Description: '2026-05-02' },
    ]);
  });

  it(
    'never matches a record and a contact only because both have no email address',
    covers('WRK-Q116'),
    async () => {
      await connect(api);
      const id = salesforce.store('Contact', { LastName: 'Silent', Title: 'Chair' });
      await storeContact(api, 'known', { email: '', salesforceSync: { isSynced: true, salesforceId: id } });
      await storeContact(api, 'other', { email: '', name: 'Bo Li', firstName: 'Bo', lastName: 'Li' });
      const { body } = await syncAll(['known', 'other']);
      expect(body.results).toMatchObject([
        { contact: 'known', success: true, salesforceId: id, did: 'updated' },
        { contact: 'other', success: true, did: 'created' },
      ]);
      expect(salesforce.records('Contact')).toMatchObject([
        { Id: id, LastName: 'Okafor' },
        { LastName: 'Li' },
      ]);
    },
  );

  it('looks up a company with quotes and backslashes exactly as it is spelled', async () => {
    await connect(api);
    const company = `O\\' OR Name = 'Rival`;
    salesforce.store('Account', { Name: 'Rival' });
    const id = salesforce.store('Account', { Name: company });
    await storeContact(api, 'iris', { company });
    expect((await sync()).body).toMatchObject({ success: true, did: 'created' });
    expect(salesforce.records('Contact')).toMatchObject([{ AccountId: id }]);
  });

  it('waits a minute for one that never ended', async () => {
    await connect(api);
    await storeContact(api, 'iris', { salesforceSync: { syncingSince: clock - 59_999 } });
    expect((await sync()).body).toMatchObject({
      success: false,
      error: 'This contact is being synced already.',
    });
    clock += 1;
    expect((await sync()).body).toMatchObject({ success: true, did: 'created' });
  });

  it('creates one record per contact, however many calls run at once', async () => {
    await connect(api);
    await storeContact(api, 'iris');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sync()));
    expect(answers.filter(({ body }) => body.success)).not.toHaveLength(0);
    for (const { body } of answers)
      if (!body.success) expect(body.error).toBe('This contact is being synced already.');
    expect(salesforce.records('Contact')).toHaveLength(1);
  });

  it('reports the result of each contact of a batch', covers('WRK-766', 'WRK-234'), async () => {
    await connect(api);
    await storeContact(api, 'good');
    await storeContact(api, 'bad', { name: 'Bo', email: 'no-address' });
    await storeContact(api, 'twin', { name: 'Twin', email: 'twin@river.example' });
    salesforce.store('Contact', { LastName: 'A', Email: 'twin@river.example' });
    salesforce.store('Contact', { LastName: 'B', Email: 'twin@river.example' });
    const { body } = await syncAll(['good', 'bad', 'twin', 'gone']);
    expect(body.results).toMatchObject([
      { contact: 'good', success: true },
      { contact: 'bad', success: false, error: 'Email: invalid email address: no-address' },
      { contact: 'twin', success: false, error: 'Several records in Salesforce have this email address.' },
      { contact: 'gone', success: false, error: 'Contact not found' },
    ]);
    expect(await stored('bad')).toMatchObject({
      salesforceSynced: false,
      salesforceSync: { isSynced: false, error: expect.stringContaining('invalid email') },
    });
  });

  it('previews its changes without writing', async () => {
    await connect(api);
    salesforce.store('Contact', {
      LastName: 'Okafor',
      FirstName: 'Iris',
      Email: 'iris@river.example',
      Title: 'Chair',
    });
    await storeContact(api, 'iris', { phone: '' });
    const { body } = await api.call('POST', '/salesforce/preview', {
      as: 'ada',
      body: { contacts: ['iris'] },
    });
    expect(body.previews).toMatchObject([
      {
        does: 'update',
        changes: [
          { field: 'Title', from: 'Chair', to: 'Director' },
          { field: 'LeadSource', from: '', to: 'manual' },
        ],
      },
    ]);
    expect(salesforce.records('Contact')).toMatchObject([{ Title: 'Chair' }]);
    expect(await stored()).not.toHaveProperty('salesforceSync');
  });

  it(
    'is pending for contacts changed since the last sync, but not for archived ones',
    covers('WRK-Q120'),
    async () => {
      await connect(api);
      await storeContact(api, 'iris');
      await storeContact(api, 'later', { email: 'later@river.example' });
      await storeContact(api, 'shelf', { archived: true });
      await syncAll(['iris', 'later']);
      const due = async () => (await api.call('GET', '/salesforce/due', { as: 'ada' })).body.contacts;
      expect(await due()).toEqual([]);
      clock += 1000;
      await api.database.doc('manualContacts/later').update({ updatedAt: new Date(clock) });
      expect(await due()).toEqual([{ id: 'later', name: 'Iris Okafor' }]);
    },
  );

  it('stops while the integration is off, and the connection stays', covers('WRK-Q118'), async () => {
    await connect(api);
    await storeContact(api, 'iris');
    const toggle = (enabled: boolean) =>
      api.call('POST', '/salesforce/toggle', { as: 'ada', body: { enabled } });
    await toggle(false);
    expect(await sync()).toMatchObject({
      status: 409,
      body: { error: { message: salesforceMessages.notConnected } },
    });
    await toggle(true);
    expect(await sync()).toMatchObject({ status: 200 });
  });

  it.each(['breaks', 'html', 'resets', 'limit'] as const)(
    'reports that Salesforce did not answer when it %s, and can be repeated',
    async (fault) => {
      await connect(api);
      await storeContact(api, 'iris');
      salesforce.fail(fault);
      const { status, body } = await sync();
      expect(status).toBe(503);
      expect(body.error.message).toBe(salesforceMessages.unreachable);
      expect(await sync()).toMatchObject({ status: 200, body: { success: true } });
      expect(salesforce.records('Contact')).toHaveLength(1);
    },
  );

  it('ends a Salesforce call after its time limit, ten seconds by default', covers('WRK-475'), async () => {
    await connect(api);
    await storeContact(api, 'iris');
    salesforce.fail('hangs');
    const began = Date.now();
    expect(await sync()).toMatchObject({ status: 503 });
    expect(Date.now() - began).toBeGreaterThan(1_400);
    expect(Date.now() - began).toBeLessThan(8_000);
    const { SALESFORCE_TIMEOUT_MS: _, ...usual } = salesforceSettings;
    expect(readSalesforceSettings(usual)).toMatchObject({ timeoutMs: 10_000 });
  });
});

describe('the fields of a Salesforce object', () => {
  it('are required if a new record needs a value, and writable if any record accepts one', async () => {
    await connect(api);
    salesforce.addField('Contact', { name: 'Later__c', label: 'Later', createable: false });
    const { body } = await api.call('GET', '/salesforce/fields/Contact', { as: 'ada' });
    const field = (name: string) => (body.fields as { name: string }[]).find((each) => each.name === name);
    expect(field('LastName')).toMatchObject({ required: true, writable: true });
    expect(field('FirstName')).toMatchObject({ required: false, writable: true });
    // Salesforce fills in these fields itself.
    expect(field('Id')).toMatchObject({ required: false, writable: false });
    expect(field('Name')).toMatchObject({ required: false, writable: false });
    expect(field('Later__c')).toMatchObject({ required: false, writable: true, custom: true });
  });
});

describe('"Add Contact to Salesforce"', () => {
  it(
    'maps the form’s values to stored ones, and a repeat creates no second record',
    covers('WRK-768', 'WRK-455', 'WRK-456'),
    async () => {
      await connect(api);
      salesforce.addField('Contact', { name: 'Status__c', label: 'Status' });
      const body = {
        firstName: 'Noa',
        lastName: 'Levi',
        email: 'Noa@river.example',
        status: 'Unqualified',
        source: 'Phone',
      };
      const add = () => api.call('POST', '/salesforce/contacts', { as: 'ada', body });
      expect(await add()).toMatchObject({ status: 201, body: { did: 'created' } });
      expect(await add()).toMatchObject({ status: 201, body: { did: 'unchanged' } });
      expect(salesforce.records('Contact')).toMatchObject([
        {
          FirstName: 'Noa',
          LastName: 'Levi',
          Email: 'noa@river.example',
          Status__c: 'Lost',
          LeadSource: 'Phone',
        },
      ]);
    },
  );
});
