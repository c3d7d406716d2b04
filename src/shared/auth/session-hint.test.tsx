import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { hasSessionHint, onSessionHint, setSessionHint } from './session-hint';
import { useVisitorSession } from './use-visitor-session';

afterEach(() => localStorage.clear());

describe('The session hint', () => {
  it('stores that there is a session, but not whose', () => {
    expect(hasSessionHint()).toBe(false);
    setSessionHint(true);
    expect(hasSessionHint()).toBe(true);
    expect(Object.entries(localStorage)).toEqual([['acf.session', '1']]);
    setSessionHint(false);
    expect(hasSessionHint()).toBe(false);
  });

  it('notifies listeners of changes in this tab and others until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = onSessionHint(listener);
    setSessionHint(true);
    setSessionHint(true);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'acf.session' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    setSessionHint(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is absent if storage is unavailable', () => {
    const refuse = refuseStorage('getItem', 'setItem');
    expect(() => setSessionHint(true)).not.toThrow();
    expect(hasSessionHint()).toBe(false);
    expect(refuse).toHaveBeenCalledTimes(3);
  });
});

describe('useVisitorSession', () => {
  it('returns signed-out at once without a session hint', () => {
    const { result } = renderHook(useVisitorSession);
    expect(result.current).toEqual({ status: 'signed-out' });
  });

  it('returns signed-out on the server', () => {
    const Probe = () => useVisitorSession().status;
    expect(renderToString(createElement(Probe))).toBe('signed-out');
  });
});
