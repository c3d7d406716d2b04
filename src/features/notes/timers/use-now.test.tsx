import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from './use-now';

const began = new Date('2026-11-23T09:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: began }));
afterEach(() => void vi.useRealTimers());

const follow = (isRunning: boolean) => {
  const { result } = renderHook(() => useNow(isRunning));
  return () => result.current.getTime() - began.getTime();
};
const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('useNow', () => {
  it('updates every second while the timer runs', () => {
    const now = follow(true);
    wait(999);
    expect(now()).toBe(0);
    wait(1);
    expect(now()).toBe(1_000);
    wait(2_500);
    expect(now()).toBe(3_000);
  });

  it('is right at once in a tab that was asleep', () => {
    const now = follow(true);
    wait(1_000);
    vi.setSystemTime(began.getTime() + 600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(now()).toBe(600_000);
  });

  it('does not update after the timer is stopped', () => {
    const { result, rerender } = renderHook(({ isRunning }) => useNow(isRunning), {
      initialProps: { isRunning: true },
    });
    wait(2_000);
    rerender({ isRunning: false });
    wait(5_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.getTime() - began.getTime()).toBe(2_000);
  });

  it('does not update while no timer runs', () => {
    const now = follow(false);
    wait(5_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(now()).toBe(0);
  });
});
