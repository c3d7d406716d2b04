import { useCallback, useEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

interface Move {
  readonly from: Location;
  readonly to: Location;
  readonly action: NavigationType;
}

/**
 * Checks whether a navigation leaves the guarded work. By default, changes of the path do, and changes of the
 * query do not.
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
   * Resolves when pending saves have an answer. Never rejects. A sign-out asks about work that is still
   * unsaved then, or when `signal` aborts.
   */
  readonly finish?: (signal: AbortSignal) => Promise<void>;
}

/** The time in ms that a sign-out waits for pending saves before it asks the person. */
const finishingMs = 3_000;

/** Checks whether the path changes. */
export const leavesPage: Leaves = ({ from, to }) => from.pathname !== to.pathname;

const guards = new Set<Guard>();
let isSuspended = false;
let ask: ((losses: readonly string[]) => Promise<boolean>) | undefined;

/**
 * Returns sentences that say what this navigation, or closing the page, would lose. Returns none if nothing
 * is unsaved.
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
 * Makes `LeaveDialog` ask before the person leaves unsaved work by link, palette, menu, back button or
 * sign-out. On reload and closing, the browser asks. `hasUnsaved` may be a function, called when the person
 * leaves. `what` is a whole sentence: "Your changes to your profile are not saved." Returns a function that
 * drops the guard at once, for callers that have just saved and navigate before the next rendering.
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
 * Runs `work` that leaves the page, such as signing out. If something is unsaved, asks first. Navigations
 * inside `work` do not ask again. If the person stays, resolves with false without running it.
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

/** Registers the dialog that asks. Returns the function that removes it. */
export function answerWith(asking: (losses: readonly string[]) => Promise<boolean>): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}
