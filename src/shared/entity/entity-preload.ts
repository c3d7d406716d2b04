import type { Collection } from '@/shared/firebase/collection';
import type { ListQuery } from '@/shared/firebase/query';
import type { WorkspaceArea } from './workspace-screen';

/** The person for whom a list opens, before the session is confirmed. The rules refuse what they may not see. */
interface Viewer {
  /** Undefined if this browser does not know who is signed in. */
  readonly uid: string | undefined;
  readonly area: WorkspaceArea;
}

/** Requests the data of screens before their code has loaded. Each resolves when its request is sent. */
export interface EntityPreload {
  readonly rows: (address: URLSearchParams, viewer: Viewer) => Promise<void>;
  readonly record: (id: string) => Promise<void>;
}

/**
 * Defines what is requested before the screens of an entity load. `firstRows` returns the query of the rows that the list
 * shows first at an address, or undefined if the screen has to ask by itself.
 */
export const definePreload = <T>(
  collection: Collection<T>,
  firstRows: (address: URLSearchParams, viewer: Viewer) => ListQuery<T> | undefined,
): EntityPreload => ({
  // `npm run indexes` imports the queries outside of a browser, where this code cannot run.
  rows: async (address, viewer) => {
    const { preloadList } = await import('@/shared/firebase/live/first-answers');
    const query = firstRows(address, viewer);
    if (query) void preloadList(collection, query);
  },
  record: async (id) => {
    const { preloadDocument } = await import('@/shared/firebase/live/first-answers');
    void preloadDocument(collection, id);
  },
});
