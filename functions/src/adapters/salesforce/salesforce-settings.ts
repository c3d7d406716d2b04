import { salesforceTimeoutMs } from '@/contracts/salesforce';
import { createSealer, type Sealer } from './sealed-secrets';

/** The deployment's settings for Salesforce. An administrator enters the credentials of the connected app. */
export interface SalesforceSettings {
  readonly sealer: Sealer;
  /** The address at which people sign in: `https://login.salesforce.com` or a sandbox. */
  readonly loginUrl: string;
  /** The callback address that the connected app is set up with. */
  readonly redirectUrl: string;
  /** The time limit of one call (WRK-475). */
  readonly timeoutMs: number;
  /** True if loopback addresses count as Salesforce. Only for tests and development. */
  readonly isLocal: boolean;
}

const isLoopback = (host: string): boolean => /^(127\.0\.0\.1|localhost|\[::1\])$/.test(host);

const isSalesforceHost = (host: string): boolean => /(^|\.)(salesforce|force)\.com$/.test(host);

/** Checks whether calls with tokens may go to an address: only https at Salesforce's hosts. */
export function isSalesforceAddress(address: string, isLocal: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isLocal && protocol === 'http:' && isLoopback(hostname)) return true;
  return protocol === 'https:' && isSalesforceHost(hostname);
}

/**
 * Reads the settings of Salesforce; returns undefined if this deployment cannot encrypt secrets. Throws with
 * the name of a variable that is wrong.
 */
export function readSalesforceSettings(
  values: Readonly<Record<string, string | undefined>>,
): SalesforceSettings | undefined {
  const key = values['INTEGRATIONS_KEY']?.trim() ?? '';
  const redirectUrl = values['SALESFORCE_REDIRECT_URL']?.trim() ?? '';
  if (key === '' || redirectUrl === '') return undefined;
  const loginUrl = values['SALESFORCE_LOGIN_URL']?.trim() || 'https://login.salesforce.com';
  const isLocal = URL.canParse(loginUrl) && isLoopback(new URL(loginUrl).hostname);
  if (!isSalesforceAddress(loginUrl, isLocal))
    throw new Error('SALESFORCE_LOGIN_URL: must be an https address of salesforce.com.');
  if (!URL.canParse(redirectUrl) || !/^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(redirectUrl))
    throw new Error('SALESFORCE_REDIRECT_URL: must be the https address of /api/salesforce/oauth/callback.');
  const timeoutMs = Number(values['SALESFORCE_TIMEOUT_MS']?.trim() || salesforceTimeoutMs);
  if (!(timeoutMs >= 100 && timeoutMs <= salesforceTimeoutMs))
    throw new Error(`SALESFORCE_TIMEOUT_MS: must be between 100 and ${salesforceTimeoutMs}.`);
  return { sealer: createSealer(key), loginUrl: new URL(loginUrl).origin, redirectUrl, timeoutMs, isLocal };
}
