import { type Account, type AccountChanges, accountInfo, changedPassword, revokedSessions } from './accounts';
import { AuthError } from './auth-error';
import { applyOobCode } from './mail-codes';
import { hashPassword, requireAcceptablePassword } from './password';
import {
  deletedAttributes,
  type Json,
  normalizedEmail,
  optionalInteger,
  optionalString,
  optionalStringList,
  profileChanges,
  requiredString,
  requireSupported,
} from './request-fields';
import type { AuthService } from './service';
import { authenticate, type IssuedTokens, issueTokens, newSession } from './tokens';

const RECENT_SIGN_IN_SECONDS = 5 * 60;

function requireRecentSignIn(auth: AuthService, authTime: number): void {
  if (auth.now() / 1000 - authTime > RECENT_SIGN_IN_SECONDS) {
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}

/** Answers `accounts:lookup` for the owner of an ID token. */
export function lookupSelf(auth: AuthService, body: Json): Json {
  const { account } = authenticate(auth, requiredString(body, 'idToken', 'MISSING_ID_TOKEN'));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(account)] };
}

/** Returns the answer of `accounts:update`. */
export function updateAnswer(account: Account, tokens?: IssuedTokens): Json {
  const { localId, email, emailVerified, displayName, photoUrl, providerUserInfo } = accountInfo(account);
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo,
    ...tokens,
  };
}

/**
 * Answers `accounts:update`: changes the caller's own profile, password and address by ID token, or applies a
 * mailed code by `oobCode`.
 */
export async function updateSelf(auth: AuthService, body: Json): Promise<Json> {
  const oobCode = optionalString(body, 'oobCode');
  if (oobCode !== undefined) {
    const { account, ...change } = applyOobCode(auth, oobCode);
    return { ...updateAnswer(account), ...change };
  }
  requireSupported(body);

  const idToken = requiredString(body, 'idToken', 'MISSING_ID_TOKEN');
  const { account, authTime, provider } = authenticate(auth, idToken);
  if ((optionalStringList(body, 'deleteProvider') ?? []).length > 0) {
    throw new AuthError('OPERATION_NOT_ALLOWED : The password is the only way to sign in and stays.');
  }
  const profile = { ...profileChanges(body), ...deletedAttributes(body) };
  const emailText = optionalString(body, 'email');
  const email = emailText === undefined ? undefined : normalizedEmail(emailText);
  const password = optionalString(body, 'password');
  // The value is ignored: a client may only ask to end its older sessions now.
  const revokes = optionalInteger(body, 'validSince') !== undefined;
  if (email === undefined && password === undefined && !revokes) {
    return updateAnswer(auth.accounts.update(account.localId, profile));
  }

  if (email !== undefined || password !== undefined) requireRecentSignIn(auth, authTime);
  const changesEmail = email !== undefined && email !== account.email;
  if (changesEmail && auth.config().emailEnumerationProtection) {
    throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  if (password !== undefined) requireAcceptablePassword(password, auth.minPasswordLength);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  // Checked again, because the account may have been revoked, disabled or deleted during hashing.
  if (passwordHash !== undefined) authenticate(auth, idToken);

  const now = auth.now();
  const changes: AccountChanges = {
    ...profile,
    ...(changesEmail ? { email, emailVerified: false } : {}),
    ...(passwordHash === undefined
      ? revokedSessions(Math.floor(now / 1000))
      : changedPassword(passwordHash, now)),
  };
  const after = auth.accounts.update(account.localId, changes);
  auth.oobCodes.revoke((code) => code.localId === after.localId && code.requestType !== 'VERIFY_EMAIL');
  // The old tokens' sign-in is void now, so the change counts as a new sign-in.
  const session = newSession(auth, password === undefined ? provider : 'password');
  return updateAnswer(after, issueTokens(auth, after, session));
}

/** Answers `accounts:delete` for the caller's own account. */
export function deleteSelf(auth: AuthService, body: Json): Json {
  const { account, authTime } = authenticate(auth, requiredString(body, 'idToken', 'MISSING_ID_TOKEN'));
  if (!auth.config().selfDeletion) throw new AuthError('ADMIN_ONLY_OPERATION');
  requireRecentSignIn(auth, authTime);
  deleteAccount(auth, account.localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** Deletes an account and the codes mailed to it. Throws USER_NOT_FOUND. */
export function deleteAccount(auth: AuthService, localId: string): void {
  auth.accounts.delete(localId);
  auth.oobCodes.revoke((code) => code.localId === localId);
}
