import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShortTime } from './short-time';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('ShortTime updates with one timer for all times, which ends with the last one', () => {
  const view = render(
    <>
      <ShortTime time={new Date('2026-11-23T12:00:00Z')} />
      <ShortTime time={new Date('2026-11-23T09:58:30Z')} />
    </>,
  );
  expect(screen.getByText('now')).toHaveAttribute('datetime', '2026-11-23T12:00:00.000Z');
  expect(screen.getByText(/^2 hrs?[.]? ago$/)).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
  act(() => {
    vi.advanceTimersByTime(5 * 60_000);
  });
  expect(screen.getByText(/^5 mins?[.]? ago$/)).toBeVisible();
  view.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
