import { type Actor, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** Whose record or photo it is. */
interface Owned {
  readonly uid: string;
}

const isOwn = (actor: Actor | undefined, { uid }: Owned): boolean => isStaff(actor) && actor.uid === uid;

export const accountRules = {
  /** Everybody reads the own record; active staff read their colleagues' too, to share with them (WRK-Q68). */
  'profile.get': (actor: Actor | undefined, { uid }: Owned): boolean => actor?.uid === uid || isStaff(actor),
  'profile.list': isStaff,
  /** Name, bio and photo are one's own while one is active; role and status are the API's (PUB-247, WRK-Q4). */
  'profile.update': isOwn,
  /** Photos are looked up by active staff; whoever has a link needs no permission (decision 018). */
  'photo.get': isStaff,
  /** A photo is stored and deleted by its owner (PUB-249, PUB-251). */
  'photo.create': isOwn,
  'photo.delete': isOwn,
};

/** Whether somebody may read or change a profile or its photo. */
export const can = policy(accountRules);
