import { describe, expect, it } from 'vitest';
import { actorNamed } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { type Actor, isAdmin, isStaff } from './actor';

const person = (part: Partial<Actor>) => actorNamed('mia', part);

describe('Staff', covers('WRK-Q2', 'WRK-Q3'), () => {
  it('are active people with a role', () => {
    expect(isStaff(person({}))).toBe(true);
    expect(isStaff(person({ role: null }))).toBe(false);
    expect(isStaff(person({ status: 'inactive' }))).toBe(false);
    expect(isStaff(undefined)).toBe(false);
  });

  it('are administrators if they have that role and are active', covers('WRK-046'), () => {
    expect(isAdmin(person({ role: 'admin' }))).toBe(true);
    expect(isAdmin(person({}))).toBe(false);
    expect(isAdmin(person({ role: 'admin', status: 'inactive' }))).toBe(false);
  });
});
