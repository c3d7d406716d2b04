import { describe, expect, it, vi } from 'vitest';
import { batchChange, patchPart } from '../change';
import { rest } from '../model.fixture';
import {
  desktop,
  fails,
  hangs,
  list,
  type Note,
  note,
  notes,
  settled,
  start,
  titled,
} from '../notes.fixture';

describe('The sender', () => {
  it('keeps its long retry delays when it is flushed while the server is unavailable', async () => {
    const desk = desktop();
    const saving = desk.tab();
    desk.failing.push(...Array.from({ length: 5 }, () => fails('unavailable')));
    settled(saving, titled('Bands'));
    await desk.clock.pass(3_000);
    expect(desk.requests).toHaveLength(3);
    saving.hurry();
    await rest();
    expect(desk.requests).toHaveLength(4);
    await desk.clock.pass(7_999);
    expect(desk.requests).toHaveLength(4);
    await desk.clock.pass(1);
    expect(desk.requests).toHaveLength(5);
  });

  it('starts with short retry delays after it was offline', async () => {
    const desk = desktop();
    desk.online = false;
    const saving = desk.tab();
    settled(saving, titled('Bands'));
    await desk.clock.pass(30_000);
    desk.online = true;
    desk.failing.push(hangs, fails('unavailable'));
    saving.hurry();
    await rest();
    expect(list(saving)).toEqual([['Title Bands', 'sending', undefined]]);
    await desk.clock.pass(8_000);
    expect(desk.requests).toHaveLength(1);
    await desk.clock.pass(1_000);
    expect(desk.requests).toHaveLength(2);
  });

  it('sets no retry timer while no change is pending', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const timers = vi.spyOn(desk.clock, 'after');
    settled(saving, titled('Bands'));
    await rest();
    expect(note(desk)).toMatchObject({ title: 'Bands' });
    for (const [milliseconds] of timers.mock.calls) expect(milliseconds).toBeLessThanOrEqual(10_000);
  });

  it('reads a record once for all its parts', async () => {
    const desk = desktop();
    const saving = desk.tab();
    const { parts } = titled('Bands');
    const body = patchPart<Note>(notes, 'n', { patch: { body: 'Two' }, base: start });
    settled(saving, batchChange([...parts, body], { what: 'Both' }));
    await rest();
    expect(desk.requests.filter((name) => name.startsWith('read'))).toEqual(['read notes/n']);
  });
});
