import { useEffect, useEffectEvent, useRef } from 'react';

/** The fields that identify a new record. */
export interface Dated {
  readonly id: string;
  readonly createdAt?: Date | null | undefined;
}

/** The records shown in a list so far: all ids, and the newest creation time. */
interface Seen {
  readonly ids: ReadonlySet<string>;
  readonly newest: number;
}

const timeOf = ({ createdAt }: Dated): number => createdAt?.getTime() ?? 0;

/** Returns the seen records with those of a list added. */
function seenAfter(seen: Seen | undefined, documents: readonly Dated[]): Seen {
  return {
    ids: new Set([...(seen?.ids ?? []), ...documents.map(({ id }) => id)]),
    newest: Math.max(seen?.newest ?? 0, ...documents.map(timeOf)),
  };
}

/**
 * Returns records created since the list was last seen, newest first. Leaves out older ones that another
 * filter or page shows.
 */
const newSince = <T extends Dated>(seen: Seen, documents: readonly T[]): readonly T[] =>
  documents
    .filter((document) => !seen.ids.has(document.id) && timeOf(document) > seen.newest)
    .toSorted((one, other) => timeOf(other) - timeOf(one));

/** The part of a live list that this hook needs. */
interface LiveDocuments<T> {
  readonly status: string;
  readonly fromServer?: boolean;
  readonly data?: { readonly documents: readonly T[] } | undefined;
}

/**
 * Reports records that arrive while a list is open. Only confirmed records count. Records that exist only in
 * this browser are not reported.
 */
export function useNewItems<T extends Dated>(
  live: LiveDocuments<T>,
  onNew: (items: readonly T[]) => void,
): void {
  const seen = useRef<Seen>(undefined);
  const tell = useEffectEvent(onNew);

  useEffect(() => {
    if (live.status !== 'ready' || !live.fromServer || live.data === undefined) return;
    const { documents } = live.data;
    const items = seen.current === undefined ? [] : newSince(seen.current, documents);
    seen.current = seenAfter(seen.current, documents);
    if (items.length > 0) tell(items);
  }, [live]);
}
