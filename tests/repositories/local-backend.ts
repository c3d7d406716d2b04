import { afterAll } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { assertLocal } from '../../scripts/seed/seed-backend';
import { productionAccounts } from '../../scripts/local/environment';
import { encodeFields, type RestFields } from '@/shared/firebase/values';
import { people } from '@/testing/actors';

const projectId = 'demo-acf';
const start = (ports: { firestore: number; auth: number; storage: number }) =>
  startBackend({
    projectId,
    ports,
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    auth: productionAccounts,
  });

let backend: Backend = await start({ firestore: 0, auth: 0, storage: 0 });
const { firestorePort, authPort, storagePort } = backend;

// The variables of a build. A test file imports this file before the app's modules, which read them.
Object.assign(import.meta.env, {
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.firebasestorage.app`,
  VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
  VITE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
  VITE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storagePort}`,
});

afterAll(() => backend.close());

const documentsAddress = `http://127.0.0.1:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents`;

async function owner(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  return answer.json();
}

assertLocal({ projectId, firestore: `127.0.0.1:${firestorePort}`, auth: `127.0.0.1:${authPort}` });
for (const { uid, password, profile } of people) {
  await owner(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    'POST',
    { localId: uid, email: profile.email, password, emailVerified: true },
  );
}

/** Empties the database, except for the records of people. */
export async function beginAnew(): Promise<void> {
  await owner(
    `http://127.0.0.1:${firestorePort}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    'DELETE',
  );
  const writes = people.map(({ uid, profile }) => ({
    update: {
      name: `projects/${projectId}/databases/(default)/documents/users/${uid}`,
      fields: encodeFields(profile),
    },
  }));
  await owner(`${documentsAddress}:commit`, 'POST', { writes });
}

/** Returns every document of a collection in the REST API's format, bypassing the rules. */
export async function stored(path: string): Promise<readonly { id: string; fields: RestFields }[]> {
  const { documents = [] } = (await owner(`${documentsAddress}/${path}`, 'GET')) as {
    documents?: { name: string; fields: RestFields }[];
  };
  return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
}

/** Stores a document as given, bypassing the rules. */
export async function put(path: string, fields: RestFields): Promise<void> {
  await owner(`${documentsAddress}/${path}`, 'PATCH', { fields });
}

/** Stops the backend, keeps its data, and returns a function that starts it again on its ports. */
export async function stopBackend(): Promise<() => Promise<void>> {
  const state = backend.exportState();
  await backend.close();
  return async () => {
    backend = await start({ firestore: firestorePort, auth: authPort, storage: storagePort });
    backend.importState(state);
  };
}

/** Stores the documents of a backup file as they are, bypassing the rules. */
export async function putBackup(text: string): Promise<void> {
  const writes = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly document?: string; readonly fields?: RestFields })
    .flatMap(({ document, fields }) =>
      document === undefined
        ? []
        : [
            {
              update: {
                name: `projects/${projectId}/databases/(default)/documents/${document}`,
                fields,
              },
            },
          ],
    );
  await owner(`${documentsAddress}:commit`, 'POST', { writes });
}
