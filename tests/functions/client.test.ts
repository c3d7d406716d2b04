import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/src/routes/endpoints';
import { defaultFieldMapping } from '@/contracts/salesforce';
import { type Person, startApi } from './api-under-test';
import { Api } from './client/api';
import { generateClient } from './client/generate-client';
import { aiSettings, comeBack, openai, salesforce, salesforceSettings, storeNote } from './service-peers';

const api = await startApi({ settings: { ...salesforceSettings, ...aiSettings } });

const answered = new Set<string>();
const paths = endpoints.map(({ contract: { method, path } }) => ({
  name: `${method} ${path}`,
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  isPlain: !path.includes(':'),
}));

/** Records the endpoint that answered with success. `/users/auth/x` does not count as `/users/:uid`. */
function note(method: string, address: string): void {
  const { pathname } = new URL(address);
  const fitting = paths.filter((each) => each.method === method && each.pattern.test(pathname));
  const found = fitting.find(({ isPlain }) => isPlain) ?? fitting[0];
  if (found) answered.add(found.name);
}

/** Returns the generated client, signed in as a person. */
const clientOf = (person: Person) =>
  new Api({
    baseUrl: `http://127.0.0.1:${api.port}/api`,
    securityWorker: async () => ({ headers: { Authorization: `Bearer ${await api.tokenOf(person)}` } }),
    customFetch: async (address, init) => {
      const answer = await fetch(address, init);
      if (answer.ok) note(init?.method ?? 'GET', answer.url);
      return answer;
    },
  });

const mia = clientOf('mia');
const ada = clientOf('ada');
const iris = { firstName: 'Iris', lastName: 'Okafor', email: 'iris@river.example', position: 'Director' };

