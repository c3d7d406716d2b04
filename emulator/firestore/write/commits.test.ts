import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { ADMIN, array, DATABASE, double, int, map, refusal, ROOT, testService, text } from '../test-fixture';

const name = (path: string) => `${ROOT}/${path}`;
const update = (path: string, fields?: Json, more: Json = {}) => ({
  update: { name: name(path), ...(fields === undefined ? {} : { fields }) },
  ...more,
});
const plain = (value: unknown) =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

let context: ReturnType<typeof testService>;
const stored = (path: string) => plain(context.fieldsOf(path));
const results = async (...writes: Json[]) => (await context.write(writes))['writeResults'] as Json[];

beforeEach(() => {
  context = testService({ now: () => 1_700_000_000_123_456 });
});

describe('writes', () => {
  it('replace with set, merge with a mask, and delete a masked field without a value', async () => {
    await context.set('c/d', { a: int(1), b: int(2), m: map({ x: int(1), y: int(2) }) });
    await context.write([
      update(
        'c/d',
        { a: int(9), ignored: int(1), m: map({ x: int(9) }) },
        { updateMask: { fieldPaths: ['a', 'b', 'm.x', 'm.z'] } },
      ),
    ]);
    expect(stored('c/d')).toEqual({ a: int(9), m: map({ x: int(9), y: int(2) }) });
    await context.write([update('c/d')]);
    expect(stored('c/d')).toEqual({});
  });

  it('create an empty document with an empty mask and do not change an existing one', async () => {
    await context.write([update('c/d', { a: int(1) }, { updateMask: {} })]);
    expect(stored('c/d')).toEqual({});
  });

  it('replace a value in the way of a masked path with a map', async () => {
    await context.set('c/d', { a: int(1) });
    await context.write([
      update('c/d', { a: map({ b: int(2) }) }, { updateMask: { fieldPaths: ['a.b', 'x.y'] } }),
    ]);
    expect(stored('c/d')).toEqual({ a: map({ b: int(2) }) });
  });

  it('keep the update time if nothing changes, and always keep the create time', async () => {
    const [first] = await results(update('c/d', { a: int(1) }));
    const [same] = await results(update('c/d', { a: int(1) }));
    expect(same).toEqual(first);
    const [asDouble] = await results(update('c/d', { a: double(1) }));
    expect(asDouble).not.toEqual(first);
    const document = context.service.getDocument(ADMIN, { name: name('c/d') });
    expect(document).toMatchObject({
      createTime: first?.['updateTime'],
      updateTime: asDouble?.['updateTime'],
    });
  });

  it('get strictly increasing times while the clock stands still', async () => {
    const times: string[] = [];
    for (let n = 0; n < 5; n += 1)
      times.push(String((await context.set('c/d', { n: int(n) }))['commitTime']));
    for (const [index, time] of times.entries()) expect(time > (times[index - 1] ?? '')).toBe(true);
  });

  it('apply several writes to one document one after the other', async () => {
    const commits: unknown[] = [];
    context.database.onCommit((commit) => commits.push(commit.changes.map((change) => change.name)));
    const answers = await results(
      update('c/d', { a: int(1) }, { currentDocument: { exists: false } }),
      update('c/d', { b: int(2) }, { updateMask: { fieldPaths: ['b'] }, currentDocument: { exists: true } }),
      { delete: name('c/e') },
      { delete: name('c/d'), currentDocument: { exists: true } },
      update('c/d', { c: int(3) }),
    );
    expect(answers).toEqual([
      { updateTime: expect.any(String) },
      { updateTime: expect.any(String) },
      {},
      {},
      { updateTime: expect.any(String) },
    ]);
    expect(stored('c/d')).toEqual({ c: int(3) });
    expect(commits).toEqual([[name('c/d')]]);
  });

  it('cannot update a document that the same commit has deleted', async () => {
    await context.set('c/d', {});
    const answer = await refusal(() =>
      context.write([
        { delete: name('c/d') },
        update('c/d', { a: int(1) }, { currentDocument: { exists: true } }),
      ]),
    );
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(stored('c/d')).toEqual({});
  });

  it('are applied completely or not at all', async () => {
    const answer = await refusal(() =>
      context.write([
        update('c/a', { a: int(1) }),
        update('c/gone', {}, { currentDocument: { exists: true } }),
      ]),
    );
    expect(answer).toBe(`NOT_FOUND: No document to update: ${name('c/gone')}`);
    expect(stored('c/a')).toBeUndefined();
  });

  it.each<[string, Json, string]>([
    ['exists on an absent one', { delete: name('c/no'), currentDocument: { exists: true } }, 'NOT_FOUND'],
    [
      'absence of an existing one',
      update('c/d', {}, { currentDocument: { exists: false } }),
      `ALREADY_EXISTS: Document already exists: ${name('c/d')}`,
    ],
    [
      'another update time',
      { verify: name('c/d'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
      'FAILED_PRECONDITION',
    ],
    [
      'an update time of an absent one',
      update('c/no', {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
      'FAILED_PRECONDITION',
    ],
  ])('require %s', async (_label, write, expected) => {
    await context.set('c/d', {});
    expect(await refusal(() => context.write([write]))).toContain(expected);
  });

  it('compare update times as instants', async () => {
    const [result] = await results(update('c/d', { a: int(1) }));
    const updateTime = String(result?.['updateTime']).replace('Z', '000Z');
    expect(await results({ verify: name('c/d'), currentDocument: { updateTime } })).toEqual([{}]);
  });

  it.each<[string, Json, string]>([
    ['no operation', { currentDocument: {} }, 'exactly one of update'],
    ['two operations', { delete: name('c/d'), verify: name('c/d') }, 'exactly one of update'],
    ['an unknown member', { delete: name('c/d'), upsert: true }, 'Unknown name "upsert"'],
    ['a mask on a delete', { delete: name('c/d'), updateMask: {} }, 'go with update only'],
    [
      'a foreign database',
      { delete: 'projects/other/databases/(default)/documents/c/d' },
      'is not in the database',
    ],
    ['a collection', { delete: name('c') }, 'lacks a document id'],
    ['a reserved id', update('c/__x__', {}), 'reserved'],
    ['an id of 1501 bytes', update(`c/${'a'.repeat(1501)}`, {}), 'longer than 1500'],
    ['the id ..', update('c/..', {}), 'must not be ".."'],
    [
      'both preconditions',
      { delete: name('c/d'), currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } },
      'either exists or updateTime',
    ],
    [
      'a bad field',
      update('c/d', { a: { b: 1 } }),
      "'writes[0].update.fields.a'".replace('writes', 'request.writes'),
    ],
    [
      'an unknown server value',
      update('c/d', {}, { updateTransforms: [{ fieldPath: 'a', setToServerValue: 2 }] }),
      '2 is not one of REQUEST_TIME',
    ],
    [
      'an empty transform',
      update('c/d', {}, { updateTransforms: [{ fieldPath: 'a' }] }),
      'exactly one transform type',
    ],
    [
      'an increment by text',
      update('c/d', {}, { updateTransforms: [{ fieldPath: 'a', increment: text('1') }] }),
      'a number is expected',
    ],
    [
      'arrays added to an array',
      update(
        'c/d',
        {},
        { updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values: [array()] } }] },
      ),
      'array value in an array value',
    ],
    [
      'more than 1 MiB',
      update('c/d', { a: text('x'.repeat(600_000)), b: text('x'.repeat(600_000)) }),
      'exceeds the maximum allowed size of 1,048,576 bytes',
    ],
  ])('refuse %s and change nothing', async (_label, write, reason) => {
    const before = context.database.readTime();
    const answer = await refusal(() => context.write([update('c/first', {}), write]));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer.replace('writes[1]', 'writes[0]')).toContain(reason);
    expect(context.database.readTime()).toBe(before);
  });

  it('refuse a document that becomes too deep after merging', async () => {
    let deep: Json = int(1);
    for (let level = 0; level < 20; level += 1) deep = map({ a: deep });
    const write = update('c/d', { x: map({ y: deep }) }, { updateMask: { fieldPaths: ['x.y'] } });
    expect(await refusal(() => context.write([write]))).toContain('INVALID_ARGUMENT');
  });

  it('accept a document of exactly 1 MiB', async () => {
    // The name takes c + 1, d + 1 and 16 bytes, the field a + 1 and text + 1, the document 32 more.
    const overhead = 2 + 2 + 16 + 2 + 2 + 1 + 1 + 32;
    const fields = (length: number) => ({
      a: text('x'.repeat(600_000)),
      b: text('x'.repeat(length - 600_000 - 2)),
    });
    expect(await refusal(() => context.set('c/d', fields(1_048_576 - overhead + 2)))).toBe('accepted');
    expect(await refusal(() => context.set('c/d', fields(1_048_576 - overhead + 3)))).toContain(
      'INVALID_ARGUMENT',
    );
  });
});

