import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { visitsOf } from '@/features/proposals/collections';
import { latestOpenings, mostOpenings } from '@/features/proposals/queries';
import type { ProposalDraft, Visit } from '@/features/proposals/schema';

/** The last opening by id, of pages or of recipients. */
export interface LastOpenings {
  readonly times: ReadonlyMap<string, Date>;
  /** Checks whether an id without a time was never opened; false while that is unknown. */
  readonly isUnopened: (id: string) => boolean;
}

/** Returns when each recipient opened a page last. `visits` are openings, newest first. */
export function lastByRecipient(visits: readonly Visit[]): ReadonlyMap<string, Date> {
  const times = new Map<string, Date>();
  for (const { recipient, at } of visits) if (at && !times.has(recipient)) times.set(recipient, at);
  return times;
}

/** Follows when each recipient of a page opened it last. */
export function useRecipientOpenings(slug: string): LastOpenings {
  const { live } = useWatch(
    watchList(visitsOf(slug), latestOpenings(mostOpenings), { scope: `${slug} openings` }),
  );
  const visits = 'data' in live ? live.data?.documents : undefined;
  const times = lastByRecipient(visits ?? []);
  const isWhole = live.status === 'ready' && live.fromServer && (visits?.length ?? 0) < mostOpenings;
  return { times, isUnopened: (recipient) => isWhole && !times.has(recipient) };
}

/** Reads when each page was opened last, one act for each page that was ever published. A failed read leaves its page out. */
export function usePageOpenings(pages: readonly WithId<ProposalDraft>[]): LastOpenings {
  const [read, setRead] = useState<ReadonlyMap<string, Date | null>>(new Map());
  const wanted = pages
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ id }) => id)
    .toSorted()
    .join('\n');
  useEffect(() => {
    if (wanted === '') return undefined;
    const leaving = new AbortController();
    for (const slug of wanted.split('\n'))
      listDocuments(visitsOf(slug), latestOpenings(1), { signal: leaving.signal }).then(
        ({ documents }) => setRead((now) => new Map(now).set(slug, documents[0]?.at ?? null)),
        (error: unknown) => {
          if (!leaving.signal.aborted) console.warn(`The openings of ${slug} were not read.`, error);
        },
      );
    return () => leaving.abort();
  }, [wanted]);
  const neverPublished = new Set(pages.filter(({ publishedAt }) => publishedAt === null).map(({ id }) => id));
  return {
    times: new Map([...read].flatMap(([slug, at]) => (at ? [[slug, at] as const] : []))),
    isUnopened: (slug) => neverPublished.has(slug) || read.get(slug) === null,
  };
}
