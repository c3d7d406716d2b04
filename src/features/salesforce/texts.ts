import type { LocalField } from '@/contracts/salesforce';
import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';

const contactsCounted = (count: number): string =>
  plural(count, { one: '1 contact', other: `${formatNumber(count)} contacts` });

/** The labels of the contact fields that can be mapped. */
export const localLabels: Readonly<Record<LocalField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  title: 'Title',
  status: 'Status',
  notes: 'Notes',
  lastContactDate: 'Last contact date',
  source: 'Source',
};

/** Texts of syncing contacts. The requirements fix some of them word for word. */
export const syncTexts = {
  action: 'Sync to Salesforce',
  syncSelected: (count: number) => `Sync Selected (${formatNumber(count)})`,
  titleOne: (name: string) => `Sync ${name} to Salesforce`,
  titleMany: (count: number) => `Sync ${contactsCounted(count)} to Salesforce`,
  asking: 'Checking the Salesforce connection…',
  notAsked: 'We couldn’t check the Salesforce connection. Check your network and try again.',
  toIntegrations: 'Open Integrations',
  start: 'Sync now',
  preview: 'Preview changes',
  previewing: 'Comparing with Salesforce…',
  close: 'Close',
  again: 'Try again',
  progress: (done: number, all: number) => `Syncing: ${formatNumber(done)} of ${contactsCounted(all)}…`,
  syncing: 'Syncing…',
  results: 'Results',
  changes: 'What would change',
  synced: (count: number) =>
    plural(count, { one: '1 contact synced.', other: `${formatNumber(count)} contacts synced.` }),
  withErrors: (count: number) => `Sync completed with ${formatNumber(count)} errors`,
  failed: 'Failed to sync contact with Salesforce',
  did: {
    created: 'Added to Salesforce',
    updated: 'Updated in Salesforce',
    unchanged: 'Already up to date',
  },
  does: {
    create: 'Would be added',
    update: 'Would be updated',
    nothing: 'Up to date',
    fail: 'Cannot be synced',
  },
  change: (field: string, from: string, to: string) =>
    from === '' ? `${field}: “${to}”` : `${field}: “${to}” instead of “${from}”`,
} as const;

/** Texts of the integrations screen. The requirements fix some of them word for word. */
export const integrationTexts = {
  card: 'Salesforce',
  intro: 'Sends workspace contacts to your Salesforce organization. Everything else works without it.',
  loading: 'Loading the configuration…',
  notLoaded: 'Failed to load configuration',
  notToggled: 'Failed to update integration status',
  mappingNotSaved: 'Failed to save field mapping',
  fieldsNotFetched: 'Failed to fetch Salesforce fields. Please try again.',
  reconnect: 'Please reconnect to Salesforce',
  authFailed: 'Authentication failed',
  popupBlocked: 'Popup window was blocked. Please allow popups for this site.',
  sameWindow: 'Sign in to Salesforce in this window',
  notSetUp:
    'Salesforce is not set up on this server. Ask your administrator to set INTEGRATIONS_KEY and SALESFORCE_REDIRECT_URL.',
  enable: 'Use Salesforce',
  enabled: 'The integration is on.',
  disabled: 'The integration is off. Salesforce stays connected, but nothing is synced.',
  status: 'Connection',
  connectedTo: (instance: string) => `Connected to ${instance}`,
  notConnected: 'Not connected',
  connected: 'Salesforce is connected.',
  ended: 'The sign-in window closed before Salesforce was connected.',
  clientId: 'Client ID',
  clientSecret: 'Client Secret',
  credentials: 'Connected app',
  credentialsHint: 'From the connected app in Salesforce. We encrypt them and never show them again.',
  credentialsSet: 'Credentials are saved. To use them again, leave both fields empty.',
  connect: 'Connect to Salesforce',
  connecting: 'Waiting for the sign-in window…',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Salesforce',
  disconnectQuestion: 'Disconnect from Salesforce? Contacts do not change, here or in Salesforce.',
  disconnected: 'Salesforce is disconnected.',
  notDisconnected: 'Salesforce could not be disconnected. Please try again.',
  mapping: 'Configure Field Mapping',
  mappingIntro: 'Choose the Salesforce field for each contact field.',
  mappingSaved: 'Field mapping saved.',
  object: 'Object',
  notSent: 'Not sent',
  account: 'Account (found by name)',
  notAvailable: (name: string) => `${name} (not available)`,
  fieldLabel: (label: string, marks: readonly string[]) =>
    marks.length === 0 ? label : `${label} (${marks.join(', ')})`,
  required: 'required',
  custom: 'custom',
  readOnly: 'read only',
  loadingFields: 'Loading fields from Salesforce…',
  save: 'Save',
  saving: 'Saving…',
  sync: 'Sync contacts',
  due: (count: number) =>
    plural(count, {
      one: '1 contact is new or changed since the last sync.',
      other: `${formatNumber(count)} contacts are new or changed since the last sync.`,
    }),
  noneDue: 'Every contact is up to date.',
  lookingForDue: 'Looking for contacts to sync…',
  dueNotFound: 'We couldn’t find the contacts to sync. Please try again.',
  retry: 'Try again',
  add: 'Add Contact to Salesforce',
  added: (name: string) => `${name} was added to Salesforce.`,
  statusLabel: 'Status',
  source: 'Source',
  firstNameMissing: 'Enter the first name.',
  lastNameMissing: 'Enter the last name.',
  emailForm: 'Enter an email address, such as name@example.org.',
  close: 'Close',
} as const;
