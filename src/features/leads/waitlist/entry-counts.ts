import type { Count } from '@/shared/lists/use-counts';
import { type WaitlistEntry, type WaitlistStatus, waitlistStatuses } from '../schema';
import { entriesOf } from './queries';

/** The counts of the waitlist's entries, of all and by status. */
export const entryCounts = Object.fromEntries(
  (['all', ...waitlistStatuses] as const).map((filter) => [
    filter,
    { query: entriesOf(filter), has: ({ status }) => filter === 'all' || status === filter },
  ]),
) as Readonly<Record<WaitlistStatus | 'all', Count<WaitlistEntry>>>;
