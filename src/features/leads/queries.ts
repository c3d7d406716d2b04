import { type Filter, listEnd, type ListQuery, type Order } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { choiceParameter, type StateOf, textParameter, typedParameter } from '@/shared/lists/address-state';
import { checkedAtFirst, pageParameters, pageQuery } from '@/shared/lists/cursor-pages';
import { searchPiece } from '@/shared/search/grams';
import { hasWords } from '@/shared/search/words';
import { leads } from './collections';
import {
  type Lead,
  type LeadStatus,
  leadStatuses,
  messageType,
  newsletterType,
  starterPackKitLabel,
  starterPackType,
} from './schema';

/** Kinds of leads; only a playbook request is answered with the playbook link (WRK-Q136). */
export const leadKinds = ['playbook', 'message', 'subscription', 'other'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Orders of the list (WRK-516). */
export const leadSorts = ['createdAt', 'name', 'email', 'status'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** The state of playbook management in the address. */
export const leadParameters = {
  search: typedParameter('q'),
  status: choiceParameter<LeadStatus | 'all'>('status', ['all', ...leadStatuses], 'all'),
  kind: choiceParameter<LeadKind | 'all'>('type', ['all', ...leadKinds], 'all'),
  sort: choiceParameter<LeadSort>('sort', leadSorts, 'createdAt'),
  direction: choiceParameter<'asc' | 'desc'>('dir', ['asc', 'desc'], 'desc'),
  ...pageParameters,
  open: textParameter('open'),
};
export type LeadListState = StateOf<typeof leadParameters>;
export type LeadView = Pick<LeadListState, 'search' | 'status' | 'kind' | 'sort' | 'direction'>;

const typesByKind: Readonly<Record<Exclude<LeadKind, 'other'>, readonly string[]>> = {
  // An empty type counts as a playbook request; a lead without the field gets one (`indexLead`, decision 007).
  playbook: [starterPackType, starterPackKitLabel, ''],
  message: [messageType],
  subscription: [newsletterType],
};

/** The kind of a stored type; a lead from before types were stored is a playbook request (WRK-525). */
export function kindOf(bundleType: string | null | undefined): LeadKind {
  if (!bundleType) return 'playbook';
  const known = Object.entries(typesByKind).find(([, types]) => types.includes(bundleType));
  return (known?.[0] as LeadKind | undefined) ?? 'other';
}

const kindFilter = (kind: LeadKind): Filter<Lead> =>
  kind === 'other'
    ? ['bundleType', 'not-in', Object.values(typesByKind).flat()]
    : ['bundleType', 'in', typesByKind[kind]];

/** The filters of a view, whose search is folded: the query asks for one n-gram of it (decision 007). */
export function leadFilters(
  { search, status, kind }: Omit<LeadView, 'sort' | 'direction'>,
  piece = searchPiece(search)?.piece,
): Filter<Lead>[] {
  return [
    ...(piece === undefined ? [] : [['search.grams', 'array-contains', piece] satisfies Filter<Lead>]),
    ...(status === 'all' ? [] : [['status', '==', status] satisfies Filter<Lead>]),
    ...(kind === 'all' ? [] : [kindFilter(kind)]),
  ];
}

/** During a search the query orders by time only: any other order would need one more index over all n-grams. */
function leadOrder({ search, status, sort, direction }: LeadView): Order<Lead>[] {
  if (search !== '') return [['createdAt', sort === 'createdAt' ? direction : 'desc']];
  switch (sort) {
    case 'name':
      return [['sort.name', direction]];
    case 'email':
      return [['sort.email', direction]];
    case 'status':
      if (status !== 'all') return [['createdAt', 'desc']];
      // The two directions are each other reversed, so that pages from the end need no further index.
      return [
        ['status', direction],
        ['createdAt', direction === 'asc' ? 'desc' : 'asc'],
      ];
    default:
      return [['createdAt', direction]];
  }
}

/** Sorts a search's results on the device, for views where all of them fit on one page. */
export function inOrder<T extends Lead>(found: readonly T[], { sort, direction }: LeadView): readonly T[] {
  if (sort === 'createdAt') return found;
  const keyOf = (lead: Lead) =>
    sort === 'status' ? lead.status : (lead.sort?.[sort] ?? lead[sort].toLowerCase());
  const sign = direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -sign : keyOf(one) > keyOf(other) ? sign : 0,
  );
}

/** The fields of rows and panel, without the n-grams, which are large. */
const shownFields = [
  'name',
  'email',
  'status',
  'bundleType',
  'createdAt',
  'updatedAt',
  'subject',
  'message',
  'source',
  'search.text',
  'sort',
] as const;

/** The requests that came from an e-mail address, as it is stored. */
export const requestsOf = (email: string): ListQuery<Lead> => ({
  where: [['email', '==', email]],
  select: shownFields,
  limit: 20,
});

/** The query of a view without its page (WRK-514 to WRK-517, WRK-533). */
export const leadQuery = (view: LeadView): ListQuery<Lead> => ({
  where: leadFilters(view),
  orderBy: leadOrder(view),
  select: shownFields,
});

/**
 * How many rows a page has unless the person chooses otherwise. Every row is read twice, by the first request and by
 * the listener: 15 fill a window and cost 30 reads.
 */
export const requestsPerPage = 15;

/**
 * The query of the page that the list shows, and how many rows a full page of it has; `total` is how many requests the view
 * has, once that is known.
 */
export function requestPage(
  state: LeadListState,
  { pageSize, total }: { readonly pageSize: number; readonly total?: number | undefined },
): { readonly query: ListQuery<Lead> & { readonly limit: number }; readonly size: number } {
  const isExact = searchPiece(state.search)?.exact ?? true;
  const size = isExact ? pageSize : checkedAtFirst;
  return { query: { ...leadQuery(state), ...pageQuery(state, { size, total, listEnd }) }, size };
}

/**
 * Whether a lead belongs to a view; applied to query results, which match one n-gram only, and to leads with
 * pending changes.
 */
export const belongsTo =
  ({ search, status, kind }: Omit<LeadView, 'sort' | 'direction'>) =>
  (lead: Lead): boolean =>
    (status === 'all' || lead.status === status) &&
    (kind === 'all' || kindOf(lead.bundleType) === kind) &&
    (search === '' || lead.search === undefined || hasWords([lead.search.text], search));

/** Leads with a type field; a query cannot ask for those without it, so the difference of two counts tells. */
export const typedLeads: ListQuery<Lead> = { where: [['bundleType', '>=', '']] };

/** Leads without a type are among the oldest, so `indexUntyped` pages from there. */
export const oldestLeads: ListQuery<Lead> = {
  orderBy: [['createdAt', 'asc']],
  limit: 100,
  select: shownFields,
};

/** The ten requests that have waited longest. */
export const oldestWaiting: ListQuery<Lead> = {
  where: [['status', '==', 'pending']],
  orderBy: [['createdAt', 'asc']],
  limit: 10,
  select: shownFields,
};

interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The requests of a span of time, of one status or of all. */
export const requestsIn = ({ from, to }: Span, status?: LeadStatus): ListQuery<Lead> => ({
  where: [
    ...(status ? [['status', '==', status] satisfies Filter<Lead>] : []),
    ...(from ? [['createdAt', '>=', from] satisfies Filter<Lead>] : []),
    ...(to ? [['createdAt', '<', to] satisfies Filter<Lead>] : []),
  ],
});

/** The latest requests of a span, newest first (PUB-308). */
export const latestRequests = (span: Span, limit: number): ListQuery<Lead> => ({
  ...requestsIn(span),
  orderBy: [['createdAt', 'desc']],
  select: shownFields,
  limit,
});

/** The first request of all. */
export const oldestRequest: ListQuery<Lead> = { ...oldestLeads, limit: 1 };

const shapes: readonly LeadView[] = ['', 'osei'].flatMap((search) =>
  (['all', 'pending'] as const).flatMap((status) =>
    (['all', 'playbook', 'other'] as const).flatMap((kind) =>
      leadSorts.flatMap((sort) =>
        (['asc', 'desc'] as const).map((direction) => ({ search, status, kind, sort, direction })),
      ),
    ),
  ),
);

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    leads,
    {
      list: shapes.flatMap((view) => paged({ ...leadQuery(view), limit: 1 })),
      counts: [...shapes.map((view) => ({ where: leadFilters(view) })), typedLeads],
      waiting: [oldestWaiting],
      oldest: [oldestLeads],
      ofPerson: [requestsOf('amara@shelter.example')],
      spans: [{}, { from: new Date(0), to: new Date(1) }].flatMap((span) => [
        requestsIn(span),
        requestsIn(span, 'pending'),
        latestRequests(span, 1),
      ]),
    },
    { noIndex: ['message', 'search.text', 'search.grams', 'sort.name', 'sort.email'] },
  ),
];
