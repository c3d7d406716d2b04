import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';

/**
 * The permissions on the records of an entity. Menus, buttons and guards use them. firestore.rules enforce
 * permissions, and a rules test compares both.
 */
export interface Access<Subject> {
  readonly get: (actor: Actor | undefined, record: Subject) => boolean;
  readonly list: (actor: Actor | undefined) => boolean;
  readonly create: (actor: Actor | undefined) => boolean;
  readonly update: (actor: Actor | undefined, record: Subject) => boolean;
  readonly delete: (actor: Actor | undefined, record: Subject) => boolean;
}

export type Operation = keyof Access<never>;

/** Only admins may see and change the records. */
export const adminsOnly: Access<unknown> = {
  get: isAdmin,
  list: isAdmin,
  create: isAdmin,
  update: isAdmin,
  delete: isAdmin,
};

type Owned<Owner extends string, Readers extends string> = Readonly<Record<Owner, string>> &
  Readonly<Record<Readers, readonly string[]>>;

/**
 * Returns access for the record's owner, whose id is in the field `owner`, and for admins. With `readers`,
 * the people whose ids are in that field may read it.
 */
export function ownedBy<Owner extends string, Readers extends string = never>(
  owner: Owner,
  readers?: Readers,
): Access<Owned<Owner, Readers>> {
  const holds = (actor: Actor | undefined, record: Readonly<Record<Owner, string>>): boolean =>
    isStaff(actor) && (record[owner] === actor.uid || isAdmin(actor));
  return {
    get: (actor, record) =>
      holds(actor, record) ||
      (readers !== undefined && isStaff(actor) && record[readers].includes(actor.uid)),
    list: isStaff,
    create: isStaff,
    update: holds,
    delete: holds,
  };
}
