import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestoreRules, startTestBackend, type TestBackend } from './test-backend';

let backend: TestBackend;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend({ projectId: 'demo-rules-unit' });
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-unit',
    firestore: {
      host: '127.0.0.1',
      port: backend.firestorePort,
      rules: firestoreRules(`
        match /own/{uid} { allow read, write: if request.auth.uid == uid; }
        match /staff/{id} { allow read: if request.auth.token.role == 'coach'; }`),
    },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await backend.close();
});
beforeEach(() => environment.clearFirestore());

describe('rules-unit-testing', () => {
  it('distinguishes users', async () => {
    const alice = environment.authenticatedContext('alice').firestore();
    await assertSucceeds(alice.doc('own/alice').set({ n: 1 }));
    await assertFails(alice.doc('own/bob').set({ n: 1 }));
    await assertFails(environment.unauthenticatedContext().firestore().doc('own/alice').get());
    await assertFails(alice.collection('own').get());
  });

  it('passes claims to the rules', async () => {
    const staff = environment.authenticatedContext('carl', { role: 'coach' }).firestore();
    await assertSucceeds(staff.collection('staff').get());
    await assertFails(environment.authenticatedContext('dora').firestore().collection('staff').get());
  });

  it('disables the rules and clears the database', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('own/eve').set({ n: 1 });
    });
    const eve = environment.authenticatedContext('eve').firestore();
    expect((await eve.doc('own/eve').get()).exists).toBe(true);
    await environment.clearFirestore();
    expect((await eve.doc('own/eve').get()).exists).toBe(false);
  });

  it('reports the position of an error in a rules file, and the old rules stay', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'demo-rules-unit',
      firestore: { host: '127.0.0.1', port: backend.firestorePort, rules: 'rules_version = ;' },
    });
    await expect(broken).rejects.toThrow(/firestore\.rules:1:\d+/);
    const alice = environment.authenticatedContext('alice').firestore();
    await assertSucceeds(alice.doc('own/alice').get());
  });
});
