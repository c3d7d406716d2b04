import { useEffect } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { whenIdle } from '@/shared/firebase/live/idle';
import { workspaceScreens } from './screens';
import { areaOf, preloadScreen } from './workspace-routes';

/** Returns what loads the other screens that a person may open, each in the area where their links lead. */
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
 * Fetches the code of everything that the person may open, once the open screen has its rows and the browser is idle: its
 * forms first, then the other screens with theirs. Without a connection the workspace is then whole.
 */
export function useCodeAhead(actor: Actor): void {
  useEffect(() => {
    let hasEnded = false;
    let stop = () => {};
    const begin = async () => {
      const { fetchAhead } = await import('@/shared/lazy/fetch-ahead');
      if (!hasEnded) stop = fetchAhead(screensFor(actor));
    };
    // When this code fails, forms come by their press.
    const cancel = whenIdle(() => void begin().catch(() => {}));
    return () => {
      hasEnded = true;
      cancel();
      stop();
    };
  }, [actor]);
}
