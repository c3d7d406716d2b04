import {
  beginSalesforceAuth,
  defaultFieldMapping,
  disconnectSalesforce,
  getSalesforceConfig,
  getSalesforceFields,
  getSalesforceStatus,
  refreshSalesforce,
  type SalesforceConfig,
  salesforceMessages,
  setFieldMapping,
  toggleSalesforce,
} from '@/contracts/salesforce';
import {
  addSalesforceContact,
  getDueContacts,
  previewSalesforceSync,
  syncContact,
  syncContactAlias,
  syncContacts,
  syncContactsAlias,
} from '@/contracts/salesforce-sync';
import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import type { StoredConnection } from '../adapters/salesforce/connection-store';
import type { Credentials } from '../adapters/salesforce/oauth';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { addContact } from '../services/salesforce-add';
import { dueContacts, previewSync, syncContacts as sync } from '../services/salesforce-sync';
import { loadContact } from '../services/stored-records';
import { connectionFor, neededConnection, syncConnection } from './salesforce-parts';
import { salesforceCallbackEndpoint } from './salesforce-callback';

const limit = limits.salesforce;

const admins = (caller: Actor): boolean => isAdmin(caller);
const staff = (caller: Actor): boolean => isStaff(caller);

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).hostname : null;

/** Returns the connection without its secrets (WRK-Q111). */
const configOf = (stored: StoredConnection): SalesforceConfig => ({
  available: true,
  enabled: stored.enabled,
  isConnected: stored.isConnected,
  hasCredentials: stored.credentials !== null,
  fieldMapping: stored.fieldMapping,
  objectName: stored.objectName,
  instance: hostOf(stored.instanceUrl),
});

const notAvailable: SalesforceConfig = {
  available: false,
  enabled: false,
  isConnected: false,
  hasCredentials: false,
  fieldMapping: { ...defaultFieldMapping },
  objectName: 'Contact',
  instance: null,
};

async function configNow(api: Api): Promise<SalesforceConfig> {
  const connection = connectionFor(api);
  return connection ? configOf(await connection.store.read()) : notAvailable;
}

/**
 * Returns the typed credentials, or the stored ones for empty fields. Throws `invalid` if one is missing
 * (WRK-457).
 */
async function credentialsFor(api: Api, typed: Credentials): Promise<Credentials> {
  const { store } = neededConnection(api);
  if (typed.clientId !== '' && typed.clientSecret !== '') return typed;
  const stored = store.credentialsOf(await store.read());
  if (typed.clientId === '' && typed.clientSecret === '' && stored) return stored;
  throw new ApiError('invalid', salesforceMessages.credentialsMissing);
}

interface SyncCall {
  readonly api: Api;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

const workFor = ({ api, caller, signal }: SyncCall) => ({
  database: api.backend.database,
  connection: syncConnection(api),
  caller,
  signal,
  now: api.now,
});

const single = {
  limit,
  load: async ({ api, caller, body }: SyncCall & { body: { contact: { id: string } } }) =>
    loadContact(api.backend.database, caller, body.contact.id),
  policy: staff,
  serve: async (call: SyncCall, { id }: { readonly id: string }) => {
    const [result] = await sync(workFor(call), [id]);
    if (result === undefined) throw new ApiError('not-found', 'Contact not found');
    return result;
  },
};

const batch = {
  limit,
  policy: admins,
  serve: async (call: SyncCall & { body: { contacts: string[] } }) => ({
    results: [...(await sync(workFor(call), [...new Set(call.body.contacts)]))],
  }),
};

export const salesforceEndpoints = [
  endpoint(beginSalesforceAuth, {
    limit,
    policy: admins,
    serve: async ({ api, caller, body }) => {
      const credentials = await credentialsFor(api, body);
      return neededConnection(api).begin(caller.uid, credentials);
    },
  }),
  salesforceCallbackEndpoint,
  endpoint(getSalesforceConfig, {
    limit: limits.read,
    policy: admins,
    serve: async ({ api }) => configNow(api),
  }),
  endpoint(getSalesforceStatus, {
    limit: limits.read,
    policy: staff,
    serve: async ({ api }) => {
      const { enabled, isConnected } = await configNow(api);
      return { enabled, isConnected };
    },
  }),
  endpoint(toggleSalesforce, {
    limit,
    policy: admins,
    serve: async ({ api, body }) =>
      configOf(await neededConnection(api).store.change({ enabled: body.enabled })),
  }),
  endpoint(setFieldMapping, {
    limit,
    policy: admins,
    serve: async ({ api, body }) =>
      configOf(
        await neededConnection(api).store.change({
          fieldMapping: body.fieldMapping,
          ...(body.objectName && { objectName: body.objectName }),
        }),
      ),
  }),
  endpoint(getSalesforceFields, {
    limit,
    policy: admins,
    serve: async ({ api, params, signal }) => {
      const fields = await syncConnection(api).run(
        (organisation) => organisation.describe(params.objectName),
        signal,
        { evenDisabled: true },
      );
      return {
        fields: fields.map(({ name, label, required, custom, createable, updateable }) => ({
          name,
          label,
          required,
          custom,
          writable: createable || updateable,
        })),
      };
    },
  }),
  endpoint(refreshSalesforce, {
    limit,
    policy: admins,
    serve: async ({ api, signal }) => {
      const connection = syncConnection(api);
      await connection.refresh(signal);
      return configOf(await connection.store.read());
    },
  }),
  endpoint(disconnectSalesforce, {
    limit,
    policy: admins,
    serve: async ({ api, signal }) => {
      const connection = neededConnection(api);
      await connection.disconnect(signal);
      return configOf(await connection.store.read());
    },
  }),
  endpoint(getDueContacts, {
    limit,
    policy: admins,
    serve: async ({ api }) => ({ contacts: [...(await dueContacts(api.backend.database))] }),
  }),
  endpoint(previewSalesforceSync, {
    limit,
    policy: admins,
    serve: async (call) => ({
      previews: [...(await previewSync(workFor(call), [...new Set(call.body.contacts)]))],
    }),
  }),
  endpoint(syncContact, single),
  endpoint(syncContactAlias, single),
  endpoint(syncContacts, batch),
  endpoint(syncContactsAlias, batch),
  endpoint(addSalesforceContact, {
    limit,
    policy: admins,
    serve: async ({ api, body, signal }) => addContact(syncConnection(api), body, signal),
  }),
];
