import { afterEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { covers } from '@/testing/covers';
import { moveEmbedded } from './move-embedded';
import { projectAccess, type ProjectAccess } from './project-access';

let backend: Backend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

async function newProject(
  documents: Readonly<Record<string, Readonly<Record<string, object>>>>,
): Promise<ProjectAccess> {
  backend = await startBackend({ projectId: 'demo-old', ports: { firestore: 0, auth: 0, storage: 0 } });
  const project = projectAccess({
    GCLOUD_PROJECT: 'demo-old',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
  for (const [path, fields] of Object.entries(documents))
    await project.firestore(`/${path}`, { fields }, 'PATCH');
  return project;
}

const text = (stringValue: string) => ({ stringValue });
const list = (...values: readonly Readonly<Record<string, object>>[]) => ({
  arrayValue: { values: values.map((fields) => ({ mapValue: { fields } })) },
});
const all = async (project: ProjectAccess, collection: string) => {
  const { documents = [] } = (await project.firestore(`/${collection}?pageSize=300`)) as {
    documents?: { fields: Readonly<Record<string, unknown>> }[];
  };
  return documents.map(({ fields }) => fields);
};

const olga = {
  name: text('Olga Timer'),
  email: text('olga@timer.example'),
  ownerId: text('mia'),
  notes: list(
    {
      id: text('1'),
      content: text('Ask about the list'),
      createdBy: text('theo'),
      isOwned: { booleanValue: true },
    },
    { id: text('2'), content: text('Call in June') },
  ),
  autoEmails: list({
    id: text('1'),
    subject: text('Hello'),
    content: text('Dear Olga'),
    status: text('sent'),
  }),
  emailHistory: list({
    subject: text('Gone'),
    content: text('x'),
    deletedAt: { timestampValue: '2025-03-01T09:30:00Z' },
  }),
};

describe('lists embedded in older contacts', () => {
  it(
    'become separate documents once, and the contact keeps its other fields',
    covers('WRK-Q30', 'WRK-Q31'),
    async () => {
      const project = await newProject({ 'manualContacts/olga': olga });
      expect(await moveEmbedded(project)).toBe(4);
      expect(await all(project, 'manualContacts')).toEqual([
        { name: text('Olga Timer'), email: text('olga@timer.example'), ownerId: text('mia') },
      ]);
      const about = {
        contactId: text('olga'),
        contactOwnerId: text('mia'),
        isStandalone: { booleanValue: false },
      };
      const notes = await all(project, 'notes');
      expect(notes).toHaveLength(2);
      expect(notes).toContainEqual({
        ...about,
        content: text('Ask about the list'),
        createdBy: text('theo'),
      });
      expect(notes).toContainEqual({ ...about, content: text('Call in June') });
      const mails = await all(project, 'manualContacts/olga/emails');
      expect(mails).toContainEqual(
        expect.objectContaining({
          subject: text('Hello'),
          status: text('sent'),
          to: text('olga@timer.example'),
        }),
      );
      expect(mails).toContainEqual(
        expect.objectContaining({
          subject: text('Gone'),
          contactOwnerId: text('mia'),
          deletedAt: expect.anything(),
        }),
      );
      expect(await moveEmbedded(project)).toBe(0);
      expect(await all(project, 'notes')).toHaveLength(2);
    },
  );

  it('can be long, and are left to the next run if someone writes in between', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({ content: text(`Note ${n}`) }));
    const project = await newProject({ 'manualContacts/olga': { name: text('Olga'), notes: list(...many) } });
    let commits = 0;
    const racing: ProjectAccess = {
      ...project,
      firestore: async (path, body, method) => {
        if (path === ':commit' && (commits += 1) === 2)
          await project.firestore(
            '/manualContacts/olga?updateMask.fieldPaths=name',
            { fields: { name: text('Olga T.') } },
            'PATCH',
          );
        return project.firestore(path, body, method);
      },
    };
    expect(await moveEmbedded(racing)).toBe(200);
    expect(await moveEmbedded(project)).toBe(250);
    expect(await all(project, 'manualContacts')).toEqual([{ name: text('Olga T.') }]);
  });
});

it(
  'contacts of the former collection move to the current one with their embedded lists',
  covers('WRK-Q151'),
  async () => {
    const project = await newProject({
      'contacts/olga': {
        name: text('Old name'),
        ownerId: text('mia'),
        notes: list({ content: text('From before') }),
      },
      'manualContacts/olga': { name: text('Olga') },
      'contacts/ivan': { name: text('Ivan'), ownerId: text('theo') },
    });
    expect(await moveEmbedded(project)).toBe(1);
    expect(await all(project, 'contacts')).toEqual([]);
    expect(await all(project, 'manualContacts')).toEqual(
      expect.arrayContaining([{ name: text('Olga') }, { name: text('Ivan'), ownerId: text('theo') }]),
    );
    expect(await all(project, 'notes')).toMatchObject([
      { content: text('From before'), contactId: text('olga') },
    ]);
  },
);
