import type { Collection, DocumentList, WithId } from '@/shared/firebase/collection';
import type { Live, Watch } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { type PagePlace, pagesAround } from './cursor-pages';

interface ListPageOptions<T> {
  readonly collection: Collection<T>;
  /** Follows the page's query, of `pageQuery`. */
  readonly watch: Watch<DocumentList<T>>;
  readonly place: PagePlace;
  /** How many records that query asks for. */
  readonly limit: number;
  /** How many records the list has in all; undefined while that is not known. */
  readonly total: number | undefined;
}

interface ListPage<T> {
  readonly live: Live<DocumentList<T>>;
  readonly retry: () => void;
  readonly fromServer: boolean;
  /** What the database gave, with this person's changes on top. */
  readonly documents: readonly WithId<T>[];
  readonly stored: DocumentList<T>;
  /** How many were read, those that do not fit their schema included. */
  readonly read: number;
  readonly ways: ReturnType<typeof pagesAround>;
}

const nothing: DocumentList<never> = { documents: [], invalid: [], cursors: undefined };

/** One live page of a list, with the ways to the others. */
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
    ways: pagesAround(place, { cursors: stored.cursors, size: limit }, { rows: read, total }),
  };
}
