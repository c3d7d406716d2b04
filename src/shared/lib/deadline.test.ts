import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlineSignal, withDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const forever = new Promise<never>(() => {});

describe('A deadline', () => {
  it('lets work settle and clears its timer', async () => {
    expect(await withDeadline(Promise.resolve('done'), 100)).toBe('done');
    await expect(withDeadline(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects work when the time is up, not sooner', async () => {
    const failed = vi.fn();
    void withDeadline(forever, 100).catch(failed);
    await vi.advanceTimersByTimeAsync(99);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls).toEqual([
      [expect.objectContaining({ name: 'DeadlineError', message: 'no answer within 100 ms' })],
    ]);
  });

  it('can be a signal that aborts when the time is up', async () => {
    const signal = deadlineSignal(100);
    await vi.advanceTimersByTimeAsync(99);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.reason).toMatchObject({ name: 'DeadlineError', message: 'no answer within 100 ms' });
  });

  it('rejects work with the given reason', async () => {
    const failed = vi.fn();
    const reason = new Error('The picture did not arrive.');
    void withDeadline(forever, 100, reason).catch(failed);
    await vi.advanceTimersByTimeAsync(100);
    expect(failed.mock.calls).toEqual([[reason]]);
  });
});
