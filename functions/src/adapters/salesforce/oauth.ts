import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isSalesforceAddress, type SalesforceSettings } from './salesforce-settings';

/** The credentials of a connected app. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly instanceUrl: string;
}

/**
 * Thrown when Salesforce refuses: the code is used or expired, the refresh token is void, or the credentials
 * are wrong.
 */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(`Salesforce refused the sign-in: ${reason}`);
    this.reason = reason;
  }
}

/** Thrown when there is no answer or an unreadable one. A retry may help. */
export class SalesforceUnreachable extends Error {
  override readonly name = 'SalesforceUnreachable';
}

/** The state that identifies one attempt to connect, and the verifier that proves it is ours (PKCE). */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
}

/** Creates an attempt with 256 random bits for each value. */
export const newAttempt = (): Attempt => ({
  state: randomBytes(32).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
});

/** Returns the hash under which a state is stored. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns the address at which the person allows the access (WRK-758). */
export function authorizationUrl(settings: SalesforceSettings, clientId: string, attempt: Attempt): string {
  const url = new URL('/services/oauth2/authorize', settings.loginUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: settings.redirectUrl,
    scope: 'api refresh_token',
    state: attempt.state,
    code_challenge: hashOf(attempt.verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  instance_url: z.string(),
});

const errorAnswer = z.object({ error: z.string() });

async function post(
  { loginUrl, timeoutMs }: SalesforceSettings,
  path: 'token' | 'revoke',
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly ok: boolean; readonly body: string }> {
  try {
    const answer = await fetch(`${loginUrl}/services/oauth2/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(parameters),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return { ok: answer.ok, body: await answer.text() };
  } catch (cause) {
    throw new SalesforceUnreachable('Salesforce did not answer.', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function requestTokens(
  settings: SalesforceSettings,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Omit<Tokens, 'refreshToken'> & { readonly refreshToken: string | undefined }> {
  const { ok, body } = await post(settings, 'token', parameters, signal);
  const content = parse(body);
  if (!ok) {
    const refused = errorAnswer.safeParse(content);
    if (refused.success) throw new OAuthRefusal(refused.data.error);
    throw new SalesforceUnreachable('Salesforce gave no token.');
  }
  const tokens = tokenAnswer.safeParse(content);
  if (!tokens.success) throw new SalesforceUnreachable('The answer with the tokens cannot be read.');
  const { access_token, refresh_token, instance_url } = tokens.data;
  // Every later call sends the token to this address.
  if (!isSalesforceAddress(instance_url, settings.isLocal))
    throw new OAuthRefusal('the address of the organisation is not at Salesforce');
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    instanceUrl: new URL(instance_url).origin,
  };
}

/** Exchanges the code of a callback for tokens. Throws OAuthRefusal or SalesforceUnreachable. */
export async function exchangeCode(
  settings: SalesforceSettings,
  credentials: Credentials,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  signal: AbortSignal,
): Promise<Tokens> {
  const tokens = await requestTokens(
    settings,
    {
      grant_type: 'authorization_code',
      code,
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      redirect_uri: settings.redirectUrl,
      code_verifier: verifier,
    },
    signal,
  );
  if (tokens.refreshToken === undefined)
    throw new OAuthRefusal('the connected app gives no refresh token: it lacks the scope refresh_token');
  return { ...tokens, refreshToken: tokens.refreshToken };
}

/**
 * Renews the access token. With rotation the answer holds a new refresh token and the old one is void, so
 * store the answer before anything else. Throws OAuthRefusal or SalesforceUnreachable.
 */
export async function refreshTokens(
  settings: SalesforceSettings,
  credentials: Credentials,
  refreshToken: string,
  signal: AbortSignal,
): Promise<Tokens> {
  const tokens = await requestTokens(
    settings,
    {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
    },
    signal,
  );
  return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
}

/**
 * Revokes a token and all tokens derived from it (WRK-764). Throws SalesforceUnreachable; a token that is
 * already void is not an error.
 */
export async function revokeToken(
  settings: SalesforceSettings,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  await post(settings, 'revoke', { token }, signal);
}
