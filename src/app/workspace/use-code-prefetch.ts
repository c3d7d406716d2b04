import { useEffect } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { whenIdle } from '@/shared/firebase/live/idle';
import { workspaceScreens } from './screens';
import { areaOf, preloadScreen } from './workspace-routes';

/**
 * Returns functions that load the other screens a person may open, each in the area that its links lead to.
 */
function screensFor(actor: Actor): readonly (() => Promise<unknown>)[] {
  const own = areaOf(actor, 'admin');
  return workspaceScreens.flatMap((screen) => {
    const at = [own, 'admin' as const, 'regular' as const].find(
      (area: WorkspaceArea) => screen.path[area] !== undefined && screen.admits(actor, area),
    );
    return at === undefined ? [] : [async () => preloadScreen(screen, at)];
  });
}

/**
 * Prefetches the code of everything the person may open, once the open screen has its rows and the browser is
 * idle. The open screen's dialogs come first, then the other screens with theirs. The workspace then also
 * works offline.
 */
export function useCodePrefetch(actor: Actor): void {
  useEffect(() => {
    let hasEnded = false;
    let stop = () => {};
    const begin = async () => {
      const { fetchAhead } = await import('@/shared/lazy/fetch-ahead');
      if (!hasEnded) stop = fetchAhead(screensFor(actor));
    };
    // If this code fails to load, forms load when they are opened.
    const cancel = whenIdle(() => void begin().catch(() => {}));
    return () => {
      hasEnded = true;
      cancel();
      stop();
    };
  }, [actor]);
}
