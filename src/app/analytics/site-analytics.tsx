import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { isWorkspaceAddress } from '../workspace-address';
import { isTrackedPath } from './tracked-path';

const ConsentBanner = import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
  ? suspendingPart(async () => (await import('@/features/analytics/consent/consent-banner')).ConsentBanner)
  : undefined;

/** Whether a page was viewed since the document was loaded. */
let hasCounted = false;

/**
 * Counts page views after hydration, and shows the consent banner in a build with third-party analytics. Render it
 * inside the Suspense boundary of the pages: its effect runs when the new page is shown and the document has its
 * title.
 */
export const SiteAnalytics = () => {
  const { pathname } = useLocation();
  const hydrated = useHydrated();

  useEffect(() => {
    // An address that redirects was not visited.
    if (window.location.pathname !== pathname) return;
    // The workspace is not counted: its addresses matter only between two views of a page.
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
