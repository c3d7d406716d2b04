import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/app/lazy-page';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { ScreenFailure } from './screen-failure';

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
function show(error: Error) {
  const acts = { retry: vi.fn(), refresh: vi.fn() };
  renderInRouter(<ScreenFailure error={error} home="/dashboard" {...acts} />);
  return { ...acts, user: userEvent.setup() };
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('ScreenFailure', () => {
  it('shows the error without its text, retries on request and links home', async () => {
    const { user, retry } = show(new Error('no such field'));
    expect(screen.getByRole('heading', { level: 1, name: 'This screen stopped working' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not show this screen. Your saved work is safe.',
    );
    expect(screen.queryByText(/no such field/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("offers to refresh the page when the screen's code did not load", covers('PUB-393'), async () => {
    const { user, refresh, retry } = show(new ChunkLoadError('gone'));
    expect(screen.getByRole('heading', { level: 1, name: 'This screen did not load' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(refresh).toHaveBeenCalledOnce();
    expect(retry).not.toHaveBeenCalled();
  });

  it('offers no refresh while offline, and retries when the connection returns', () => {
    connection(false);
    const { retry } = show(new ChunkLoadError('gone'));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(button('Refresh Page')).toBeNull();
    expect(button('Try again')).toBeVisible();
    act(() => connection(true));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('does not retry a failed render when the connection returns', () => {
    connection(false);
    const { retry } = show(new Error('fault'));
    act(() => connection(true));
    expect(retry).not.toHaveBeenCalled();
  });
});
