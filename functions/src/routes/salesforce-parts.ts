import { salesforceMessages } from '@/contracts/salesforce';
import { readSalesforceSettings } from '../adapters/salesforce/salesforce-settings';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import { SalesforceConnection } from '../services/salesforce-connection';

const connections = new WeakMap<Api, SalesforceConnection>();

/** Returns the connection of an app; undefined if its deployment is not set up for Salesforce. */
export function connectionFor(api: Api): SalesforceConnection | undefined {
  const known = connections.get(api);
  if (known) return known;
  const settings = readSalesforceSettings(api.settings);
  if (settings === undefined) return undefined;
  const connection = new SalesforceConnection(api.backend, settings, api.now);
  connections.set(api, connection);
  return connection;
}

/** Returns the connection for calls that need it. Throws `unavailable` if there is none. */
export function neededConnection(api: Api): SalesforceConnection {
  const connection = connectionFor(api);
  if (connection === undefined) throw new ApiError('unavailable', salesforceMessages.unavailable);
  return connection;
}

/** Returns the connection for a sync. Throws `conflict` if there is none, for any reason (WRK-227). */
export function syncConnection(api: Api): SalesforceConnection {
  const connection = connectionFor(api);
  if (connection === undefined) throw new ApiError('conflict', salesforceMessages.notConnected);
  return connection;
}
