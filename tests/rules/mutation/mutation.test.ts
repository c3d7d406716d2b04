import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileRules, type Fields, type RulesRequest } from '@acf/emulator/rules';
import { killedIn, MutationRun } from './mutation-run';
import { mutantsOf } from './mutants';

const rulesWith = (inside: string, above = '') => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${above}
    match /notes/{note} {
      ${inside}
    }
  }
}`;
const changesOf = (inside: string, above?: string) =>
  mutantsOf(rulesWith(inside, above), 'firestore.rules').map(({ id }) => id);

describe('the mutations of a rules file', () => {
  it('leave out each condition of a statement, and the statement', () => {
    expect(changesOf('allow get: if a && (b || c);')).toEqual([
      'notes allow get: a && (b || c) → false',
      'notes allow get: a → true',
      'notes allow get: (b || c) → true',
      'notes allow get: b → false',
      'notes allow get: c → false',
    ]);
  });

  it('move bounds by one and shorten lists', () => {
    expect(changesOf("allow create: if isText(x, 100) && y <= 5 && z in ['p', 'q'];").slice(4)).toEqual([
      'notes allow create: isText(x, 100) → isText(x, 101)',
      'notes allow create: y <= 5 → y < 5',
      'notes allow create: y <= 5 → y <= 6',
      "notes allow create: ['p', 'q'] → ['q']",
      "notes allow create: ['p', 'q'] → ['p']",
    ]);
  });

  it('remove a method from a statement, choose one side of a choice, and change functions', () => {
    expect(changesOf('allow create, update: if isIt();', 'function isIt() { return a ? b : c; }')).toEqual([
      'isIt: a → true',
      'isIt: a → false',
      'notes allow create, update: create, update → update',
      'notes allow create, update: create, update → create',
      'notes allow create, update: isIt() → true',
      'notes allow create, update: isIt() → false',
    ]);
  });

  it('have different ids if the same text appears twice', () => {
    expect(changesOf('allow get: if a; allow list: if a; allow get: if a;')).toEqual([
      'notes allow get: a → true',
      'notes allow get: a → false',
      'notes allow list: a → true',
      'notes allow list: a → false',
      'notes allow get: a → true (2)',
      'notes allow get: a → false (2)',
    ]);
  });
});

describe('a run of tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const source = rulesWith("allow get: if resource.data.owner == 'me' && resource.data.open == true;");
  const rules = compileRules(source, 'firestore.rules');
  const mutants = { 'cloud.firestore': mutantsOf(source, 'firestore.rules'), 'firebase.storage': [] };
  const get = (fields: Fields): RulesRequest => {
    const path = '/databases/(default)/documents/notes/n';
    return {
      method: 'get',
      path,
      caller: { kind: 'anonymous' },
      time: 0,
      resource: { path, fields },
      get: () => null,
      budgets: [],
    };
  };
  /** Returns the mutants that survive tests with these requests. */
  const survivors = (requests: readonly RulesRequest[]) => {
    const run = new MutationRun(folder, mutants, { 'cloud.firestore': rules, 'firebase.storage': rules });
    for (const request of requests)
      run.judged({
        service: 'cloud.firestore',
        operations: [{ ...request, expressions: 0 }],
        isAllowed: rules.decide(request).allowed,
        isAllowedUnder: (other) => other.decide(request).allowed,
      });
    run.save('some-test');
    const killed = killedIn(folder);
    return mutants['cloud.firestore'].filter(({ id }) => !killed.has(id)).map(({ id }) => id);
  };
  const mine = { owner: { stringValue: 'me' }, open: { booleanValue: true } };
  const others = { ...mine, owner: { stringValue: 'you' } };
  const closed = { ...mine, open: { booleanValue: false } };

  it('kills only the mutant of a condition that one of its requests depends on', () => {
    expect(survivors([get(mine), get(others)])).toEqual([
      'notes allow get: resource.data.open == true → true',
    ]);
  });

  it('does not check a mutant whose change is not evaluated by a request', () => {
    const asked: string[] = [];
    const watched = mutants['cloud.firestore'].map((mutant) => ({
      ...mutant,
      source: () => {
        asked.push(mutant.id);
        return mutant.source();
      },
    }));
    const run = new MutationRun(
      folder,
      { ...mutants, 'cloud.firestore': watched },
      { 'cloud.firestore': rules, 'firebase.storage': rules },
    );
    const request = get(others);
    run.judged({
      service: 'cloud.firestore',
      operations: [{ ...request, expressions: 0 }],
      isAllowed: false,
      isAllowedUnder: (other) => other.decide(request).allowed,
    });
    expect(asked).toEqual([
      "notes allow get: resource.data.owner == 'me' && resource.data.open == true → false",
      "notes allow get: resource.data.owner == 'me' → true",
    ]);
  });

  it('kills no mutant if a denial has two causes', () => {
    expect(survivors([get({ ...closed, ...others, open: closed.open })])).toHaveLength(3);
  });

  it('adds to the mutants killed by the process before', () => {
    survivors([get(mine), get(others)]);
    const run = new MutationRun(folder, mutants, { 'cloud.firestore': rules, 'firebase.storage': rules });
    run.refresh();
    const request = get(closed);
    run.judged({
      service: 'cloud.firestore',
      operations: [{ ...request, expressions: 0 }],
      isAllowed: false,
      isAllowedUnder: (other) => other.decide(request).allowed,
    });
    run.save('another-test');
    expect(killedIn(folder).size).toBe(3);
  });
});
