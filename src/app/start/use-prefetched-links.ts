import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchPage } from '@/app/public-pages';
import { sparesData } from '@/shared/lib/spares-data';
import { leadsInside } from './link-navigation';

/**
 * Prefetches the pages behind visible links, one at a time while the browser is idle. Browsers without idle
 * callbacks (Safari) prefetch only when a link is touched or hovered.
 */
export function usePrefetchedLinks(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!('requestIdleCallback' in window) || sparesData()) return undefined;
    const waiting = new Set<string>();
    let idle = 0;
    const next = () => {
      const [path] = waiting;
      idle = 0;
      if (path === undefined) return;
      waiting.delete(path);
      prefetchPage(path)
        .catch(() => {})
        .finally(ask);
    };
    const ask = () => {
      if (idle === 0 && waiting.size > 0) idle = requestIdleCallback(next);
    };
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        seen.unobserve(target);
        waiting.add(target.pathname);
      }
      ask();
    });
    for (const link of document.querySelectorAll('a')) if (leadsInside(link)) seen.observe(link);
    return () => {
      seen.disconnect();
      cancelIdleCallback(idle);
      waiting.clear();
    };
    // Observe the links of the new page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
