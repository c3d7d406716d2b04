import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** Id of the person whose record was deleted. */
interface OwnedEntry {
  readonly uid: string;
}

const isOwnerOrAdmin = (actor: Actor | undefined, { uid }: OwnedEntry): boolean =>
  isStaff(actor) && (actor.uid === uid || isAdmin(actor));

export const trashRules = {
  'trash.get': isOwnerOrAdmin,
  'trash.list': isStaff,
  /** Each deletion creates an entry in the same write. The deleted record's own permission decides. */
  'trash.create': isStaff,
  /** Restoring an entry removes it from the trash. */
  'trash.delete': isOwnerOrAdmin,
};

/** Checks whether a person may see deleted records and restore them. */
export const can = policy(trashRules);
