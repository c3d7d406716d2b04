import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection, type DocumentList } from '../collection';
import { forgetAnswers, preloadDocument, preloadList } from './first-answers';
import { trackRead, whenIdle } from './idle';
import type { Live, Watch } from './live';
import { watchDocument, watchList } from './watch';
import { setTokenProvider } from '../rest';
import { answeringDatabase, json, stored, text } from '../rest.fixture';

const people = defineCollection('people', z.object({ name: z.string() }));
type People = DocumentList<{ readonly name: string }>;
const ann = { id: 'a', name: 'Ann' };

let database: ReturnType<typeof answeringDatabase>;
let endWait: (value?: unknown) => void = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  database = answeringDatabase();
  // While a read is pending, no listener follows the first read.
  void trackRead(
    new Promise((resolve) => {
      endWait = resolve;
    }),
  );
  onTestFinished(async () => {
    endWait();
    await settle();
    forgetAnswers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
/** Runs everything that waits for no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};
const answer = () => database.answers.push(json([stored('people/a', { name: text('Ann') })]));
const answerOne = () =>
  database.answers.push(json([{ found: stored('people/a', { name: text('Ann') }).document }]));

function followed<T>(watch: Watch<T>, timeoutMs?: number) {
  const states: Live<T>[] = [];
  const end = watch.start((live) => states.push(live), timeoutMs);
  onTestFinished(end);
  return { states, end };
}
const rowsOf = (states: readonly Live<People>[]) =>
  states.map((live) => ('data' in live && live.data ? live.data.documents : live.status));

describe('A preloaded response', () => {
  it('is requested once and used only by the first watch', async () => {
    answer();
    void preloadList(people, {});
    expect(await preloadList(people, {})).toBeUndefined();
    await settle();
    const first = followed(watchList(people, {}));
    await settle();
    expect(rowsOf(first.states)).toEqual([[ann]]);
    expect(database.asked).toHaveLength(1);
    const second = followed(watchList(people, {}));
    await settle();
    expect(rowsOf(second.states)).toEqual([[]]);
    expect(database.asked).toHaveLength(2);
  });

  it.each([
    [9_999, 1],
    [10_000, 2],
  ])('is still used or requested again after %i ms', async (ms, times) => {
    answer();
    answer();
    await preloadList(people, {});
    await pass(ms);
    const { states } = followed(watchList(people, {}));
    await settle();
    expect(rowsOf(states)).toEqual([[ann]]);
    expect(database.asked).toHaveLength(times);
  });

  it('is requested again after 10 s', async () => {
    await preloadList(people, {});
    await pass(10_000);
    await preloadList(people, {});
    expect(database.asked).toHaveLength(2);
  });

  it('is dropped when it failed and when the person signs out', async () => {
    database.answers.push(new Response('', { status: 503 }));
    expect(await preloadDocument(people, 'a')).toBeUndefined();
    answerOne();
    const { states } = followed(watchDocument(people, 'a'));
    await settle();
    expect(states).toEqual([{ status: 'ready', data: { ok: true, document: ann }, fromServer: true }]);
    await preloadDocument(people, 'a');
    forgetAnswers();
    followed(watchDocument(people, 'a'));
    await settle();
    expect(database.asked).toHaveLength(4);
  });

  it('is not requested if no person is signed in', async () => {
    setTokenProvider(async () => undefined);
    expect(await preloadList(people, {})).toBeUndefined();
    expect(database.asked).toEqual([]);
  });
});

describe('A watch', () => {
  it('reports nothing after it has ended', async () => {
    answer();
    const { states, end } = followed(watchList(people, {}), 1_000);
    end();
    await pass(1_000);
    expect(states).toEqual([]);
  });

  it('reports a timeout when the time is up', async () => {
    const unanswered = (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    vi.stubGlobal('fetch', unanswered);
    const states: Live<People>[] = [];
    const end = watchList(people, {}).start((live) => {
      states.push(live);
      end();
    }, 1_000);
    await pass(999);
    expect(states).toEqual([]);
    await pass(1);
    expect(states).toEqual([{ status: 'failed', reason: 'timeout' }]);
  });

  it('reports no timeout after the response', async () => {
    answer();
    const { states } = followed(watchList(people, {}), 1_000);
    await settle();
    await pass(2_000);
    expect(rowsOf(states)).toEqual([[ann]]);
  });

  it.each([
    [403, { status: 'denied' }],
    [401, { status: 'denied' }],
    [400, { status: 'failed', reason: 'unknown' }],
  ])('reports what the status %i means', async (status, expected) => {
    database.answers.push(new Response('', { status }));
    const { states } = followed(watchList(people, {}));
    await settle();
    expect(states).toEqual([expected]);
  });
});

describe('A document that a list shows', () => {
  const known = (id = 'a') => watchDocument(people, id).known?.();
  const shownAnn = { status: 'ready', data: { ok: true, document: ann }, fromServer: false };

  it('is available as placeholder while the list is shown and for 10 s after', async () => {
    answer();
    const list = followed(watchList(people, {}));
    expect(known()).toBeUndefined();
    await settle();
    await pass(60_000);
    expect(known()).toEqual(shownAnn);
    expect(known('b')).toBeUndefined();
    list.end();
    await pass(10_000);
    expect(known()).toEqual(shownAnn);
    await pass(1);
    expect(known()).toBeUndefined();
  });

  it('comes from the list that is shown, or was left last', async () => {
    answer();
    const first = followed(watchList(people, {}));
    await settle();
    database.answers.push(json([stored('people/a', { name: text('Ann B.') })]));
    const second = followed(watchList(people, { limit: 1 }));
    await settle();
    const newer = { data: { document: { id: 'a', name: 'Ann B.' } } };
    first.end();
    expect(known()).toMatchObject(newer);
    await pass(1_000);
    second.end();
    expect(known()).toMatchObject(newer);
  });

  it('is not available if the list has only a part of its fields', async () => {
    answer();
    followed(watchList(people, { select: ['name'] }));
    await settle();
    expect(known()).toBeUndefined();
  });
});

describe('whenIdle', () => {
  it('runs its work half a second after all first reads have finished', async () => {
    const work = vi.fn();
    onTestFinished(whenIdle(work));
    await pass(10_000);
    expect(work).not.toHaveBeenCalled();
    endWait();
    await settle();
    await pass(450);
    expect(work).not.toHaveBeenCalled();
    await pass(100);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not run its work after it is cancelled', async () => {
    const work = vi.fn();
    const cancel = whenIdle(work);
    cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});
