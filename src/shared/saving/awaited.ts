import type { FirstOutcome, SaveHandle, SaveOutcome } from './saving';

/** Reports an outcome to one caller of `save`. Ignores further calls after the first final outcome. */
export type Caller = (outcome: FirstOutcome) => void;

/** The callers of `save` that wait for the outcome of their changes, by the ids of the queued changes. */
export interface Awaited {
  readonly isEmpty: () => boolean;
  /** Lets a caller wait for the change with this id. It stops waiting for any other change. */
  readonly add: (id: string, caller: Caller) => void;
  /** Reports an outcome to the callers of a change. Forgets them after a final outcome. */
  readonly report: (id: string, outcome: FirstOutcome) => void;
}

/** Returns an empty list of waiting callers. */
export function createAwaited(): Awaited {
  const callers = new Map<string, Set<Caller>>();
  return {
    isEmpty: () => callers.size === 0,
    add(id, caller) {
      for (const others of callers.values()) others.delete(caller);
      callers.set(id, (callers.get(id) ?? new Set()).add(caller));
    },
    report(id, outcome) {
      for (const caller of callers.get(id) ?? []) caller(outcome);
      if (outcome.state !== 'waiting') callers.delete(id);
    },
  };
}

/** Returns a caller with the two promises that it resolves: the first outcome, and the final one. */
export function createCaller(): Pick<SaveHandle, 'tried' | 'settled'> & { readonly caller: Caller } {
  let resolveTried: Caller = () => {};
  const tried = new Promise<FirstOutcome>((resolve) => {
    resolveTried = resolve;
  });
  let resolveSettled: (outcome: SaveOutcome) => void = () => {};
  const settled = new Promise<SaveOutcome>((resolve) => {
    resolveSettled = resolve;
  });
  return {
    tried,
    settled,
    caller(outcome) {
      resolveTried(outcome);
      if (outcome.state !== 'waiting') resolveSettled(outcome);
    },
  };
}
