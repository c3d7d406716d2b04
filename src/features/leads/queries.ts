import { definePreload } from '@/shared/entity/entity-preload';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { textParameter } from '@/shared/lists/address/address-state';
import { choiceFilter, defineList } from '@/shared/lists/define-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
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

/** The kinds of leads. Only a playbook request is answered with the playbook link (WRK-Q136). */
export const leadKinds = ['playbook', 'message', 'subscription', 'other'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The columns that the list can sort by (WRK-516). */
export const leadSorts = ['createdAt', 'name', 'email', 'status'] as const;
export type LeadSort = (typeof leadSorts)[number];

const typesByKind: Readonly<Record<Exclude<LeadKind, 'other'>, readonly string[]>> = {
  // An empty type counts as a playbook request. `indexLead` adds a type to leads without the field (decision
  // 007).
  playbook: [starterPackType, starterPackKitLabel, ''],
  message: [messageType],
  subscription: [newsletterType],
};

/** Returns the kind of a stored type. An older lead without a type is a playbook request (WRK-525). */
export function kindOf(bundleType: string | null | undefined): LeadKind {
  if (!bundleType) return 'playbook';
  const known = Object.entries(typesByKind).find(([, types]) => types.includes(bundleType));
  return (known?.[0] as LeadKind | undefined) ?? 'other';
}

/** The fields that rows and the panel need. Leaves out the n-grams because they are large. */
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

/**
 * The default number of rows per page. The first request and the listener each read every row, so 15 rows
 * fill a window and cost 30 reads.
 */
export const leadsPerPage = 15;

/** The definition of the lead list. */
export const leadList = defineList(leads, {
  filters: {
    status: choiceFilter<Lead, LeadStatus>('status', leadStatuses, {
      field: 'status',
      where: (status) => ['status', '==', status],
      has: (lead, status) => lead.status === status,
    }),
    kind: choiceFilter<Lead, LeadKind>('type', leadKinds, {
      field: 'bundleType',
      where: (kind) =>
        kind === 'other'
          ? ['bundleType', 'not-in', Object.values(typesByKind).flat()]
          : ['bundleType', 'in', typesByKind[kind]],
      has: ({ bundleType }, kind) => kindOf(bundleType) === kind,
    }),
  },
  sorts: leadSorts,
  usual: { sort: 'createdAt', direction: 'desc' },
  order: ({ status, sort, direction }) => {
    switch (sort) {
      case 'name':
      case 'email':
        return [[`sort.${sort}`, direction]];
      case 'status':
        if (status !== 'all') return [['createdAt', 'desc']];
        // The two directions are exact reversals, so that paging from the end needs no further index.
        return [
          ['status', direction],
          ['createdAt', direction === 'asc' ? 'desc' : 'asc'],
        ];
      default:
        return [['createdAt', direction]];
    }
  },
  search: { order: 'createdAt' },
  key: (lead, { sort }) => {
    if (sort === 'createdAt') return '';
    return sort === 'status' ? lead.status : (lead.sort?.[sort] ?? lead[sort].toLowerCase());
  },
  pageSize: leadsPerPage,
  select: shownFields,
  state: { open: textParameter('open') },
});
export type LeadView = Parameters<typeof leadList.query>[0];

/** Returns the query for the leads from an e-mail address, in its stored form. */
export const leadsOf = (email: string): ListQuery<Lead> => ({
  where: [['email', '==', email]],
  select: shownFields,
  limit: 20,
});

/** Preloads the first rows of the list. The waitlist tab next to it sends its own query. */
export const leadPreload = definePreload(leads, (address) =>
  address.get('tab') === 'waitlist'
    ? undefined
    : leadList.page(leadList.viewOf(leadList.read(address)), pageSizeOf(leadList.pageSize)).query,
);

/**
 * The query for leads with a type. Firestore cannot query for a missing field, so the number without a type
 * is the difference of two counts.
 */
export const typedLeads: ListQuery<Lead> = { where: [['bundleType', '>=', '']] };

/** The query for the oldest leads. Those without a type are among them, so `indexUntyped` pages from here. */
export const oldestLeads: ListQuery<Lead> = {
  orderBy: [['createdAt', 'asc']],
  limit: 100,
  select: shownFields,
};

/** The query for the ten leads that have been pending longest. */
export const oldestPending: ListQuery<Lead> = {
  where: [['status', '==', 'pending']],
  orderBy: [['createdAt', 'asc']],
  limit: 10,
  select: shownFields,
};

interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Returns the query for the leads of a time span, with one status or all. */
export const leadsIn = ({ from, to }: Span, status?: LeadStatus): ListQuery<Lead> => ({
  where: [
    ...(status ? [['status', '==', status] satisfies Filter<Lead>] : []),
    ...(from ? [['createdAt', '>=', from] satisfies Filter<Lead>] : []),
    ...(to ? [['createdAt', '<', to] satisfies Filter<Lead>] : []),
  ],
});

/** Returns the query for the latest leads of a span, newest first (PUB-308). */
export const latestLeads = (span: Span, limit: number): ListQuery<Lead> => ({
  ...leadsIn(span),
  orderBy: [['createdAt', 'desc']],
  select: shownFields,
  limit,
});

/** The query for the first lead ever received. */
export const oldestLead: ListQuery<Lead> = { ...oldestLeads, limit: 1 };

/** Returns every query of the collection, so that the indexes can be generated. */
export const queryTables = () => [
  defineQueries(
    leads,
    {
      ...shapesOf(leadList, { status: ['pending'], kind: ['playbook', 'other'] }),
      typed: [typedLeads],
      pending: [oldestPending],
      oldest: [oldestLeads],
      ofPerson: [leadsOf('amara@shelter.example')],
      spans: [{}, { from: new Date(0), to: new Date(1) }].flatMap((span) => [
        leadsIn(span),
        leadsIn(span, 'pending'),
        latestLeads(span, 1),
      ]),
    },
    { noIndex: ['message', 'search.text', 'search.grams', 'sort.name', 'sort.email'] },
  ),
];
