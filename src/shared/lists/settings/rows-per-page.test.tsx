import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { fittingRows, readRowChoice, storeRowChoice } from './rows-per-page';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('fittingRows', () => {
  it.each([
    // 45 rem are 720 px at the default font size.
    [45, 'comfortable', 13],
    [45, 'compact', 16],
    [45, 'touch', 10],
    [67.5, 'comfortable', 22],
    [20, 'comfortable', 7],
    [200, 'compact', 50],
  ] as const)('returns for %d rem with %s rows %d', (height, density, rows) => {
    expect(fittingRows(height, density)).toBe(rows);
  });
});

describe('The chosen rows per page', () => {
  it.each([25, 50, 'fit', 'usual'] as const)('are stored for the person who chose %s', (choice) => {
    storeRowChoice('ada', choice);
    expect(readRowChoice('ada')).toBe(choice);
    expect(readRowChoice('noor')).toBe('usual');
  });

  it('fall back to the default if the browser refuses storage', () => {
    storeRowChoice('ada', 50);
    refuseStorage('getItem', 'setItem');
    storeRowChoice('ada', 25);
    expect(readRowChoice('ada')).toBe('usual');
  });

  it('fall back to the default if the stored value is invalid', () => {
    localStorage.setItem('acf.rows.ada', '1000');
    expect(readRowChoice('ada')).toBe('usual');
  });
});
