import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { useOnline } from '@/shared/hooks/use-online';
import { drafts } from '../collections';
import { namesOf } from '../queries';
import type { Visit } from '../schema';
import { type PageNames, slugOf } from './news';

type Names = ReadonlyMap<string, PageNames>;

interface Read {
  readonly names: Names;
  /** Paths of the visits whose names were requested. */
  readonly requested: ReadonlySet<string>;
}

const nothingRead: Read = { names: new Map(), requested: new Set() };

const knows = (names: Names, visit: WithId<Visit>): boolean =>
  names.get(slugOf(visit))?.recipients[visit.recipient] !== undefined;

/**
 * Reads the names for a list of visits, each page once. Reads a page again if a visit's recipient was added
 * later. `isSettled` is false while the names of a visit are loading. After a failure it retries when the
 * visits change or the connection returns.
 */
export function usePageNames(visits: readonly WithId<Visit>[]): {
  readonly names: Names;
  readonly isSettled: (visit: WithId<Visit>) => boolean;
} {
  const [read, setRead] = useState(nothingRead);
  const [failed, setFailed] = useState('');
  const isOnline = useOnline();
  const missing = visits.filter((visit) => !knows(read.names, visit) && !read.requested.has(visit.id));
  const missingIds = missing.map(({ id }) => id).join('\n');

  useEffect(() => {
    if (missingIds === '' || !isOnline) return undefined;
    const paths = missingIds.split('\n');
    const slugs = [...new Set(paths.map((id) => slugOf({ id })))];
    const controller = new AbortController();
    listDocuments(drafts, namesOf(slugs), { signal: controller.signal }).then(
      ({ documents }) =>
        setRead(({ names, requested }) => ({
          names: new Map([...names, ...documents.map((draft) => [draft.id, draft] as const)]),
          requested: new Set([...requested, ...paths]),
        })),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The names of proposals were not read.', error);
        setFailed(missingIds);
      },
    );
    return () => controller.abort();
  }, [missingIds, isOnline]);

  return {
    names: read.names,
    isSettled: (visit) => failed === missingIds || !isOnline || !missing.includes(visit),
  };
}
