import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaused } from './use-paused';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing(first: string) {
  const { result, rerender } = renderHook(({ value }) => usePaused(value), {
    initialProps: { value: first },
  });
  return {
    now: () => result.current,
    type: (value: string) => rerender({ value }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

it('usePaused returns a text 80 ms after the last letter', () => {
  const box = typing('a');
  expect(box.now()).toBe('a');
  box.type('an');
  box.pass(79);
  expect(box.now()).toBe('a');
  box.type('ann');
  box.pass(79);
  expect(box.now()).toBe('a');
  box.pass(1);
  expect(box.now()).toBe('ann');
});

it('usePaused returns an empty text at once', () => {
  const box = typing('ann');
  box.type('');
  expect(box.now()).toBe('');
});
