import * as z from 'zod/mini';
import { contract } from './contract';

/** The fields of a contact that can be sent to Salesforce (WRK-464). */
export const localFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'title',
  'status',
  'notes',
  'lastContactDate',
  'source',
] as const;
export type LocalField = (typeof localFields)[number];

/** Where each field goes unless somebody chooses otherwise (WRK-465). */
export const defaultFieldMapping: Readonly<Record<LocalField, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phone: 'Phone',
  company: 'AccountName',
  title: 'Title',
  status: 'Status__c',
  notes: 'Description',
  lastContactDate: 'LastActivityDate',
  source: 'LeadSource',
};

/** The company of a contact: no field of Salesforce's contacts, but the name of an account to be looked up (WRK-Q115). */
export const accountNameTarget = 'AccountName';

/** The objects that contacts can be synced to (WRK-Q115). */
export const salesforceObjects = ['Contact', 'Lead'] as const;

/** The most contacts of one call; each of them is one job of bounded size (WRK-Q116). */
export const syncBatchLimit = 25;

/** How long one call of Salesforce may take (WRK-475). */
export const salesforceTimeoutMs = 10_000;

/** The statuses and sources of "Add Contact to Salesforce" (WRK-455, WRK-456). */
export const salesforceStatuses = ['New', 'Contacted', 'Working', 'Qualified', 'Unqualified'] as const;
export const salesforceSources = ['Web', 'Phone', 'Referral', 'Other'] as const;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const target = z.string().check(z.regex(/^([A-Za-z][A-Za-z0-9_]{0,79})?$/));

/** The field of Salesforce that each field goes to; an empty one is not sent. */
export const fieldMapping = z.object({
  firstName: target,
  lastName: target,
  email: target,
  phone: target,
  company: target,
  title: target,
  status: target,
  notes: target,
  lastContactDate: target,
  source: target,
});
export type FieldMapping = z.infer<typeof fieldMapping>;

/** The connection as administrators see it; secrets are never part of it (WRK-624, WRK-759, WRK-Q111). */
export const salesforceConfig = z.object({
  /** Whether this server can keep secrets; where it cannot, nothing can be connected. */
  available: z.boolean(),
  enabled: z.boolean(),
  isConnected: z.boolean(),
  hasCredentials: z.boolean(),
  fieldMapping,
  objectName: z.enum(salesforceObjects),
  /** The host of the organisation. */
  instance: z.nullable(z.string()),
});
export type SalesforceConfig = z.infer<typeof salesforceConfig>;

/** What any member of the staff may know: whether contacts can be synced now. */
export const salesforceStatus = z.object({ enabled: z.boolean(), isConnected: z.boolean() });
export type SalesforceStatus = z.infer<typeof salesforceStatus>;

/** Credentials of the connected app; left out, those that are stored are used (WRK-758, WRK-Q111). */
export const authRequest = z.object({
  clientId: z.string().check(z.trim(), z.maxLength(500)),
  clientSecret: z.string().check(z.trim(), z.maxLength(500)),
});

/** Where the popup goes, and the state that its message must carry. */
export const authAnswer = z.object({ authUrl: z.string(), state: z.string() });

export const toggleRequest = z.object({ enabled: z.boolean() });
export const fieldMappingRequest = z.object({
  fieldMapping,
  objectName: z.optional(z.enum(salesforceObjects)),
});

/** A field of an object at Salesforce (WRK-466, WRK-762). */
export const salesforceField = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  custom: z.boolean(),
  /** Whether values can be written to it. */
  writable: z.boolean(),
});
export type SalesforceField = z.infer<typeof salesforceField>;
export const salesforceFields = z.object({ fields: z.array(salesforceField) });

/** One contact to sync: it is read again on the server (WRK-765, WRK-767). */
export const contactSyncRequest = z.object({ contact: z.object({ id }) });

/** Contacts to sync, by id (WRK-766, WRK-Q121). */
export const batchSyncRequest = z.object({
  contacts: z.array(id).check(z.minLength(1), z.maxLength(syncBatchLimit)),
});

/** What became of one contact. */
export const syncResult = z.object({
  contact: z.string(),
  name: z.string(),
  success: z.boolean(),
  salesforceId: z.optional(z.string()),
  /** `created` there, or `updated`. */
  did: z.optional(z.enum(['created', 'updated', 'unchanged'])),
  error: z.optional(z.string()),
  /** What was left out, and why. */
  notices: z.array(z.string()),
});
export type SyncResult = z.infer<typeof syncResult>;
export const syncResults = z.object({ results: z.array(syncResult) });

