import type { Lead } from '@/features/leads/schema';
import type { WithId } from '@/shared/firebase/collection';
import { aLead } from '@/testing/records/lead';

const request = (
  id: string,
  name: string,
  email: string,
  { created, updated, ...fields }: { created: string; updated?: string } & Partial<Lead>,
): WithId<Lead> =>
  aLead({
    id,
    name,
    email,
    createdAt: new Date(created),
    updatedAt: updated === undefined ? null : new Date(updated),
    ...fields,
  });

/** Leads in every status and of every kind that the list shows. Addresses end in .example. */
export const seedLeads: readonly WithId<Lead>[] = [
  request('seedRequest000000001', 'Amara Osei', 'amara.osei@harbourshelter.example', {
    status: 'pending',
    created: '2026-11-19T14:05:00Z',
  }),
  request('seedRequest000000002', 'Julien Roy', 'Julien.Roy@orchestre-riviere.example', {
    status: 'pending',
    created: '2026-11-18T20:41:00Z',
  }),
  request('seedRequest000000003', 'Priya Nair', 'priya@northfoodbank.example', {
    status: 'sent',
    created: '2026-11-12T09:12:00Z',
    updated: '2026-11-12T15:30:00Z',
  }),
  request('seedRequest000000004', 'Samuel Whitford', 'swhitford@lakesidehospice.example', {
    status: 'completed',
    created: '2026-10-30T16:20:00Z',
    updated: '2026-11-06T10:00:00Z',
  }),
  request('seedRequest000000005', 'Grace Kim', 'grace.kim@riverbooks.example', {
    status: 'pending',
    created: '2026-11-17T11:00:00Z',
    bundleType: 'Contact Form Submission',
    subject: 'Moving our donor list',
    message:
      'We keep about four thousand donors in spreadsheets and would like to move them before the spring appeal. Two of us work part time. What would you look at first, and what should we not touch until then?',
    source: 'contact_form',
  }),
  request('seedRequest000000006', 'Daniel Abebe', 'daniel@youthstrings.example', {
    status: 'completed',
    created: '2026-10-21T08:45:00Z',
    updated: '2026-10-22T08:45:00Z',
    bundleType: 'Newsletter Subscription',
    source: 'footer_subscription',
  }),
  request('seedRequest000000007', 'Wren Okonkwo', 'wren@communitygarden.example', {
    status: 'sent',
    created: '2026-09-15T18:30:00Z',
    updated: '2026-09-16T09:00:00Z',
    bundleType: undefined,
  }),
];
