import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { covers } from '@/testing/covers';
import { storeWaitlistEntry } from './waitlist-copy';

const stored = (): unknown => JSON.parse(localStorage.getItem('acf.waitlist') ?? 'null');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the note of a waitlist entry in this browser', () => {
  it('holds id, date and status, nothing about the person', covers('PUB-347', 'PUB-359'), () => {
    storeWaitlistEntry('one', 'pending');
    storeWaitlistEntry('two', 'unfinished');
    expect(stored()).toEqual([
      { id: 'one', dateAdded: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), status: 'pending' },
      { id: 'two', dateAdded: expect.any(String), status: 'unfinished' },
    ]);
  });

  it('is made once, with the date of the first time', () => {
    const first = { id: 'one', dateAdded: '2026-11-01T10:00:00.000Z', status: 'pending' };
    localStorage.setItem('acf.waitlist', JSON.stringify([first]));
    storeWaitlistEntry('one', 'pending');
    expect(stored()).toEqual([first]);
  });

  it.each(['', 'no JSON', '{"id":1}', '[{"id":7}]', 'null'])('takes the place of «%s»', (broken) => {
    localStorage.setItem('acf.waitlist', broken);
    storeWaitlistEntry('one', 'pending');
    expect(stored()).toEqual([{ id: 'one', dateAdded: expect.any(String), status: 'pending' }]);
  });

  it('is done without where the browser stores nothing', () => {
    const refuse = refuseStorage('getItem', 'setItem');
    expect(() => storeWaitlistEntry('one', 'pending')).not.toThrow();
    expect(refuse).toHaveBeenCalled();
  });
});
