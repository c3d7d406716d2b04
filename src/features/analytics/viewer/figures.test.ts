import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { csvOf } from '@/shared/lib/csv';
import { covers } from '@/testing/covers';
import { eventSchema, momentOf, type StoredEvent } from '../schema';
import { describeEvent } from './event-format';
import { proposalSentence, proposalsByType, requestSentence, requestTable, summaryRows } from './figures';
import { percentOf, recipientOf } from '../proposal-events';
import type { Activity, Summary } from './summary';

const at = new Date('2026-11-20T12:00:00Z');
const event = (
  eventName: string,
  parameters: Readonly<Record<string, string>> = {},
  pageTitle?: string,
): StoredEvent => ({ eventName, parameters, pageTitle, timestamp: at });

describe('The success rate', () => {
  it.each([
    [2, 3, 67],
    [1, 3, 33],
    [0, 4, 0],
    [3, 3, 100],
  ])(
    'of %i unique users in %i accesses is %i percent',
    covers('PUB-327', 'WRK-549'),
    (users, accesses, rate) => {
      expect(percentOf(users, accesses)).toBe(rate);
    },
  );

  it('is undefined without accesses and at most 100 percent', () => {
    expect(percentOf(0, 0)).toBeUndefined();
    expect(percentOf(5, 4)).toBe(100);
  });

  it('counts recipients by their hash, or by client without one', () => {
    const client = { client_name: 'Harbour Shelter' };
    expect(recipientOf(event('proposal_access', { ...client, recipient: 'a1' }))).toBe('a1');
    expect(recipientOf(event('proposal_access', client))).toBe('Harbour Shelter');
  });
});

describe('A stored event', () => {
  it.each([
    [at, at],
    [at.toISOString(), at],
    [at.getTime(), at],
    [{ seconds: at.getTime() / 1000, nanoseconds: 0 }, at],
    ['some day', null],
    [undefined, null],
  ])('reads its time from %j', covers('PUB-331'), (stored, moment) => {
    expect(momentOf(stored)).toEqual(moment);
  });

  it('keeps the parameters that are text, numbers or booleans, as text', covers('WRK-634'), () => {
    const parsed = z.parse(eventSchema, {
      eventName: 'proposal_auth',
      parameters: { success: true, tries: 2, nested: { a: 1 } },
      timestamp: at.toISOString(),
      userAgent: 'Mozilla/5.0',
    });
    expect(parsed).toEqual({
      eventName: 'proposal_auth',
      parameters: { success: 'true', tries: '2' },
      timestamp: at,
    });
  });

  it.each([
    ['page_view', {}, 'Page viewed', ''],
    ['calendly_widget_load', {}, 'Scheduling widget loaded', ''],
    ['calendly_scheduling', {}, 'Session scheduled', ''],
    ['proposal_download', {}, 'Proposal downloaded', ''],
  ])('recognizes %s without parameters', covers('WRK-635'), (name, parameters, words, details) => {
    expect(describeEvent(event(name, parameters))).toEqual({ name: words, details });
  });

  it('names the pressed link', covers('WRK-636'), () => {
    const parameters = { link_type: 'resource', link_url: '/videos' };
    expect(describeEvent(event('playbook_link_click', parameters)).details).toBe('resource · /videos');
  });

  it('names the opened playbook', covers('WRK-637'), () => {
    expect(describeEvent(event('playbook_access', { playbook_type: 'day1-impact' }))).toEqual({
      name: 'Playbook opened',
      details: 'day1-impact',
    });
  });

  it('names the opened proposal and its client', covers('WRK-638'), () => {
    const parameters = { proposal_type: 'harbour-shelter', client_name: 'Harbour Shelter' };
    expect(describeEvent(event('proposal_access', parameters)).details).toBe(
      'harbour-shelter · Harbour Shelter',
    );
  });

  it('says whether a code was right', covers('WRK-639'), () => {
    const details = (success: string) =>
      describeEvent(event('proposal_auth', { success, proposal_type: 'x' })).details;
    expect(details('true')).toBe('right code · x');
    expect(details('false')).toBe('wrong code · x');
  });

  it('says how a proposal was shared', covers('WRK-640'), () => {
    const parameters = { share_method: 'copy_link', proposal_type: 'x' };
    expect(describeEvent(event('proposal_share', parameters)).details).toBe('copy_link · x');
  });

  it('shows the parameters of an unknown event and the page of a visit', () => {
    expect(describeEvent(event('newer', { kind: 'a' }))).toEqual({ name: 'newer', details: 'kind: a' });
    expect(describeEvent(event('page_view', {}, 'About · ACF')).details).toBe('About · ACF');
  });
});

