import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { isTrackedPath } from './tracked-path';

const ConsentBanner = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? lazy(async () => ({
      default: (await import('@/features/analytics/consent/consent-banner')).ConsentBanner,
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
    import('./page-views').then(
      ({ countPageView }) => countPageView(pathname, page),
      (error: unknown) => console.warn('This visit could not be counted.', error),
    );
  }, [pathname]);

  if (!hydrated || ConsentBanner === undefined || !isTrackedPath(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner key={pathname} />
    </Suspense>
  );
};
