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

/** Salesforce refused: the code was used or is too old, the refresh token is void, the credentials are wrong. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(`Salesforce refused the sign-in: ${reason}`);
    this.reason = reason;
  }
}

/** No answer, or none that can be read: a repeat may help. */
export class SalesforceUnreachable extends Error {
  override readonly name = 'SalesforceUnreachable';
}

/** What one attempt to connect is told apart by, and proves itself with. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
}

/** 256 bits of randomness each. */
export const newAttempt = (): Attempt => ({
  state: randomBytes(32).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
});

/** The form in which a state is stored. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Where the person allows the access (WRK-758). */
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
    throw new SalesforceUnreachable('Salesforce sent no token.');
  }
  const tokens = tokenAnswer.safeParse(content);
  if (!tokens.success) throw new SalesforceUnreachable('Salesforce’s answer with the tokens is not valid.');
  const { access_token, refresh_token, instance_url } = tokens.data;
  // Whatever answers there gets the token with every call.
  if (!isSalesforceAddress(instance_url, settings.isLocal))
    throw new OAuthRefusal('the organization’s address is not a Salesforce address');
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
    throw new OAuthRefusal(
      'the connected app sends no refresh token because it lacks the scope refresh_token',
    );
  return { ...tokens, refreshToken: tokens.refreshToken };
}

/**
 * Renews the access token. With rotation the answer holds another refresh token, and the former one is void from then on: store
 * the answer before anything else. Throws OAuthRefusal or SalesforceUnreachable.
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

/** Takes a token back, with all that were given with it (WRK-764). Throws SalesforceUnreachable; a token that is void already is no error. */
export async function revokeToken(
  settings: SalesforceSettings,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  await post(settings, 'revoke', { token }, signal);
}
