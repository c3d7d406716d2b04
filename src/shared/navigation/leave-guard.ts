import { useCallback, useEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

interface Move {
  readonly from: Location;
  readonly to: Location;
  readonly action: NavigationType;
}

/**
 * Whether a navigation leaves the guarded work; by default every change of the path does, a change of the query
 * does not.
 */
export type Leaves = (move: Move) => boolean;

interface Guard {
  readonly hasUnsaved: () => boolean;
  readonly what: () => string;
  readonly leaves: Leaves;
  readonly finish: (signal: AbortSignal) => Promise<void>;
}

interface LeaveGuardOptions {
  readonly leaves?: Leaves;
  /**
   * Resolves once saves that are under way have an answer, and never rejects; a sign-out asks about what is unsaved
   * then, or when `signal` aborts.
   */
  readonly finish?: (signal: AbortSignal) => Promise<void>;
}

/** How long a sign-out waits for saves that are under way before it asks the person, in ms. */
const finishingMs = 3_000;

/** Every change of the path leaves. */
export const leavesPage: Leaves = ({ from, to }) => from.pathname !== to.pathname;

const guards = new Set<Guard>();
let isSuspended = false;
let ask: ((losses: readonly string[]) => Promise<boolean>) | undefined;

/**
 * The sentences that say what this navigation, or closing the page, would lose; empty while nothing is unsaved.
 */
export function losses(move?: Move): readonly string[] {
  if (isSuspended) return [];
  const lost = [...guards].filter(
    ({ hasUnsaved, leaves }) => hasUnsaved() && (move === undefined || leaves(move)),
  );
  return [...new Set(lost.map(({ what }) => what()))];
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (losses().length > 0) event.preventDefault();
}

/**
 * Makes `LeaveDialog` ask before unsaved work is left by link, palette, menu, back button or sign-out; on reload
 * and closing, the browser asks in its own words. `hasUnsaved` may be a function, called when somebody leaves;
 * `what` is a whole sentence: "Your changes to your profile are not saved." Returns a function that drops the
 * guard at once, for a caller that has just saved and navigates before the next rendering.
 */
export function useLeaveGuard(
  hasUnsaved: boolean | (() => boolean),
  what: string,
  { leaves = leavesPage, finish = async () => {} }: LeaveGuardOptions = {},
): () => void {
  const current = useRef({ hasUnsaved, what, leaves, finish });
  const isReleased = useRef(false);
  useEffect(() => {
    current.current = { hasUnsaved, what, leaves, finish };
    isReleased.current = false;
  }, [hasUnsaved, what, leaves, finish]);

  useEffect(() => {
    const guard: Guard = {
      hasUnsaved: () => {
        const { hasUnsaved } = current.current;
        return !isReleased.current && (typeof hasUnsaved === 'function' ? hasUnsaved() : hasUnsaved);
      },
      what: () => current.current.what,
      leaves: (move) => current.current.leaves(move),
      finish: (signal) => current.current.finish(signal),
    };
    guards.add(guard);
    if (guards.size === 1) window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      guards.delete(guard);
      if (guards.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, []);

  return useCallback(() => {
    isReleased.current = true;
  }, []);
}

/**
 * Runs something that ends the person's work here, such as signing out, after asking where something is unsaved;
 * navigations inside `work` do not ask again. Resolves with false, without having run it, when the person stays.
 */
export async function leaveFor(work: () => Promise<void>): Promise<boolean> {
  if (losses().length > 0) {
    const signal = AbortSignal.timeout(finishingMs);
    await Promise.race([
      Promise.all([...guards].map((guard) => guard.finish(signal))),
      new Promise((resolve) => signal.addEventListener('abort', resolve)),
    ]);
  }
  const lost = losses();
  if (lost.length > 0 && ask !== undefined && !(await ask(lost))) return false;
  isSuspended = true;
  try {
    await work();
    return true;
  } finally {
    isSuspended = false;
  }
}

/** Registers the dialog as the one that asks; returns the function that removes it. */
export function answerWith(asking: (losses: readonly string[]) => Promise<boolean>): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}
