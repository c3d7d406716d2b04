import { setLogLevel } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { leads } from '@/features/leads/collections';
import { profiles } from '@/shared/auth/profile';
import { type DocumentList, defineCollection } from '@/shared/firebase/collection';
import { commit, create } from '@/shared/firebase/commit';
import { patch, remove } from '@/shared/firebase/patch';
import { listDocuments } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { forgetAnswers, preloadDocument, preloadList } from '@/shared/firebase/live/first-answers';
import type { Live, Watch } from '@/shared/firebase/live/live';
import { watchDocument, watchList } from '@/shared/firebase/live/watch';
import { hasToken, onDenied, setTokenProvider } from '@/shared/firebase/rest';
import { covers } from '@/testing/covers';
import { beginAnew, stopBackend } from './local-backend';
import { asNobody, asOwner, signIn } from './people';

const videos = defineCollection(
  'videos',
  z.object({ title: z.string(), at: z.date().nullable().default(null), note: z.string().default('') }),
);
type Video = z.infer<typeof videos.schema>;

// The test stops the backend on purpose.
setLogLevel('silent');

const stops: (() => void)[] = [];

/** Subscribes to a watch. `last` returns its newest state; `told` holds all of them. */
function follow<T>(watch: Watch<T>, timeoutMs?: number) {
  const told: Live<T>[] = [];
  const stop = watch.start((live) => told.push(live), timeoutMs);
  stops.push(stop);
  return { told, stop, last: () => told.at(-1) };
}

const titles = (live: Live<DocumentList<Video>> | undefined) =>
  live?.status === 'ready' && live.fromServer ? live.data.documents.map(({ title }) => title) : live?.status;

const wait = { timeout: 15_000, interval: 20 };
const eventually = (check: () => void) => vi.waitFor(check, wait);

/** Writes as the owner. The rules let everyone list videos, but not write them. */
async function write(...writes: Parameters<typeof commit>[0]) {
  asOwner();
  await commit(writes);
}

