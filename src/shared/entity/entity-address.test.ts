import { describe, expect, it } from 'vitest';
import { ada, mia } from '@/testing/actors';
import { addressesOf } from './entity-address';
import { areaAt, areaFor } from './area-of-person';
import { recordAddress } from './record-address';

const supplier = {
  name: 'supplier',
  screens: { path: 'suppliers', areas: ['admin', 'regular'], list: { title: 'Suppliers' } },
} as const;
const inOneArea = (area: 'admin' | 'regular') => ({
  ...supplier,
  screens: { ...supplier.screens, areas: [area] },
});

describe('the addresses of an entity', () => {
  it('are those of list and detail in each area', () => {
    expect(addressesOf(supplier, 'admin')).toEqual({
      list: '/admin/dashboard/suppliers',
      detail: '/admin/dashboard/suppliers/:supplierId',
    });
    expect(addressesOf(supplier, 'regular').list).toBe('/dashboard/suppliers');
  });

  it('lead to a record, whatever its id is made of', () => {
    expect(recordAddress(supplier, 'regular', 'a/b c')).toBe('/dashboard/suppliers/a%2Fb%20c');
  });

  it('are in the area of the person, if the entity is there', () => {
    expect([areaFor(supplier, ada), areaFor(supplier, mia)]).toEqual(['admin', 'regular']);
    expect(areaFor(inOneArea('regular'), ada)).toBe('regular');
    expect(areaFor(inOneArea('admin'), mia)).toBe('admin');
    expect(areaFor({ name: 'task' }, ada)).toBe('admin');
  });

  it('tell their area', () => {
    expect(areaAt('/admin/dashboard/suppliers')).toBe('admin');
    expect(areaAt('/dashboard/suppliers/admin')).toBe('regular');
  });
});
