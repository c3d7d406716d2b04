import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { ChunkLoadError } from './lazy-page';
import { rootId, rootRoute } from './root';
import { isWorkspaceAddress } from './workspace-address';

type Table = 'site' | 'workspace';

/** The two route tables. Visitors of the public site never fetch the workspace's table, and vice versa. */
const tables: Readonly<Record<Table, () => Promise<RouteObject[]>>> = {
  site: async () => {
    const { siteRoutes } = await import('./site-routes');
    return import.meta.env.DEV ? [...siteRoutes, ...(await import('@/dev/routes')).devRoutes] : siteRoutes;
  },
  workspace: async () => (await import('./workspace/workspace-area')).areaRoutes,
};
const tableOf = (path: string): Table => (isWorkspaceAddress(path) ? 'workspace' : 'site');

/** Fetches the routes of a path, and the page if it is public. Rejects if they cannot be loaded. */
async function prefetch(path: string): Promise<void> {
  await tables[tableOf(path)]();
  if (tableOf(path) === 'site') await (await import('./public-pages')).prefetchPage(path);
}

/**
 * Creates the router. It starts with the route table of the current URL, and with the page's code if it is
 * prerendered. The other table loads on the first navigation to one of its URLs (`patchRoutesOnNavigation`).
 * Rejects if a prerendered page's code cannot be loaded.
 */
export async function createSiteRouter(isPrerendered: boolean) {
  const { pathname } = window.location;
  const known = new Set<Table>();

  const load = async (path: string): Promise<RouteObject[]> => {
    const table = tableOf(path);
    try {
      const routes = await tables[table]();
      forgetReload(table);
      return routes;
    } catch (cause) {
      if (router.state.initialized && navigator.onLine) {
        // Load the URL as a new document, which fetches the code of the current release.
        window.location.assign(createPath(router.state.navigation.location ?? { pathname: path }));
        return new Promise<never>(() => {});
      }
      if (reloadOnce(table)) return new Promise<never>(() => {});
      throw new ChunkLoadError('The table of routes could not be loaded.', { cause });
    }
  };

  const first = async (): Promise<RouteObject[]> => {
    if (isPrerendered) await (await import('./public-pages')).preloadPage(pathname);
    try {
      const routes = await tables[tableOf(pathname)]();
      known.add(tableOf(pathname));
      return routes;
    } catch {
      // On start, the router calls `patchRoutesOnNavigation`, which tries again and reports the failure.
      return [];
    }
  };

  const router = createBrowserRouter([rootRoute(await first(), prefetch)], {
    // With hydration data, the router shows a prerendered page at once and restores its scroll position.
    ...(isPrerendered && { hydrationData: {} }),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (known.has(tableOf(path))) return;
      const routes = await load(path);
      if (signal.aborted || known.has(tableOf(path))) return;
      known.add(tableOf(path));
      patch(rootId, routes);
    },
  });
  return router;
}
