import { defineQueries } from '@/shared/firebase/query-table';
import { textParameter } from '@/shared/lists/address/address-state';
import { defineList, fieldFilter } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { type Count, countOf } from '@/shared/lists/use-counts';
import { waitlist } from '../collections';
import { leadsPerPage } from '../queries';
import { type WaitlistEntry, type WaitlistStatus, waitlistStatuses } from '../schema';

/** The waitlist, as a tab beside the leads lists it. */
export const waitlistList = defineList(waitlist, {
  filters: {
    status: fieldFilter<WaitlistEntry, WaitlistStatus>('status', waitlistStatuses),
  },
  sorts: ['createdAt'],
  usual: { sort: 'createdAt', direction: 'desc' },
  order: ({ direction }) => [['createdAt', direction]],
  pageSize: leadsPerPage,
  state: { open: textParameter('open'), tab: textParameter('tab') },
});
export type WaitlistView = Parameters<typeof waitlistList.query>[0];

/** The counts of the waitlist's entries, of all and by status. */
export const entryCounts = Object.fromEntries(
  (['all', ...waitlistStatuses] as const).map((status) => [
    status,
    countOf(waitlistList, { search: '', status }),
  ]),
) as Readonly<Record<WaitlistStatus | 'all', Count<WaitlistEntry>>>;

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(waitlist, shapesOf(waitlistList, { status: ['pending'] }), {
    noIndex: ['linkedin', 'company', 'role', 'fullName'],
  }),
];
