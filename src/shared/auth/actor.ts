import type { Profile } from './profile';

/**
 * A signed-in person, as their own record describes them. The session admits only active people with a role.
 */
export type Actor = Readonly<
  Pick<Profile, 'email' | 'displayName' | 'photoURL' | 'role' | 'status'> & { uid: string }
>;

/**
 * Checks whether a person is active and has a known role (WRK-Q2, WRK-Q3). Undefined means a visitor, or a
 * person without a record.
 */
export const isStaff = (actor: Actor | undefined): actor is Actor =>
  actor?.status === 'active' && actor.role !== null;

/** Checks whether a person is an active administrator (WRK-046). */
export const isAdmin = (actor: Actor | undefined): actor is Actor => isStaff(actor) && actor.role === 'admin';
