import { type Account, randomId } from './accounts';
import { AuthError } from './auth-error';
import { parseClaims, requireFreeClaimNames } from './claims';
import { isJson, type Json } from './request-fields';
import type { AuthService } from './service';
import { decodeUnsignedJwt, encodeUnsignedJwt } from './unsigned-jwt';

const LIFETIME_SECONDS = 3600;
const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

export type SignInProvider = 'password' | 'custom';

/** One sign-in, which its refresh token continues. `authTime` is in seconds. */
export interface Session {
  readonly provider: SignInProvider;
  readonly authTime: number;
  /** The developer claims of a custom token. */
  readonly claims: Json;
}

export interface IssuedTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Creates a session that begins now. */
export function newSession(auth: AuthService, provider: SignInProvider, claims: Json = {}): Session {
  return { provider, authTime: seconds(auth.now()), claims };
}

/** Issues an ID token that is valid for an hour, and the refresh token of its session. */
export function issueTokens(auth: AuthService, account: Account, session: Session): IssuedTokens {
  const issuedAt = seconds(auth.now());
  const { localId, email, displayName, photoUrl, customAttributes } = account;
  const idToken = encodeUnsignedJwt({
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
    ...(customAttributes === undefined ? {} : parseClaims(customAttributes)),
    ...session.claims,
    ...(email === undefined ? {} : { email, email_verified: account.emailVerified }),
    auth_time: session.authTime,
    user_id: localId,
    firebase: {
      identities: email === undefined ? {} : { email: [email] },
      sign_in_provider: session.provider,
    },
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    aud: auth.projectId,
    iss: `https://securetoken.google.com/${auth.projectId}`,
    sub: localId,
    // The SDK keeps its old refresh token if the new ID token equals the current one, as two tokens of one
    // second would.
    jti: randomId(16),
  });
  const refreshToken = Buffer.from(
    JSON.stringify({ projectId: auth.projectId, localId, sessionEpoch: account.sessionEpoch, ...session }),
  ).toString('base64url');
  return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS) };
}

/**
 * Returns the account of an ID token, with the time of its sign-in in seconds and the method. Throws
 * INVALID_ID_TOKEN, TOKEN_EXPIRED (also after a revocation), USER_NOT_FOUND or USER_DISABLED.
 */
export function authenticate(
  auth: AuthService,
  idToken: string,
): { account: Account; authTime: number; provider: SignInProvider } {
  const payload = decodeUnsignedJwt(idToken);
  const { sub, exp, auth_time: authTime } = payload ?? {};
  if (
    payload?.['aud'] !== auth.projectId ||
    payload['iss'] !== `https://securetoken.google.com/${auth.projectId}` ||
    typeof sub !== 'string' ||
    typeof exp !== 'number' ||
    typeof authTime !== 'number'
  ) {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  if (exp * 1000 <= auth.now()) throw new AuthError('TOKEN_EXPIRED');
  const account = auth.accounts.get(sub);
  if (account === undefined) throw new AuthError('USER_NOT_FOUND');
  if (authTime < account.validSince) throw new AuthError('TOKEN_EXPIRED');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  const { firebase } = payload;
  const isCustom = isJson(firebase) && firebase['sign_in_provider'] === 'custom';
  return { account, authTime, provider: isCustom ? 'custom' : 'password' };
}

function parseRefreshToken(
  token: string,
  projectId: string,
): (Session & { localId: string; sessionEpoch: string }) | undefined {
  const parsed = parseClaims(Buffer.from(token, 'base64url').toString('utf8'));
  if (parsed === undefined) return undefined;
  const { localId, sessionEpoch, provider, authTime, claims } = parsed;
  if (parsed['projectId'] !== projectId) return undefined;
  if (typeof localId !== 'string' || typeof sessionEpoch !== 'string') return undefined;
  if (provider !== 'password' && provider !== 'custom') return undefined;
  if (typeof authTime !== 'number' || !isJson(claims)) return undefined;
  return { localId, sessionEpoch, provider, authTime, claims };
}

/**
 * Issues new tokens for the same session. Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED or
 * USER_DISABLED.
 */
export function refreshTokens(
  auth: AuthService,
  refreshToken: string,
): { account: Account; tokens: IssuedTokens } {
  const session = parseRefreshToken(refreshToken, auth.projectId);
  if (session === undefined) throw new AuthError('INVALID_REFRESH_TOKEN');
  const account = auth.accounts.get(session.localId);
  if (account === undefined) throw new AuthError('USER_NOT_FOUND');
  if (session.sessionEpoch !== account.sessionEpoch) throw new AuthError('TOKEN_EXPIRED');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  const { provider, authTime, claims } = session;
  const after = auth.accounts.update(account.localId, { lastRefreshAt: auth.now() });
  return { account: after, tokens: issueTokens(auth, after, { provider, authTime, claims }) };
}

/**
 * Returns the user and developer claims of a custom token: an unsigned JWT or, for tests, the bare JSON
 * `{uid, claims}`. Throws INVALID_CUSTOM_TOKEN, MISSING_IDENTIFIER or FORBIDDEN_CLAIM.
 */
export function readCustomToken(auth: AuthService, token: string): { uid: string; claims: Json } {
  if (token.startsWith('{')) {
    const payload = parseClaims(token);
    if (payload === undefined) throw new AuthError('INVALID_CUSTOM_TOKEN : The token is no JSON object.');
    return customTokenUser(payload);
  }
  const payload = decodeUnsignedJwt(token);
  if (payload === undefined) {
    throw new AuthError(
      'INVALID_CUSTOM_TOKEN : The token is no unsigned JWT; signed ones cannot be verified here.',
    );
  }
  const { aud, exp } = payload;
  if (aud !== CUSTOM_TOKEN_AUDIENCE) throw new AuthError('INVALID_CUSTOM_TOKEN : Unexpected audience.');
  if (typeof exp !== 'number' || exp * 1000 <= auth.now()) {
    throw new AuthError('INVALID_CUSTOM_TOKEN : The token has expired.');
  }
  return customTokenUser(payload);
}

function customTokenUser({ uid, claims }: Json): { uid: string; claims: Json } {
  if (uid === undefined || uid === null) throw new AuthError('MISSING_IDENTIFIER');
  if (typeof uid !== 'string' || uid === '' || uid.length > 128) {
    throw new AuthError('INVALID_CUSTOM_TOKEN : uid must be a text of 1 to 128 characters.');
  }
  if (claims === undefined || claims === null) return { uid, claims: {} };
  if (!isJson(claims)) throw new AuthError('INVALID_CUSTOM_TOKEN : claims must be an object.');
  requireFreeClaimNames(claims);
  return { uid, claims };
}
