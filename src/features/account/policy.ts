import { type Actor, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** The owner of the profile or photo. */
interface Owned {
  readonly uid: string;
}

const isOwn = (actor: Actor | undefined, { uid }: Owned): boolean => isStaff(actor) && actor.uid === uid;

export const accountRules = {
  /**
   * Everyone reads their own profile. Active staff also read their colleagues' profiles, to share records
   * with them (WRK-Q68).
   */
  'profile.get': (actor: Actor | undefined, { uid }: Owned): boolean => actor?.uid === uid || isStaff(actor),
  'profile.list': isStaff,
  /**
   * Active people change their own name, bio and photo. Only the API changes role and status (PUB-247,
   * WRK-Q4).
   */
  'profile.update': isOwn,
  /** Active staff may look up photos. Opening a photo by its URL needs no permission (decision 018). */
  'photo.get': isStaff,
  /** Only the owner stores and deletes a photo (PUB-249, PUB-251). */
  'photo.create': isOwn,
  'photo.delete': isOwn,
};

/** Checks whether a user may read or change a profile or its photo. */
export const can = policy(accountRules);
