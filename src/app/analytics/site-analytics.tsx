import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { isWorkspaceAddress } from '../workspace-address';
import { isTrackedPath } from './tracked-path';

const ConsentBanner = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? suspendingPart(async () => (await import('@/features/analytics/consent/consent-banner')).ConsentBanner)
  : undefined;

/** True once a page view was counted since the document loaded. */
let hasCounted = false;

/**
 * Counts page views after hydration, and shows the consent banner in builds with third-party analytics.
 * Render it inside the Suspense boundary of the pages. Its effect then runs when the new page is visible and
 * the document has its title.
 */
export const SiteAnalytics = () => {
  const { pathname } = useLocation();
  const hydrated = useHydrated();

  useEffect(() => {
    // A URL that redirects is not a page view.
    if (window.location.pathname !== pathname) return;
    // The workspace is not counted. Its URLs matter only as the step between two views of the same page.
    if (isWorkspaceAddress(pathname) && !hasCounted) return;
    hasCounted = true;
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
