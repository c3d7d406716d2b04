import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { entryRouteOf } from './entry-page';
import { ChunkLoadError } from './lazy-page';
import { rootId, rootRoute } from './root';
import { isWorkspaceAddress } from './workspace-address';

type Table = 'site' | 'workspace';

/** The two tables of routes; a visitor of the site never fetches that of the workspace. */
const tables: Readonly<Record<Table, () => Promise<RouteObject[]>>> = {
  site: async () => (await import('./site-routes')).siteRoutes,
  workspace: async () => (await import('./workspace/workspace-area')).areaRoutes,
};
const tableOf = (path: string): Table => (isWorkspaceAddress(path) ? 'workspace' : 'site');

/**
 * The router of the document. A visit that begins on a prerendered page knows the route of that page only: the tables of
 * routes arrive with the first move to one of theirs (`patchRoutesOnNavigation`).
 */
export async function createSiteRouter(root: HTMLElement) {
  let isLeft = false;
  const known = new Set<Table>();
  const entry = entryRouteOf(root, () => isLeft);

  const load = async (path: string): Promise<RouteObject[]> => {
    const table = tableOf(path);
    try {
      const routes = await tables[table]();
      forgetReload(table);
      return routes;
    } catch (cause) {
      if (entry !== undefined && navigator.onLine) {
        // Loads the address as a new document, which can be read as HTML.
        window.location.assign(createPath(router.state.navigation.location ?? { pathname: path }));
        return new Promise<never>(() => {});
      }
      if (entry === undefined && reloadOnce(table)) return new Promise<never>(() => {});
      throw new ChunkLoadError('The table of routes could not be loaded.', { cause });
    }
  };

  const first = async (): Promise<RouteObject[]> => {
    if (entry !== undefined) return [entry];
    const { pathname } = window.location;
    try {
      const routes = await tables[tableOf(pathname)]();
      known.add(tableOf(pathname));
      return routes;
    } catch {
      // The router calls `patchRoutesOnNavigation` as it starts, which tries again and reports the failure.
      return [];
    }
  };

  const router = createBrowserRouter([rootRoute(await first(), (path) => tables[tableOf(path)]())], {
    // The document already holds the entry page: with hydration data the router shows it at once and restores its
    // scroll position.
    ...(entry && { hydrationData: {} }),
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (known.has(tableOf(path))) return;
      const routes = await load(path);
      if (signal.aborted || known.has(tableOf(path))) return;
      known.add(tableOf(path));
      patch(rootId, routes);
    },
  });
  const begin = router.state.location.pathname;
  router.subscribe(({ location }) => {
    isLeft ||= location.pathname !== begin;
  });
  return router;
}
