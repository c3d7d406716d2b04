import type { WithId } from '@/shared/firebase/collection';
import { percentOf } from '../proposal-events';
import type { Span } from '../queries';
import type { StoredEvent } from '../schema';
import { eventReader } from './event-reader';
import { limits } from './limits';
import { type Bucket, bucketsOf } from './periods';
import type { RequestRow, RequestSource } from './request-source';
import { requestsByBucket } from './requests-over-time';
import { countAll, figuresIn, rangeOf } from './span-figures';
import type { Tally } from './tally';

/** The activity on proposals of one type (PUB-326, WRK-548). */
export interface ProposalStats {
  readonly type: string;
  readonly accesses: number;
  readonly auths: number;
  readonly downloads: number;
  readonly shares: number;
  /** The number of distinct recipients. */
  readonly uniqueUsers: number;
  /** `uniqueUsers` as a whole percentage of `accesses`. Undefined if there were none. */
  readonly uniqueRate: number | undefined;
  /** Attempts with the right code as a whole percentage of all attempts. Undefined if there were none. */
  readonly openedRate: number | undefined;
}

/** The requests and proposal events in one bucket of the span. */
export interface Activity extends Bucket {
  readonly requests: number;
  readonly opens: number;
  readonly attempts: number;
  readonly passedOn: number;
}

/** The content of the analytics viewer for one span (PUB-310 to PUB-330, WRK-543 to WRK-550). */
export interface Summary {
  readonly totalRequests: number;
  readonly pendingRequests: number;
  readonly sentRequests: number;
  readonly completedRequests: number;
  /** The number of requests in the last seven days, regardless of the span. */
  readonly recentRequests: number;
  readonly pageViews: number;
  readonly playbookAccesses: number;
  readonly linkClicks: number;
  readonly calendlyWidgetLoads: number;
  readonly calendlyScheduling: number;
  /** The sum of calendar loads and bookings (WRK-Q145). */
  readonly calendlyInteractions: number;
  /** The number of events in the last seven days, regardless of the span. */
  readonly recentAnalytics: number;
  readonly proposalAccesses: number;
  readonly proposalAuths: number;
  readonly proposalDownloads: number;
  readonly proposalShares: number;
  readonly proposalStats: readonly ProposalStats[];
  /** True if there were too many proposal readers to count each one. */
  readonly isCapped: boolean;
  readonly activity: readonly Activity[];
  /** The twenty latest. */
  readonly latestRequests: readonly RequestRow[];
  /** The twenty latest. */
  readonly analyticsEvents: readonly WithId<StoredEvent>[];
  /** An ISO 8601 timestamp. */
  readonly lastUpdated: string;
}

/** The lists of an exported file, longer than those on the screen. */
export interface LongLists {
  /** The ten latest. */
  readonly bundleRequests: readonly RequestRow[];
  /** The hundred latest. */
  readonly latestRequests: readonly RequestRow[];
  /** The fifty latest. */
  readonly analyticsEvents: readonly WithId<StoredEvent>[];
}

const week = 7 * 24 * 60 * 60 * 1_000;

interface Asking {
  readonly signal?: AbortSignal;
  readonly now?: Date;
}

/**
 * Reads the summary of a span: server-side counts, limited lists, and the same figures per bucket. Logs an
 * error and rejects with it (PUB-332): a DatabaseError, or the signal's reason.
 */
export async function readSummary(
  span: Span,
  requests: RequestSource,
  { signal, now = new Date() }: Asking = {},
): Promise<Summary> {
  try {
    return await read(span, requests, now, signal);
  } catch (error) {
    if (!signal?.aborted) console.error('Error fetching analytics data:', error);
    throw error;
  }
}

/** Reads the lists of a span at the length that files need. Rejects like `readSummary`. */
export async function readLongLists(
  span: Span,
  requests: Pick<RequestSource, 'latest'>,
  { signal }: Pick<Asking, 'signal'> = {},
): Promise<LongLists> {
  const reader = await eventReader(signal);
  const [latestRequests, { documents: analyticsEvents }] = await Promise.all([
    requests.latest(span, limits.requests, signal),
    reader.latest(span, limits.eventsExported),
  ]);
  return {
    bundleRequests: latestRequests.slice(0, limits.requestsExported),
    latestRequests,
    analyticsEvents,
  };
}

async function read(
  span: Span,
  requests: RequestSource,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<Summary> {
  const recent: Span = { from: new Date(now.getTime() - week) };
  const reader = await eventReader(signal);
  const [
    totalRequests,
    pendingRequests,
    sentRequests,
    completedRequests,
    recentRequests,
    latestRequests,
    oldestRequest,
    latest,
    oldest,
    days,
  ] = await Promise.all([
    requests.count(span, undefined, signal),
    requests.count(span, 'pending', signal),
    requests.count(span, 'sent', signal),
    requests.count(span, 'completed', signal),
    requests.count(recent, undefined, signal),
    requests.latest(span, limits.shown, signal),
    span.from ? null : requests.oldest(signal),
    reader.latest(span, limits.shown),
    reader.oldest(),
    reader.summedDays([span, recent]),
  ]);

  const began = span.from ?? earlier(oldestRequest, oldest);
  const ends = span.to && span.to < now ? span.to : now;
  const buckets = began && began < ends ? bucketsOf(began, ends) : [];
  const sources = { reader, days, latest, oldest };
  const [{ tally, live }, recentAnalytics] = await Promise.all([
    figuresIn(span, buckets, sources),
    countAll(rangeOf(recent), sources),
  ]);
  const requestCounts = await requestsByBucket({
    span,
    buckets,
    tally,
    live,
    requests,
    total: totalRequests,
    latest: latestRequests,
    signal,
  });
  const calendlyWidgetLoads = tally.countOf('calendly_widget_load');
  const calendlyScheduling = tally.countOf('calendly_scheduling');

  return {
    totalRequests,
    pendingRequests,
    sentRequests,
    completedRequests,
    recentRequests,
    pageViews: tally.countOf('page_view'),
    playbookAccesses: tally.countOf('playbook_access'),
    linkClicks: tally.countOf('playbook_link_click'),
    calendlyWidgetLoads,
    calendlyScheduling,
    calendlyInteractions: calendlyWidgetLoads + calendlyScheduling,
    recentAnalytics,
    proposalAccesses: tally.countOf('proposal_access'),
    proposalAuths: tally.countOf('proposal_auth'),
    proposalDownloads: tally.countOf('proposal_download'),
    proposalShares: tally.countOf('proposal_share'),
    proposalStats: statsOf(tally),
    isCapped: tally.isCapped,
    activity: buckets.map((bucket, index) => {
      const { opens = 0, attempts = 0, passedOn = 0 } = tally.buckets[index] ?? {};
      return { ...bucket, requests: requestCounts[index] ?? 0, opens, attempts, passedOn };
    }),
    latestRequests,
    analyticsEvents: latest.documents,
    lastUpdated: now.toISOString(),
  };
}

const earlier = (one: Date | null, other: Date | null): Date | undefined =>
  [one, other].filter((moment) => moment !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Returns the figures of each proposal type, sorted by name. */
const statsOf = ({ types }: Tally): readonly ProposalStats[] =>
  [...types]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, { recipients, opened, ...counts }]) => ({
      type,
      ...counts,
      uniqueUsers: recipients.size,
      uniqueRate: percentOf(recipients.size, counts.accesses),
      openedRate: percentOf(opened, counts.auths),
    }));
