import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { reportCode, reportLater } from './lazy-reports';

afterEach(() => act(() => clearMessages()));

const texts = { failed: 'The contact was not archived.' };

it('reportLater reports a change that failed before its code arrived', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onTestFinished(() => void process.off('unhandledRejection', rejected));
  const code = await reportCode.load();
  let arrive = () => {};
  vi.spyOn(reportCode, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(code);
    }),
  );
  render(<Messages />);
  const reported = reportLater(() => {
    throw new Error('The session is over.');
  }, texts);
  // Node reports an unhandled rejection after a turn of its event loop.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(rejected).not.toHaveBeenCalled();
  await act(async () => {
    arrive();
    await reported;
  });
  expect(screen.getByText('The contact was not archived.')).toBeVisible();
  vi.restoreAllMocks();
});

it('reportLater makes the change even if its code does not load', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(reportCode, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const change = vi.fn(() => []);
  await reportLater(change, texts);
  expect(change).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
