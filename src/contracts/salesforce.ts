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

/** The default Salesforce field for each field (WRK-465). */
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

/**
 * The target of a contact's company. It is not a field of a Salesforce contact, but the name of an account to
 * look up (WRK-Q115).
 */
export const accountNameTarget = 'AccountName';

/** The Salesforce objects that contacts can be synced to (WRK-Q115). */
export const salesforceObjects = ['Contact', 'Lead'] as const;

/** The time limit of one call to Salesforce, in ms (WRK-475). */
export const salesforceTimeoutMs = 10_000;

const target = z.string().check(z.regex(/^([A-Za-z][A-Za-z0-9_]{0,79})?$/));

/** The Salesforce field for each field. A field with an empty one is not sent. */
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

/** The connection, as shown to administrators. Never contains secrets (WRK-624, WRK-759, WRK-Q111). */
export const salesforceConfig = z.object({
  /** True if this server can store secrets. Otherwise nothing can be connected. */
  available: z.boolean(),
  enabled: z.boolean(),
  isConnected: z.boolean(),
  hasCredentials: z.boolean(),
  fieldMapping,
  objectName: z.enum(salesforceObjects),
  /** The host name of the Salesforce organization. */
  instance: z.nullable(z.string()),
});
export type SalesforceConfig = z.infer<typeof salesforceConfig>;

/** The state that all staff may see: whether contacts can be synced now. */
export const salesforceStatus = z.object({ enabled: z.boolean(), isConnected: z.boolean() });

/** Credentials of the connected app. If omitted, the stored ones are used (WRK-758, WRK-Q111). */
export const authRequest = z.object({
  clientId: z.string().check(z.trim(), z.maxLength(500)),
  clientSecret: z.string().check(z.trim(), z.maxLength(500)),
});

/** The address for the popup, and the state that its message must contain. */
export const authAnswer = z.object({ authUrl: z.string(), state: z.string() });

export const toggleRequest = z.object({ enabled: z.boolean() });
export const fieldMappingRequest = z.object({
  fieldMapping,
  objectName: z.optional(z.enum(salesforceObjects)),
});

/** A field of a Salesforce object (WRK-466, WRK-762). */
export const salesforceField = z.object({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  custom: z.boolean(),
  /** True if values can be written to the field. */
  writable: z.boolean(),
});
export type SalesforceField = z.infer<typeof salesforceField>;
export const salesforceFields = z.object({ fields: z.array(salesforceField) });

/** The messages that the popup posts after Salesforce redirects back (WRK-459, WRK-460). */
export const popupMessages = {
  success: 'salesforce_auth_success',
  error: 'salesforce_auth_error',
} as const;

/** The exact messages of refusals. The browser distinguishes refusals by them. */
export const salesforceMessages = {
  notConnected: 'Salesforce is not connected. Please connect Salesforce in the Integrations page.',
  expired: 'Your Salesforce session has expired. Please reconnect.',
  credentialsMissing: 'Client ID and Client Secret are required',
  notSynced: 'Failed to sync contact with Salesforce',
  unreachable: 'Salesforce did not answer. Please try again later.',
  unavailable: 'This server is not set up for Salesforce.',
} as const;

const notSetUp = { unavailable: salesforceMessages.unavailable } as const;
/** Refusals of calls that need the connection. */
export const offline = {
  conflict: [salesforceMessages.notConnected, salesforceMessages.expired],
  unavailable: salesforceMessages.unreachable,
} as const;

export const beginSalesforceAuth = contract({
  method: 'POST',
  path: '/salesforce/auth',
  summary: 'Begins a sign-in at Salesforce; without credentials, those that are stored are used',
  caller: 'staff',
  body: authRequest,
  answer: authAnswer,
  errors: { invalid: salesforceMessages.credentialsMissing, ...notSetUp },
});

/** The address to which Salesforce redirects people. It answers with a page (WRK-048). */
export const salesforceCallback = contract({
  method: 'GET',
  path: '/salesforce/oauth/callback',
  summary: 'Ends a sign-in at Salesforce; answers with a fixed page of HTML',
  caller: 'anyone',
  query: z.object({ state: z.optional(z.string()), code: z.optional(z.string()) }),
  answer: z.string(),
  answerType: 'text/html',
});

const configAnswer = { caller: 'staff', answer: salesforceConfig } as const;

export const getSalesforceConfig = contract({
  ...configAnswer,
  method: 'GET',
  path: '/salesforce/config',
  summary: 'The connection, for administrators',
});

/** Returns whether single contacts can be synced (WRK-Q114). */
export const getSalesforceStatus = contract({
  method: 'GET',
  path: '/salesforce/status',
  summary: 'Whether contacts can be synced now',
  caller: 'staff',
  answer: salesforceStatus,
});

export const toggleSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/toggle',
  summary: 'Switches the integration on or off; the connection stays',
  body: toggleRequest,
  errors: notSetUp,
});

export const setFieldMapping = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/field-mapping',
  summary: 'Sets which field goes where',
  body: fieldMappingRequest,
  errors: notSetUp,
});

export const getSalesforceFields = contract({
  method: 'GET',
  path: '/salesforce/fields/:objectName',
  summary: 'The fields of an object at Salesforce',
  caller: 'staff',
  params: z.object({ objectName: z.enum(salesforceObjects) }),
  answer: salesforceFields,
  errors: offline,
});

export const refreshSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/refresh',
  summary: 'Renews the session at Salesforce',
  body: z.object({}),
  errors: offline,
});

export const disconnectSalesforce = contract({
  ...configAnswer,
  method: 'POST',
  path: '/salesforce/logout',
  summary: 'Takes the tokens back and forgets them',
  body: z.object({}),
  errors: notSetUp,
});
