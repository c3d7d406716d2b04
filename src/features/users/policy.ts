import { type Actor, isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** An account by its owner's id. */
interface Account {
  readonly uid: string;
}

const isOtherAccount = (actor: Actor | undefined, { uid }: Account): boolean =>
  isAdmin(actor) && actor.uid !== uid;

export const userRules = {
  /** Needed for user management. Without it, colleagues still see each other's profiles (WRK-788). */
  'user.manage': isAdmin,
  'user.create': isAdmin,
  'user.invite': isAdmin,
  /** People can't change or delete themselves (WRK-481, WRK-482, WRK-Q123). */
  'user.update': isOtherAccount,
  'user.delete': isOtherAccount,
};

/** Checks whether a person may manage accounts. The API checks the same. */
export const can = policy(userRules);
