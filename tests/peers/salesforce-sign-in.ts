import { createHash, randomBytes } from 'node:crypto';
import { jsonAnswer, type PeerAnswer, type ReceivedRequest } from './peer-server';

/** The connected app that may ask people to sign in. */
export const clientId = '3MVG9peer.ConnectedApp';
export const clientSecret = 'peer-client-secret';

interface Grant {
  accessToken: string;
  refreshToken: string;
  revoked: boolean;
}

const newToken = (prefix: string): string => `${prefix}${randomBytes(24).toString('base64url')}`;

const oauthError = (error: string, description: string): PeerAnswer =>
  jsonAnswer(400, { error, error_description: description });

/** Creates Salesforce's sign-in. Refresh tokens rotate and PKCE is required. `url` is the peer's address. */
export function createSignIn(url: () => string) {
  let grants: Grant[] = [];
  let codes = new Map<string, { challenge: string; redirectUri: string }>();

  const decide = (authUrl: string, decision: 'allow' | 'deny'): string => {
    const asked = new URL(authUrl).searchParams;
    const redirectUri = asked.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    if (decision === 'allow') {
      const code = newToken('aPrx');
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'end-user denied authorization');
    }
    const state = asked.get('state');
    if (state !== null) back.searchParams.set('state', state);
    return back.href;
  };

  const authorize = ({ query }: ReceivedRequest): PeerAnswer => {
    const problem =
      query.get('client_id') !== clientId
        ? 'error=invalid_client_id&error_description=client identifier invalid'
        : query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256'
          ? 'error=invalid_request&error_description=missing required code challenge'
          : undefined;
    if (problem !== undefined)
      return { status: 400, headers: { 'content-type': 'text/html' }, body: `<!doctype html><p>${problem}` };
    const authUrl = `${url()}/services/oauth2/authorize?${query}`;
    const link = (decision: 'allow' | 'deny', label: string) =>
      `<a href="${decide(authUrl, decision).replaceAll('&', '&amp;')}">${label}</a>`;
    return {
      status: 200,
      headers: { 'content-type': 'text/html;charset=UTF-8' },
      body: `<!doctype html><html lang="en"><title>Allow Access?</title><h1>Allow Access?</h1><p>${link('allow', 'Allow')} ${link('deny', 'Deny')}</p></html>`,
    };
  };

  const tokensFor = (grant: Grant, isNew: boolean) => {
    grant.accessToken = newToken('00D5g000peer!');
    // Rotation: each refresh issues a new refresh token and voids the old one.
    grant.refreshToken = newToken('5Aep861');
    return jsonAnswer(200, {
      access_token: grant.accessToken,
      refresh_token: grant.refreshToken,
      signature: newToken(''),
      scope: 'refresh_token api',
      instance_url: url(),
      id: `${url()}/id/00D5g0000000001EAA/0055g0000000001AAA`,
      token_type: 'Bearer',
      issued_at: String(Date.now()),
      ...(isNew && { api_instance_url: 'https://api.salesforce.com' }),
    });
  };

  const token = ({ body, headers }: ReceivedRequest): PeerAnswer => {
    if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true)
      return oauthError('unsupported_grant_type', 'grant type not supported');
    const asked = new URLSearchParams(body);
    if (asked.get('client_id') !== clientId)
      return oauthError('invalid_client_id', 'client identifier invalid');
    if (asked.get('client_secret') !== clientSecret)
      return oauthError('invalid_client', 'invalid client credentials');
    if (asked.get('grant_type') === 'authorization_code') {
      const code = asked.get('code') ?? '';
      const known = codes.get(code);
      codes.delete(code);
      if (known === undefined) return oauthError('invalid_grant', 'expired authorization code');
      if (known.redirectUri !== asked.get('redirect_uri'))
        return oauthError('redirect_uri_mismatch', 'redirect_uri must match configuration');
      const verifier = asked.get('code_verifier') ?? '';
      if (createHash('sha256').update(verifier).digest('base64url') !== known.challenge)
        return oauthError('invalid_grant', 'invalid code verifier');
      const grant: Grant = { accessToken: '', refreshToken: '', revoked: false };
      grants.push(grant);
      return tokensFor(grant, true);
    }
    if (asked.get('grant_type') === 'refresh_token') {
      const grant = grants.find((each) => each.refreshToken === asked.get('refresh_token') && !each.revoked);
      if (grant === undefined) return oauthError('invalid_grant', 'expired access/refresh token');
      return tokensFor(grant, false);
    }
    return oauthError('unsupported_grant_type', 'grant type not supported');
  };

  const revoke = ({ body }: ReceivedRequest): PeerAnswer => {
    const taken = new URLSearchParams(body).get('token');
    const grant = grants.find((each) => [each.accessToken, each.refreshToken].includes(taken ?? ''));
    if (grant === undefined || grant.revoked) return oauthError('invalid_token', 'invalid token: unknown');
    grant.revoked = true;
    return { status: 200, body: '' };
  };

  const isOpen = ({ headers }: ReceivedRequest): boolean =>
    grants.some(
      ({ accessToken, revoked }) =>
        !revoked && accessToken !== '' && headers.authorization === `Bearer ${accessToken}`,
    );

  return {
    decide,
    authorize,
    token,
    revoke,
    isOpen,
    expireSessions: () => {
      for (const grant of grants) grant.accessToken = '';
    },
    revokeGrants: () => {
      for (const grant of grants) grant.revoked = true;
    },
    liveTokens: () => grants.filter(({ revoked }) => !revoked).length,
    forget: () => {
      grants = [];
      codes = new Map();
    },
  };
}
