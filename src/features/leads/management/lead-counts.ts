import { type Count, countOf } from '@/shared/lists/counts/list-count';
import { leadList, type LeadView, typedLeads } from '../queries';
import type { Lead, LeadStatus } from '../schema';

const withStatus = (status: LeadStatus | 'all') => countOf(leadList, { search: '', status, kind: 'all' });

/** The counts shown on the tiles. */
export const tileCounts: Readonly<Record<'total' | LeadStatus, Count<Lead>>> = {
  total: withStatus('all'),
  pending: withStatus('pending'),
  sent: withStatus('sent'),
  completed: withStatus('completed'),
};

// Leads without a type are playbook requests, but a query for playbook requests cannot find them.
const withTyped: Readonly<Record<string, Count<Lead>>> = {
  ...tileCounts,
  typed: { query: typedLeads, has: ({ bundleType }) => !!bundleType },
};

/**
 * Returns the counts that the screen needs besides the view: the tiles, and the number of playbook requests
 * with a type.
 */
export const countsFor = ({ kind }: LeadView): Readonly<Record<string, Count<Lead>>> =>
  kind === 'playbook' ? withTyped : tileCounts;
