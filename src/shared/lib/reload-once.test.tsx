import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReload, reloadOnce } from './reload-once';

const reload = vi.fn();
const connected = (isConnected: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('reloadOnce', () => {
  it('reloads once for each piece of code', () => {
    expect([reloadOnce('notes'), reloadOnce('notes'), reloadOnce('videos')]).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('may reload again after the code has arrived', () => {
    reloadOnce('notes');
    reloadOnce('videos');
    forgetReload('notes');
    expect([reloadOnce('notes'), reloadOnce('videos')]).toEqual([true, false]);
  });

  it('does not reload while offline, but can afterwards', () => {
    const state = connected(false);
    expect(reloadOnce('notes')).toBe(false);
    state.mockReturnValue(true);
    expect(reloadOnce('notes')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never reloads if the browser refuses session storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(reloadOnce('notes')).toBe(false);
    expect(() => forgetReload('notes')).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });
});
