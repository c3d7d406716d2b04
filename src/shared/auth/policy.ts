import type { Actor } from './actor';

/** Checks whether a person may do one action. `Subject` is the record, or the part of it, that decides. */
type Rule<Subject extends readonly unknown[]> = (actor: Actor | undefined, ...record: Subject) => boolean;

/** The policies of a feature, by action: `{ 'lead.update': isAdmin }`. */
export type Rules = Readonly<Record<string, Rule<never>>>;

type Subject<R> = R extends (actor: Actor | undefined, ...record: infer S) => boolean ? S : never;

/** `can(actor, 'lead.update')`. An unknown action or a missing record does not compile. */
export type Can<R extends Rules> = <Action extends keyof R & string>(
  actor: Actor | undefined,
  action: Action,
  ...record: Subject<R[Action]>
) => boolean;

/**
 * Creates a `can` function for menus, buttons and guards. Each feature's `policy.ts` creates one from its own
 * rules, and `app/policy.ts` one from all. firestore.rules and storage.rules enforce permissions. A rules
 * test compares both.
 */
export const policy =
  <R extends Rules>(rules: R): Can<R> =>
  (actor, action, ...record) =>
    (rules[action] as Rule<readonly unknown[]>)(actor, ...record);
