import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backOnlineMs, StatusStrip } from './status-strip';

function connection(online: boolean) {
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}
const region = () => screen.getByRole('status');

afterEach(() => vi.useRealTimers());

describe('StatusStrip', () => {
  it('shows nothing while the connection works', () => {
    render(<StatusStrip />);
    expect(region()).toBeEmptyDOMElement();
  });

  it('says what still works while offline, and briefly when the connection returns', () => {
    vi.useFakeTimers();
    render(<StatusStrip />);
    const announced = region();
    connection(false);
    expect(announced).toHaveTextContent(/You are offline\. You can go on working\..*need the connection/);
    connection(true);
    expect(announced).toHaveTextContent('Back online');
    expect(announced).not.toHaveTextContent('You are offline');
    act(() => {
      vi.advanceTimersByTime(backOnlineMs - 1);
    });
    expect(announced).toHaveTextContent('Back online');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(announced).toBeEmptyDOMElement();
  });

  it('shows that the person is offline when the page opens without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StatusStrip />);
    expect(region()).toHaveTextContent('You are offline');
  });

  it('can be hidden while offline, and still announces the return of the connection', () => {
    render(<StatusStrip />);
    connection(false);
    act(() => screen.getByRole('button', { name: 'Hide' }).click());
    expect(region()).toBeEmptyDOMElement();
    connection(true);
    expect(region()).toHaveTextContent('Back online');
  });
});
