import { useEffect } from 'react';
import type { WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { leadsInside } from '../start/link-navigation';
import { screenAt } from './screen-addresses';
import { preloadScreen } from './workspace-routes';

/**
 * Fetches the code of a screen when a link to it is pointed at or focused, and requests its first data when the link is
 * pressed: both have a head start on the click, which comes when the button is let go. The navigation asks again and
 * reports a failure. The open screen has both already.
 */
export function useScreensAhead(open: WorkspaceScreen | undefined): void {
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
