import { useEffect, useState } from 'react';

/** The delay before the list scrolls to a goal (WRK-350), and the duration of its highlight (WRK-349). */
export const goalTimes = { scrollAfterMs: 100, highlightMs: 2_000 } as const;

/**
 * Handles the jump from a task to its goal: scrolls to the goal and highlights it once it is in the list.
 * @param bring shows a list that contains the goal, if the current one does not.
 */
export function useGoal(ids: readonly string[], bring: (id: string) => void) {
  const [wanted, setWanted] = useState<string>();
  const isThere = wanted !== undefined && ids.includes(wanted);

  useEffect(() => {
    if (!isThere || wanted === undefined) return undefined;
    const scrolling = setTimeout(() => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .querySelector(`[data-note="${CSS.escape(wanted)}"]`)
        ?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
    }, goalTimes.scrollAfterMs);
    const ending = setTimeout(() => setWanted(undefined), goalTimes.highlightMs);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(ending);
    };
  }, [isThere, wanted]);

  return {
    highlighted: isThere ? wanted : undefined,
    goTo: (id: string) => {
      setWanted(id);
      if (!ids.includes(id)) bring(id);
    },
  };
}
