import { describe, expect, it } from 'vitest';
import type { Caller } from '../caller';
import type { Judgement, RulesRequest } from '../rules/contract';
import { compileRules } from '../rules/compile';
import type { Json } from './contract';
import {
  ADMIN,
  ANONYMOUS,
  array,
  DATABASE,
  field,
  int,
  refusal,
  ROOT,
  rulesThat,
  testService,
  text,
  where,
} from './test-fixture';

const DENIED = 'PERMISSION_DENIED: Missing or insufficient permissions.';
const PATH = '/databases/(default)/documents';
const USER: Caller = { kind: 'user', uid: 'u', token: { sub: 'u' } };
const from = [{ collectionId: 'c' }];
const name = (path: string) => `${ROOT}/${path}`;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;

/** Creates a service whose rules record each request and answer it with `allow`. */
function observed(allow: (request: RulesRequest) => boolean = () => true) {
  const asked: RulesRequest[] = [];
  const denials: unknown[] = [];
  const ruleset = rulesThat((request) => {
    asked.push(request);
    return allow(request);
  });
  const context = testService({
    rulesFor: (project) => (project === 'demo-p' ? ruleset : undefined),
    onDenied: (explanation, caller, what) => denials.push([explanation, caller.kind, what]),
    now: () => 1_700_000_000_123_456,
  });
  return { ...context, asked, denials };
}

