import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { entryRouteOf } from './entry-page';
import { ChunkLoadError } from './lazy-page';
import { rootId, rootRoute } from './root';

const loadSiteRoutes = () => import('./site-routes');

/**
 * The router of the document. A visit that begins on a prerendered page knows the route of that page only: all others
 * arrive with the first move (`patchRoutesOnNavigation`).
 */
export function createSiteRouter(root: HTMLElement) {
  let isLeft = false;
  let isComplete = false;
  const entry = entryRouteOf(root, () => isLeft);

  /** The table of all routes; without it the browser opens the address as a document of its own. */
  const siteRoutes = async (path: string): Promise<RouteObject[]> => {
    try {
      const { siteRoutes } = await loadSiteRoutes();
      forgetReload('site-routes');
      return siteRoutes;
    } catch (cause) {
      if (entry !== undefined && navigator.onLine) {
        window.location.assign(createPath(router.state.navigation.location ?? { pathname: path }));
        return new Promise<never>(() => {});
      }
      if (entry === undefined && reloadOnce('site-routes')) return new Promise<never>(() => {});
      throw new ChunkLoadError('The table of routes could not be loaded.', { cause });
    }
  };

  const router = createBrowserRouter([rootRoute(entry ? [entry] : [], loadSiteRoutes)], {
    // The document holds the entry page already: it is shown, and the place on it kept, from the start.
    ...(entry && { hydrationData: {} }),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (isComplete) return;
      const routes = await siteRoutes(path);
      if (signal.aborted) return;
      isComplete = true;
      patch(rootId, routes);
    },
  });
  const begin = router.state.location.pathname;
  router.subscribe(({ location }) => {
    isLeft ||= location.pathname !== begin;
  });
  return router;
}
