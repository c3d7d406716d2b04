import { listEnd, type ListQuery } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf, textParameter } from '@/shared/lists/address/address-state';
import type { Count } from '@/shared/lists/use-counts';
import { pageParameters, pageQuery } from '@/shared/lists/pages/cursor-pages';
import { waitlist } from '../collections';
import { type WaitlistEntry, type WaitlistStatus, waitlistStatuses } from '../schema';

/** The state of the waitlist in the address; `tab` names it beside the leads. */
export const waitlistParameters = {
  status: choiceParameter<WaitlistStatus | 'all'>('status', ['all', ...waitlistStatuses], 'all'),
  direction: choiceParameter<'asc' | 'desc'>('dir', ['asc', 'desc'], 'desc'),
  ...pageParameters,
  open: textParameter('open'),
};
export type WaitlistState = StateOf<typeof waitlistParameters>;
export type WaitlistView = Pick<WaitlistState, 'status' | 'direction'>;

/** The entries of one status, or all of them. */
export const entriesOf = (status: WaitlistStatus | 'all'): ListQuery<WaitlistEntry> => ({
  where: status === 'all' ? [] : [['status', '==', status]],
});

/** The counts of the waitlist's entries, of all and by status. */
export const entryCounts = Object.fromEntries(
  (['all', ...waitlistStatuses] as const).map((filter) => [
    filter,
    { query: entriesOf(filter), has: ({ status }) => filter === 'all' || status === filter },
  ]),
) as Readonly<Record<WaitlistStatus | 'all', Count<WaitlistEntry>>>;

/** The query of a view without its page. */
export const waitlistQuery = ({ status, direction }: WaitlistView): ListQuery<WaitlistEntry> => ({
  ...entriesOf(status),
  orderBy: [['createdAt', direction]],
});

/** The query of the page that the list shows. */
export const waitlistPage = (
  state: WaitlistState,
  size: number,
  total: number | undefined,
): ListQuery<WaitlistEntry> & { readonly limit: number } => ({
  ...waitlistQuery(state),
  ...pageQuery(state, { size, total, listEnd }),
});

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    waitlist,
    {
      list: (['all', 'pending'] as const).flatMap((status) =>
        (['asc', 'desc'] as const).flatMap((direction) =>
          paged({ ...waitlistQuery({ status, direction }), limit: 1 }),
        ),
      ),
      counts: [entriesOf('all'), entriesOf('pending')],
    },
    { noIndex: ['linkedin', 'company', 'role', 'fullName'] },
  ),
];
