import { type Account, changedPassword, revokedSessions } from './accounts';
import { AuthError, invalidArgument } from './auth-error';
import { OOB_REQUEST_TYPES, type OobCode, type OobRequestType } from './oob-codes';
import { hashPassword, requireAcceptablePassword } from './password';
import {
  type Json,
  normalizedEmail,
  optionalBoolean,
  optionalString,
  requiredString,
} from './request-fields';
import type { AuthService } from './service';
import { authenticate } from './tokens';

function requestTypeOf(body: Json): OobRequestType {
  const type = requiredString(body, 'requestType', 'MISSING_REQ_TYPE');
  if (type === 'EMAIL_SIGNIN') {
    throw new AuthError('OPERATION_NOT_ALLOWED : Signing in by mailed link is not enabled.');
  }
  const known = OOB_REQUEST_TYPES.find((name) => name === type);
  if (known === undefined) throw invalidArgument(`Invalid value at 'requestType': ${JSON.stringify(type)}`);
  return known;
}

function continueUrlOf(auth: AuthService, body: Json): string | undefined {
  const text = optionalString(body, 'continueUrl');
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new AuthError('INVALID_CONTINUE_URI');
  }
  if (!auth.config().authorizedDomains.includes(new URL(text).hostname)) {
    throw new AuthError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
  return text;
}

const sent = (email: string): Json => ({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });

/**
 * Answers `accounts:sendOobCode`. It sends no mail: the code goes to the log and to the emulator's list of
 * codes. Only an administrator gets code and link in the answer.
 */
export function sendOobCode(auth: AuthService, body: Json, isAdmin: boolean): Json {
  const requestType = requestTypeOf(body);
  const continueUrl = continueUrlOf(auth, body);
  const returnsLink = optionalBoolean(body, 'returnOobLink') ?? false;
  if (returnsLink && !isAdmin) throw new AuthError('INSUFFICIENT_PERMISSION', 403, 'PERMISSION_DENIED');
  const idToken = optionalString(body, 'idToken');
  const newEmail =
    requestType === 'VERIFY_AND_CHANGE_EMAIL'
      ? normalizedEmail(requiredString(body, 'newEmail', 'MISSING_NEW_EMAIL'), 'INVALID_NEW_EMAIL')
      : undefined;
  const silent = auth.config().emailEnumerationProtection && !returnsLink;

  let account: Account | undefined;
  let email: string;
  if (requestType === 'PASSWORD_RESET' || (isAdmin && idToken === undefined)) {
    email = normalizedEmail(requiredString(body, 'email', 'MISSING_EMAIL'));
    account = auth.accounts.getByEmail(email);
    const unknown = requestType === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND';
    const refusal = account === undefined ? unknown : account.disabled ? 'USER_DISABLED' : undefined;
    if (refusal !== undefined && !silent) throw new AuthError(refusal);
    if (account === undefined || refusal !== undefined) return sent(email);
  } else {
    if (idToken === undefined || idToken === '') {
      throw new AuthError(requestType === 'VERIFY_EMAIL' ? 'INVALID_ID_TOKEN' : 'MISSING_ID_TOKEN');
    }
    ({ account } = authenticate(auth, idToken));
    if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
    email = account.email;
  }
  if (newEmail !== undefined && auth.accounts.getByEmail(newEmail) !== undefined) {
    if (!silent) throw new AuthError('EMAIL_EXISTS');
    return { ...sent(email), newEmail };
  }

  const code = auth.oobCodes.issue(
    {
      requestType,
      localId: account.localId,
      email,
      ...(newEmail === undefined ? {} : { newEmail }),
      ...(continueUrl === undefined ? {} : { continueUrl }),
    },
    auth.actionUrl(),
    auth.now(),
  );
  const answer = { ...sent(email), ...(newEmail === undefined ? {} : { newEmail }) };
  if (returnsLink) return { ...answer, oobCode: code.oobCode, oobLink: code.oobLink };
  auth.log(`Mail to ${newEmail ?? email} (${requestType}): ${code.oobLink}`);
  return answer;
}

/**
 * Returns a code and its account. Throws unless the account still has the address that the code was sent to.
 */
function usableCode(auth: AuthService, oobCode: string): { code: OobCode; account: Account } {
  const code = auth.oobCodes.check(oobCode, auth.now());
  const account = auth.accounts.get(code.localId);
  if (account === undefined || account.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return { code, account };
}

/** Answers `accounts:resetPassword`: describes a code without `newPassword`, uses it with one. */
export async function resetPassword(auth: AuthService, body: Json): Promise<Json> {
  const { code } = usableCode(auth, requiredString(body, 'oobCode', 'MISSING_OOB_CODE'));
  const newPassword = optionalString(body, 'newPassword');
  if (newPassword !== undefined) await completePasswordReset(auth, code, newPassword);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    ...(code.newEmail === undefined ? {} : { newEmail: code.newEmail }),
    requestType: code.requestType,
  };
}

async function completePasswordReset(auth: AuthService, code: OobCode, newPassword: string): Promise<void> {
  if (code.requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  if (newPassword === '') throw new AuthError('MISSING_PASSWORD');
  requireAcceptablePassword(newPassword, auth.minPasswordLength);
  const passwordHash = await hashPassword(newPassword);
  // Checked again, because another request may have used the code while this one was hashing.
  const { account } = usableCode(auth, code.oobCode);
  const changes = { ...changedPassword(passwordHash, auth.now()), emailVerified: true };
  auth.accounts.update(account.localId, changes);
  auth.oobCodes.revoke(
    (other) => other.localId === account.localId && other.requestType === 'PASSWORD_RESET',
  );
  auth.failedSignIns.forget(code.email);
}

/**
 * Uses a code that verifies an address. Returns the changed account, and its new address if the code changes
 * it. Throws INVALID_OOB_CODE and others. The code is used up even if another account has taken the new
 * address.
 */
export function applyOobCode(auth: AuthService, oobCode: string): { account: Account; newEmail?: string } {
  const { code, account } = usableCode(auth, oobCode);
  if (code.requestType === 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  if (code.newEmail !== undefined && (auth.accounts.getByEmail(code.newEmail) ?? account) !== account) {
    auth.oobCodes.revoke((other) => other.oobCode === oobCode);
    throw new AuthError('EMAIL_EXISTS');
  }
  const changes =
    code.newEmail === undefined
      ? {}
      : { email: code.newEmail, ...revokedSessions(Math.floor(auth.now() / 1000)) };
  const after = auth.accounts.update(account.localId, { ...changes, emailVerified: true });
  auth.oobCodes.revoke((other) =>
    code.newEmail === undefined ? other.oobCode === oobCode : other.localId === account.localId,
  );
  return { account: after, ...(code.newEmail === undefined ? {} : { newEmail: code.newEmail }) };
}
