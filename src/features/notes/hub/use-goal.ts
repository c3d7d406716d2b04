import { useEffect, useState } from 'react';

/** The delay before the list scrolls to a goal (WRK-350), and the duration of its highlight (WRK-349). */
export const goalTimes = { scrollAfterMs: 100, highlightMs: 2_000 } as const;

/**
 * Handles the jump from a task to its goal: scrolls to the goal and highlights it once it is in the list.
 * @param showInList shows a list that contains the goal, if the current one does not.
 */
export function useGoal(ids: readonly string[], showInList: (id: string) => void) {
  const [targetId, setTargetId] = useState<string>();
  const isInList = targetId !== undefined && ids.includes(targetId);

  useEffect(() => {
    if (!isInList || targetId === undefined) return undefined;
    const scrolling = setTimeout(() => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .querySelector(`[data-note="${CSS.escape(targetId)}"]`)
        ?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
    }, goalTimes.scrollAfterMs);
    const ending = setTimeout(() => setTargetId(undefined), goalTimes.highlightMs);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(ending);
    };
  }, [isInList, targetId]);

  return {
    highlighted: isInList ? targetId : undefined,
    goTo: (id: string) => {
      setTargetId(id);
      if (!ids.includes(id)) showInList(id);
    },
  };
}
