import { type Actor, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** The id of the person whose record or photo it is. */
interface Owned {
  readonly uid: string;
}

const isOwn = (actor: Actor | undefined, { uid }: Owned): boolean => isStaff(actor) && actor.uid === uid;

export const accountRules = {
  /**
   * Everybody reads their own record; active staff also read those of colleagues, to share with them (WRK-Q68).
   */
  'profile.get': (actor: Actor | undefined, { uid }: Owned): boolean => actor?.uid === uid || isStaff(actor),
  'profile.list': isStaff,
  /**
   * Active people change their own name, bio and photo; role and status only the API changes (PUB-247, WRK-Q4).
   */
  'profile.update': isOwn,
  /** Active staff may look up photos; whoever has a link needs no permission (decision 018). */
  'photo.get': isStaff,
  /** Its owner stores and deletes a photo (PUB-249, PUB-251). */
  'photo.create': isOwn,
  'photo.delete': isOwn,
};

/** Whether somebody may read or change a profile or its photo. */
export const can = policy(accountRules);
