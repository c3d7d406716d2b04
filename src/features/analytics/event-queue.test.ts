import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { createEventQueue } from './event-queue';
import type { TrackedEvent } from './events';

const event = (mark = 0): TrackedEvent => ({
  name: 'playbook_access',
  parameters: { playbook_type: String(mark) },
});

function aQueue(answer: () => Promise<void> = () => Promise.resolve()) {
  const sent: { marks: string[]; leaving: boolean }[] = [];
  const queue = createEventQueue(
    (events, leaving) => {
      sent.push({ marks: events.map(({ parameters }) => parameters.playbook_type ?? ''), leaving });
      return answer();
    },
    { delayMs: 3_000, batchSize: 3, maxEvents: 7 },
  );
  return { queue, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

describe('The queue of events', () => {
  it('sends collected events in one batch after a few seconds', () => {
    const { queue, sent } = aQueue();
    queue.add(event(1));
    vi.advanceTimersByTime(2_000);
    queue.add(event(2));
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ marks: ['1', '2'], leaving: false }]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('sends a full batch at once, and the next event after its own delay', () => {
    const { queue, sent } = aQueue();
    for (const mark of [1, 2, 3, 4]) queue.add(event(mark));
    expect(sent).toEqual([{ marks: ['1', '2', '3'], leaving: false }]);
    vi.advanceTimersByTime(3_000);
    expect(sent[1]).toEqual({ marks: ['4'], leaving: false });
  });

  it('sends pending events when the page is left, and nothing if none are pending', () => {
    const { queue, sent } = aQueue();
    queue.flush(true);
    queue.add(event(1));
    queue.flush(true);
    queue.flush(true);
    expect(sent).toEqual([{ marks: ['1'], leaving: true }]);
  });

  it('drops events above its limit and warns once', () => {
    const { queue, sent } = aQueue();
    for (let mark = 1; mark <= 20; mark += 1) queue.add(event(mark));
    vi.advanceTimersByTime(3_000);
    expect(sent.flatMap(({ marks }) => marks)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('drops a batch that fails, warns once, and continues with the next', covers('PUB-306'), async () => {
    const { queue, sent } = aQueue(() => Promise.reject(new Error('no network')));
    queue.add(event(1));
    await vi.advanceTimersByTimeAsync(60_000);
    queue.add(event(2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ marks }) => marks)).toEqual([['1'], ['2']]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
