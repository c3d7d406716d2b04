import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { newCategory } from './own-categories';

const own = { donor_calls: 'Donor calls' };

describe('A new category', () => {
  it('has its label in lower case with underscores as its key', covers('WRK-272'), () => {
    expect(newCategory(' Board Papers ', own)).toEqual({ key: 'board_papers' });
  });

  it.each([
    ['   ', 'empty'],
    ['x'.repeat(41), 'long'],
    ['Follow Up', undefined],
    ['Followup', 'taken'],
    ['donor CALLS', 'taken'],
  ] as const)('named %j is refused as %s', covers('WRK-273', 'WRK-Q70'), (label, refused) => {
    expect(newCategory(label, own)).toEqual(refused ? { refused } : { key: 'follow_up' });
  });

  it('is refused when there are already fifty', () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`own_${index}`, `Own ${index}`]),
    );
    expect(newCategory('One more', many)).toEqual({ refused: 'many' });
  });
});
