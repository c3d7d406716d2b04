import type { Profile } from './profile';

/** Whom a policy judges, as the record says; undefined is a visitor, and whoever has no record. */
export type Person = Pick<Profile, 'role' | 'status'> & { readonly uid: string };

/** Active, with a known role (WRK-Q2, WRK-Q3). */
export const isStaff = (person: Person | undefined): person is Person =>
  person?.status === 'active' && person.role !== null;

/** An active administrator (WRK-046). */
export const isAdmin = (person: Person | undefined): person is Person =>
  isStaff(person) && person.role === 'admin';
