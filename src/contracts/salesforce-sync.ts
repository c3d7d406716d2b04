import * as z from 'zod/mini';
import { contract, idPattern } from './contract';
import { offline, salesforceMessages } from './salesforce';

const id = z.string().check(z.regex(idPattern));

/** The maximum number of contacts in one call. Each one is a job of limited size (WRK-Q116). */
export const syncBatchLimit = 25;

/** The statuses and sources of "Add Contact to Salesforce" (WRK-455, WRK-456). */
export const salesforceStatuses = ['New', 'Contacted', 'Working', 'Qualified', 'Unqualified'] as const;
export const salesforceSources = ['Web', 'Phone', 'Referral', 'Other'] as const;

/** One contact to sync. The server reads the record itself (WRK-765, WRK-767). */
export const contactSyncRequest = z.object({ contact: z.object({ id }) });

/** Contacts to sync, by id (WRK-766, WRK-Q121). */
export const batchSyncRequest = z.object({
  contacts: z.array(id).check(z.minLength(1), z.maxLength(syncBatchLimit)),
});

/** The result for one contact. */
export const syncResult = z.object({
  contact: z.string(),
  name: z.string(),
  success: z.boolean(),
  salesforceId: z.optional(z.string()),
  /** The action of the sync at Salesforce. */
  did: z.optional(z.enum(['created', 'updated', 'unchanged'])),
  error: z.optional(z.string()),
  /** The fields that were left out, and why. */
  notices: z.array(z.string()),
});
export type SyncResult = z.infer<typeof syncResult>;
export const syncResults = z.object({ results: z.array(syncResult) });

/** The changes that a sync would make at Salesforce. */
export const syncPreview = z.object({
  contact: z.string(),
  name: z.string(),
  does: z.enum(['create', 'update', 'nothing', 'fail']),
  error: z.optional(z.string()),
  /** Each field that would change, with its current and its new value. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  notices: z.array(z.string()),
});
export type SyncPreview = z.infer<typeof syncPreview>;
export const syncPreviews = z.object({ previews: z.array(syncPreview) });

/** Contacts that have changed since their last sync, or were never synced (WRK-Q120). */
export const dueContacts = z.object({
  contacts: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The form "Add Contact to Salesforce" (WRK-454 to WRK-456, WRK-768). */
export const salesforceContactRequest = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(80)),
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  company: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  title: z._default(z.string().check(z.trim(), z.maxLength(128)), ''),
  status: z.enum(salesforceStatuses),
  source: z.enum(salesforceSources),
});
export type SalesforceContactRequest = z.infer<typeof salesforceContactRequest>;

export const getDueContacts = contract({
  method: 'GET',
  path: '/salesforce/due',
  summary: 'Contacts that were never synced, or were changed since',
  caller: 'staff',
  answer: dueContacts,
});

/** Returns the changes that a sync would make, without making them. */
export const previewSalesforceSync = contract({
  method: 'POST',
  path: '/salesforce/preview',
  summary: 'What a sync of contacts would change at Salesforce',
  caller: 'staff',
  body: batchSyncRequest,
  answer: syncPreviews,
  errors: offline,
});

const single = {
  method: 'POST',
  caller: 'staff',
  body: contactSyncRequest,
  answer: syncResult,
  errors: { ...offline, 'not-found': 'Contact not found' },
} as const;

export const syncContact = contract({
  ...single,
  path: '/salesforce/contacts/sync',
  summary: 'Syncs one contact that the caller looks after',
});

export const syncContactAlias = contract({
  ...single,
  path: '/contacts/sync',
  summary: 'The same as /salesforce/contacts/sync',
});

const batch = {
  method: 'POST',
  caller: 'staff',
  body: batchSyncRequest,
  answer: syncResults,
  errors: offline,
} as const;

export const syncContacts = contract({
  ...batch,
  path: '/salesforce/sync',
  summary: 'Syncs contacts, for administrators, and says of each what became of it',
});

export const syncContactsAlias = contract({
  ...batch,
  path: '/sync',
  summary: 'The same as /salesforce/sync',
});

export const addSalesforceContact = contract({
  method: 'POST',
  path: '/salesforce/contacts',
  summary: 'Adds a contact at Salesforce, for administrators',
  caller: 'staff',
  body: salesforceContactRequest,
  answer: z.object({ salesforceId: z.string(), did: z.enum(['created', 'updated', 'unchanged']) }),
  status: 201,
  errors: { ...offline, 'bad-gateway': salesforceMessages.notSynced },
});
