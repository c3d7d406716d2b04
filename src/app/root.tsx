import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '@/shared/ui/feedback/loading';
import { RouteFailure } from './route-failure';
import { ScrollPosition } from './scroll-position';
import { LinkNavigation } from './start/link-navigation';

/** The id of the root route, which routes that come later are added to. */
export const rootId = 'root';

/**
 * The root route, in the browser and in the prerender, around the routes known so far. `prefetch` fetches what an
 * address needs, before a person follows a link to it.
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
