import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saveFile', () => {
  it('saves a file with its name, text and type, and frees it after a minute', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:acf/1';
    });
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const pressed: string[][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push([this.href, this.download]);
    });
    saveFile('contacts.csv', 'Ana;Roy', 'text/csv');
    expect(pressed).toEqual([['blob:acf/1', 'contacts.csv']]);
    expect([await made[0]?.text(), made[0]?.type]).toEqual(['Ana;Roy', 'text/csv']);
    vi.advanceTimersByTime(59_999);
    expect(freed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(freed.mock.calls).toEqual([['blob:acf/1']]);
  });
});
