import { type Account, newAccount } from './accounts';
import { AuthError } from './auth-error';
import { hashPassword, requireAcceptablePassword, verifyPassword } from './password';
import {
  type Json,
  normalizedEmail,
  optionalString,
  profileChanges,
  requiredString,
  requireSupported,
} from './request-fields';
import type { AuthService } from './service';
import { issueTokens, newSession, readCustomToken, type Session } from './tokens';

function signedIn(auth: AuthService, localId: string, session: Session): { account: Account; answer: Json } {
  const account = auth.accounts.update(localId, { lastLoginAt: auth.now(), lastRefreshAt: auth.now() });
  return { account, answer: { localId, ...issueTokens(auth, account, session) } };
}

/** Answers `accounts:signUp`: creates a password account. Refuses anonymous accounts. */
export async function signUp(auth: AuthService, body: Json): Promise<Json> {
  if (optionalString(body, 'idToken') !== undefined) {
    throw new AuthError('OPERATION_NOT_ALLOWED : Adding a password to a signed-in account is not supported.');
  }
  if (optionalString(body, 'localId') !== undefined) throw new AuthError('UNEXPECTED_PARAMETER : User ID');
  requireSupported(body);
  const emailText = optionalString(body, 'email');
  const password = optionalString(body, 'password');
  if (emailText === undefined && password === undefined) throw new AuthError('ADMIN_ONLY_OPERATION');
  if (emailText === undefined) throw new AuthError('MISSING_EMAIL');
  const email = normalizedEmail(emailText);
  if (password === undefined || password === '') throw new AuthError('MISSING_PASSWORD');
  if (!auth.config().selfSignUp) throw new AuthError('ADMIN_ONLY_OPERATION');
  if (auth.accounts.getByEmail(email) !== undefined) throw new AuthError('EMAIL_EXISTS');
  requireAcceptablePassword(password, auth.minPasswordLength);
  // A photo URL is accepted only by `accounts:update`.
  const { displayName } = profileChanges(body);

  const passwordHash = await hashPassword(password);
  const created = auth.accounts.create(
    newAccount(auth.now(), {
      email,
      passwordHash,
      ...(displayName === undefined ? {} : { displayName }),
    }),
  );
  const { answer } = signedIn(auth, created.localId, newSession(auth, 'password'));
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    email,
    ...(displayName === undefined ? {} : { displayName }),
    ...answer,
  };
}

/** Answers `accounts:signInWithPassword`. */
export async function signInWithPassword(auth: AuthService, body: Json): Promise<Json> {
  const emailText = optionalString(body, 'email');
  if (emailText === undefined) throw new AuthError('MISSING_EMAIL');
  const email = normalizedEmail(emailText);
  const password = requiredString(body, 'password', 'MISSING_PASSWORD');
  const refusal = (plain: string): AuthError =>
    new AuthError(auth.config().emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : plain);

  auth.failedSignIns.begin(email, auth.now());
  const known = auth.accounts.getByEmail(email);
  if (known === undefined) throw refusal('EMAIL_NOT_FOUND');
  const matches = known.passwordHash !== undefined && (await verifyPassword(password, known.passwordHash));
  // The account may have changed while the hash was computed.
  const account = auth.accounts.getByEmail(email);
  if (!matches || account?.passwordHash !== known.passwordHash) throw refusal('INVALID_PASSWORD');
  auth.failedSignIns.forget(email);
  if (account.disabled) throw new AuthError('USER_DISABLED');

  const { account: after, answer } = signedIn(auth, account.localId, newSession(auth, 'password'));
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    email,
    displayName: after.displayName ?? '',
    ...(after.photoUrl === undefined ? {} : { profilePicture: after.photoUrl }),
    ...answer,
  };
}

/** Answers `accounts:signInWithCustomToken`. Creates the account if there is none for the token's user. */
export function signInWithCustomToken(auth: AuthService, body: Json): Json {
  const { uid, claims } = readCustomToken(auth, requiredString(body, 'token', 'MISSING_CUSTOM_TOKEN'));
  const known = auth.accounts.get(uid);
  if (known?.disabled) throw new AuthError('USER_DISABLED');
  if (known === undefined) auth.accounts.create(newAccount(auth.now(), { localId: uid }));
  const { answer } = signedIn(auth, uid, newSession(auth, 'custom', claims));
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: known === undefined, ...answer };
}
