import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/shared/ui/use-hydrated';
import { isCountedPath } from './counted-path';

const ConsentBanner = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? lazy(async () => ({
      default: (await import('@/features/analytics/consent-banner')).ConsentBanner,
    }))
  : undefined;

/**
 * Counts visits once the page is there, and asks for consent where a third party would count along. Stands
 * inside the boundary that waits for pages, so that it learns of a new address when the new page is shown.
 */
export const SiteAnalytics = () => {
  const { pathname } = useLocation();
  const hydrated = useHydrated();

  useEffect(() => {
    // An address that leads on to another one was not visited.
    if (window.location.pathname !== pathname) return;
    const page = { title: document.title, location: window.location.origin + pathname };
    import('./visits').then(
      ({ countVisit }) => countVisit(pathname, page),
      (error: unknown) => console.warn('This visit could not be counted.', error),
    );
  }, [pathname]);

  if (!hydrated || ConsentBanner === undefined || !isCountedPath(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner key={pathname} />
    </Suspense>
  );
};
