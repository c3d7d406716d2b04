import { useSyncExternalStore } from 'react';

/** Up to this width the workspace is laid out for a phone: its menu lies over the page, lists have two lines a row (WRK-057). */
export const narrowQuery = '(max-width: 768px)';

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
