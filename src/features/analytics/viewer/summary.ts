import type { WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments } from '@/shared/firebase/database';
import {
  events,
  eventsIn,
  eventsWithText,
  latestEvents,
  type MomentKind,
  oldestEvent,
  proposalEventNames,
  type Span,
} from '../queries';
import type { StoredEvent } from '../schema';
import { type Bucket, bucketsOf } from './periods';
import { proposalTypeOf, recipientOf, successRate } from './proposals';

/** A request as the tables show it. */
export interface RequestRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: string;
  readonly status: string;
  readonly createdAt: Date | null;
}

/** Where the figures about requests come from. */
export interface RequestSource {
  count(span: Span, status?: 'pending' | 'sent' | 'completed', signal?: AbortSignal): Promise<number>;
  /** Newest first. */
  latest(span: Span, limit: number, signal?: AbortSignal): Promise<readonly RequestRow[]>;
  /** When the first request came in. */
  oldest(signal?: AbortSignal): Promise<Date | null>;
}

/** What became of the proposals of one type (PUB-326, WRK-548). */
export interface ProposalStats {
  readonly type: string;
  readonly accesses: number;
  readonly auths: number;
  readonly downloads: number;
  readonly shares: number;
  /** Recipients that can be told apart. */
  readonly uniqueUsers: number;
  /** `uniqueUsers` of `accesses` in whole percent; undefined where there were none. */
  readonly successRate: number | undefined;
  /** Attempts with the right code, of all, in whole percent; undefined where there were none. */
  readonly openedRate: number | undefined;
}

/** How many requests, and which events of proposals, fall into a piece of the span. */
export interface Activity extends Bucket {
  readonly requests: number;
  readonly opens: number;
  readonly attempts: number;
  readonly passedOn: number;
}

/** Everything that the analytics viewer shows of one span (PUB-310 to PUB-330, WRK-543 to WRK-550). */
export interface Summary {
  readonly totalRequests: number;
  readonly pendingRequests: number;
  readonly sentRequests: number;
  readonly completedRequests: number;
  /** The requests of the last seven days, whatever the span. */
  readonly recentRequests: number;
  readonly pageViews: number;
  readonly playbookAccesses: number;
  readonly linkClicks: number;
  readonly calendlyWidgetLoads: number;
  readonly calendlyScheduling: number;
  /** Loads and schedulings together (WRK-Q145). */
  readonly calendlyInteractions: number;
  /** The events of the last seven days, whatever the span. */
  readonly recentAnalytics: number;
  readonly proposalAccesses: number;
  readonly proposalAuths: number;
  readonly proposalDownloads: number;
  readonly proposalShares: number;
  readonly proposalStats: readonly ProposalStats[];
  /** Of how many events, the latest, the types and their unique users were taken. */
  readonly proposalEventsRead: number;
  readonly activity: readonly Activity[];
  /** The ten latest. */
  readonly bundleRequests: readonly RequestRow[];
  /** The hundred latest; the table shows twenty. */
  readonly latestRequests: readonly RequestRow[];
  /** The fifty latest; the table shows twenty. */
  readonly analyticsEvents: readonly WithId<StoredEvent>[];
  /** ISO 8601. */
  readonly lastUpdated: string;
}

/** How many records the lists read at most (PUB-308, PUB-309, PUB-328, PUB-329). */
export const most = { requests: 100, events: 1_000, requestsGiven: 10, eventsGiven: 50 } as const;

const week = 7 * 24 * 60 * 60 * 1_000;

interface Asking {
  readonly signal?: AbortSignal;
  readonly now?: Date;
}

const newest = (one: StoredEvent, other: StoredEvent): number =>
  (other.timestamp?.getTime() ?? 0) - (one.timestamp?.getTime() ?? 0);

/** Reads events of one or both kinds of moments: the database knows no order of the two together (PUB-331). */
async function eventReader(signal: AbortSignal | undefined) {
  const options = signal ? { signal } : {};
  const hasText = (await countDocuments(events, eventsWithText, options)) > 0;
  const kinds: readonly MomentKind[] = hasText ? ['time', 'text'] : ['time'];
  return {
    async count(span: Span, names?: readonly string[], having?: Readonly<Record<string, string>>) {
      const counted = { ...(names && { names }), ...(having && { having }) };
      // Without bounds one query counts both kinds.
      const asked = span.from || span.to ? kinds : (['time'] as const);
      const counts = await Promise.all(
        asked.map((kind) => countDocuments(events, eventsIn(span, counted, kind), options)),
      );
      return counts.reduce((sum, each) => sum + each, 0);
    },
    async latest(span: Span, limit: number, names?: readonly string[]) {
      // Bounds tell the kinds apart where there are both.
      const asked = hasText && !span.from ? { ...span, from: new Date(0) } : span;
      const lists = await Promise.all(
        kinds.map((kind) => listDocuments(events, latestEvents(asked, limit, names, kind), options)),
      );
      return lists
        .flatMap(({ documents }) => documents)
        .toSorted(newest)
        .slice(0, limit);
    },
    async oldest() {
      const { documents } = await listDocuments(events, oldestEvent, options);
      return documents[0]?.timestamp ?? null;
    },
  };
}

