import { useEffect } from 'react';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { leadsInside } from '../start/link-navigation';
import { screenAt } from './screen-addresses';
import { preloadScreen } from './workspace-routes';

/**
 * Fetches a screen's code when a link to it is hovered or focused, and requests its first data on
 * `pointerdown`. Both start before the click. The navigation requests them again and reports a failure. Skips
 * the open screen, which has both already.
 */
export function useScreenPrefetch(open: WorkspaceScreen | undefined): void {
  useEffect(() => {
    const ended = new AbortController();
    const approach = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsInside(link)) return;
      const next = screenAt(link.pathname);
      if (!next || next.screen === open) return;
      const { screen, area, params } = next;
      preloadScreen(screen, area).catch(() => {});
      const isPressed = event instanceof PointerEvent && event.type === 'pointerdown' && event.button === 0;
      if (isPressed) screen.preload?.(params, new URLSearchParams(link.search), area).catch(() => {});
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, approach, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [open]);
}
