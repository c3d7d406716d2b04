import type { Actor } from './actor';

/** Whether somebody may do one action; `Subject` is the record, or the part of it, that decides. */
type Rule<Subject extends readonly unknown[]> = (actor: Actor | undefined, ...record: Subject) => boolean;

/** The policies of a feature, by action: `{ 'lead.update': isAdmin }`. */
export type Rules = Readonly<Record<string, Rule<never>>>;

type Subject<R> = R extends (actor: Actor | undefined, ...record: infer S) => boolean ? S : never;

/** `can(actor, 'lead.update')`; an action that no rule has, or a record left out, does not compile. */
export type Can<R extends Rules> = <Action extends keyof R & string>(
  actor: Actor | undefined,
  action: Action,
  ...record: Subject<R[Action]>
) => boolean;

/**
 * Makes the `can` of menus, buttons and guards: may this person do that? Each feature's `policy.ts` makes one of
 * its own rules, `app/policy.ts` of all. firestore.rules and storage.rules decide; a rules test compares them.
 */
export const policy =
  <R extends Rules>(rules: R): Can<R> =>
  (actor, action, ...record) =>
    (rules[action] as Rule<readonly unknown[]>)(actor, ...record);
