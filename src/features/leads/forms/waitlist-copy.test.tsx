import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { covers } from '@/testing/covers';
import { storeWaitlistEntry } from './waitlist-copy';

const stored = (): unknown => JSON.parse(localStorage.getItem('acf.waitlist') ?? 'null');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("The browser's copy of a waitlist entry", () => {
  it('contains id, date and status, but nothing about the person', covers('PUB-347', 'PUB-359'), () => {
    storeWaitlistEntry('one', 'pending');
    storeWaitlistEntry('two', 'unfinished');
    expect(stored()).toEqual([
      { id: 'one', dateAdded: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), status: 'pending' },
      { id: 'two', dateAdded: expect.any(String), status: 'unfinished' },
    ]);
  });

  it('is created once and keeps its first date', () => {
    const first = { id: 'one', dateAdded: '2026-11-01T10:00:00.000Z', status: 'pending' };
    localStorage.setItem('acf.waitlist', JSON.stringify([first]));
    storeWaitlistEntry('one', 'pending');
    expect(stored()).toEqual([first]);
  });

  it.each(['', 'no JSON', '{"id":1}', '[{"id":7}]', 'null'])('replaces the invalid value «%s»', (broken) => {
    localStorage.setItem('acf.waitlist', broken);
    storeWaitlistEntry('one', 'pending');
    expect(stored()).toEqual([{ id: 'one', dateAdded: expect.any(String), status: 'pending' }]);
  });

  it('is skipped if the browser refuses storage', () => {
    const refuse = refuseStorage('getItem', 'setItem');
    expect(() => storeWaitlistEntry('one', 'pending')).not.toThrow();
    expect(refuse).toHaveBeenCalled();
  });
});
