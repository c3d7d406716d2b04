import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { covers } from '@/testing/covers';
import { projectAccess, type ProjectAccess } from '../project/project-access';
import { factsFromProject, noFacts } from './site-facts';

let backend: Backend;
let project: ProjectAccess;
beforeEach(async () => {
  backend = await startBackend({
    projectId: 'demo-real',
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
  });
  project = projectAccess({
    GCLOUD_PROJECT: 'demo-real',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  });
});
afterEach(() => backend.close());

const read = () =>
  factsFromProject(
    {
      firebase: { projectId: 'demo-real' },
      localBackend: { firestore: `127.0.0.1:${backend.firestorePort}` },
    } as Parameters<typeof factsFromProject>[0],
    undefined,
  );
const store = (fields: object) => project.firestore('/site/facts', { fields }, 'PATCH');

describe("the owner's facts in a build", () => {
  it('come from the project’s document, which anyone can read', covers('PRO-Q43'), async () => {
    await store({
      email: { stringValue: 'desk@river-house.org' },
      certificates: { arrayValue: { values: [{ stringValue: '2024-05 Administrator' }] } },
      badges: { integerValue: '12' },
    });
    expect(await read()).toEqual({
      ...noFacts,
      email: 'desk@river-house.org',
      certificates: ['2024-05 Administrator'],
      badges: 12,
    });
  });

  it('are all unset in a new project', async () => {
    expect(await read()).toBeUndefined();
    expect(noFacts).toMatchObject({ name: '', email: '', bookingLink: '', certificates: [], badges: null });
  });

  it('stop the build if one is invalid', async () => {
    await store({ bookingLink: { stringValue: 'javascript:alert(1)' } });
    await expect(read()).rejects.toThrow('bookingLink: Enter a full address that starts with https://.');
  });
});