describe('transforms', () => {
  const MAX = '9223372036854775807';
  it.each<[string, Json | undefined, Json, Json, Json]>([
    [
      'server time in whole milliseconds',
      int(1),
      { setToServerValue: 'REQUEST_TIME' },
      { timestampValue: '2023-11-14T22:13:20.123000Z' },
      { timestampValue: '2023-11-14T22:13:20.123000Z' },
    ],
    [
      'server time by number',
      undefined,
      { setToServerValue: 1 },
      { timestampValue: '2023-11-14T22:13:20.123000Z' },
      { timestampValue: '2023-11-14T22:13:20.123000Z' },
    ],
    ['increment', int(1), { increment: int(2) }, int(3), int(3)],
    ['increment of an absent field', undefined, { increment: int(2) }, int(2), int(2)],
    ['increment of text', text('1'), { increment: double(0.5) }, double(0.5), double(0.5)],
    ['increment of an integer by a double', int(1), { increment: double(0.5) }, double(1.5), double(1.5)],
    ['increment past int64', int(MAX), { increment: int(1) }, int(MAX), int(MAX)],
    [
      'decrement past int64',
      int('-9223372036854775808'),
      { increment: int(-1) },
      int('-9223372036854775808'),
      int('-9223372036854775808'),
    ],
    ['maximum', int(1), { maximum: double(1.5) }, double(1.5), double(1.5)],
    ['maximum on a tie', int(1), { maximum: double(1) }, int(1), int(1)],
    ['maximum with NaN', int(1), { maximum: double('NaN') }, double('NaN'), double('NaN')],
    ['minimum', int(1), { minimum: int(-1) }, int(-1), int(-1)],
    ['minimum of an absent field', undefined, { minimum: int(5) }, int(5), int(5)],
    [
      'array union by value',
      array(int(1)),
      { appendMissingElements: { values: [double(1), int(2), int(2)] } },
      array(int(1), int(2)),
      { nullValue: null },
    ],
    [
      'array union on text',
      text('a'),
      { appendMissingElements: { values: [int(2)] } },
      array(int(2)),
      { nullValue: null },
    ],
    [
      'array remove',
      array(int(1), double(1), int(2)),
      { removeAllFromArray: { values: [int(1)] } },
      array(int(2)),
      { nullValue: null },
    ],
    ['array remove on an absent field', undefined, { removeAllFromArray: {} }, array(), { nullValue: null }],
  ])('%s', async (_label, before, transform, after, result) => {
    await context.set('c/d', before === undefined ? { other: int(1) } : { 'f f': before });
    const updateTransforms = [{ fieldPath: '`f f`', ...transform }];
    const [answer] = await results(update('c/d', {}, { updateMask: {}, updateTransforms }));
    expect(plain(context.fieldsOf('c/d')?.['f f'])).toEqual(after);
    expect(plain(answer?.['transformResults'])).toEqual([result]);
  });

  it('are applied after the update, one after the other', async () => {
    const updateTransforms = [
      { fieldPath: 'm.n', increment: int(1) },
      { fieldPath: 'm.n', increment: int(1) },
    ];
    await context.write([update('c/d', { m: map({ n: int(5) }) }, { updateTransforms })]);
    expect(stored('c/d')).toEqual({ m: map({ n: int(7) }) });
  });

  it('can be a separate write', async () => {
    await context.set('c/d', { n: int(1), kept: int(1) });
    const fieldTransforms = [{ fieldPath: 'n', increment: int(1) }];
    await context.write([
      { transform: { document: name('c/d'), fieldTransforms }, currentDocument: { exists: true } },
    ]);
    expect(stored('c/d')).toEqual({ n: int(2), kept: int(1) });
  });
});

