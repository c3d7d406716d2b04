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
  asking: 'Looking whether Salesforce is connected…',
  notAsked: 'Whether Salesforce is connected could not be found out. Check your connection, then try again.',
  toIntegrations: 'Open the integrations',
  start: 'Sync now',
  preview: 'Show what would change',
  previewing: 'Comparing with Salesforce…',
  close: 'Close',
  again: 'Try again',
  progress: (done: number, all: number) => `Syncing: ${formatNumber(done)} of ${contactsCounted(all)}…`,
  syncing: 'Syncing…',
  results: 'What became of each contact',
  changes: 'What would change',
  synced: (count: number) =>
    plural(count, { one: '1 contact is synced.', other: `${formatNumber(count)} contacts are synced.` }),
  withErrors: (count: number) => `Sync completed with ${formatNumber(count)} errors`,
  failed: 'Failed to sync contact with Salesforce',
  did: {
    created: 'Added to Salesforce',
    updated: 'Updated in Salesforce',
    unchanged: 'Was up to date already',
  },
  does: {
    create: 'Would be added',
    update: 'Would be updated',
    nothing: 'Is up to date',
    fail: 'Cannot be synced',
  },
  change: (field: string, from: string, to: string) =>
    from === '' ? `${field}: “${to}”` : `${field}: “${to}” in place of “${from}”`,
} as const;

/** Texts of the integrations screen. The requirements fix some of them word for word. */
export const integrationTexts = {
  card: 'Salesforce',
  intro:
    'Keeps the contacts of the workspace in your Salesforce organisation. Everything else works without it.',
  loading: 'Loading the configuration…',
  notLoaded: 'Failed to load configuration',
  notToggled: 'Failed to update integration status',
  mappingNotSaved: 'Failed to save field mapping',
  fieldsNotFetched: 'Failed to fetch Salesforce fields. Please try again.',
  reconnect: 'Please reconnect to Salesforce',
  authFailed: 'Authentication failed',
  popupBlocked: 'Popup window was blocked. Please allow popups for this site.',
  sameWindow: 'Sign in at Salesforce in this window',
  notSetUp:
    'This server is not set up for Salesforce: it has no key to keep secrets with, or no return address. docs/settings.md says which variables to set.',
  enable: 'Use Salesforce',
  enabled: 'The integration is switched on.',
  disabled: 'The integration is switched off. The connection stays, and nothing is synced.',
  status: 'Connection',
  connectedTo: (instance: string) => `Connected to ${instance}`,
  notConnected: 'Not connected',
  connected: 'Salesforce is connected.',
  ended: 'The sign-in window was closed before Salesforce was connected.',
  clientId: 'Client ID',
  clientSecret: 'Client Secret',
  credentials: 'Connected app',
  credentialsHint: 'From the connected app in Salesforce. They are stored encrypted and never shown again.',
  credentialsSet: 'Credentials are stored. Leave both fields empty to use them again.',
  connect: 'Connect to Salesforce',
  connecting: 'Waiting for the sign-in window…',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Salesforce',
  disconnectQuestion: 'Take back the access to Salesforce? Contacts stay as they are, here and there.',
  disconnected: 'Salesforce is disconnected.',
  notDisconnected: 'Salesforce could not be disconnected. Please try again.',
  mapping: 'Configure Field Mapping',
  mappingIntro: 'Each field of a contact goes to the field of Salesforce that you choose.',
  mappingSaved: 'The field mapping is saved.',
  object: 'Object',
  notSent: 'Not sent',
  account: 'Account (looked up by name)',
  notAvailable: (name: string) => `${name} (not available)`,
  fieldLabel: (label: string, marks: readonly string[]) =>
    marks.length === 0 ? label : `${label} (${marks.join(', ')})`,
  required: 'required',
  custom: 'custom',
  readOnly: 'read only',
  loadingFields: 'Reading the fields from Salesforce…',
  save: 'Save',
  saving: 'Saving…',
  sync: 'Sync contacts',
  due: (count: number) =>
    plural(count, {
      one: '1 contact was never synced, or was changed since.',
      other: `${formatNumber(count)} contacts were never synced, or were changed since.`,
    }),
  noneDue: 'Every contact is up to date.',
  lookingForDue: 'Looking for contacts to sync…',
  dueNotFound: 'The contacts to sync could not be found out. Please try again.',
  retry: 'Try again',
  add: 'Add Contact to Salesforce',
  added: (name: string) => `${name} is in Salesforce.`,
  statusLabel: 'Status',
  source: 'Source',
  firstNameMissing: 'Enter the first name.',
  lastNameMissing: 'Enter the last name.',
  emailForm: 'Enter an email address, such as name@example.org.',
  close: 'Close',
} as const;
