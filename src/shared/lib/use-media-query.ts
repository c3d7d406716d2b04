import { useSyncExternalStore } from 'react';

/** Up to this width the workspace is laid out for a phone: its menu lies over the page (WRK-057). */
export const narrowQuery = '(max-width: 768px)';

/** Below this width lists are cards, or have two lines a row (WRK-100, WRK-101); their styles have the same. */
export const narrowListQuery = '(max-width: 767.98px)';

/** Below this width a tool line has room for two filters. */
export const crowdedListQuery = '(max-width: 1099.98px)';

/** Whether the window fits a media query; follows it. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
