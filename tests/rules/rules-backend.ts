import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Backend, formatDenials, startBackend } from '@acf/emulator';
import { compileRules, type RulesRequest } from '@acf/emulator/rules';
import { mutationRun } from './mutation/mutation-run';
import { dearest, type Price, pricesOf, tooDear } from './cost/price';

export type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Storage = ReturnType<RulesTestContext['storage']>;

// Every denial here is intended, and the SDK would log each.
setLogLevel('silent');

/** The people of the rules tests. `self-made` signed up alone and has no record. */
export const actors = ['visitor', 'regular', 'inactive', 'inactive admin', 'self-made', 'admin'] as const;

/** Additional people, for tests about owners and shares. `no role` has a record without a role. */
export const everybody = [...actors, 'colleague', 'recipient', 'no role'] as const;
export type ActorName = (typeof everybody)[number];

/** The records of the actors; none for a visitor and the self-made. */
export const records: Partial<
  Record<ActorName, { role?: 'admin' | 'regular'; status: 'active' | 'inactive' }>
> = {
  regular: { role: 'regular', status: 'active' },
  inactive: { role: 'regular', status: 'inactive' },
  'inactive admin': { role: 'admin', status: 'inactive' },
  admin: { role: 'admin', status: 'active' },
  colleague: { role: 'regular', status: 'active' },
  recipient: { role: 'regular', status: 'active' },
  'no role': { status: 'active' },
};

/** Returns the user id of an actor. */
export const uidOf = (actor: ActorName): string => `uid-${actor.replace(' ', '-')}`;

/** Returns the address in an actor's record. */
export const emailOf = (actor: ActorName): string => `${uidOf(actor)}@acf.example`;

export interface RulesBackend {
  /** Returns the real client SDK, signed in as this actor, against the real rules file. */
  as(actor: ActorName): Firestore;
  /** Returns the same for files. */
  filesAs(actor: ActorName): Storage;
  /** Returns an additional active regular user with any id. */
  asNewcomer(uid: string): Promise<RulesTestContext>;
  /** Evaluates the rules for a request that a local backend cannot receive, such as one to a live project. */
  allows(request: RulesRequest): boolean;
  /** Reads or prepares data, bypassing the rules. */
  asOwner<T>(work: (firestore: Firestore, files: Storage) => Promise<T>): Promise<T>;
  /** Returns 'host:port' for raw HTTP. */
  address(): string;
  projectId: string;
}

/**
 * Starts a backend with the project's rules for this test file. Each test begins with only the actors'
 * records.
 */
export function startRulesBackend(projectId: string): RulesBackend {
  let backend: Backend;
  let environment: RulesTestEnvironment;
  let owner: RulesTestContext;
  let letOwnerGo: () => void;
  let ownerIsGone: Promise<void>;
  const mutation = mutationRun();
  let prices: Price[] = [];

  // One client per actor, because each is an app of its own and slow to start.
  const contexts = new Map<ActorName, RulesTestContext>();
  const contextOf = (actor: ActorName) => {
    const context =
      contexts.get(actor) ??
      (actor === 'visitor'
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uidOf(actor)));
    contexts.set(actor, context);
    return context;
  };

  beforeAll(async () => {
    backend = await startBackend({
      projectId,
      ports: { firestore: 0, auth: 0, storage: 0 },
      onJudged: (judgement) => {
        prices.push(...pricesOf(judgement));
        mutation?.judged(judgement);
      },
    });
    environment = await initializeTestEnvironment({
      projectId,
      firestore: {
        host: '127.0.0.1',
        port: backend.firestorePort,
        rules: readFileSync('firestore.rules', 'utf8'),
      },
      storage: {
        host: '127.0.0.1',
        port: backend.storagePort,
        rules: readFileSync('storage.rules', 'utf8'),
      },
    });
    // One client that bypasses the rules for all tests, because creating one takes longer than most tests.
    await new Promise<void>((ready) => {
      ownerIsGone = environment.withSecurityRulesDisabled(async (context) => {
        owner = context;
        ready();
        await new Promise<void>((done) => {
          letOwnerGo = done;
        });
      });
    });
    // In a mutation run the first answer takes long, because mutants are compiled for it. A client without an
    // answer after 10 s considers itself offline, so each gets one before the tests.
    if (mutation !== undefined) {
      await Promise.allSettled(everybody.map((actor) => contextOf(actor).firestore().doc('no/thing').get()));
    }
  });
  afterAll(async () => {
    letOwnerGo();
    await ownerIsGone;
    await environment.cleanup();
    await backend.close();
    mutation?.save(projectId);
  });
  // If a test fails because of a denial, its message includes the condition that refused.
  beforeEach(({ onTestFailed }) => {
    const started = new Date().toISOString();
    onTestFailed(() => {
      console.error(formatDenials(backend.denials().filter(({ time }) => time >= started)));
    });
  });
  // A test's writes must stay within the price limits (decision 024). The reporter prints the highest prices
  // of all tests.
  afterEach(({ task }) => {
    task.meta.prices = dearest(prices);
    expect(tooDear(task.meta.prices), 'writes that cost too much').toEqual([]);
  });
  beforeEach(async () => {
    prices = [];
    await environment.clearFirestore();
    await fetch(`http://127.0.0.1:${backend.storagePort}/internal/reset`, { method: 'POST' });
    const firestore = owner.firestore();
    const batch = firestore.batch();
    for (const actor of everybody) {
      const record = records[actor];
      if (record === undefined) continue;
      batch.set(firestore.doc(`users/${uidOf(actor)}`), { email: emailOf(actor), ...record });
    }
    await batch.commit();
  });

  return {
    projectId,
    as: (actor) => contextOf(actor).firestore(),
    filesAs: (actor) => contextOf(actor).storage(),
    async asNewcomer(uid) {
      await owner
        .firestore()
        .doc(`users/${uid}`)
        .set({ email: 'newcomer@acf.example', role: 'regular', status: 'active' });
      return environment.authenticatedContext(uid);
    },
    allows(request) {
      const rules = compileRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
      const { allowed: isAllowed, expressions } = rules.decide(request);
      mutation?.judged({
        service: 'cloud.firestore',
        operations: [{ ...request, expressions }],
        isAllowed,
        isAllowedUnder: (others) => others.decide(request).allowed,
      });
      return isAllowed;
    },
    asOwner: (work) => work(owner.firestore(), owner.storage()),
    address: () => `127.0.0.1:${backend.firestorePort}`,
  };
}