beforeEach(async () => {
  await beginAnew();
  await signIn('ada');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const byTitle = { orderBy: [['title', 'asc']] } as const;

describe('a watched list', () => {
  it('is read once and then follows additions, changes and deletions', async () => {
    await write(create(videos, 'a', { title: 'A' }));
    const list = follow(watchList(videos, byTitle));
    await eventually(() => expect(titles(list.last())).toEqual(['A']));
    await write(create(videos, 'b', { title: 'B' }));
    await eventually(() => expect(titles(list.last())).toEqual(['A', 'B']));
    await write(patch(videos, 'a', { title: 'Z' }));
    await eventually(() => expect(titles(list.last())).toEqual(['B', 'Z']));
    await write(remove(videos, 'b'));
    await eventually(() => expect(titles(list.last())).toEqual(['Z']));
    list.stop();
    const length = list.told.length;
    await write(create(videos, 'c', { title: 'C' }));
    const other = follow(watchList(videos, byTitle));
    await eventually(() => expect(titles(other.last())).toEqual(['C', 'Z']));
    expect(list.told).toHaveLength(length);
  });

  it('uses a prefetched answer once, and reads again if the prefetch failed or was dropped', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const reads = () =>
      calls.mock.calls.filter(([url]) => typeof url === 'string' && url.includes(':runQuery')).length;
    const shown = async () => {
      const list = follow(watchList(videos, byTitle));
      await eventually(() => expect(list.last()?.status).toBe('ready'));
      list.stop();
      return reads();
    };
    void preloadList(videos, byTitle);
    expect(await shown()).toBe(1);
    expect(await shown()).toBe(2);
    void preloadList(videos, byTitle);
    forgetAnswers();
    expect(await shown()).toBe(4);
    calls.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void preloadList(videos, byTitle);
    await vi.waitFor(() => expect(calls.mock.settledResults.at(-1)?.type).toBe('rejected'), {
      timeout: 10_000,
    });
    const before = reads();
    expect(await shown()).toBe(before + 1);
    asNobody();
    void preloadList(videos, byTitle);
    expect(await hasToken()).toBe(false);
    expect(reads()).toBe(before + 1);
    calls.mockRestore();
  });

  it('is read once however often it is preloaded, as is a document', async () => {
    await write(create(videos, 'a', { title: 'A' }));
    const calls = vi.spyOn(globalThis, 'fetch');
    const reads = () =>
      calls.mock.calls.flatMap(
        ([url]) => /:(runQuery|batchGet)/.exec(typeof url === 'string' ? url : '')?.[1] ?? [],
      );
    void preloadList(videos, byTitle);
    void preloadList(videos, byTitle);
    const list = follow(watchList(videos, byTitle));
    await eventually(() => expect(titles(list.last())).toEqual(['A']));
    expect(reads()).toEqual(['runQuery']);
    void preloadDocument(videos, 'a');
    const video = follow(watchDocument(videos, 'a'));
    await eventually(() => expect(video.last()).toMatchObject({ status: 'ready', data: { ok: true } }));
    expect(reads()).toEqual(['runQuery', 'batchGet']);
    calls.mockRestore();
  });

  it('has the same pages and cursors from the listener as from a read, to the last digit', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await write(create(videos, id, { title: id, at: serverTime }));
    const order = { orderBy: [['at', 'desc']], limit: 2 } as const;
    const first = await listDocuments(videos, order);
    const queries = [
      order,
      { ...order, after: first.cursors?.last ?? '' },
      { ...order, before: '' },
      { ...order, before: (await listDocuments(videos, { ...order, before: '' })).cursors?.first ?? '' },
    ];
    for (const query of queries) {
      const read = await listDocuments(videos, query);
      expect(read.documents).toHaveLength(2);
      const list = follow(watchList(videos, query));
      // A change after the read can only come from the listener.
      const [{ id } = { id: '' }] = read.documents;
      await eventually(() => expect(list.last()).toMatchObject({ status: 'ready' }));
      await write(patch(videos, id, { note: query === order ? 'first' : JSON.stringify(query) }));
      await eventually(() => {
        const live = list.last();
        const data = live?.status === 'ready' ? live.data : undefined;
        expect(data?.documents[0]?.note).not.toBe('');
        expect(data?.documents.map((entry) => entry.id)).toEqual(read.documents.map((entry) => entry.id));
        const normal = (cursor = '') => cursor.replace(/(\.\d+?)0*Z/g, '$1Z');
        expect(normal(data?.cursors?.last)).toEqual(normal(read.cursors?.last));
      });
      list.stop();
      await write(patch(videos, id, { note: '' }));
    }
  });

  it('separates invalid documents', covers('FLT-016'), async () => {
    await write(create(defineCollection('videos', z.object({ title: z.number() })), 'odd', { title: 7 }));
    const list = follow(watchList(videos, {}));
    await eventually(() =>
      expect(list.last()).toMatchObject({ data: { documents: [], invalid: [{ id: 'odd' }] } }),
    );
    await write(create(videos, 'a', { title: 'A' }));
    await eventually(() => expect(titles(list.last())).toEqual(['A']));
    expect(list.last()).toMatchObject({ data: { invalid: [{ id: 'odd', reason: expect.any(String) }] } });
  });

  it('is denied if the rules refuse it, and the session is notified', async () => {
    await signIn('mia');
    const listener = vi.fn();
    const stop = onDenied(listener);
    const list = follow(watchList(leads, { limit: 1 }));
    await eventually(() => expect(list.told).toEqual([{ status: 'denied' }]));
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('is denied as soon as the rules no longer allow it', async () => {
    const list = follow(watchList(leads, { limit: 1 }));
    await eventually(() => expect(list.last()?.status).toBe('ready'));
    const listener = vi.fn();
    const stop = onDenied(listener);
    await write(patch(profiles, 'ada', { role: 'regular' }));
    await eventually(() => expect(list.last()).toEqual({ status: 'denied' }));
    expect(listener).toHaveBeenCalled();
    stop();
  });

  it('reports a late answer and shows it when it arrives', async () => {
    await write(create(videos, 'a', { title: 'A' }));
    let answer: () => void = () => {};
    setTokenProvider(
      () =>
        new Promise((resolve) => {
          answer = () => resolve('owner');
        }),
    );
    const list = follow(watchList(videos, byTitle), 50);
    await eventually(() => expect(list.told[0]).toEqual({ status: 'failed', reason: 'timeout' }));
    answer();
    await eventually(() => expect(titles(list.last())).toEqual(['A']));
    // Once answered, the state is no longer late.
    expect(list.told.filter(({ status }) => status === 'failed')).toHaveLength(1);
  });

  it('appears when an unavailable backend returns', async () => {
    await write(create(videos, 'a', { title: 'A' }));
    const startAgain = await stopBackend();
    const list = follow(watchList(videos, byTitle), 300);
    await eventually(() => expect(list.last()).toEqual({ status: 'failed', reason: 'timeout' }));
    await startAgain();
    await eventually(() => expect(titles(list.last())).toEqual(['A']));
  });

  it('is marked as cached while the backend is down, and catches up', async () => {
    await write(create(videos, 'a', { title: 'A' }));
    const list = follow(watchList(videos, byTitle));
    await write(create(videos, 'b', { title: 'B' }));
    await eventually(() => expect(titles(list.last())).toEqual(['A', 'B']));
    await write(create(videos, 'c', { title: 'C' }));
    await eventually(() => expect(titles(list.last())).toEqual(['A', 'B', 'C']));
    const startAgain = await stopBackend();
    await eventually(() => expect(list.last()).toMatchObject({ status: 'ready', fromServer: false }));
    await startAgain();
    await write(create(videos, 'd', { title: 'D' }));
    await eventually(() => expect(titles(list.last())).toEqual(['A', 'B', 'C', 'D']));
  });
});

describe('a watched document', () => {
  it('is undefined before it exists and after it is deleted', async () => {
    const one = follow(watchDocument(videos, 'a'));
    await eventually(() =>
      expect(one.last()).toEqual({ status: 'ready', data: undefined, fromServer: true }),
    );
    await write(create(videos, 'a', { title: 'A' }));
    await eventually(() =>
      expect(one.last()).toMatchObject({ data: { ok: true, document: { id: 'a', title: 'A' } } }),
    );
    await write(remove(videos, 'a'));
    await eventually(() =>
      expect(one.last()).toEqual({ status: 'ready', data: undefined, fromServer: true }),
    );
  });
});

describe('a document shown in a list', () => {
  beforeEach(forgetAnswers);

  const known = () => {
    const live = watchDocument(videos, 'a').known?.();
    return live?.status === 'ready' && live.data?.ok
      ? { title: live.data.document.title, note: live.data.document.note, fromServer: live.fromServer }
      : undefined;
  };

  it('is known at once from a watched list, but not long after the list is closed', async () => {
    await write(create(videos, 'a', { title: 'A' }), create(videos, 'b', { title: 'B' }));
    expect(known()).toBeUndefined();
    const list = follow(watchList(videos, byTitle));
    const other = follow(watchList(videos, { where: [['title', '==', 'B']] }));
    await eventually(() => expect([list.last()?.status, other.last()?.status]).toEqual(['ready', 'ready']));
    expect(known()).toEqual({ title: 'A', note: '', fromServer: false });
    // Data of a list that was left does not replace data of one that is still watched.
    const narrower = follow(watchList(videos, { where: [['title', '==', 'A']] }));
    await eventually(() => expect(narrower.last()?.status).toBe('ready'));
    narrower.stop();
    await write(patch(videos, 'a', { title: 'Z' }));
    await eventually(() => expect(titles(list.last())).toEqual(['B', 'Z']));
    expect(known()?.title).toBe('Z');
    const leftAt = performance.now();
    list.stop();
    expect(known()?.title).toBe('Z');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(leftAt + 20_000);
    expect(known()).toBeUndefined();
    clock.mockRestore();
  });

  it('is not known from some of its fields, or to the next person', async () => {
    await write(create(videos, 'a', { title: 'A', note: 'long' }));
    const list = follow(watchList(videos, { ...byTitle, select: ['title'] }));
    await eventually(() => expect(list.last()?.status).toBe('ready'));
    expect(known()).toBeUndefined();
    // The listener delivers all fields.
    await eventually(() => expect(known()).toEqual({ title: 'A', note: 'long', fromServer: false }));
    forgetAnswers();
    expect(known()).toBeUndefined();
  });
});

describe('the key of a watch', () => {
  it('includes every parameter of its query', () => {
    const keys = [
      watchList(videos, {}),
      watchList(videos, { limit: 1 }),
      watchList(videos, { orderBy: [['title', 'asc']] }),
      watchList(videos, { orderBy: [['title', 'desc']] }),
      watchList(videos, { where: [['title', '==', 'A']] }),
      watchList(videos, { where: [['title', '==', 'B']] }),
      watchList(videos, { where: [['at', '<', new Date(1)]] }),
      watchList(videos, { where: [['at', '<', new Date(2)]] }),
      watchList(videos, { limit: 1, after: 'x' }),
      watchList(videos, { limit: 1, before: 'x' }),
      watchList(videos, { select: ['title'] }),
      watchList(defineCollection('other', videos.schema), {}),
      watchDocument(videos, 'a'),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(watchList(videos, byTitle).key).toBe(watchList(videos, byTitle).key);
  });

  it('is also its scope, so that it never shows other rows, unless the list sets another scope', () => {
    const plain = watchList(videos, { limit: 1 });
    expect(plain.scope).toBe(plain.key);
    expect(watchList(videos, { limit: 1 }, { scope: 'videos' }).scope).toBe('videos');
  });
});
