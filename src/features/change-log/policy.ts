import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

export const changeLogRules = {
  /** All staff see what changed in the product (WRK-Q106). */
  'change.get': isStaff,
  'change.list': isStaff,
  'change.analyse': isAdmin,
  /**
   * A person's own actions are visible to them and to administrators, because they reveal details of records
   * (WRK-Q106).
   */
  'activity.get': (actor: Actor | undefined, { uid }: { readonly uid: string }): boolean =>
    isStaff(actor) && (actor.uid === uid || isAdmin(actor)),
  'activity.list': isStaff,
  'activity.create': isStaff,
};

/** Checks whether a user may see an entry of the change log. */
export const can = policy(changeLogRules);
