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

describe('the connection', () => {
  it('is no matter while it stands', () => {
    render(<StatusStrip />);
    expect(region()).toBeEmptyDOMElement();
  });

  it('is told when it is lost, with what still works, and shortly when it is back', () => {
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

  it('is told to whoever arrives without one', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<StatusStrip />);
    expect(region()).toHaveTextContent('You are offline');
  });

  it('can be hidden while it is lost; its return is told all the same', () => {
    render(<StatusStrip />);
    connection(false);
    act(() => screen.getByRole('button', { name: 'Hide' }).click());
    expect(region()).toBeEmptyDOMElement();
    connection(true);
    expect(region()).toHaveTextContent('Back online');
  });
});
