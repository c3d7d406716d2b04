import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { leads } from './collections';
import { type RequestListView, sortFields } from './management/requests-source';
import { type Lead, leadStatuses } from './schema';

/** The query of a view (WRK-514 to WRK-519, WRK-533). */
export function requestQuery({ status, sort, direction, limit }: RequestListView): ListQuery<Lead> {
  // All of one status are equal under the sort by status: newest first then.
  const byStatusOnly = sort === 'status' && status !== 'all';
  return {
    ...(status === 'all' ? {} : { where: [['status', '==', status] as const] }),
    orderBy: [byStatusOnly ? (['createdAt', 'desc'] as const) : ([sort, direction] as const)],
    limit,
  };
}

const directions = ['asc', 'desc'] as const;

/** Everything that is asked of the collection, for its indexes. */
export const queryTables = () => [
  defineQueries(
    leads,
    {
      list: ['all' as const, ...leadStatuses].flatMap((status) =>
        sortFields.flatMap((sort) =>
          directions.map((direction) => requestQuery({ status, sort, direction, limit: 1 })),
        ),
      ),
      counts: [{}, { where: [['status', '==', 'pending']] }],
    },
    { noIndex: ['message'] },
  ),
];
