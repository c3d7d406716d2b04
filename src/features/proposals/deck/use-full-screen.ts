import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/**
 * Returns whether the page can enter full screen, and a function that enters it. Opening a new window, such
 * as the speaker's, ends full screen.
 */
export function useFullScreen() {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement));
  const enter = () => {
    if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
  };
  return { canEnter: !isFull && document.fullscreenEnabled, enter };
}
