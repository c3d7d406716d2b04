import { describe, expect, it, vi } from 'vitest';
import { rest } from '../model.fixture';
import { desktop, fails, hangs, list, note, settled, titled, written } from '../notes.fixture';
import { memoryOutbox } from './outbox';

describe('The tabs of a person', () => {
  it('send a change of one tab once, and all show its outcome', async () => {
    const desk = desktop();
    const [first, second] = [desk.tab(), desk.tab()];
    await rest();
    const answer = settled(second, titled('Bands'));
    await rest();
    expect(desk.commits()).toHaveLength(1);
    expect(answer.outcome).toEqual({ state: 'saved', already: false });
    for (const tab of [first, second]) {
      expect(list(tab)).toEqual([]);
      expect(tab.view().savedAt.has('notes/n')).toBe(true);
    }
  });

  it('continue for a tab that is killed while sending, without writing twice', async () => {
    const desk = desktop();
    desk.tab();
    const second = desk.tab();
    await rest();
    const commit = desk.database.commit.bind(desk.database);
    vi.spyOn(desk.database, 'commit').mockImplementationOnce((writes) => {
      commit(writes);
      desk.open[0]?.kill();
    });
    settled(second, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    expect(desk.commits()).toHaveLength(1);
    expect(list(second)).toEqual([]);
    expect(desk.browser.queue).toEqual([]);
  });

  it('stop waiting for a sending tab that is silent for 10 s', async () => {
    const desk = desktop();
    const first = desk.browser.tab();
    first
      .tabs(() => {})
      .takeTurns(
        () => {},
        () => {},
      );
    const second = desk.tab();
    await rest();
    settled(second, titled('Bands'));
    await desk.clock.pass(9_999);
    expect(desk.commits()).toEqual([]);
    await desk.clock.pass(1);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it.each([
    ['unavailable', [fails('unavailable')], ['Title Bands', 'waiting', 'unavailable']],
    ['on its way', [hangs], ['Title Bands', 'sending', undefined]],
  ])('all show that a change is %s', async (_, outcomes, expected) => {
    const desk = desktop();
    const [first, second] = [desk.tab(), desk.tab()];
    await rest();
    desk.failing.push(...outcomes);
    settled(second, titled('Bands'));
    await rest();
    for (const tab of [first, second]) expect(list(tab)).toEqual([expected]);
  });

  it('are all notified that a change was discarded', async () => {
    const desk = desktop();
    desk.online = false;
    const [first, second] = [desk.tab(), desk.tab()];
    await rest();
    const answer = settled(second, titled('Bands'));
    await rest();
    await first.discard(desk.browser.queue[0]?.id ?? '');
    await rest();
    expect(answer.outcome).toEqual({ state: 'discarded' });
    for (const tab of [first, second]) expect(list(tab)).toEqual([]);
  });

  it('do not take over while offline, or while they are sending themselves', async () => {
    const desk = desktop();
    const silent = desk.browser.tab();
    let hasTurn = false;
    silent
      .tabs(() => {})
      .takeTurns(
        () => {
          hasTurn = true;
        },
        () => {
          hasTurn = false;
        },
      );
    const second = desk.tab();
    await rest();
    desk.online = false;
    settled(second, titled('Bands'));
    await desk.clock.pass(20_000);
    expect(hasTurn).toBe(true);

    desk.online = true;
    desk.failing.push(undefined, hangs);
    settled(second, written('Two'));
    await desk.clock.pass(5_000);
    silent.kill();
    await rest();
    expect(desk.commits()).toHaveLength(1);
    await desk.clock.pass(5_000);
    expect(desk.commits()).toHaveLength(1);
  });

  it('send by themselves when storage fails, even if another tab is the sender', async () => {
    const desk = desktop();
    const silent = desk.browser.tab();
    silent
      .tabs(() => {})
      .takeTurns(
        () => {},
        () => {},
      );
    const second = desk.tab();
    await rest();
    desk.browser.isBroken = true;
    settled(second, titled('Bands'));
    await rest();
    expect(second.view().isKept).toBe(false);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('send what an earlier visit left', async () => {
    const desk = desktop();
    desk.online = false;
    settled(desk.tab(), titled('Bands'));
    await rest();
    desk.open[0]?.kill();
    desk.online = true;
    const next = desk.tab();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    expect(list(next)).toEqual([]);
  });
});

describe('A browser without storage', () => {
  it.each([
    ['refuses its storage', { openOutbox: () => Promise.reject(new Error('closed')) }],
    ['never opens its storage', { openOutbox: () => new Promise<never>(() => {}) }],
    ['cannot let tabs take turns', { alone: true }],
  ])('that %s sends from memory, and says so', async (_, options) => {
    const desk = desktop();
    const saving = desk.tab(options);
    settled(saving, titled('Bands'));
    await desk.clock.pass(3_000);
    expect(saving.view().isKept).toBe(false);
    expect(note(desk)).toMatchObject({ title: 'Bands' });
  });

  it('continues from memory if storage fails later', async () => {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await rest();
    expect(saving.view().isKept).toBe(true);
    desk.browser.isBroken = true;
    settled(saving, written('Two'));
    await rest();
    expect(saving.view().isKept).toBe(false);
    desk.online = true;
    saving.hurry();
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands', body: 'Two' });
  });
});

it('memoryOutbox has a separate queue for every person', async () => {
  const [first, second] = [memoryOutbox(), memoryOutbox()];
  await first.update(() => [
    { id: '1', uid: 'mia', order: 1, since: 0, change: titled('x'), revision: 0, attempted: false },
  ]);
  expect(await second.read()).toEqual([]);
});
