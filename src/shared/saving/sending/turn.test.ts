import { expect, it, vi } from 'vitest';
import type { Sender } from './sender';
import { createTurn } from './turn';

/** Returns a clock whose timers the test ends. */
function handClock() {
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  return {
    timers,
    now: () => 0,
    after: (ms: number, run: () => void) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
}

const aSender = () => ({ look: vi.fn(), hurry: vi.fn(), stop: vi.fn() }) satisfies Sender;

function open(createSender: () => Promise<Sender>) {
  const onFailure = vi.fn();
  const clock = handClock();
  const outbox = { changes: 0 };
  const turn = createTurn({
    tabs: undefined,
    clock,
    isOnline: () => true,
    hasWork: () => outbox.changes > 0,
    createSender,
    onFailure,
  });
  return { clock, outbox, turn, onFailure };
}

it('createTurn creates one sender, when the first change is made', async () => {
  const sender = aSender();
  const create = vi.fn(async () => sender);
  const { outbox, turn } = open(create);
  turn.begin();
  expect(create).not.toHaveBeenCalled();
  outbox.changes = 1;
  turn.ensureSender();
  turn.wake();
  await vi.waitFor(() => expect(turn.sender()).toBe(sender));
  turn.wake();
  expect(create).toHaveBeenCalledOnce();
  expect(sender.look).toHaveBeenCalledTimes(2);
});

it('createTurn reports that the sender did not load, and retries after five seconds', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const sender = aSender();
  const create = vi.fn(async () => sender).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { clock, outbox, turn, onFailure } = open(create);
  outbox.changes = 1;
  turn.begin();
  await vi.waitFor(() => expect(clock.timers.map(({ ms }) => ms)).toEqual([5_000]));
  expect(onFailure.mock.calls).toEqual([[new TypeError('Failed to fetch')]]);
  expect(turn.sender()).toBeUndefined();
  clock.timers[0]?.run();
  await vi.waitFor(() => expect(turn.sender()).toBe(sender));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('createTurn loads the sender at once when the connection returns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const sender = aSender();
  const create = vi.fn(async () => sender).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { clock, outbox, turn } = open(create);
  outbox.changes = 1;
  turn.begin();
  await vi.waitFor(() => expect(clock.timers).toHaveLength(1));
  turn.hurry();
  await vi.waitFor(() => expect(turn.sender()).toBe(sender));
  expect(clock.timers).toEqual([]);
  warn.mockRestore();
});

it('createTurn creates no sender after it was closed', async () => {
  const sender = aSender();
  let load: (sender: Sender) => void = () => {};
  const { outbox, turn } = open(
    () =>
      new Promise((resolve) => {
        load = resolve;
      }),
  );
  outbox.changes = 1;
  turn.begin();
  turn.close();
  load(sender);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(turn.sender()).toBeUndefined();
  expect(sender.look).not.toHaveBeenCalled();
});

it('createTurn does not watch for a silent tab while it loads its own sender', () => {
  const { clock, outbox, turn } = open(() => new Promise(() => {}));
  outbox.changes = 1;
  turn.begin();
  turn.wake();
  expect(clock.timers).toEqual([]);
});

it('createTurn watches the sending tab for ten seconds after each change', () => {
  const { clock, outbox, turn } = open(async () => aSender());
  outbox.changes = 1;
  turn.wake();
  turn.wake();
  expect(clock.timers.map(({ ms }) => ms)).toEqual([10_000]);
});
