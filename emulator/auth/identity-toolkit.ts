import { randomUUID } from 'node:crypto';
import { AuthError } from './auth-error';
import { resetPassword, sendOobCode } from './mail-codes';
import { deleteSelf, lookupSelf, updateSelf } from './own-account';
import { isJson, type Json, normalizedEmail, optionalString, requiredString } from './request-fields';
import type { AuthService } from './service';
import { signInWithCustomToken, signInWithPassword, signUp } from './sign-in';
import { refreshTokens } from './tokens';

export type AuthVerb = (auth: AuthService, body: Json) => Json | Promise<Json>;

const notEnabled =
  (what: string): AuthVerb =>
  () => {
    throw new AuthError(`OPERATION_NOT_ALLOWED : ${what} is not enabled.`);
  };

/**
 * Answers `accounts:createAuthUri` with the sign-in methods of an address; with enumeration protection it
 * names none.
 */
function createAuthUri(auth: AuthService, body: Json): Json {
  const email = normalizedEmail(
    requiredString(body, 'identifier', 'MISSING_IDENTIFIER'),
    'INVALID_IDENTIFIER',
  );
  const continueUri = requiredString(body, 'continueUri', 'MISSING_CONTINUE_URI');
  if (!URL.canParse(continueUri)) throw new AuthError('INVALID_CONTINUE_URI');
  const sessionId = optionalString(body, 'sessionId') ?? randomUUID();
  const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId };
  if (auth.config().emailEnumerationProtection) return answer;
  const account = auth.accounts.getByEmail(email);
  const methods = account?.passwordHash === undefined ? [] : ['password'];
  return { ...answer, registered: account !== undefined, allProviders: methods, signinMethods: methods };
}

/** The verbs of `POST /v1/accounts:<verb>`, for clients with an API key. */
export const CLIENT_VERBS: ReadonlyMap<string, AuthVerb> = new Map<string, AuthVerb>([
  ['signUp', signUp],
  ['signInWithPassword', signInWithPassword],
  ['signInWithCustomToken', signInWithCustomToken],
  ['lookup', lookupSelf],
  ['update', updateSelf],
  ['delete', deleteSelf],
  ['sendOobCode', (auth, body) => sendOobCode(auth, body, false)],
  ['resetPassword', resetPassword],
  ['createAuthUri', createAuthUri],
  ['signInWithIdp', notEnabled('Signing in with another provider')],
  ['signInWithEmailLink', notEnabled('Signing in by mailed link')],
  ['signInWithPhoneNumber', notEnabled('Signing in by telephone')],
  ['sendVerificationCode', notEnabled('Signing in by telephone')],
]);

/** Answers `POST /v1/token`: exchanges a refresh token for new tokens. */
export function exchangeRefreshToken(auth: AuthService, body: unknown): Json {
  if (!isJson(body)) throw new AuthError('MISSING_GRANT_TYPE');
  const grantType = body['grant_type'] ?? body['grantType'];
  if (grantType === undefined || grantType === '') throw new AuthError('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const refreshToken = body['refresh_token'] ?? body['refreshToken'];
  if (typeof refreshToken !== 'string' || refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN');
  const { account, tokens } = refreshTokens(auth, refreshToken);
  return {
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: auth.projectId,
  };
}
