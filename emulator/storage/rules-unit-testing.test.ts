import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileRules } from '../rules/compile';
import type { RulesDocument } from '../rules/contract';
import { type StorageTestServer, startStorageServer } from './test-server';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isActive() {
      return request.auth != null
        && firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.status == 'active';
    }
    match /pictures/{file} {
      allow get: if isActive();
      allow create: if isActive()
        && resource == null
        && file.matches(request.auth.uid + '_[0-9]{13}[.]png')
        && request.resource.size < 100
        && request.resource.contentType == 'image/png'
        && request.resource.metadata == null;
      allow delete: if isActive() && file.split('_')[0] == request.auth.uid;
    }
  }
}`;

const statuses = new Map([
  ['mia', 'active'],
  ['ned', 'inactive'],
]);
const firestoreGet = (path: string): RulesDocument | null => {
  const status = statuses.get(path.replace('/databases/(default)/documents/users/', ''));
  return status === undefined ? null : { path, fields: { status: { stringValue: status } } };
};

let server: StorageTestServer;
let environment: RulesTestEnvironment;
const denials: string[] = [];

beforeAll(async () => {
  server = await startStorageServer({
    firestoreGet,
    loadRules: (source, file) => server.setRules(compileRules(source, file)),
    onDenied: (_explanation, _caller, request) => denials.push(request),
  });
  environment = await initializeTestEnvironment({
    projectId: 'demo-pictures',
    storage: { host: '127.0.0.1', port: server.port, rules: RULES },
  });
});
// The library's clearStorage clears only the root folder.
afterEach(() => server.service.objects.clear());
afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

const PICTURE = 'pictures/mia_1700000000000.png';
const PNG = { contentType: 'image/png' };
const as = (uid: string) => environment.authenticatedContext(uid).storage();
const upload = (
  uid: string,
  name = PICTURE,
  size = 99,
  metadata: { contentType?: string; customMetadata?: Record<string, string> } = PNG,
): Promise<unknown> => Promise.resolve(as(uid).ref(name).put(new Uint8Array(size), metadata));

describe('real rules tested with the rules testing library', () => {
  beforeEach(() => {
    denials.length = 0;
  });

  test('an active person stores, reads and deletes their own picture', async () => {
    await assertSucceeds(upload('mia'));
    await assertSucceeds(as('mia').ref(PICTURE).getDownloadURL());
    await assertSucceeds(as('mia').ref(PICTURE).delete());
    expect(denials).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['an inactive person', () => upload('ned', 'pictures/ned_1700000000000.png')],
    ['an unknown person', () => upload('zoe', 'pictures/zoe_1700000000000.png')],
    ['another person’s picture', () => upload('mia', 'pictures/ned_1700000000000.png')],
    ['one byte too many', () => upload('mia', PICTURE, 100)],
    ['another type', () => upload('mia', PICTURE, 99, { contentType: 'text/html' })],
    ['custom metadata', () => upload('mia', PICTURE, 99, { ...PNG, customMetadata: { a: 'b' } })],
    ['another folder', () => upload('mia', 'mia_1700000000000.png')],
  ])('%s is refused', async (_, attempt) => {
    await assertFails(attempt());
    expect(denials).toHaveLength(1);
  });

  test('a stored picture cannot be replaced, relabelled or listed', async () => {
    await assertSucceeds(upload('mia'));
    await assertFails(upload('mia'));
    await assertFails(as('mia').ref(PICTURE).updateMetadata({ contentType: 'text/html' }));
    await assertFails(as('mia').ref('pictures').listAll());
    await assertFails(environment.unauthenticatedContext().storage().ref(PICTURE).getMetadata());
    await environment.withSecurityRulesDisabled(async (context) => {
      expect(await context.storage().ref(PICTURE).getMetadata()).toMatchObject({ contentType: 'image/png' });
    });
  });
});
