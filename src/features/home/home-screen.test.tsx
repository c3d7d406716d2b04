import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { greetingIntervalMs, HomeScreen } from './home-screen';

afterEach(() => vi.useRealTimers());

describe('The home screen', () => {
  it("greets the person by name and shows today's date", covers('WRK-071', 'WRK-073'), () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) });
    renderInRouter(<HomeScreen actor={mia} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good Morning, Mia');
    const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(new Date(2026, 10, 21));
    expect(screen.getByText(today)).toBeInTheDocument();
    expect(document.title).toBe('Home · ACF');
  });

  it('updates the greeting every minute', covers('WRK-072'), () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 11, 59, 30) });
    renderInRouter(<HomeScreen actor={mia} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good Morning, Mia');
    act(() => {
      vi.advanceTimersByTime(greetingIntervalMs);
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good Afternoon, Mia');
  });

  it('shows the waiting requests', () => {
    renderInRouter(<HomeScreen actor={mia} pending={<p>3 requests</p>} />);
    expect(screen.getByText('3 requests')).toBeInTheDocument();
  });
});