const piece = (label: string, part: Partial<Activity>): Activity => ({
  label,
  from: at,
  to: at,
  requests: 0,
  opens: 0,
  attempts: 0,
  passedOn: 0,
  ...part,
});

describe('The sentence of a chart', () => {
  it('names the total and the busiest time', () => {
    expect(requestSentence([piece('Nov 1', { requests: 2 }), piece('Nov 2', { requests: 5 })])).toBe(
      'We received 7 requests. The busiest time was Nov 2, with 5.',
    );
    expect(
      proposalSentence([piece('Nov 1', { opens: 1, attempts: 3 }), piece('Nov 2', { passedOn: 1 })]),
    ).toBe(
      'Proposals were opened once. The busiest time was Nov 1 (once). There were 3 attempts to open one and 1 download or share.',
    );
  });

  it('says when there is nothing to show', () => {
    expect(requestSentence([piece('Nov 1', {})])).toBe('No requests in this period.');
    expect(proposalSentence([piece('Nov 1', {})])).toBe('No proposal activity in this period.');
    expect(proposalSentence([piece('Nov 1', { attempts: 2 })])).toBe(
      'No proposal was opened in this period. There were 2 attempts to open one.',
    );
  });
});

describe('Exported files', () => {
  const request = {
    id: 'a',
    name: '=HYPERLINK("https://evil.example")',
    email: '+1@b.example',
    type: 'Message',
    status: 'Pending',
    createdAt: at,
  };

  it('escape cells that a spreadsheet would run as a formula', () => {
    const { columns, rows } = requestTable([request]);
    const text = csvOf([columns.map(({ label }) => label), ...rows.map(({ cells }) => cells)]);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")",'+1@b.example,Message`);
  });

  it('contain every figure of the summary with its label, and the rates as shown', () => {
    const summary: Summary = {
      totalRequests: 11,
      pendingRequests: 5,
      sentRequests: 4,
      completedRequests: 2,
      recentRequests: 3,
      pageViews: 101,
      playbookAccesses: 7,
      linkClicks: 6,
      calendlyWidgetLoads: 9,
      calendlyScheduling: 8,
      calendlyInteractions: 17,
      recentAnalytics: 12,
      proposalAccesses: 3,
      proposalAuths: 5,
      proposalDownloads: 1,
      proposalShares: 0,
      proposalStats: [
        {
          type: 'harbour-shelter',
          accesses: 3,
          auths: 5,
          downloads: 1,
          shares: 0,
          uniqueUsers: 2,
          uniqueRate: 67,
          openedRate: undefined,
        },
      ],
      isCapped: false,
      activity: [],
      latestRequests: [request],
      analyticsEvents: [{ id: 'e', ...event('page_view') }],
      lastUpdated: at.toISOString(),
    };
    const rows = summaryRows(summary, {
      bundleRequests: [request],
      latestRequests: [request],
      analyticsEvents: summary.analyticsEvents,
    }).map((row) => row.join('|'));
    expect(rows).toEqual(
      expect.arrayContaining([
        'Total requests|11',
        'Pending|5',
        'Sent|4',
        'Completed|2',
        'Page views|101',
        'Loads and sessions|17',
        'harbour-shelter|3|2|1|0|67%|5|-',
      ]),
    );
    expect(proposalsByType(summary).rows[0]?.cells[5]).toBe('67%');
  });
});
