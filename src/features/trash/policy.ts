import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** The id of the person whose record was deleted. */
interface Kept {
  readonly uid: string;
}

const isKeeper = (actor: Actor | undefined, { uid }: Kept): boolean =>
  isStaff(actor) && (actor.uid === uid || isAdmin(actor));

export const trashRules = {
  'trash.get': isKeeper,
  'trash.list': isStaff,
  /** Together with the deletion, whose own action decides. */
  'trash.create': isStaff,
  /** Bringing back. */
  'trash.delete': isKeeper,
};

/** Whether somebody may see what was deleted, and bring it back. */
export const can = policy(trashRules);
