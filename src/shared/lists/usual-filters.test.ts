import { describe, expect, it } from 'vitest';
import { fieldFilter, ownerFilter } from './usual-filters';

interface Supplier {
  readonly kind: string;
  readonly createdBy: string;
}

const food: Supplier = { kind: 'food', createdBy: 'mia' };

describe('fieldFilter', () => {
  const kind = fieldFilter<Supplier, 'food' | 'venue'>('kind', ['food', 'venue']);

  it('reads its choice from the address and falls back to all', () => {
    expect(kind.parameter.read('venue')).toBe('venue');
    expect(kind.parameter.read('boats')).toBeUndefined();
    expect(kind.parameter.fallback).toBe('all');
  });

  it('asks the database for the chosen value and checks records by it', () => {
    expect(kind.where('food')).toEqual([['kind', '==', 'food']]);
    expect(kind.has(food, 'food')).toBe(true);
    expect(kind.has(food, 'venue')).toBe(false);
  });
});

describe('ownerFilter', () => {
  it('filters by the field that holds the owner', () => {
    const owner = ownerFilter<Supplier>({ access: { owner: 'createdBy' } });
    expect(owner.where('mia')).toEqual([['createdBy', '==', 'mia']]);
    expect(owner.has(food, 'theo')).toBe(false);
  });
});
