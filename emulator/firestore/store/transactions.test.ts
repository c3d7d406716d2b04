import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { ADMIN, DATABASE, int, refusal, ROOT, testService, where } from '../test-fixture';

const from = [{ collectionId: 'c' }];
const name = (path: string) => `${ROOT}/${path}`;

describe('transactions', () => {
  let clock = 0;
  let context: ReturnType<typeof testService>;
  beforeEach(async () => {
    clock = 1_700_000_000_000_000;
    context = testService({ now: () => clock });
    await context.set('c/a', { n: int(1) });
    await context.set('c/b', { n: int(2) });
  });

  const begin = (options?: Json) =>
    context.service.beginTransaction(ADMIN, { database: DATABASE, options })['transaction'];
  const get = (transaction: unknown, ...ids: string[]) =>
    context.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: ids.map((id) => name(`c/${id}`)),
      transaction,
    });
  const query = (transaction: unknown, structuredQuery: Json = {}) =>
    context.service.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from, ...structuredQuery },
      transaction,
    });
  const commit = (transaction: unknown, ...ids: string[]) =>
    refusal(() =>
      context.service.commit(ADMIN, {
        database: DATABASE,
        transaction,
        writes: ids.map((id) => ({ update: { name: name(`c/${id}`), fields: { n: int(9) } } })),
      }),
    );

  it('commit if nothing they read has changed', async () => {
    const transaction = begin();
    get(transaction, 'a', 'absent');
    query(transaction, { where: where('n', 'EQUAL', int(1)) });
    await context.set('c/b', { n: int(3) });
    await context.set('c/a', { n: int(1) });
    expect(await commit(transaction, 'a')).toBe('accepted');
    expect(context.fieldsOf('c/a')).toEqual({ n: int(9) });
  });

  it.each<[string, (transaction: unknown) => unknown, string, Json]>([
    ['a document they read', (transaction) => get(transaction, 'a'), 'c/a', { n: int(5) }],
    ['an absent document they looked for', (transaction) => get(transaction, 'x'), 'c/x', {}],
    ['a result they saw', (transaction) => query(transaction), 'c/new', {}],
    ['a document of a result', (transaction) => query(transaction, { limit: 1 }), 'c/a', { n: int(5) }],
    [
      'a count they saw',
      (transaction) =>
        context.service.runAggregationQuery(ADMIN, {
          parent: ROOT,
          structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: {} }] },
          transaction,
        }),
      'c/new',
      {},
    ],
  ])('abort if someone changes %s', async (_label, read, path, fields) => {
    const transaction = begin();
    read(transaction);
    await context.set(path, fields);
    expect(await commit(transaction, 'b')).toContain('ABORTED');
    expect(context.fieldsOf('c/b')).toEqual({ n: int(2) });
  });

  it('can begin with the first read, whose first message contains only the id', async () => {
    const started = context.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [name('c/a')],
      newTransaction: { readWrite: {} },
    });
    expect(started[0]).toEqual({ transaction: expect.any(String) });
    expect(started[1]).toHaveProperty('found');
    await context.set('c/a', { n: int(5) });
    expect(await commit(started[0]?.['transaction'], 'b')).toContain('ABORTED');
    const [queried] = context.service.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from },
      newTransaction: {},
    });
    expect(await commit(queried?.['transaction'], 'b')).toBe('accepted');
  });

  it('read a consistent snapshot and cannot write if they are read-only', async () => {
    const transaction = begin({ readOnly: {} });
    clock += 1_000_000;
    await context.set('c/a', { n: int(5) });
    await context.write([{ delete: name('c/b') }]);
    expect(get(transaction, 'a', 'b')).toMatchObject([{ found: { fields: { n: int(1) } } }, { found: {} }]);
    expect(query(transaction)).toHaveLength(2);
    expect(await commit(transaction, 'a')).toContain('INVALID_ARGUMENT: Cannot modify');
  });

  it('end with the commit, a rollback or a minute without activity', async () => {
    const committed = begin();
    expect(await commit(committed, 'a')).toBe('accepted');
    expect(await commit(committed, 'a')).toContain('expired or is no longer valid');
    const rolledBack = begin();
    const rollback = () => context.service.rollback(ADMIN, { database: DATABASE, transaction: rolledBack });
    expect(rollback()).toEqual({});
    expect(rollback()).toEqual({});
    expect(await refusal(() => get(rolledBack, 'a'))).toContain('expired');
    const forgotten = begin();
    clock += 59_000_000;
    expect(await refusal(() => get(forgotten, 'a'))).toBe('accepted');
    clock += 61_000_000;
    expect(await commit(forgotten, 'a')).toContain('expired');
  });

  it('are refused if they were never begun', async () => {
    for (const transaction of ['AAAA', 'nonsense', 7]) {
      expect(await commit(transaction, 'a')).toContain('INVALID_ARGUMENT');
    }
    const options = { readOnly: {}, readWrite: {} };
    expect(await refusal(() => begin(options))).toContain('either readOnly or readWrite');
  });
});

describe('reads at an earlier time', () => {
  it('return past documents and refuse times outside the history', async () => {
    let clock = 1_700_000_000_000_000;
    const context = testService({ now: () => clock });
    const time = (await context.set('c/a', { n: int(1) }))['commitTime'];
    clock += 1_000_000;
    await context.set('c/a', { n: int(2) });
    const read = (readTime: unknown) => context.service.getDocument(ADMIN, { name: name('c/a'), readTime });
    expect(read(time)).toMatchObject({ fields: { n: int(1) } });
    const listed = context.service.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', readTime: time });
    expect(listed).toMatchObject({ documents: [{ fields: { n: int(1) } }] });
    expect(await refusal(() => read('2020-01-01T00:00:00Z'))).toContain('FAILED_PRECONDITION');
    expect(await refusal(() => read('2030-01-01T00:00:00Z'))).toContain('INVALID_ARGUMENT');
    const both = { name: name('c/a'), readTime: time, transaction: 'AAAA' };
    expect(await refusal(() => context.service.getDocument(ADMIN, both))).toContain('only one of');
  });
});
