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

/** Kinds of leads; only a playbook request is answered with the playbook link (WRK-Q136). */
export const leadKinds = ['playbook', 'message', 'subscription', 'other'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Orders of the list (WRK-516). */
export const leadSorts = ['createdAt', 'name', 'email', 'status'] as const;
export type LeadSort = (typeof leadSorts)[number];

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

/**
 * Rows per page unless the person chooses otherwise. Every row is read twice, by the first request and by
 * the listener: 15 fill a window and cost 30 reads.
 */
export const leadsPerPage = 15;

/** The leads as playbook management lists them. */
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
        // The two directions are each other reversed, so that pages from the end need no further index.
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

/** The leads that came from an e-mail address, as it is stored. */
export const leadsOf = (email: string): ListQuery<Lead> => ({
  where: [['email', '==', email]],
  select: shownFields,
  limit: 20,
});

/** The first rows of the list. The waitlist, a tab beside it, asks by itself. */
export const leadPreload = definePreload(leads, (address) =>
  address.get('tab') === 'waitlist'
    ? undefined
    : leadList.page(leadList.viewOf(leadList.read(address)), pageSizeOf(leadList.pageSize)).query,
);

/** Leads with a type field; a query cannot ask for those without it, so the difference of two counts tells. */
export const typedLeads: ListQuery<Lead> = { where: [['bundleType', '>=', '']] };

/** Leads without a type are among the oldest, so `indexUntyped` pages from there. */
export const oldestLeads: ListQuery<Lead> = {
  orderBy: [['createdAt', 'asc']],
  limit: 100,
  select: shownFields,
};

/** The ten leads that have waited longest. */
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

/** The leads of a span of time, of one status or of all. */
export const leadsIn = ({ from, to }: Span, status?: LeadStatus): ListQuery<Lead> => ({
  where: [
    ...(status ? [['status', '==', status] satisfies Filter<Lead>] : []),
    ...(from ? [['createdAt', '>=', from] satisfies Filter<Lead>] : []),
    ...(to ? [['createdAt', '<', to] satisfies Filter<Lead>] : []),
  ],
});

/** The latest leads of a span, newest first (PUB-308). */
export const latestLeads = (span: Span, limit: number): ListQuery<Lead> => ({
  ...leadsIn(span),
  orderBy: [['createdAt', 'desc']],
  select: shownFields,
  limit,
});

/** The first lead of all. */
export const oldestLead: ListQuery<Lead> = { ...oldestLeads, limit: 1 };

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    leads,
    {
      ...shapesOf(leadList, { status: ['pending'], kind: ['playbook', 'other'] }),
      typed: [typedLeads],
      waiting: [oldestWaiting],
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
