import { salesforceMessages } from '@/contracts/salesforce';
import { readSalesforceSettings } from '../adapters/salesforce/salesforce-settings';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import { SalesforceConnection } from '../services/salesforce-connection';

const connections = new WeakMap<Api, SalesforceConnection>();

/** The connection of an app; undefined where its deployment is not set up for Salesforce. */
export function connectionFor(api: Api): SalesforceConnection | undefined {
  const known = connections.get(api);
  if (known) return known;
  const settings = readSalesforceSettings(api.settings);
  if (settings === undefined) return undefined;
  const connection = new SalesforceConnection(api.backend, settings, api.now);
  connections.set(api, connection);
  return connection;
}

/** The connection, for what needs one. Throws `unavailable`. */
export function neededConnection(api: Api): SalesforceConnection {
  const connection = connectionFor(api);
  if (connection === undefined) throw new ApiError('unavailable', salesforceMessages.unavailable);
  return connection;
}

/** The connection, for a sync. Throws `conflict` where there is none to use, for whatever reason (WRK-227). */
export function syncConnection(api: Api): SalesforceConnection {
  const connection = connectionFor(api);
  if (connection === undefined) throw new ApiError('conflict', salesforceMessages.notConnected);
  return connection;
}