describe('Firestore access', () => {
  it('is denied to everyone except admins while no rules are loaded', async () => {
    const { service, denials } = observed();
    const other = 'projects/demo-q/databases/(default)/documents/c/d';
    expect(await refusal(() => service.getDocument(ANONYMOUS, { name: other }))).toBe(DENIED);
    expect(denials).toEqual([
      [expect.stringContaining('No rules are loaded for the project "demo-q"'), 'anonymous', `get ${other}`],
    ]);
    expect(await refusal(() => service.getDocument(ADMIN, { name: other }))).toContain('NOT_FOUND');
  });

  it('asks the rules about missing documents and does not reveal that they are missing', async () => {
    const { service, asked, denials } = observed(() => false);
    expect(await refusal(() => service.getDocument(USER, { name: name('c/d') }))).toBe(DENIED);
    expect(await refusal(() => service.authorizeGet(USER, name('c/d')))).toBe(DENIED);
    expect(asked.map(({ method, path, resource, caller }) => ({ method, path, resource, caller }))).toEqual(
      Array.from({ length: 2 }, () => ({ method: 'get', path: `${PATH}/c/d`, resource: null, caller: USER })),
    );
    expect(denials[0]).toEqual([`the test's rules on ${PATH}/c/d`, 'user', `get ${name('c/d')}`]);
  });

  it('shares a budget among documents read together', async () => {
    const { service, asked, set } = observed();
    await set('c/d', { a: int(1) });
    service.batchGetDocuments(USER, { database: DATABASE, documents: [name('c/d'), name('c/e')] });
    expect(asked.map((request) => request.budgets.map((budget) => budget.limit))).toEqual([
      [10, 20],
      [10, 20],
    ]);
    expect(asked[0]?.budgets[1]).toBe(asked[1]?.budgets[1]);
    expect(asked[0]?.budgets[0]).not.toBe(asked[1]?.budgets[0]);
    expect(plain(asked[0]?.resource)).toEqual({ path: `${PATH}/c/d`, fields: { a: int(1) } });
    service.getDocument(USER, { name: name('c/d') });
    expect(asked[2]?.budgets.map((budget) => budget.limit)).toEqual([10]);
  });

  it('passes queries to the rules as requested, split into path segments', async () => {
    const { service, asked } = observed();
    const structuredQuery = {
      from,
      where: where('m.`a.b`', 'EQUAL', text('x')),
      orderBy: [{ field: field('n'), direction: 'DESCENDING' }],
      limit: 7,
    };
    service.runQuery(USER, { parent: ROOT, structuredQuery });
    service.authorizeList(
      USER,
      service.parseQuery(`${ROOT}/c/d`, { from: [{ collectionId: 'e', allDescendants: true }] }),
    );
    service.runAggregationQuery(USER, {
      parent: ROOT,
      structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: {} }] },
    });
    expect(asked.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      {
        method: 'list',
        path: `${PATH}/c`,
        query: {
          where: { kind: 'field', field: ['m', 'a.b'], op: 'EQUAL', value: text('x') },
          orderBy: [{ field: ['n'], direction: 'DESC' }],
          limit: 7,
        },
      },
      { method: 'list', path: `${PATH}/c/d`, query: { orderBy: [], collectionGroup: 'e' } },
      { method: 'list', path: `${PATH}/c`, query: { orderBy: [] } },
    ]);
  });

  it('allows only admins to query all collections, list collection ids or see missing documents', async () => {
    const { service } = observed();
    const everything = { parent: ROOT, structuredQuery: { from: [{ allDescendants: true }] } };
    expect(await refusal(() => service.runQuery(USER, everything))).toBe(DENIED);
    expect(await refusal(() => service.listCollectionIds(USER, { parent: ROOT }))).toBe(
      'PERMISSION_DENIED: Metadata operations require admin authentication.',
    );
    const missing = { parent: ROOT, collectionId: 'c', showMissing: true };
    expect(await refusal(() => service.listDocuments(USER, missing))).toContain('PERMISSION_DENIED');
    expect(await refusal(() => service.listDocuments(USER, { ...missing, showMissing: false }))).toBe(
      'accepted',
    );
  });

  it('reports each request once, with the result it would have under other rules', async () => {
    const heard: Judgement[] = [];
    const { write, fieldsOf } = testService({
      rulesFor: () => rulesThat(({ path }) => path.endsWith('/own')),
      onJudged: (judgement) => heard.push(judgement),
    });
    const put = (id: string) => ({ update: { name: name(`c/${id}`), fields: { a: int(1) } } });
    await write([put('own')], USER);
    expect(await refusal(() => write([put('own'), put('foreign')], USER))).toBe(DENIED);
    await write([put('foreign')], ADMIN);

    const pathsOf = ({ operations }: Judgement) => operations.map(({ path }) => path);
    expect(heard.map((each) => ({ paths: pathsOf(each), isAllowed: each.isAllowed }))).toEqual([
      { paths: [`${PATH}/c/own`], isAllowed: true },
      { paths: [`${PATH}/c/own`, `${PATH}/c/foreign`], isAllowed: false },
    ]);
    const [single, batch] = heard.map(
      ({ isAllowedUnder }) =>
        (allow: (request: RulesRequest) => boolean) =>
          isAllowedUnder(rulesThat(allow)),
    );
    expect(single?.(() => false)).toBe(false);
    expect(batch?.(() => true)).toBe(true);
    expect(batch?.(({ path }) => path.endsWith('/foreign'))).toBe(false);
    // The second decision gives each operation a new budget, and the batch a new shared one.
    const shared = new Set<unknown>();
    expect(
      batch?.(({ budgets }) => {
        shared.add(budgets[1]);
        return budgets.every(({ paths }) => paths.size === 0);
      }),
    ).toBe(true);
    expect(shared.size).toBe(1);
    expect(fieldsOf('c/own')).toEqual({ a: int(1) });
  });

  it('asks the rules about each write with the document before and after it', async () => {
    const { asked, set, write } = observed();
    await set('c/old', { n: int(1) });
    await write(
      [
        { update: { name: name('c/new'), fields: { a: int(1) } } },
        {
          update: { name: name('c/new'), fields: {} },
          updateMask: {},
          updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }],
        },
        { delete: name('c/old') },
        { update: { name: name('c/old'), fields: { n: int(2) } } },
        { verify: name('c/old') },
        { delete: name('c/none') },
      ],
      USER,
    );
    const time = { timestampValue: '2023-11-14T22:13:20.123000Z' };
    const document = (path: string, fields: Json) => ({ path: `${PATH}/${path}`, fields });
    expect(
      asked.map(({ method, resource, requestResource }) => plain({ method, resource, requestResource })),
    ).toEqual([
      { method: 'create', resource: null, requestResource: document('c/new', { a: int(1) }) },
      {
        method: 'update',
        resource: document('c/new', { a: int(1) }),
        requestResource: document('c/new', { a: int(1), t: time }),
      },
      { method: 'delete', resource: document('c/old', { n: int(1) }) },
      { method: 'create', resource: null, requestResource: document('c/old', { n: int(2) }) },
      { method: 'get', resource: document('c/old', { n: int(1) }) },
      { method: 'delete', resource: null },
    ]);
    expect(asked[0]?.time).toBe(1_700_000_000_123_000);
    expect(asked.every((request) => request.budgets[1] === asked[0]?.budgets[1])).toBe(true);
  });

  it('shows rules the committed state and the state after the whole batch', async () => {
    const seen: unknown[] = [];
    const { set, write } = observed(({ get, getAfter }) => {
      seen.push(
        plain([get(`${PATH}/c/a`), getAfter?.(`${PATH}/c/a`) ?? null, getAfter?.(`${PATH}/c/b`) ?? null]),
      );
      return true;
    });
    await set('c/b', {});
    await write([{ update: { name: name('c/a'), fields: { n: int(1) } } }, { delete: name('c/b') }], USER);
    const after = [null, { path: `${PATH}/c/a`, fields: { n: int(1) } }, null];
    expect(seen).toEqual([after, after]);
  });

  it('is checked before preconditions, and one refused write rejects the whole batch', async () => {
    const { write, set, fieldsOf } = observed(({ path }) => !path.endsWith('/secret'));
    await set('c/secret', {});
    const secret = { update: { name: name('c/secret'), fields: {} }, currentDocument: { exists: false } };
    const open = { update: { name: name('c/open'), fields: { l: array() } } };
    expect(await refusal(() => write([open, secret], USER))).toBe(DENIED);
    expect(fieldsOf('c/open')).toBeUndefined();
    expect(await refusal(() => write([open], USER))).toBe('accepted');
  });

  it('limits the writes of a commit to 1,000 expressions together and each read to as many', async () => {
    const zeros = `[${Array(240).fill('0').join(', ')}]`;
    const rules = compileRules(
      `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/c/{id} {
        allow read, write: if ${zeros} != null; } }`,
      'test.rules',
    );
    const judged: Judgement[] = [];
    const denials: string[] = [];
    const { service, write, fieldsOf } = testService({
      rulesFor: () => rules,
      onJudged: (judgement) => judged.push(judgement),
      onDenied: (explanation) => denials.push(explanation),
    });
    const writes = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ update: { name: name(`c/${index}`), fields: {} } }));
    expect(await refusal(() => write(writes(4), USER))).toBe('accepted');
    expect(judged.at(-1)?.operations.map(({ expressions }) => expressions)).toEqual([243, 243, 243, 243]);
    expect(await refusal(() => write(writes(5), USER))).toBe(DENIED);
    expect(denials).toEqual(['The writes of a commit may together evaluate 1000 expressions.']);
    expect(judged.map(({ isAllowed, isAllowedUnder }) => [isAllowed, isAllowedUnder(rules)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(fieldsOf('c/4')).toBeUndefined();
    const documents = writes(6).map(({ update }) => update.name);
    expect(service.batchGetDocuments(USER, { database: DATABASE, documents })).toHaveLength(6);
  });

  it('allows batchWrite only to administrators, whatever the rules say', async () => {
    const { service, fieldsOf } = observed(() => true);
    const writes = [{ update: { name: name('c/a'), fields: {} } }];
    expect(await refusal(() => service.batchWrite(USER, { database: DATABASE, writes }))).toBe(
      'PERMISSION_DENIED: Batch writes require admin authentication.',
    );
    expect(fieldsOf('c/a')).toBeUndefined();
  });
});
