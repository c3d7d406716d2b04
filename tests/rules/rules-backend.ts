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

// Every denial here is on purpose; the SDK would log each.
setLogLevel('silent');

/** The people of the rules tests; `self-made` signed up alone and has no record. */
export const actors = ['visitor', 'regular', 'inactive', 'inactive admin', 'self-made', 'admin'] as const;

/** Further people, where it matters whose a record is and with whom it is shared; `no role` has a record without one. */
export const everybody = [...actors, 'colleague', 'recipient', 'no role'] as const;
export type ActorName = (typeof everybody)[number];

/** What the record of each says; none for a visitor and the self-made. */
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

/** The user id of an actor. */
export const uidOf = (actor: ActorName): string => `uid-${actor.replace(' ', '-')}`;

/** The address in an actor's record. */
export const emailOf = (actor: ActorName): string => `${uidOf(actor)}@acf.example`;

export interface RulesBackend {
  /** The real client SDK, signed in as this actor, against the real rules file. */
  as(actor: ActorName): Firestore;
  /** The same for files. */
  filesAs(actor: ActorName): Storage;
  /** An additional active regular user with any id. */
  asNewcomer(uid: string): Promise<RulesTestContext>;
  /** The rules' answer to a request that a local backend cannot get, such as one to a live project. */
  allows(request: RulesRequest): boolean;
  /** Reads or prepares data past the rules. */
  asOwner<T>(work: (firestore: Firestore, files: Storage) => Promise<T>): Promise<T>;
  /** 'host:port' for raw HTTP. */
  address(): string;
  projectId: string;
}

/** Starts a backend with the project's rules for this test file; each test begins with only the actors' records. */
export function startRulesBackend(projectId: string): RulesBackend {
  let backend: Backend;
  let environment: RulesTestEnvironment;
  let owner: RulesTestContext;
  let letOwnerGo: () => void;
  let ownerIsGone: Promise<void>;
  const mutation = mutationRun();
  let prices: Price[] = [];

  // One client per actor: each is an app of its own, and slow to start.
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
    // One client that bypasses the rules for all tests: a new one each time takes longer than most tests.
    await new Promise<void>((ready) => {
      ownerIsGone = environment.withSecurityRulesDisabled(async (context) => {
        owner = context;
        ready();
        await new Promise<void>((done) => {
          letOwnerGo = done;
        });
      });
    });
    // The first answer in a mutation run takes long, since mutants are compiled for it. A client without any
    // answer after 10 s takes itself for offline, so each gets one before the tests.
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
  // When a test fails because of a denial, its message includes the condition that refused.
  beforeEach(({ onTestFailed }) => {
    const started = new Date().toISOString();
    onTestFailed(() => {
      console.error(formatDenials(backend.denials().filter(({ time }) => time >= started)));
    });
  });
  // What a test wrote must be affordable (decision 024); the reporter prints the dearest of all tests.
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
