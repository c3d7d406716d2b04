import type { EventName } from '@/features/analytics/events';
import { seedPages } from './proposals/pages';

interface SeedVisit {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const site = 'https://www.acf.example';

let count = 0;
function event(
  name: EventName,
  at: string,
  parameters: Readonly<Record<string, string>> = {},
  page?: readonly [title: string, path: string],
): SeedVisit {
  count += 1;
  return {
    id: `seedVisit${String(count).padStart(11, '0')}`,
    fields: {
      eventName: name,
      parameters,
      timestamp: new Date(at),
      userAgent: 'Mozilla/5.0',
      referrer: 'direct',
      ...(page && { pageTitle: `${page[0]} · ACF`, pageLocation: site + page[1] }),
    },
  };
}

/** Returns the parameters of a visit to a gate of the demonstration: the page and its client. */
const at = (slug: keyof typeof seedPages) => ({
  proposal_type: slug,
  client_name: seedPages[slug].clientName,
});
const charity = at('canadian-cancer-society');
const orchestra = at('toronto-symphony-orchestra-presentation');

/** The visits during the weeks of the demonstration. */
export const seedVisits: readonly SeedVisit[] = [
  event('page_view', '2026-10-28T14:02:00Z', {}, ['Home', '/']),
  event('page_view', '2026-10-30T16:18:00Z', {}, ['Start here', '/impactplaybooks']),
  event('page_view', '2026-11-04T09:40:00Z', {}, ['Day-1 Impact Playbook', '/playbook/day1-impact']),
  event('playbook_access', '2026-11-04T09:40:01Z', { playbook_type: 'day1-impact' }),
  event('playbook_link_click', '2026-11-04T09:44:00Z', { link_type: 'resource', link_url: '/videos' }),
  event('calendly_widget_load', '2026-11-06T10:10:00Z'),
  event('calendly_scheduling', '2026-11-06T10:12:00Z'),
  event('proposal_auth', '2026-11-10T13:00:00Z', { ...charity, success: 'false' }),
  event('proposal_auth', '2026-11-10T13:01:00Z', { ...charity, success: 'true' }),
  event('proposal_access', '2026-11-10T13:01:01Z', { ...charity, recipient: 'a1b2c3' }),
  event('proposal_download', '2026-11-10T13:09:00Z', charity),
  event('page_view', '2026-11-12T09:08:00Z', {}, ['Start here', '/impactplaybooks']),
  event('proposal_auth', '2026-11-16T15:30:00Z', { ...orchestra, success: 'true' }),
  event('proposal_access', '2026-11-16T15:30:01Z', { ...orchestra, recipient: 'd4e5f6' }),
  event('proposal_share', '2026-11-16T15:41:00Z', { ...orchestra, share_method: 'copy_link' }),
  event('page_view', '2026-11-17T10:56:00Z', {}, ['Contact', '/contact']),
  event('page_view', '2026-11-18T20:37:00Z', {}, ['Home', '/']),
  event('page_view', '2026-11-19T14:01:00Z', {}, ['Start here', '/impactplaybooks']),
];