describe('batchWrite', () => {
  it('reports the result of each write', async () => {
    await context.set('c/d', {});
    const answer = await context.service.batchWrite(ADMIN, {
      database: DATABASE,
      writes: [
        update('c/d', {}, { currentDocument: { exists: false } }),
        update('c/e', { a: int(1) }),
        { delete: name('c/none') },
      ],
    });
    expect(answer).toEqual({
      writeResults: [{}, { updateTime: expect.any(String) }, {}],
      status: [{ code: 6, message: `Document already exists: ${name('c/d')}` }, { code: 0 }, { code: 0 }],
    });
    expect(stored('c/e')).toEqual({ a: int(1) });
  });

  it('refuses two writes to one document, and the whole batch if one is malformed', async () => {
    const batch = (...writes: Json[]) =>
      refusal(() => context.service.batchWrite(ADMIN, { database: DATABASE, writes }));
    expect(await batch(update('c/d', {}), { delete: name('c/d') })).toContain('only once per request');
    expect(await batch(update('c/d', {}), {})).toContain('INVALID_ARGUMENT');
    expect(stored('c/d')).toBeUndefined();
  });
});

describe('single-document calls', () => {
  it('create a document with a given or a generated id', async () => {
    const create = (documentId?: string) =>
      context.service.createDocument(ADMIN, {
        parent: ROOT,
        collectionId: 'c',
        documentId,
        document: { fields: { a: int(1) } },
      });
    expect(create('x')).toMatchObject({ name: name('c/x'), createTime: expect.any(String) });
    expect(String(create()['name'])).toMatch(/\/c\/[A-Za-z0-9]{20}$/);
    expect(await refusal(() => create('x'))).toBe(`ALREADY_EXISTS: Document already exists: ${name('c/x')}`);
    expect(await refusal(() => create('a/b'))).toContain('must not contain "/"');
  });

  it('update a document with masks and preconditions', async () => {
    const patch = (request: Json) =>
      context.service.updateDocument(ADMIN, {
        document: { name: name('c/d'), fields: { a: int(1), b: int(2) } },
        ...request,
      });
    expect(await refusal(() => patch({ currentDocument: { exists: true } }))).toContain('NOT_FOUND');
    expect(plain(patch({ mask: { fieldPaths: ['b'] } }))).toMatchObject({ fields: { b: int(2) } });
    expect(plain(patch({ updateMask: { fieldPaths: ['c'] } })['fields'])).toEqual({ a: int(1), b: int(2) });
  });

  it('delete a document, even a missing one', async () => {
    await context.set('c/d', {});
    expect(context.service.deleteDocument(ADMIN, { name: name('c/d') })).toEqual({});
    expect(context.service.deleteDocument(ADMIN, { name: name('c/d') })).toEqual({});
    expect(
      await refusal(() =>
        context.service.deleteDocument(ADMIN, { name: name('c/d'), currentDocument: { exists: true } }),
      ),
    ).toContain('NOT_FOUND');
    expect(await refusal(() => context.service.getDocument(ADMIN, { name: name('c/d') }))).toBe(
      `NOT_FOUND: Document "${name('c/d')}" not found.`,
    );
  });

  it('read several documents at once', async () => {
    await context.set('c/d', { a: int(1), b: int(2) });
    const answers = context.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [name('c/d'), name('c/e')],
      mask: { fieldPaths: ['b'] },
    });
    expect(plain(answers)).toEqual([
      {
        found: expect.objectContaining({ name: name('c/d'), fields: { b: int(2) } }),
        readTime: expect.any(String),
      },
      { missing: name('c/e'), readTime: expect.any(String) },
    ]);
  });
});
