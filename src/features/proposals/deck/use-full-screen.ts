import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Tells whether the page can still take the whole screen, and lets it. A new window, as the speaker's, ends full screen. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(follow, () => Boolean(document.fullscreenElement));
  const fill = () => {
    if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
  };
  return { canFill: !isFull && document.fullscreenEnabled, fill };
}
