import { afterEach, describe, expect, it, vi } from 'vitest';
import { sparesData } from './spares-data';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sparesData', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: true }, true],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('returns for the connection %j: %s', (connection, spares) => {
    vi.stubGlobal('navigator', { connection });
    expect(sparesData()).toBe(spares);
  });
});
