import * as fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadSource } from '@/app/routes/admin/lead-source';
import { analyticsEvents } from '@/features/analytics/event-record';
import type { Span } from '@/features/analytics/queries';
import { periodChoices, spanOf } from '@/features/analytics/viewer/periods';
import { readSummary, type Summary } from '@/features/analytics/viewer/summary';
import { leads } from '@/features/leads/collections';
import { commit, create, type Write } from '@/shared/firebase/commit';
import { randomId } from '@/shared/lib/random-id';
import { covers } from '@/testing/covers';
import { sumDays } from '../../functions/src/services/daily-figures';
import { openLocalApi } from '../../scripts/local/api';
import { whileWriteFails } from '../functions/failing-writes';
import { beginAnew, stored } from './local-backend';
import { asOwner, signIn } from './people';

const hostOf = (name: string) => String(import.meta.env[name]);
const firestore = hostOf('VITE_FIRESTORE_EMULATOR_HOST');
const api = await openLocalApi({
  projectId: 'demo-acf',
  firestore,
  auth: hostOf('VITE_AUTH_EMULATOR_HOST'),
  storage: hostOf('VITE_STORAGE_EMULATOR_HOST'),
  settings: {},
});
const { database } = api.backend;
afterAll(() => api.close());

const hour = 60 * 60_000;
const day = 24 * hour;

interface Event {
  readonly name: string;
  readonly at: Date;
  readonly isText?: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
}

async function write(writes: readonly Write[]): Promise<void> {
  asOwner();
  for (let first = 0; first < writes.length; first += 400) await commit(writes.slice(first, first + 400));
}

const store = (events: readonly Event[]): Promise<void> =>
  write(
    events.map(({ name, at, isText = false, parameters = {} }) =>
      create(analyticsEvents, randomId(), {
        eventName: name,
        parameters,
        timestamp: isText ? (at.toISOString() as unknown as Date) : at,
        userAgent: '',
        referrer: 'direct',
        ...(name === 'page_view' && { pageTitle: 'Home', pageLocation: 'https://acf.example/videos' }),
      }),
    ),
  );

const storeRequests = (moments: readonly Date[]): Promise<void> =>
  write(
    moments.map((createdAt, index) =>
      create(leads, randomId(), {
        name: `Person ${index}`,
        email: `p${index}@a.example`,
        bundleType: 'Day-1 Impact Playbook',
        status: index % 2 === 0 ? 'pending' : 'sent',
        createdAt,
      }),
    ),
  );

/** Sums up as the nightly function does, without logging. */
const sum = (now: Date, limits?: { readonly mostRecords: number }) => sumDays(database, now, limits);

const read = async (span: Span, now: Date): Promise<Summary> => {
  await signIn('ada');
  return readSummary(span, leadSource, { now });
};

beforeEach(beginAnew);
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  vi.restoreAllMocks();
});

