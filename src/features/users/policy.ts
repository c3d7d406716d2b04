import { type Actor, isAdmin } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** Whose account it is. */
interface Account {
  readonly uid: string;
}

const ofAnother = (actor: Actor | undefined, { uid }: Account): boolean =>
  isAdmin(actor) && actor.uid !== uid;

export const userRules = {
  /** User management; colleagues see each other's records otherwise (WRK-788). */
  'user.manage': isAdmin,
  'user.create': isAdmin,
  'user.invite': isAdmin,
  /** Nobody changes or deletes themselves (WRK-481, WRK-482, WRK-Q123). */
  'user.update': ofAnother,
  'user.delete': ofAnother,
};

/** Whether somebody may manage accounts; the API asks the same. */
export const can = policy(userRules);
