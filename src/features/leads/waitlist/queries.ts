import { defineQueries } from '@/shared/firebase/query-table';
import { textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { type Count, countOf } from '@/shared/lists/counts/list-count';
import { waitlist } from '../collections';
import { leadsPerPage } from '../queries';
import { type WaitlistEntry, type WaitlistStatus, waitlistStatuses } from '../schema';

/** The definition of the waitlist's list, shown in a tab next to the leads. */
export const waitlistList = defineList(waitlist, {
  filters: {
    status: choiceFilter<WaitlistEntry, WaitlistStatus>('status', waitlistStatuses, {
      field: 'status',
      where: (status) => ['status', '==', status],
      has: (entry, status) => entry.status === status,
    }),
  },
  sorts: ['createdAt'],
  usual: { sort: 'createdAt', direction: 'desc' },
  order: ({ direction }) => [['createdAt', direction]],
  pageSize: leadsPerPage,
  state: { open: textParameter('open'), tab: textParameter('tab') },
});
export type WaitlistView = Parameters<typeof waitlistList.query>[0];

/** The counts of all waitlist entries and of each status. */
export const entryCounts = Object.fromEntries(
  (['all', ...waitlistStatuses] as const).map((status) => [
    status,
    countOf(waitlistList, { search: '', status }),
  ]),
) as Readonly<Record<WaitlistStatus | 'all', Count<WaitlistEntry>>>;

/** Returns every query of the collection, so that the indexes can be generated. */
export const queryTables = () => [
  defineQueries(waitlist, shapesOf(waitlistList, { status: ['pending'] }), {
    noIndex: ['linkedin', 'company', 'role', 'fullName'],
  }),
];