/** A failure can be repeated with TEST_SEED and the printed number, as in all property tests. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1e9);

const names = [
  'page_view',
  'page_speed',
  'playbook_access',
  'playbook_link_click',
  'calendly_widget_load',
  'calendly_scheduling',
  'proposal_access',
  'proposal_auth',
  'proposal_view',
  'proposal_download',
  'proposal_share',
];

const eventBetween = (from: Date, to: Date): fc.Arbitrary<Event> =>
  fc.record({
    name: fc.constantFrom(...names),
    at: fc.date({ min: from, max: to, noInvalidDate: true }),
    isText: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    parameters: fc
      .record(
        {
          proposal_type: fc.constantFrom('a', 'b', '', '__proto__'),
          client_name: fc.constantFrom('Shelter', 'Quartet'),
          recipient: fc.constantFrom('r1', 'r2', 'r3', '*'.repeat(2)),
          success: fc.constantFrom('true', 'false'),
        },
        { requiredKeys: [] },
      )
      .map((parameters) => ({ ...parameters })),
  });

describe('daily sums', () => {
  // Clocks change on 8 March and 1 November in Canada, and on 5 April and 27 September in New Zealand. Two of
  // the zones are not whole hours from UTC.
  it.each([
    ['America/Toronto', '2026-10-05T00:00:00Z', '2026-11-10T15:20:00Z'],
    ['America/St_Johns', '2026-02-20T00:00:00Z', '2026-03-20T15:20:00Z'],
    ['Asia/Katmandu', '2026-06-20T00:00:00Z', '2026-07-20T20:10:00Z'],
    ['Pacific/Auckland', '2026-03-20T00:00:00Z', '2026-04-20T13:05:00Z'],
    ['Pacific/Auckland', '2026-09-10T00:00:00Z', '2026-10-05T09:05:00Z'],
  ])(
    'show the same figures as a count of all events, in %s until %s',
    { ...covers('ANA-01'), timeout: 60_000 },
    async (timeZone, from, until) => {
      process.env['TZ'] = timeZone;
      const now = new Date(until);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      const [events = []] = fc.sample(
        fc.array(eventBetween(new Date(from), now), { minLength: 250, maxLength: 250 }),
        { numRuns: 1, seed },
      );
      await store(events);
      const moments = fc.sample(fc.date({ min: new Date(from), max: now, noInvalidDate: true }), {
        numRuns: 30,
        seed,
      });
      await storeRequests(moments);
      const spans = [
        {},
        ...periodChoices
          .filter((period) => period !== 'custom')
          .map((period) => spanOf({ period, from: '', to: '' }, now)),
        spanOf({ period: 'custom', from: from.slice(0, 10), to: until.slice(0, 10) }, now),
        spanOf({ period: 'custom', from: '2026-03-07', to: '2026-03-09' }, now),
        spanOf({ period: 'custom', from: '2026-10-31', to: '2026-11-02' }, now),
        spanOf({ period: 'custom', from: '2026-09-26', to: '2026-10-02' }, now),
        spanOf({ period: 'custom', from: '2026-04-04', to: '2026-04-06' }, now),
      ].filter((span) => span !== 'wrong-way');
      const before: Summary[] = [];
      for (const span of spans) before.push(await read(span, now));
      expect(before[0]?.pageViews).toBe(events.filter(({ name }) => name === 'page_view').length);
      expect(await sum(now)).toBeGreaterThan(20);
      for (const [index, span] of spans.entries())
        expect(await read(span, now), `TEST_SEED=${seed}`).toEqual(before[index]);
    },
  );

  const now = new Date('2026-11-22T15:00:00Z');
  const at = (days: number) => new Date(now.getTime() - days * day);
  const view = (days: number): Event => ({ name: 'page_view', at: at(days) });
  const sums = async () => [await stored('dailyFigures'), await stored('monthlyFigures')];

  it('stay the same when a day is counted again', covers('ANA-01'), async () => {
    const opened = { proposal_type: 'a', client_name: 'A' };
    await store([view(1), view(1), view(3), { name: 'proposal_access', at: at(2), parameters: opened }]);
    await storeRequests([at(1), at(2)]);
    expect(await sum(now)).toBe(3);
    const first = await sums();
    expect(first[0]?.map(({ id }) => id)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
    expect(first[0]?.[2]?.fields).toEqual({
      rows: { stringValue: '[[60,"#request",1],[60,"page_view",2]]' },
      pages: { stringValue: '[["/videos",2]]' },
      sources: { stringValue: '[["direct",2]]' },
    });
    expect(await sum(now)).toBe(2);
    expect(await sums()).toEqual(first);
    await database.recursiveDelete(database.collection('dailyFigures'));
    await database.recursiveDelete(database.collection('monthlyFigures'));
    expect(await sum(now)).toBe(3);
    expect(await sums()).toEqual(first);
  });

  it('fill missing days, newest first, up to one night’s limit', async () => {
    await store([view(1), view(1), view(5), view(40)]);
    expect(await sum(now, { mostRecords: 3 })).toBe(5);
    expect(await read({}, now)).toMatchObject({ pageViews: 4, recentAnalytics: 3 });
    expect(await sum(now)).toBe(37);
    expect(await read({}, now)).toMatchObject({ pageViews: 4, recentAnalytics: 3 });
    const later = new Date(now.getTime() + 3 * day);
    expect(await sum(later)).toBe(3);
    expect(await read({}, later)).toMatchObject({ pageViews: 4, recentAnalytics: 2 });
  });

  it(
    'include deletions and late events of the last two days, and requests of any day',
    covers('ANA-01'),
    async () => {
      await store([view(1), view(2), view(30)]);
      await storeRequests([...Array.from({ length: 24 }, (_, index) => at(index)), at(30)]);
      await sum(now);
      const [events, gone] = [await stored('analyticsEvents'), await stored('bundleRequests')];
      const yesterday = events.find(
        ({ fields: { timestamp } }) =>
          timestamp !== undefined &&
          'timestampValue' in timestamp &&
          Date.parse(timestamp.timestampValue) === at(1).getTime(),
      );
      await database.doc(`analyticsEvents/${yesterday?.id}`).delete();
      await store([view(1), view(1)]);
      await sum(now);
      expect(await read({}, now)).toMatchObject({ pageViews: 4 });
      await database.doc(`bundleRequests/${gone[0]?.id}`).delete();
      const { totalRequests, activity } = await read({}, now);
      expect(totalRequests).toBe(24);
      expect(activity.reduce((total, { requests }) => total + requests, 0)).toBe(24);
    },
  );

  it('of other days are written if one day fails, which follows the next night', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await store([view(1), view(2), view(3)]);
    expect(await whileWriteFails(database, 2, () => sum(now))).toBe(true);
    expect(logged.mock.calls.flat().join()).toContain('Failed: sums of 2026-11-20.');
    expect((await stored('dailyFigures')).map(({ id }) => id)).toEqual(['2026-11-19', '2026-11-21']);
    expect(await read({}, now)).toMatchObject({ pageViews: 3 });
    await sum(now);
    expect((await stored('dailyFigures')).map(({ id }) => id)).toContain('2026-11-20');
  });

  /** Counts the billed reads of some work: documents, counts, and the caller's record for each request. */
  async function readsOf(work: () => Promise<unknown>): Promise<number> {
    const total = async () => {
      const answer = await fetch(`http://${firestore}/emulator/v1/reads`);
      const { documents, aggregations } = (await answer.json()) as {
        documents: number;
        aggregations: number;
      };
      return documents + aggregations;
    };
    const before = await total();
    const sent = vi.spyOn(globalThis, 'fetch');
    await work();
    const requests = sent.mock.calls.length;
    sent.mockRestore();
    return (await total()) - before + requests;
  }

  it('of 13 months need at most 120 document reads for any date range', {
    ...covers('ANA-01'),
    timeout: 60_000,
  }, async () => {
    const opened = (index: number) => ({
      proposal_type: `p${index % 3}`,
      client_name: 'A',
      recipient: `r${index}`,
    });
    await store([
      ...Array.from({ length: 400 }, (_, index) => view(index + 0.3)),
      ...Array.from(
        { length: 400 },
        (_, index): Event => ({
          name: 'proposal_access',
          at: at(index),
          parameters: opened(index),
        }),
      ),
      // More events today than the list of the latest holds.
      ...Array.from({ length: 40 }, () => view(0.01)),
    ]);
    await storeRequests(Array.from({ length: 200 }, (_, index) => at(index * 2)));
    await sum(now);
    await signIn('ada');
    const spans: readonly Span[] = [
      ...periodChoices.map((period) => spanOf({ period, from: '', to: '' }, now)),
      spanOf({ period: 'custom', from: '2025-12-03', to: '2026-08-29' }, now),
    ].filter((span) => span !== 'wrong-way');
    for (const span of spans) {
      const reads = await readsOf(() => readSummary(span, leadSource, { now }));
      expect(reads, JSON.stringify(span)).toBeLessThanOrEqual(120);
    }
  });
});
