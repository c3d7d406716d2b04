import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** Who looks after a contact. */
interface Owned {
  readonly uid: string;
}

const isKeeper = (actor: Actor | undefined, { uid }: Owned): boolean =>
  isStaff(actor) && (actor.uid === uid || isAdmin(actor));

export const contactRules = {
  /** Staff see and change the contacts that they look after, administrators all (WRK-119, WRK-120, WRK-Q34). */
  'contact.get': isKeeper,
  'contact.list': isStaff,
  'contact.create': isStaff,
  'contact.update': isKeeper,
  'contact.delete': isKeeper,
  /** The API hands a contact to another owner, with its notes and e-mails. */
  'contact.handOver': isAdmin,
  /** E-mails go with their contact. */
  'mail.get': isKeeper,
  'mail.list': isStaff,
  'mail.create': isKeeper,
  'mail.update': isKeeper,
};

/** Whether somebody may see and change contacts. */
export const can = policy(contactRules);
