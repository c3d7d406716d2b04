import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOnline } from './use-online';

const Page = () => <p>{useOnline() ? 'connected' : 'offline'}</p>;

describe('useOnline', () => {
  it('updates when the connection is lost and returns', () => {
    const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<Page />);
    expect(screen.getByText('connected')).toBeVisible();
    state.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByText('offline')).toBeVisible();
    state.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByText('connected')).toBeVisible();
  });
});
