import type { Profile } from './profile';

/** A signed-in person, as their own record says; the session admits only active ones with a role. */
export type Actor = Readonly<
  Pick<Profile, 'email' | 'displayName' | 'photoURL' | 'role' | 'status'> & { uid: string }
>;

/** Active, with a known role (WRK-Q2, WRK-Q3). Undefined is a visitor, and whoever has no record. */
export const isStaff = (actor: Actor | undefined): actor is Actor =>
  actor?.status === 'active' && actor.role !== null;

/** An active administrator (WRK-046). */
export const isAdmin = (actor: Actor | undefined): actor is Actor => isStaff(actor) && actor.role === 'admin';
