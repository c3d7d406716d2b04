import { describe, expect, it, vi } from 'vitest';
import { rest } from '../model.fixture';
import { desktop, fails, hangs, list, note, settled, titled, written } from '../notes.fixture';
import { memoryOutbox } from './outbox';

describe('the tabs of a person', () => {
  it('send what one of them has made once, and all see what becomes of it', async () => {
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

  it('take over from one that is killed in the middle of sending, without writing twice', async () => {
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

  it('do not wait for one that holds the turn and says nothing for 10 s', async () => {
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

  it('all hear that a change was discarded', async () => {
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

  it('leave the turn alone while there is no connection, and once they have it themselves', async () => {
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

  it('that loses its storage sends by itself, although another one has the turn', async () => {
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

  it('send what was left by an earlier visit', async () => {
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

describe('a browser that keeps nothing', () => {
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

  it('goes on from memory when the storage fails later', async () => {
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

it('memory holds a queue of its own for every person', async () => {
  const [first, second] = [memoryOutbox(), memoryOutbox()];
  await first.update(() => [
    { id: '1', uid: 'mia', order: 1, since: 0, change: titled('x'), revision: 0, attempted: false },
  ]);
  expect(await second.read()).toEqual([]);
});