/**
 * Reads the summary of a span: totals by counting on the server, lists of bounded length, and the same in pieces over time.
 * Logs what it failed by and rejects with it (PUB-332): a DatabaseError, or the signal's reason.
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
    pageViews,
    playbookAccesses,
    linkClicks,
    calendlyWidgetLoads,
    calendlyScheduling,
    recentAnalytics,
    proposalAccesses,
    proposalAuths,
    proposalDownloads,
    proposalShares,
    latestRequests,
    analyticsEvents,
    proposalEvents,
    oldestRequest,
    oldest,
  ] = await Promise.all([
    requests.count(span, undefined, signal),
    requests.count(span, 'pending', signal),
    requests.count(span, 'sent', signal),
    requests.count(span, 'completed', signal),
    requests.count(recent, undefined, signal),
    reader.count(span, ['page_view']),
    reader.count(span, ['playbook_access']),
    reader.count(span, ['playbook_link_click']),
    reader.count(span, ['calendly_widget_load']),
    reader.count(span, ['calendly_scheduling']),
    reader.count(recent),
    reader.count(span, ['proposal_access']),
    reader.count(span, ['proposal_auth']),
    reader.count(span, ['proposal_download']),
    reader.count(span, ['proposal_share']),
    requests.latest(span, most.requests, signal),
    reader.latest(span, most.eventsGiven),
    reader.latest(span, most.events, proposalEventNames),
    requests.oldest(signal),
    reader.oldest(),
  ]);

  const began = span.from ?? earlier(oldestRequest, oldest);
  const ends = span.to && span.to < now ? span.to : now;
  const buckets = began && began < ends ? bucketsOf(began, ends) : [];
  const hasProposals = proposalAccesses + proposalAuths + proposalDownloads + proposalShares > 0;
  const [activity, proposalStats] = await Promise.all([
    Promise.all(
      buckets.map(async (bucket): Promise<Activity> => {
        const [asked, opens, attempts, passedOn] = await Promise.all([
          totalRequests === 0 ? 0 : requests.count(bucket, undefined, signal),
          hasProposals ? reader.count(bucket, ['proposal_access']) : 0,
          hasProposals ? reader.count(bucket, ['proposal_auth']) : 0,
          hasProposals ? reader.count(bucket, ['proposal_download', 'proposal_share']) : 0,
        ]);
        return { ...bucket, requests: asked, opens, attempts, passedOn };
      }),
    ),
    statsByType(proposalEvents, (name, having) => reader.count(span, [name], having)),
  ]);

  return {
    totalRequests,
    pendingRequests,
    sentRequests,
    completedRequests,
    recentRequests,
    pageViews,
    playbookAccesses,
    linkClicks,
    calendlyWidgetLoads,
    calendlyScheduling,
    calendlyInteractions: calendlyWidgetLoads + calendlyScheduling,
    recentAnalytics,
    proposalAccesses,
    proposalAuths,
    proposalDownloads,
    proposalShares,
    proposalStats,
    proposalEventsRead: proposalEvents.length,
    activity,
    bundleRequests: latestRequests.slice(0, most.requestsGiven),
    latestRequests,
    analyticsEvents,
    lastUpdated: now.toISOString(),
  };
}

const earlier = (one: Date | null, other: Date | null): Date | undefined =>
  [one, other].filter((moment) => moment !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Counts each type that the latest events name over the whole span; who is unique, only these events tell. */
async function statsByType(
  latest: readonly StoredEvent[],
  count: (name: string, having: Readonly<Record<string, string>>) => Promise<number>,
): Promise<readonly ProposalStats[]> {
  const types = [...new Set(latest.map(proposalTypeOf))].filter((type) => type !== '').toSorted();
  return Promise.all(
    types.map(async (type) => {
      const having = { proposal_type: type };
      const [accesses, auths, opened, downloads, shares] = await Promise.all([
        count('proposal_access', having),
        count('proposal_auth', having),
        count('proposal_auth', { ...having, success: 'true' }),
        count('proposal_download', having),
        count('proposal_share', having),
      ]);
      const uniqueUsers = new Set(
        latest
          .filter((event) => event.eventName === 'proposal_access' && proposalTypeOf(event) === type)
          .map(recipientOf),
      ).size;
      return {
        type,
        accesses,
        auths,
        downloads,
        shares,
        uniqueUsers,
        successRate: successRate(uniqueUsers, accesses),
        openedRate: successRate(opened, auths),
      };
    }),
  );
}
