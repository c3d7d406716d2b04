import type { Collection } from '@/shared/firebase/collection';
import type { preloadDocument, preloadList } from '@/shared/firebase/live/first-answers';
import type { ListQuery } from '@/shared/firebase/query';
import type { WorkspaceArea } from './workspace-screen';

/**
 * The person who opens a list, before the session is confirmed. The rules refuse records that they may not
 * see.
 */
interface Viewer {
  /**
   * Resolves with undefined if this browser does not know who is signed in. Loads the session, so call it
   * only if it matters.
   */
  readonly uidOnDevice: () => Promise<string | undefined>;
  readonly area: WorkspaceArea;
}

/**
 * The requests for the data of screens, sent before their code has loaded. The caller passes the functions
 * that read the database, because `npm run indexes` imports the queries outside a browser.
 */
export interface EntityPreload {
  readonly rows: (address: URLSearchParams, viewer: Viewer, request: typeof preloadList) => Promise<void>;
  readonly record: (id: string, request: typeof preloadDocument) => void;
}

/**
 * Defines the requests sent before the screens of an entity load. `firstRows` returns the query of the list's
 * first rows at an address. It returns undefined if the screen must request them itself.
 */
export const definePreload = <T>(
  collection: Collection<T>,
  firstRows: (
    address: URLSearchParams,
    viewer: Viewer,
  ) => ListQuery<T> | undefined | Promise<ListQuery<T> | undefined>,
): EntityPreload => ({
  rows: async (address, viewer, request) => {
    const query = await firstRows(address, viewer);
    if (query) void request(collection, query);
  },
  record: (id, request) => void request(collection, id),
});
