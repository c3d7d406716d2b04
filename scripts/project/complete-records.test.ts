import { afterEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { completeRecords } from './complete-records';
import { projectAccess, type ProjectAccess } from './project-access';

let backend: Backend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

async function newProject(): Promise<ProjectAccess> {
  backend = await startBackend({ projectId: 'demo-old', ports: { firestore: 0, auth: 0, storage: 0 } });
  return projectAccess({
    GCLOUD_PROJECT: 'demo-old',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
}

const text = (stringValue: string) => ({ stringValue });
const time = { timestampValue: '2025-03-01T09:30:00.123456Z' };

const old: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'manualContacts/olga': {
    name: text('Olga Timer'),
    email: text('olga@timer.example'),
    ownerId: text('mia'),
    createdAt: time,
  },
  'notes/first': { content: text('Ask about the marigold list'), contactId: text('olga'), timestamp: time },
  'manualContacts/olga/emails/hello': {
    subject: text('Good to meet you'),
    content: text('The marigolds are out.'),
    status: text('draft'),
    contactOwnerId: text('mia'),
  },
  'manualContacts/olga/emails/thanks': {
    subject: text('Thank you'),
    content: text('For the call.'),
    status: text('sent'),
    sentAt: { timestampValue: '2025-04-02T10:00:00.000000Z' },
    contactOwnerId: text('mia'),
  },
  'users/mia': { email: text('mia@acf.example'), displayName: text('Mia Tremblay'), role: text('regular') },
  'bundleRequests/ask': {
    name: text('Amara Osei'),
    email: text('amara@shelter.example'),
    status: text('pending'),
  },
};

type Fields = Readonly<Record<string, unknown>>;
async function read(project: ProjectAccess, path: string): Promise<{ fields: Fields; updateTime: string }> {
  return (await project.firestore(`/${path}`)) as { fields: Fields; updateTime: string };
}

describe('records stored without list and search fields', () => {
  it('get the missing fields once, are found, and keep their other fields', async () => {
    const project = await newProject();
    for (const [path, fields] of Object.entries(old))
      await project.firestore(`/${path}`, { fields }, 'PATCH');

    const trial = await completeRecords(project, { isTrial: true });
    const stored = async () =>
      JSON.stringify(await Promise.all(Object.keys(old).map((path) => read(project, path))));
    const untouched = await stored();
    expect(await completeRecords(project, { isTrial: true })).toEqual(trial);
    expect(await stored()).toBe(untouched);
    const first = await completeRecords(project);
    // A trial run returns the counts and writes nothing.
    expect(first).toEqual(trial);
    expect(first).toEqual([
      { collection: 'manualContacts', looked: 1, completed: 1 },
      { collection: 'bundleRequests', looked: 1, completed: 1 },
      { collection: 'users', looked: 1, completed: 1 },
      { collection: 'notes', looked: 1, completed: 1 },
      { collection: 'emails', looked: 2, completed: 2 },
    ]);
    const contact = await read(project, 'manualContacts/olga');
    expect(contact.fields).toMatchObject({
      ...old['manualContacts/olga'],
      archived: { booleanValue: false },
      search: { mapValue: { fields: { text: text('olga timer|olgatimerexample||') } } },
      sort: { mapValue: { fields: { asc: expect.anything(), desc: expect.anything() } } },
      // One note and one sent email, the later of the two.
      interactions: { integerValue: '2' },
      emailCount: { integerValue: '1' },
      lastInteraction: { timestampValue: '2025-04-02T10:00:00.000000Z' },
      communicationPreferences: {
        mapValue: {
          fields: {
            frequency: text('weekly'),
            preferredMethod: text('email'),
            optOut: { booleanValue: false },
            lastContactDate: { timestampValue: '2025-04-02T10:00:00.000000Z' },
          },
        },
      },
    });
    expect((await read(project, 'users/mia')).fields).toMatchObject({
      uid: text('mia'),
      name: text('Mia Tremblay'),
      displayName: text('Mia Tremblay'),
    });
    const note = await read(project, 'notes/first');
    expect(note.fields).toMatchObject({
      ...old['notes/first'],
      createdAt: time,
      createdBy: text('system'),
      isArchived: { booleanValue: false },
      isStandalone: { booleanValue: false },
    });
    const { arrayValue } = note.fields['searchIds'] as {
      arrayValue: { values: readonly { stringValue: string }[] };
    };
    const entry = await read(project, `noteIndex/${arrayValue.values[0]?.stringValue}`);
    expect(JSON.stringify(entry.fields)).toContain('"marig"');
    // The note is also found by the contact's name.
    expect(JSON.stringify(entry.fields)).toContain('"olg"');
    expect(entry.fields).toMatchObject({ noteId: text('first') });

    const mail = await read(project, 'mailIndex/hello');
    expect(mail.fields).toMatchObject({ contactId: text('olga'), contactOwnerId: text('mia') });
    expect(JSON.stringify(mail.fields)).toContain('"marig"');

    const times = async () =>
      Promise.all(Object.keys(old).map(async (path) => (await read(project, path)).updateTime));
    const before = await times();
    expect((await completeRecords(project)).map(({ completed }) => completed)).toEqual([0, 0, 0, 0, 0]);
    expect(await times()).toEqual(before);
  });

  it('are left to the next run if someone changes them in between', async () => {
    const project = await newProject();
    for (const [path, fields] of Object.entries(old))
      await project.firestore(`/${path}`, { fields }, 'PATCH');
    let isFirst = true;
    const racing: ProjectAccess = {
      ...project,
      firestore: async (path, body, method) => {
        if (path === ':commit' && isFirst) {
          isFirst = false;
          const fields = { ...old['manualContacts/olga'], name: text('Olga Zimmer') };
          await project.firestore('/manualContacts/olga', { fields }, 'PATCH');
        }
        return project.firestore(path, body, method);
      },
    };
    expect((await completeRecords(racing))[0]).toMatchObject({ looked: 1, completed: 0 });
    expect((await completeRecords(project))[0]).toMatchObject({ looked: 1, completed: 1 });
    expect((await read(project, 'manualContacts/olga')).fields).toMatchObject({
      name: text('Olga Zimmer'),
      search: { mapValue: { fields: { text: text('olga zimmer|olgatimerexample||') } } },
    });
  });
});
