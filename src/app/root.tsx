import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '@/shared/ui/feedback/loading';
import { RouteFailure } from './route-failure';
import { ScrollPosition } from './scroll-position';
import { LinkNavigation } from './start/link-navigation';

/** The id of the root route, to which later routes are added. */
export const rootId = 'root';

/**
 * Returns the root route with the routes known so far, for the browser and the prerender. `prefetch` fetches
 * the code of a path before a person follows a link to it.
 */
export const rootRoute = (
  children: RouteObject[],
  prefetch: (path: string) => Promise<unknown> = async () => {},
): RouteObject => ({
  id: rootId,
  element: (
    <>
      <LinkNavigation prefetch={prefetch} />
      <ScrollPosition />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </>
  ),
  errorElement: <RouteFailure />,
  hydrateFallbackElement: <Loading />,
  children,
});
