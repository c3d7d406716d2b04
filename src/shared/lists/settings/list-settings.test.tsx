import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeListSettings, followListSettings, pageSizeOf, readListSettings } from './list-settings';

const key = 'acf.lists';
const usual = { pageSize: 'usual', density: 'comfortable' };

beforeEach(() => localStorage.removeItem(key));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(key);
});

it.each([
  ['nothing', '', usual],
  ['both', '25 compact', { pageSize: 25, density: 'compact' }],
  ['the usual ones', 'usual comfortable', usual],
  ['another size', '33 compact', { pageSize: 'usual', density: 'compact' }],
  ['another density', '50 tight', { pageSize: 50, density: 'comfortable' }],
  ['a size alone', '50', { pageSize: 50, density: 'comfortable' }],
])('readListSettings returns the settings if the browser stores %s', (_, text, expected) => {
  localStorage.setItem(key, text);
  expect(readListSettings()).toEqual(expected);
});

it.each([
  ['usual', 7],
  [25, 25],
  [50, 50],
] as const)('pageSizeOf returns the rows per page for the setting %s', (pageSize, rows) => {
  changeListSettings({ pageSize });
  expect(pageSizeOf(7)).toBe(rows);
});

it('changeListSettings stores each setting and notifies listeners until they unsubscribe', () => {
  let heard = 0;
  const leave = followListSettings(() => {
    heard += 1;
  });
  changeListSettings({ pageSize: 25 });
  changeListSettings({ density: 'compact' });
  expect(localStorage.getItem(key)).toBe('25 compact');
  expect(readListSettings()).toEqual({ pageSize: 25, density: 'compact' });
  expect(readListSettings()).toBe(readListSettings());
  expect(heard).toBe(2);
  leave();
  changeListSettings({ density: 'comfortable' });
  expect(heard).toBe(2);
});

it('changeListSettings lasts until the page is left if the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  changeListSettings({ pageSize: 50 });
  expect(readListSettings()).toEqual({ pageSize: 50, density: 'comfortable' });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readListSettings()).toEqual({ pageSize: 50, density: 'comfortable' });
});
