import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChange, patchChange } from './change';
import { currentSaving, save, savingView, setSaving, subscribeToSaving } from './current';
import { fails, notes, start, titled } from './notes.fixture';
import { Desk, rest } from './model.fixture';
import { useChanges, useSaveState } from './use-changes';

interface Key {
  readonly of: string;
}
const keys: { readonly path: string; readonly documents?: (key: Key) => Key } = { path: 'keys' };

let desk: Desk;
const change = (work: () => unknown) =>
  act(async () => {
    work();
    await rest();
  });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  desk = new Desk();
  desk.database.put('notes', 'n', { ...start });
  desk.database.put('notes', 'm', { ...start });
  desk.online = false;
  setSaving(desk.tab());
});
afterEach(() => {
  currentSaving()?.close();
  setSaving(undefined);
  vi.restoreAllMocks();
});

describe('useChanges', () => {
  it.each([
    ['all', {}, ['Title A', 'Other note', 'Key']],
    ['those of a collection', { collection: notes }, ['Title A', 'Other note']],
    ['those of a record', { collection: notes, id: 'n' }, ['Title A']],
    ['none of a record of which nothing waits', { collection: keys, id: 'n' }, []],
  ])('returns %s', async (_, asked, expected) => {
    const { result } = renderHook(() => useChanges(asked));
    await change(() => {
      save(titled('A'));
      save(patchChange(notes, 'm', { patch: { body: 'Two' }, base: start, what: 'Other note' }));
      save(createChange(keys, 'k', { fields: { of: 'n' }, what: 'Key' }));
    });
    expect(result.current.map((entry) => entry.change.what)).toEqual(expected);
  });
});

describe('useSaveState', () => {
  const stateOf = (id: string) => {
    const { result } = renderHook(() => useSaveState(notes, id));
    return () => result.current.status;
  };

  it('returns idle, then waiting while offline, then saved', async () => {
    const [own, other] = [stateOf('n'), stateOf('m')];
    expect(own()).toBe('idle');
    await change(() => save(titled('A')));
    expect(own()).toBe('waiting');
    desk.online = true;
    await change(() => currentSaving()?.hurry());
    expect([own(), other()]).toEqual(['saved', 'idle']);
  });

  it('returns refused even if another change is pending', async () => {
    desk.online = true;
    desk.database.refuses = () => true;
    const own = stateOf('n');
    await change(() => save(titled('A')));
    expect(own()).toBe('refused');
    desk.database.refuses = () => false;
    desk.failing.push(fails('unavailable'));
    // A change with `isStep` is not joined with the refused one.
    const step = { patch: { body: 'B' }, base: start, what: 'Text', isStep: true };
    await change(() => save(patchChange(notes, 'n', step)));
    expect(
      currentSaving()
        ?.view()
        .changes.map(({ state }) => state),
    ).toEqual(['refused', 'waiting']);
    expect(own()).toBe('refused');
  });
});

describe('Signing out or switching to another person', () => {
  it("removes the former person's changes from the screen at once", async () => {
    const { result } = renderHook(() => useChanges());
    await change(() => save(titled('A')));
    expect(result.current).toHaveLength(1);
    act(() => setSaving(undefined));
    expect(result.current).toEqual([]);
    expect(savingView().isKept).toBe(true);
  });

  it('stops notifications about the former person and to unsubscribed listeners', async () => {
    const first = currentSaving();
    setSaving(new Desk().tab());
    let notices = 0;
    const leave = subscribeToSaving(() => {
      notices += 1;
    });
    first?.save(titled('A'));
    expect(notices).toBe(0);
    first?.close();
    leave();
    setSaving(undefined);
    expect(notices).toBe(0);
    expect(() => save(titled('A'))).toThrow('Nobody is signed in whose change this could be.');
  });
});
