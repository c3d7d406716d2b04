import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/shared/firebase/live/live';
import { loadingDelayMs } from './delayed-loading';
import { LiveView, staleDelayMs } from './live-view';

const view = (live: Live<string>, retry = vi.fn()) => (
  <LiveView live={live} retry={retry} loading="Loading notes…" failed="No notes" timedOut="Too slow">
    {(data, { fromServer }) => <p>{fromServer ? data : `${data}, as known`}</p>}
  </LiveView>
);

afterEach(() => vi.useRealTimers());

describe('LiveView', () => {
  it('shows the loading text after a delay, so that short waits do not flicker', () => {
    vi.useFakeTimers();
    render(view({ status: 'loading' }));
    act(() => {
      vi.advanceTimersByTime(loadingDelayMs - 1);
    });
    expect(screen.queryByText('Loading notes…')).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByText('Loading notes…')).toBeInTheDocument();
  });

  it.each([
    [{ status: 'denied' }, 'No notes', /may not see this.*ask an administrator/],
    [{ status: 'failed', reason: 'unavailable' }, 'No notes', /Check your connection/],
    [{ status: 'failed', reason: 'unknown' }, 'No notes', /reason is not known/],
    [{ status: 'failed', reason: 'timeout' }, 'Too slow', /has not answered yet/],
  ] as const)('explains %j and what to do about it', async (live, title, advice) => {
    const retry = vi.fn();
    render(view(live, retry));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(advice);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps the shown data below an error', () => {
    render(view({ status: 'failed', reason: 'unavailable', data: 'Agenda' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No notes');
    expect(screen.getByText('Agenda, as known')).toBeInTheDocument();
  });

  it('keeps unconfirmed data on the screen and says so after a while', () => {
    vi.useFakeTimers();
    const { rerender } = render(view({ status: 'ready', data: 'Agenda', fromServer: false }));
    expect(screen.queryByText(/last copy we have/)).not.toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(staleDelayMs);
    });
    expect(screen.getByText('Agenda, as known')).toBeInTheDocument();
    expect(screen.getByText(/last copy we have/)).toBeInTheDocument();
    rerender(view({ status: 'ready', data: 'Agenda', fromServer: true }));
    expect(screen.queryByText(/last copy we have/)).not.toBeInTheDocument();
  });
});
