import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { leads } from '@/features/leads/collections';
import { profiles } from '@/shared/auth/profile';
import { defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { commit, create, set } from '@/shared/firebase/commit';
import { patch, remove } from '@/shared/firebase/patch';
import { countDocuments, getDocument, listDocuments, readForUpdate } from '@/shared/firebase/database';
import { DatabaseError } from '@/shared/firebase/database-error';
import { serverTime } from '@/shared/firebase/fields';
import { type ListQuery, listEnd } from '@/shared/firebase/query';
import { readAll } from '@/shared/firebase/read-plain';
import { getDocuments, readAllowed } from '@/shared/firebase/read-several';
import { onDenied, setTokenProvider } from '@/shared/firebase/rest';
import { beginAnew, stopBackend, stored } from './local-backend';
import { asNobody, asOwner, signIn } from './people';

const thing = z.object({
  name: z.string(),
  size: z.number().nullable().default(null),
  tags: z.array(z.string()).default([]),
  at: z.date().nullable().default(null),
  readers: z.record(z.string(), z.boolean()).default({}),
  inner: z.object({ a: z.number(), b: z.date().nullable().default(null) }).optional(),
});
type Thing = z.infer<typeof thing>;

// The rules do not matter here, because only the client is tested.
const things = defineCollection('things', thing);
const anyThings = defineCollection('things', z.record(z.string(), z.unknown()));
const noteLike = defineCollection('notes', z.object({ title: z.string(), createdBy: z.string() }));
const parts = defineSubcollection('parts', z.object({ name: z.string() }));

const aThing = (name: string, changes: Partial<Thing> = {}) => ({ name, tags: [], readers: {}, ...changes });

beforeEach(async () => {
  await beginAnew();
  asOwner();
});

const put = (all: Record<string, Partial<Thing>>) =>
  commit(Object.entries(all).map(([id, changes]) => set(things, id, aThing(id, changes))));

const putAny = (id: string, fields: object) => commit([set(anyThings, id, fields)]);

const named = async (query: ListQuery<Thing>) =>
  (await listDocuments(things, query)).documents.map(({ id }) => id);

describe('a document', () => {
  it('is read as it was written, for every type of value', async () => {
    const anything = defineCollection('anything', z.record(z.string(), z.unknown()));
    const values = {
      text: 'Zoë «quoted» 👩‍👧',
      empty: '',
      whole: 42,
      large: Number.MAX_SAFE_INTEGER,
      part: -0.5,
      tiny: 1e-300,
      yes: true,
      no: false,
      nothing: null,
      time: new Date('2026-11-20T15:04:05.678Z'),
      early: new Date('0099-01-01T00:00:00.000Z'),
      list: ['a', 1, null, { deep: [true] }],
      emptyList: [],
      map: { 'a.b': 1, 'ç`\\': { inner: 'x' } },
      emptyMap: {},
      infinite: Number.POSITIVE_INFINITY,
    };
    await commit([create(anything, 'a b', values)]);
    const read = await getDocument(anything, 'a b');
    expect(read).toEqual({ ok: true, document: { id: 'a b', ...values } });
  });

  it('is undefined if it does not exist', async () => {
    expect(await getDocument(things, 'nothing')).toBeUndefined();
    expect(await readForUpdate(things, 'nothing')).toBeUndefined();
  });

  it('that does not match its schema has a reason and can still be read for an update', async () => {
    await commit([create(defineCollection('things', z.object({ name: z.number() })), 'odd', { name: 7 })]);
    expect(await getDocument(things, 'odd')).toEqual({
      ok: false,
      invalid: { id: 'odd', reason: expect.stringContaining('name') },
    });
    expect(await readForUpdate(things, 'odd')).toEqual({
      fields: { name: 7 },
      stored: { name: { integerValue: '7' } },
      updateTime: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('gets the server’s time in marked fields at any depth', async () => {
    const before = Date.now() - 60_000;
    await commit([create(things, 'a', { ...aThing('a'), at: serverTime, inner: { a: 1, b: serverTime } })]);
    const read = await getDocument(things, 'a');
    const document = read?.ok ? read.document : undefined;
    expect(document?.at?.getTime()).toBeGreaterThan(before);
    expect(document?.inner).toEqual({ a: 1, b: document?.at });
  });
});

describe('several documents read together', () => {
  it('come in the order of the ids, including missing and invalid ones', async () => {
    await put({ a: { size: 1 }, b: { size: 2 } });
    await putAny('odd', { name: 7 });
    const read = await getDocuments(things, ['b', 'nothing', 'a', 'odd', 'b']);
    expect(read.map((parsed) => (parsed?.ok ? parsed.document.size : parsed?.ok))).toEqual([
      2,
      undefined,
      1,
      false,
      2,
    ]);
    expect(await getDocuments(things, [])).toEqual([]);
  });

  it('have only the requested fields', async () => {
    await put({ a: { size: 1, tags: ['kept'] } });
    const [read] = await getDocuments(things, ['a'], { select: ['name', 'size'] });
    expect(read).toMatchObject({ ok: true, document: { id: 'a', name: 'a', size: 1, tags: [] } });
  });

  it('are returned without denied ones, in one call if none is denied', async () => {
    await commit([
      set(noteLike, 'mine', { title: 'Mine', createdBy: 'mia' }),
      set(noteLike, 'theirs', { title: 'Theirs', createdBy: 'theo' }),
      set(noteLike, 'mine2', { title: 'Mine, too', createdBy: 'mia' }),
    ]);
    await signIn('mia');
    const calls = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => calls.mockRestore());
    const titles = async (ids: readonly string[]) =>
      (await readAllowed(noteLike, ids)).map((parsed) => parsed.ok && parsed.document.title);
    expect(await titles(['mine', 'gone', 'mine2'])).toEqual(['Mine', 'Mine, too']);
    expect(calls).toHaveBeenCalledTimes(1);
    expect(await titles(['mine', 'theirs', 'mine2'])).toEqual(['Mine', 'Mine, too']);
    await expect(getDocuments(noteLike, ['mine', 'theirs'])).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('a patch', () => {
  it('changes only the fields it names, including fields in maps and unusual names', async () => {
    await put({ a: { size: 1, tags: ['x'], readers: { mia: true, 'o’b-1': true } } });
    await commit([patch(things, 'a', { size: 2, 'readers.o’b-1': false, 'inner.a': 3, at: serverTime })]);
    const read = await getDocument(things, 'a');
    expect(read).toMatchObject({
      ok: true,
      document: {
        name: 'a',
        size: 2,
        tags: ['x'],
        readers: { mia: true, 'o’b-1': false },
        inner: { a: 3 },
        at: expect.any(Date),
      },
    });
  });

  it('is refused if the document is gone, and creates nothing', async () => {
    await expect(commit([patch(things, 'gone', { size: 1 })])).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored('things')).toEqual([]);
  });

  it('with an expected update time fails if another person has written since', async () => {
    await put({ a: { size: 1 } });
    const read = await readForUpdate(things, 'a');
    const ifUpdateTime = read?.updateTime ?? '';
    await commit([patch(things, 'a', { size: 2 }, { ifUpdateTime })]);
    await expect(commit([patch(things, 'a', { size: 3 }, { ifUpdateTime })])).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(commit([remove(things, 'a', { ifUpdateTime })])).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await readForUpdate(things, 'a')).toMatchObject({ fields: { size: 2 } });
  });
});

describe('a batch', () => {
  it('is applied completely or not at all', async () => {
    await put({ a: {} });
    await expect(
      commit([create(things, 'b', aThing('b')), create(things, 'a', aThing('again'))]),
    ).rejects.toMatchObject({ code: 'already-exists' });
    expect((await stored('things')).map(({ id }) => id)).toEqual(['a']);
    await commit([create(things, 'b', aThing('b')), remove(things, 'a'), remove(things, 'never')]);
    expect((await stored('things')).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a query', () => {
  beforeEach(() =>
    put({
      a: { size: 1, tags: ['red'], at: new Date('2026-01-01') },
      b: { size: 2, tags: ['red', 'blue'], readers: { mia: true } },
      c: { size: 2, at: new Date('2026-03-01') },
      d: { size: null },
      e: { size: 5, tags: ['blue'] },
    }),
  );

  const cases: readonly [string, ListQuery<Thing>, string[]][] = [
    ['everything ordered by id', {}, ['a', 'b', 'c', 'd', 'e']],
    ['equal values', { where: [['size', '==', 2]] }, ['b', 'c']],
    ['null', { where: [['size', '==', null]] }, ['d']],
    ['values other than null', { where: [['size', '!=', null]] }, ['a', 'b', 'c', 'e']],
    [
      'a range, in either direction',
      { where: [['size', '>=', 2]], orderBy: [['size', 'desc']] },
      ['e', 'c', 'b'],
    ],
    ['one of several values', { where: [['size', 'in', [1, 5]]] }, ['a', 'e']],
    ['one of several ids', { where: [['__name__', 'in', ['b', 'd', 'z']]] }, ['b', 'd']],
    ['lists that contain a value', { where: [['tags', 'array-contains', 'blue']] }, ['b', 'e']],
    ['maps that contain a value', { where: [['readers.mia', '==', true]] }, ['b']],
    ['earlier times', { where: [['at', '<', new Date('2026-02-01')]] }, ['a']],
    [
      'one of two conditions',
      {
        where: [
          {
            or: [
              ['size', '==', 1],
              ['tags', 'array-contains', 'blue'],
            ],
          },
        ],
      },
      ['a', 'b', 'e'],
    ],
    [
      'one of two conditions and a third',
      {
        where: [
          ['size', '==', 2],
          {
            or: [
              ['readers.mia', '==', true],
              ['name', '==', 'a'],
            ],
          },
        ],
      },
      ['b'],
    ],
    ['a limited number', { orderBy: [['name', 'desc']], limit: 2 }, ['e', 'd']],
  ];

  it.each(cases)('finds %s', async (_, query, found) => {
    expect(await named(query)).toEqual(found);
  });

  it.each(cases)('counts %s', async (_, query, found) => {
    expect(await countDocuments(things, query)).toBe(found.length);
  });

  it('returns only the requested fields', async () => {
    const { documents } = await listDocuments(things, {
      where: [['name', '==', 'b']],
      select: ['name', 'readers.mia'],
    });
    expect(documents).toEqual([
      { id: 'b', name: 'b', size: null, tags: [], at: null, readers: { mia: true } },
    ]);
  });

  it('separates invalid documents from the results', async () => {
    await commit([set(defineCollection('things', z.object({ size: z.number() })), 'odd', { size: 2 })]);
    const page = await listDocuments(things, { where: [['size', '==', 2]] });
    expect(page.documents.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(page.invalid).toEqual([{ id: 'odd', reason: expect.stringContaining('name') }]);
    expect(page.cursors?.last).toContain('odd');
  });

  it('pages forwards, backwards and from the end, even among equal values', async () => {
    const page = (place: Pick<ListQuery<Thing>, 'after' | 'before'>) =>
      listDocuments(things, { orderBy: [['size', 'desc']], limit: 2, ...place });
    const ids = ({ documents }: Awaited<ReturnType<typeof page>>) => documents.map(({ id }) => id);
    const first = await page({});
    expect(ids(first)).toEqual(['e', 'c']);
    const second = await page({ after: first.cursors?.last ?? '' });
    expect(ids(second)).toEqual(['b', 'a']);
    expect(ids(await page({ before: second.cursors?.first ?? '' }))).toEqual(['e', 'c']);
    const last = await page({ before: listEnd });
    expect(ids(last)).toEqual(['a', 'd']);
    expect(ids(await page({ after: last.cursors?.last ?? '' }))).toEqual([]);
    expect((await page({ after: last.cursors?.last ?? '' })).cursors).toBeUndefined();
  });

  it('starts after a time exactly, to the last digit', async () => {
    await commit(['x', 'y', 'z'].map((id) => create(things, id, { ...aThing(id), at: serverTime })));
    const query = { where: [['name', 'in', ['x', 'y', 'z']]], orderBy: [['at', 'asc']], limit: 1 } as const;
    const seen: string[] = [];
    let after = '';
    for (let page = await listDocuments(things, query); page.cursors; ) {
      seen.push(...page.documents.map(({ id }) => id));
      after = page.cursors.last;
      page = await listDocuments(things, { ...query, after });
    }
    expect(seen).toEqual(['x', 'y', 'z']);
  });

  it('can read one document’s subcollection or a whole collection group', async () => {
    await commit([
      create(parts.of(things, 'a'), 'one', { name: 'bolt' }),
      create(parts.of(things, 'b'), 'one', { name: 'nut' }),
    ]);
    expect((await listDocuments(parts.of(things, 'b'), {})).documents).toEqual([{ id: 'one', name: 'nut' }]);
    const all = await listDocuments(parts.group, { orderBy: [['name', 'desc']] });
    expect(all.documents.map(({ id }) => id)).toEqual(['things/b/parts/one', 'things/a/parts/one']);
    const behind = await listDocuments(parts.group, {
      orderBy: [['name', 'desc']],
      after: all.cursors?.first ?? '',
    });
    expect(behind.documents.map(({ name }) => name)).toEqual(['bolt']);
    expect(await countDocuments(parts.group, {})).toBe(2);
  });

  it('can read a whole collection without a schema', async () => {
    const all = await readAll('things', { asVisitor: false });
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(all[0]?.fields).toMatchObject({ name: 'a', tags: ['red'], at: new Date('2026-01-01') });
  });
});

describe('a failed call', () => {
  it('reports a denial and notifies the session', async () => {
    const listener = vi.fn();
    const stop = onDenied(listener);
    await signIn('mia');
    await expect(getDocument(leads, 'a')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(listener).toHaveBeenCalledTimes(1);
    await expect(listDocuments(leads, {}, { asVisitor: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(countDocuments(leads, {}, { asVisitor: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // A visitor has no session that could have expired.
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not sent for a person who signed out in the meantime', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const listener = vi.fn();
    const stop = onDenied(listener);
    asNobody();
    await expect(getDocument(profiles, 'mia')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(fetched).not.toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('carries the token of the signed-in person', async () => {
    await signIn('mia');
    expect(await getDocument(profiles, 'mia')).toMatchObject({
      ok: true,
      document: { displayName: 'Mia Tremblay' },
    });
    await expect(listDocuments(leads, { limit: 1 })).rejects.toMatchObject({ code: 'permission-denied' });
    await signIn('ada');
    expect(await listDocuments(leads, { limit: 1 })).toEqual({
      documents: [],
      invalid: [],
      cursors: undefined,
    });
  });

  it('reports an invalid token', async () => {
    setTokenProvider(async () => 'no token');
    await expect(getDocument(profiles, 'mia')).rejects.toBeInstanceOf(DatabaseError);
  });

  it('reports an invalid cursor', async () => {
    await expect(listDocuments(things, { after: 'nowhere' })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    await expect(listDocuments(things, { after: '{}' })).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(listDocuments(things, { after: '[]', orderBy: [['size', 'asc']] })).resolves.toBeDefined();
  });

  it('rejects with the reason if it is aborted', async () => {
    const reason = new Error('no longer wanted');
    const given = new AbortController();
    const read = listDocuments(things, {}, { signal: given.signal });
    given.abort(reason);
    await expect(read).rejects.toBe(reason);
  });

  it('is unavailable with the browser’s message if the backend does not answer', async () => {
    const startAgain = await stopBackend();
    await expect(getDocument(things, 'a')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('fetch failed'),
      cause: expect.any(TypeError),
    });
    await startAgain();
    expect(await getDocument(things, 'a')).toBeUndefined();
  });
});
