import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { visitsOf } from '@/features/proposals/collections';
import { latestOpenings, maxOpenings } from '@/features/proposals/queries';
import type { ProposalDraft, Visit } from '@/features/proposals/schema';

/** The times of last openings by id, of pages or of recipients. */
export interface LastOpenings {
  readonly times: ReadonlyMap<string, Date>;
  /** Checks whether an id was never opened. False while that is unknown. */
  readonly isUnopened: (id: string) => boolean;
}

/** Returns each recipient's last opening of a page. Expects openings, newest first. */
export function lastByRecipient(visits: readonly Visit[]): ReadonlyMap<string, Date> {
  const times = new Map<string, Date>();
  for (const { recipient, at } of visits) if (at && !times.has(recipient)) times.set(recipient, at);
  return times;
}

/** Watches each recipient's last opening of a page. */
export function useRecipientOpenings(slug: string): LastOpenings {
  const { live } = useWatch(
    watchList(visitsOf(slug), latestOpenings(maxOpenings), { scope: `${slug} openings` }),
  );
  const visits = 'data' in live ? live.data?.documents : undefined;
  const times = lastByRecipient(visits ?? []);
  const hasAllOpenings = live.status === 'ready' && live.fromServer && (visits?.length ?? 0) < maxOpenings;
  return { times, isUnopened: (recipient) => hasAllOpenings && !times.has(recipient) };
}

/** Reads the last opening of each page that was ever published. Skips pages whose read fails. */
export function usePageOpenings(pages: readonly WithId<ProposalDraft>[]): LastOpenings {
  const [read, setRead] = useState<ReadonlyMap<string, Date | null>>(new Map());
  const slugs = pages
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ id }) => id)
    .toSorted()
    .join('\n');
  useEffect(() => {
    if (slugs === '') return undefined;
    const controller = new AbortController();
    for (const slug of slugs.split('\n'))
      listDocuments(visitsOf(slug), latestOpenings(1), { signal: controller.signal }).then(
        ({ documents }) => setRead((now) => new Map(now).set(slug, documents[0]?.at ?? null)),
        (error: unknown) => {
          if (!controller.signal.aborted) console.warn(`The openings of ${slug} were not read.`, error);
        },
      );
    return () => controller.abort();
  }, [slugs]);
  const neverPublished = new Set(pages.filter(({ publishedAt }) => publishedAt === null).map(({ id }) => id));
  return {
    times: new Map([...read].flatMap(([slug, at]) => (at ? [[slug, at] as const] : []))),
    isUnopened: (slug) => neverPublished.has(slug) || read.get(slug) === null,
  };
}
