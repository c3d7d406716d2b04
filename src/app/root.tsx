import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { Loading } from '@/shared/ui/feedback/loading';
import { paths } from '@/shared/config/paths';
import { SiteAnalytics } from './analytics/site-analytics';
import { PublicLayout } from './layouts/public-layout';
import { LinkNavigation } from './link-navigation';
import { RouteFailure } from './route-failure';
import { ScrollPosition } from './scroll-position';
import { isWorkspaceAddress } from './workspace-address';

/** The id of the root route, which routes that come later are added to. */
export const rootId = 'root';

const Root = ({ onApproach }: { readonly onApproach: (path: string) => Promise<unknown> }) => {
  const { pathname } = useLocation();
  return (
    <>
      <LinkNavigation onApproach={onApproach} />
      <ScrollPosition />
      <Suspense fallback={<Loading />}>
        {usesSiteLayout(pathname) ? <PublicLayout /> : <Outlet />}
        <SiteAnalytics />
      </Suspense>
    </>
  );
};

/**
 * The root route, in the browser and in the prerender: the layout around the routes known so far. `onApproach`
 * fetches the routes that the document does not have yet, when a person points at a link.
 */
export const rootRoute = (
  children: RouteObject[],
  onApproach: (path: string) => Promise<unknown> = async () => {},
): RouteObject => ({
  id: rootId,
  element: <Root onApproach={onApproach} />,
  errorElement: <RouteFailure />,
  hydrateFallbackElement: <Loading />,
  children,
});

/** Tells whether an address shows the site's header and footer: all but the flyer and the workspace (PUB-056, PUB-057). */
const usesSiteLayout = (pathname: string): boolean =>
  pathname !== paths.flyer && !isWorkspaceAddress(pathname);