// In order, because the last test checks which calls the others made.
describe('the generated client', { shuffle: false }, () => {
  it('matches the served API description', async () => {
    const { body } = await api.call('GET', '/openapi.json');
    await expect(await generateClient(body)).toMatchFileSnapshot('client/api.ts');
  });

  it('creates, changes, lists and deletes contacts', async () => {
    const { data: made } = await mia.contacts.postContacts(iris);
    expect(made).toMatchObject({ position: 'Director', notes: [], autoEmails: [], emailHistory: [] });
    const { id } = made;
    expect((await mia.contacts.getContactsById(id)).data.name).toBe('Iris Okafor');
    expect((await mia.contacts.putContactsById(id, { company: 'River' })).data.company).toBe('River');
    expect((await mia.contacts.putContactsByIdArchive(id, { archived: true })).data.archived).toBe(true);
    expect((await ada.contacts.putContactsByIdOwner(id, { ownerId: 'theo' })).data.ownerId).toBe('theo');
    const { data: page } = await ada.contacts.getContacts({ limit: '10', include: 'related' });
    expect(page).toMatchObject({ contacts: [{ id, notes: [] }], unreadable: [], next: null });
    expect((await ada.contacts.deleteContactsById(id)).status).toBe(204);
    await expect(ada.contacts.getContactsById(id)).rejects.toMatchObject({
      status: 404,
      error: { error: { code: 'not-found' } },
    });
  });

  it('creates, changes, lists and deletes calendar events', async () => {
    const { data: made } = await mia.calendar.postCalendarEvents({
      title: 'Visit',
      start: '2026-12-08T13:00:00-05:00',
      end: '2026-12-08T13:30:00-05:00',
    });
    expect((await mia.calendar.putCalendarEventsById(made.id, { title: 'Talk' })).data.title).toBe('Talk');
    const { data: page } = await mia.calendar.getCalendarEvents({ from: '2026-12-01', to: '2027-01-01' });
    expect(page.events.map(({ title }) => title)).toEqual(['Talk']);
    expect((await mia.calendar.deleteCalendarEventsById(made.id)).status).toBe(204);
  });

  it('creates, invites, changes and deletes users', async () => {
    const idToken = await api.tokenOf('ada');
    expect((await ada.admin.postAdminLogin({ idToken })).data).toMatchObject({ uid: 'ada', role: 'admin' });
    const { data: made } = await ada.admin.postAdminUsers({ email: 'kai@acf.example', displayName: 'Kai' });
    expect(made.invited).toBe(true);
    expect((await ada.admin.postAdminUsersByUidInvitation(made.uid)).status).toBe(204);
    const { data: changed } = await ada.admin.putAdminUsersByUid(made.uid, {
      role: 'admin',
      status: 'active',
    });
    expect(changed.role).toBe('admin');
    expect((await ada.admin.postAdminUsersByUidHandOver(made.uid, { heir: 'ada' })).status).toBe(200);
    expect((await ada.admin.deleteAdminUsersAuthByUid(made.uid, { heir: 'ada' })).status).toBe(204);
  });

  it('reads and stores security checks', async () => {
    expect((await ada.security.getSecurityRateLimits()).data.limits[0]).toMatchObject({ name: 'read' });
    expect((await ada.security.getSecurityCheck()).data.findings.length).toBeGreaterThan(5);
    expect((await ada.security.getSecurityDependencies()).data.audit).toBe('none');
    const { data: analysis } = await ada.security.postSecurityAnalyze({
      systemPrompt: 'Look at this.',
      data: { minimum: 6 },
    });
    const { level, message, recommendations } = analysis;
    const { data: entry } = await ada.security.postSecurityDocument({
      analysis: { level, message, recommendations },
      action: 'Check',
    });
    expect((await api.database.doc(`security_events/${entry.id}`).get()).get('title')).toBe('Check');
    expect((await mia.security.postSecurityFailedSignIns({ email: 'mia@acf.example' })).status).toBe(204);
  });

  it('calls the AI and gets built-in answers when it fails', async () => {
    openai.otherwise({ does: 'breaks', status: 503 });
    const { data: contact } = await mia.contacts.postContacts(iris);
    const { id } = contact;
    expect((await mia.notesAi.getNotesAiCheckOpenai()).data.status).toBe('ok');
    expect((await ada.openai.getOpenaiConfigTest()).data.status).toBe('ok');
    for (const { data } of [
      await mia.notesAi.postNotesAiAnalyzeContact({ id }),
      await mia.contactsAi.postContactsAiAnalyze({ id }),
    ])
      expect(data).toMatchObject({
        used_fallback: true,
        ai_summary: expect.stringMatching(/^Unable to analyze contact/),
      });
    for (const { data } of [
      await mia.notesAi.postNotesAiSuggestion({ category: 'meeting', title: 'Board' }),
      await mia.notesAi.postNotesAiGenerateNote({ category: 'meeting', title: 'Board' }),
    ])
      expect(data.content).toContain('Who took part');
    const { data: content } = await mia.notesAi.postNotesAiAnalyzeContent({
      content: '[ ] Send the minutes',
    });
    expect(content).toMatchObject({ tasks: ['Send the minutes'] });
    await storeNote(api, 'reach', { title: 'Reach', category: 'goal' });
    const goals = [{ id: 'reach', title: 'Reach', content: 'More donors', isCompleted: false }];
    const { data: goal } = await mia.notesAi.postNotesAiAnalyzeGoalsAndSuggestTasks({ goals });
    expect(goal.statusOverview).toContain('1 active goal');
    const { data: tasks } = await mia.notesAi.postNotesAiGenerateTasksFromGoal({ goalText: 'More donors' });
    expect(tasks.content).toMatch(/^\[ \] /);
    const { data: mail } = await mia.contactsAi.postContactsAiGenerateEmail({
      contactId: id,
      type: 'welcome',
    });
    expect(mail.content).toContain('Hello Iris');
    expect((await mia.ai.postAiAnalyzeCalendar({ contact: { id } })).data.suggestions).toEqual([]);
    openai.script({ does: 'answers', with: { summary: 'Faster lists.', components: [] } });
    expect((await ada.changelog.postChangelogAnalyze({})).data.source).toBe('ai');
    openai.script({
      does: 'answers',
      with: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: 'ana@clinic.example',
        phone: '',
        company: '',
        title: '',
        linkedin: '',
        website: '',
        location: '',
        notes: '',
        analysis: '',
      },
    });
    const image = Buffer.from('GIF89a\u0001\u0000\u0001\u0000').toString('base64');
    expect((await mia.analyzeImage.postAnalyzeImage({ image })).data.firstName).toBe('Ana');
  });

  it('connects Salesforce, syncs and disconnects', async () => {
    const { clientId, clientSecret } = salesforce;
    const { data: asked } = await ada.salesforce.postSalesforceAuth({ clientId, clientSecret });
    const back = new URL(`http://here${comeBack(asked.authUrl)}`).searchParams;
    const page = await ada.salesforce.getSalesforceOauthCallback(
      { state: back.get('state') ?? '', code: back.get('code') ?? '' },
      { format: 'text' },
    );
    expect(page.data).toContain('salesforce_auth_success');
    expect((await ada.salesforce.getSalesforceConfig()).data.isConnected).toBe(true);
    expect((await mia.salesforce.getSalesforceStatus()).data).toEqual({ enabled: true, isConnected: true });
    const { data: fields } = await ada.salesforce.getSalesforceFieldsByObjectName('Contact');
    expect(fields.fields.map(({ name }) => name)).toContain('LastName');
    const fieldMapping = { ...defaultFieldMapping, status: '' };
    await ada.salesforce.postSalesforceFieldMapping({ fieldMapping });
    expect((await ada.salesforce.postSalesforceToggle({ enabled: true })).data.enabled).toBe(true);
    const { data: contact } = await mia.contacts.postContacts(iris);
    const { id } = contact;
    expect((await ada.salesforce.getSalesforceDue()).data.contacts).toEqual([{ id, name: 'Iris Okafor' }]);
    const { data: preview } = await ada.salesforce.postSalesforcePreview({ contacts: [id] });
    expect(preview.previews).toMatchObject([{ does: 'create' }]);
    const one = { contact: { id } };
    expect((await mia.salesforce.postSalesforceContactsSync(one)).data.did).toBe('created');
    expect((await mia.contacts.postContactsSync(one)).data.did).toBe('unchanged');
    const many = { contacts: [id] };
    expect((await ada.salesforce.postSalesforceSync(many)).data.results).toMatchObject([{ success: true }]);
    expect((await ada.sync.postSync(many)).data.results).toMatchObject([{ success: true }]);
    const { data: added } = await ada.salesforce.postSalesforceContacts({
      firstName: 'Noa',
      lastName: 'Levi',
      email: 'noa@river.example',
      status: 'New',
      source: 'Web',
    });
    expect(added.did).toBe('created');
    expect((await ada.salesforce.postSalesforceRefresh({})).data.isConnected).toBe(true);
    expect((await ada.salesforce.postSalesforceLogout({})).data.isConnected).toBe(false);
  });

  it('has called every endpoint', async () => {
    await ada.openapiJson.getOpenapiJson();
    expect(paths.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  });
});
