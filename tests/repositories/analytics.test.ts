import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadSource } from '@/app/routes/admin/lead-source';
import { events, latestEvents } from '@/features/analytics/queries';
import { analyticsEvents } from '@/features/analytics/event-record';
import { readLongLists, readSummary } from '@/features/analytics/viewer/summary';
import type { LeadStatus } from '@/features/leads/schema';
import { commit, create } from '@/shared/firebase/commit';
import { listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import { covers } from '@/testing/covers';
import { aLead } from '@/testing/records/lead';
import { beginAnew } from './local-backend';
import { asOwner, signIn } from './people';
import { storeRecords } from './store-records';

const now = new Date('2026-11-22T15:00:00Z');
const day = 24 * 60 * 60 * 1_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

interface Stored {
  readonly name: string;
  readonly at: Date | string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Stores events as given, bypassing the rules. */
async function store(list: readonly Stored[]): Promise<void> {
  asOwner();
  for (let first = 0; first < list.length; first += 400) {
    await commit(
      list.slice(first, first + 400).map(({ name, at, parameters = {} }) =>
        create(analyticsEvents, randomId(), {
          eventName: name,
          parameters,
          timestamp: at as Date,
          userAgent: '',
          referrer: 'direct',
        }),
      ),
    );
  }
}

const storeRequests = (list: readonly { readonly at: Date; readonly status?: LeadStatus }[]) =>
  storeRecords({
    leads: list.map(({ at, status = 'pending' }, index) =>
      aLead({ id: `person${index}`, name: `Person ${index}`, status, createdAt: at }),
    ),
  });

const many = (count: number, one: (index: number) => Stored): Stored[] =>
  Array.from({ length: count }, (_, index) => one(index));

beforeEach(beginAnew);
describe('the summary', () => {
  it(
    'counts requests in total, by status, and of the last seven days',
    covers('PUB-310', 'PUB-311', 'PUB-312', 'PUB-313', 'PUB-314'),
    async () => {
      await storeRequests([
        { at: ago(0.5) },
        { at: ago(6.99) },
        { at: ago(7.01), status: 'sent' },
        { at: ago(40), status: 'completed' },
        { at: ago(400), status: 'sent' },
      ]);
      await signIn('ada');
      const summary = await readSummary({}, leadSource, { now });
      expect(summary).toMatchObject({
        totalRequests: 5,
        pendingRequests: 2,
        sentRequests: 2,
        completedRequests: 1,
        recentRequests: 2,
        lastUpdated: '2026-11-22T15:00:00.000Z',
      });
      expect(summary.latestRequests.map(({ createdAt }) => createdAt)).toEqual([
        ago(0.5),
        ago(6.99),
        ago(7.01),
        ago(40),
        ago(400),
      ]);
    },
  );

  const storeCounts = (counts: Readonly<Record<string, number>>) =>
    store(Object.entries(counts).flatMap(([name, count]) => many(count, () => ({ name, at: ago(10) }))));

  it(
    'counts visits and link clicks by event name, however many there are',
    covers('PUB-315', 'PUB-316', 'PUB-317', 'PUB-321', 'PUB-330'),
    async () => {
      await storeCounts({ page_view: 1_003, playbook_access: 2, playbook_link_click: 3 });
      await store([{ name: 'page_speed', at: ago(1) }]);
      await signIn('ada');
      expect(await readSummary({}, leadSource, { now })).toMatchObject({
        pageViews: 1_003,
        playbookAccesses: 2,
        linkClicks: 3,
        recentAnalytics: 1,
        lastUpdated: '2026-11-22T15:00:00.000Z',
      });
    },
  );

  it(
    'counts widget loads, scheduled sessions and their sum',
    covers('PUB-318', 'PUB-319', 'PUB-320'),
    async () => {
      await storeCounts({ calendly_widget_load: 4, calendly_scheduling: 5 });
      await signIn('ada');
      expect(await readSummary({}, leadSource, { now })).toMatchObject({
        calendlyWidgetLoads: 4,
        calendlyScheduling: 5,
        calendlyInteractions: 9,
      });
    },
  );

  it('counts proposal events by name', covers('PUB-322', 'PUB-323', 'PUB-324', 'PUB-325'), async () => {
    await storeCounts({ proposal_access: 6, proposal_auth: 7, proposal_download: 8, proposal_share: 9 });
    await signIn('ada');
    expect(await readSummary({}, leadSource, { now })).toMatchObject({
      proposalAccesses: 6,
      proposalAuths: 7,
      proposalDownloads: 8,
      proposalShares: 9,
    });
  });

  it('reads limited lists, newest first', covers('PUB-308', 'PUB-309', 'PUB-328', 'PUB-329'), async () => {
    await storeRequests(Array.from({ length: 101 }, (_, index) => ({ at: ago(index) })));
    const opened = (client_name: string) => ({ proposal_type: 'a', client_name });
    await store(
      many(1_001, (index) => ({
        name: 'proposal_access',
        at: ago(index / 100),
        parameters: opened(index === 1_000 ? 'The oldest' : 'The rest'),
      })),
    );
    await signIn('ada');
    const summary = await readSummary({}, leadSource, { now });
    expect(summary.latestRequests).toHaveLength(20);
    expect(summary.analyticsEvents).toHaveLength(20);
    const lists = await readLongLists({}, leadSource);
    expect(lists.latestRequests).toHaveLength(100);
    expect(lists.latestRequests.at(-1)?.createdAt).toEqual(ago(99));
    expect(lists.bundleRequests).toEqual(lists.latestRequests.slice(0, 10));
    expect(lists.analyticsEvents).toHaveLength(50);
    expect(lists.analyticsEvents[0]?.timestamp).toEqual(ago(0));
    expect(summary.isCapped).toBe(true);
    // All are counted, but the oldest is not among those that determine unique users.
    expect(summary.proposalStats).toMatchObject([{ accesses: 1_001, uniqueUsers: 1 }]);
  });

  it('separates the types of proposal', covers('PUB-326', 'WRK-641'), async () => {
    const of = (proposal_type: string, more: Readonly<Record<string, string>> = {}) => ({
      proposal_type,
      client_name: proposal_type,
      ...more,
    });
    await store([
      { name: 'proposal_access', at: ago(1), parameters: of('a', { recipient: '1' }) },
      { name: 'proposal_access', at: ago(1), parameters: of('a', { recipient: '1' }) },
      { name: 'proposal_access', at: ago(1), parameters: of('a', { recipient: '2' }) },
      { name: 'proposal_auth', at: ago(1), parameters: of('a', { success: 'true' }) },
      { name: 'proposal_auth', at: ago(1), parameters: of('a', { success: 'false' }) },
      { name: 'proposal_download', at: ago(1), parameters: of('a') },
      { name: 'proposal_share', at: ago(1), parameters: of('b', { share_method: 'copy_link' }) },
    ]);
    await signIn('ada');
    const { proposalStats } = await readSummary({}, leadSource, { now });
    expect(proposalStats).toEqual([
      {
        type: 'a',
        accesses: 3,
        auths: 2,
        downloads: 1,
        shares: 0,
        uniqueUsers: 2,
        uniqueRate: 67,
        openedRate: 50,
      },
      {
        type: 'b',
        accesses: 0,
        auths: 0,
        downloads: 0,
        shares: 1,
        uniqueUsers: 0,
        uniqueRate: undefined,
        openedRate: undefined,
      },
    ]);
  });

  it('counts and lists what is within a date range, and its intervals add up to the total', async () => {
    await storeRequests([{ at: ago(1) }, { at: ago(3) }, { at: ago(30) }]);
    await store([
      { name: 'page_view', at: ago(2) },
      { name: 'page_view', at: ago(20) },
      { name: 'proposal_access', at: ago(2), parameters: { proposal_type: 'a', client_name: 'A' } },
      { name: 'proposal_share', at: ago(4), parameters: { proposal_type: 'a', client_name: 'A' } },
      { name: 'proposal_auth', at: ago(50), parameters: { proposal_type: 'b', client_name: 'B' } },
    ]);
    await signIn('ada');
    const week = await readSummary({ from: ago(7), to: ago(0) }, leadSource, { now });
    expect(week).toMatchObject({ totalRequests: 2, pageViews: 1, proposalAuths: 0 });
    expect(week.proposalStats.map(({ type }) => type)).toEqual(['a']);
    expect(week.analyticsEvents).toHaveLength(3);
    const all = await readSummary({}, leadSource, { now });
    expect(all.activity[0]?.from.getTime()).toBeLessThanOrEqual(ago(50).getTime());
    const sum = (of: 'requests' | 'opens' | 'attempts' | 'passedOn') =>
      all.activity.reduce((total, piece) => total + piece[of], 0);
    expect([sum('requests'), sum('opens'), sum('attempts'), sum('passedOn')]).toEqual([3, 1, 1, 1]);
  });

  it('includes times stored as text among database timestamps', covers('PUB-331'), async () => {
    await store([
      { name: 'page_view', at: ago(1) },
      { name: 'playbook_access', at: ago(2).toISOString() },
      { name: 'page_view', at: ago(3) },
      { name: 'page_view', at: ago(30).toISOString() },
    ]);
    await signIn('ada');
    const all = await readSummary({}, leadSource, { now });
    expect(all.analyticsEvents.map(({ timestamp }) => timestamp)).toEqual([ago(1), ago(2), ago(3), ago(30)]);
    expect(all).toMatchObject({ pageViews: 3, recentAnalytics: 3 });
    const week = await readSummary({ from: ago(7) }, leadSource, { now });
    expect(week).toMatchObject({ pageViews: 2, playbookAccesses: 1 });
    expect(week.analyticsEvents).toHaveLength(3);
  });

  it('is empty for an empty site', async () => {
    await signIn('ada');
    expect(await readSummary({}, leadSource, { now })).toMatchObject({
      totalRequests: 0,
      activity: [],
      proposalStats: [],
      analyticsEvents: [],
    });
  });

  it(
    'is denied to a regular user, logged, and rejected with the error',
    covers('PUB-332', 'WRK-794'),
    async () => {
      await store([{ name: 'page_view', at: ago(1) }]);
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      await signIn('mia');
      await expect(readSummary({}, leadSource, { now })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      expect(logged).toHaveBeenCalledWith(
        'Error fetching analytics data:',
        expect.objectContaining({ code: 'permission-denied' }),
      );
      await expect(listDocuments(events, latestEvents({}, 1))).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await signIn('ada');
      expect((await listDocuments(events, latestEvents({}, 1))).documents).toHaveLength(1);
    },
  );
});
