import { afterEach, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { backupLines, restore } from './backup';
import { completeRecords } from './complete-records';
import { projectAccess, type ProjectAccess } from './project-access';

const open: Backend[] = [];
afterEach(async () => {
  for (const backend of open.splice(0)) await backend.close();
});

async function newProject(): Promise<ProjectAccess> {
  const backend = await startBackend({
    projectId: 'demo-pages',
    ports: { firestore: 0, auth: 0, storage: 0 },
  });
  open.push(backend);
  return projectAccess({
    GCLOUD_PROJECT: 'demo-pages',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
}

/** Stores `count` user records. */
async function putUsers(project: ProjectAccess, count: number): Promise<void> {
  await project.firestore(':commit', {
    writes: Array.from({ length: count }, (_, n) => ({
      update: {
        name: `${project.root}/users/u${n}`,
        fields: { displayName: { stringValue: `Person ${n}` } },
      },
    })),
  });
}

it('completing records handles 101 records, one more than a page', async () => {
  const project = await newProject();
  await putUsers(project, 101);
  const counts = await completeRecords(project);
  expect(counts.find(({ collection }) => collection === 'users')).toEqual({
    collection: 'users',
    looked: 101,
    completed: 101,
  });
});

it('a backup handles 401 documents and 501 accounts, each one more than a batch', async () => {
  const project = await newProject();
  await putUsers(project, 401);
  for (let n = 0; n < 501; n += 1)
    await project.accounts('', { localId: `u${n}`, email: `u${n}@acf.example` });
  let text = '';
  for await (const line of backupLines(project)) text += line;
  expect(text).toContain('"documents":401,"accounts":501');
  const other = await newProject();
  expect(await restore(other, text)).toEqual({ documents: 401, accounts: 501 });
  let again = '';
  for await (const line of backupLines(other)) again += line;
  expect(again).toContain('"documents":401,"accounts":501');
});