/** What a sync would change at Salesforce. */
export const syncPreview = z.object({
  contact: z.string(),
  name: z.string(),
  does: z.enum(['create', 'update', 'nothing', 'fail']),
  error: z.optional(z.string()),
  /** Each field that would change: what stands there, and what would. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  notices: z.array(z.string()),
});
export type SyncPreview = z.infer<typeof syncPreview>;
export const syncPreviews = z.object({ previews: z.array(syncPreview) });

/** Contacts that were changed since they were last synced, or never were (WRK-Q120). */
export const dueContacts = z.object({
  contacts: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** "Add Contact to Salesforce" (WRK-454 to WRK-456, WRK-768). */
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

/** The messages of the popup that comes back from Salesforce (WRK-459, WRK-460). */
export const popupMessages = {
  success: 'salesforce_auth_success',
  error: 'salesforce_auth_error',
} as const;

/** What refusals say, word for word; the browser tells them apart by these. */
export const salesforceMessages = {
  /** WRK-227 */
  notConnected: 'Salesforce is not connected. Please connect Salesforce in the Integrations page.',
  /** WRK-472 */
  expired: 'Your Salesforce session has expired. Please reconnect.',
  /** WRK-457 */
  credentialsMissing: 'Client ID and Client Secret are required',
  /** WRK-237 */
  notSynced: 'Failed to sync contact with Salesforce',
  unreachable: 'Salesforce did not answer. Please try again later.',
  unavailable: 'This server is not set up for Salesforce.',
} as const;

const notSetUp = { unavailable: salesforceMessages.unavailable } as const;
const offline = {
  conflict: [salesforceMessages.notConnected, salesforceMessages.expired],
  unavailable: salesforceMessages.unreachable,
} as const;

/** WRK-758 */
export const beginSalesforceAuth = contract({
  method: 'POST',
  path: '/salesforce/auth',
  summary: 'Begins a sign-in at Salesforce; without credentials, those that are stored are used',
  caller: 'staff',
  body: authRequest,
  answer: authAnswer,
  errors: { invalid: salesforceMessages.credentialsMissing, ...notSetUp },
});

/** Where Salesforce sends people back to; it answers with a page (WRK-048). */
export const salesforceCallback = contract({
  method: 'GET',
  path: '/salesforce/oauth/callback',
  summary: 'Ends a sign-in at Salesforce; answers with a fixed page of HTML',
  caller: 'anyone',
  answer: z.string(),
});

const configAnswer = { caller: 'staff', answer: salesforceConfig } as const;

/** WRK-759 */
export const getSalesforceConfig = contract({
  ...configAnswer,
  method: 'GET',
  path: '/salesforce/config',
  summary: 'The connection, for administrators',
});

/** Whether single contacts can be synced (WRK-Q114). */
export const getSalesforceStatus = contract({
  method: 'GET',
  path: '/salesforce/status',
  summary: 'Whether contacts can be synced now',
  caller: 'staff',
  answer: salesforceStatus,
});

/** WRK-760 */
export const toggleSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/toggle',
  summary: 'Switches the integration on or off; the connection stays',
  body: toggleRequest,
  errors: notSetUp,
});

/** WRK-761 */
export const setFieldMapping = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/field-mapping',
  summary: 'Sets which field goes where',
  body: fieldMappingRequest,
  errors: notSetUp,
});

/** WRK-762 */
export const getSalesforceFields = contract({
  method: 'GET',
  path: '/salesforce/fields/:objectName',
  summary: 'The fields of an object at Salesforce',
  caller: 'staff',
  params: z.object({ objectName: z.enum(salesforceObjects) }),
  answer: salesforceFields,
  errors: offline,
});

/** WRK-763 */
export const refreshSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/refresh',
  summary: 'Renews the session at Salesforce',
  body: z.object({}),
  errors: offline,
});

/** WRK-764 */
export const disconnectSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/logout',
  summary: 'Takes the tokens back and forgets them',
  body: z.object({}),
  errors: notSetUp,
});

/** WRK-Q120 */
export const getDueContacts = contract({
  method: 'GET',
  path: '/salesforce/due',
  summary: 'Contacts that were never synced, or were changed since',
  caller: 'staff',
  answer: dueContacts,
});

/** What a sync would do, without doing it. */
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

/** WRK-765 */
export const syncContact = contract({
  ...single,
  path: '/salesforce/contacts/sync',
  summary: 'Syncs one contact that the caller looks after',
});

/** WRK-767 */
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

/** WRK-766 */
export const syncContacts = contract({
  ...batch,
  path: '/salesforce/sync',
  summary: 'Syncs contacts, for administrators, and says of each what became of it',
});

/** WRK-766 */
export const syncContactsAlias = contract({
  ...batch,
  path: '/sync',
  summary: 'The same as /salesforce/sync',
});

/** WRK-768 */
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
