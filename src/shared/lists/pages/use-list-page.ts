import type { Collection, DocumentList, WithId } from '@/shared/firebase/collection';
import type { Live, Watch } from '@/shared/firebase/live/live';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { type PagePlace, pagesAround } from './cursor-pages';

interface ListPageOptions<T> {
  readonly collection: Collection<T>;
  /** The watch of the page's query, which comes from `pageQuery`. */
  readonly watch: Watch<DocumentList<T>>;
  readonly place: PagePlace;
  /** The number of records that the query requests. */
  readonly limit: number;
  /** The number of records in the whole list. Undefined while unknown. */
  readonly total: number | undefined;
}

interface ListPage<T> {
  readonly live: Live<DocumentList<T>>;
  readonly retry: () => void;
  readonly fromServer: boolean;
  /** The records of the page with this person's pending changes applied. */
  readonly documents: readonly WithId<T>[];
  readonly stored: DocumentList<T>;
  /** The number of records read, including invalid ones. */
  readonly read: number;
  readonly pageLinks: ReturnType<typeof pagesAround>;
}

const nothing: DocumentList<never> = { documents: [], invalid: [], cursors: undefined };

/** Returns one live page of a list, with the positions of its neighbours. */
export function useListPage<T>({ collection, watch, place, limit, total }: ListPageOptions<T>): ListPage<T> {
  const { live, retry } = useWatch(watch);
  const stored = ('data' in live ? live.data : undefined) ?? nothing;
  const read = stored.documents.length + stored.invalid.length;
  return {
    live,
    retry,
    fromServer: live.status === 'ready' && live.fromServer,
    documents: useWithPendingChanges(collection, stored.documents),
    stored,
    read,
    pageLinks: pagesAround(place, { cursors: stored.cursors, size: limit }, { rows: read, total }),
  };
}
