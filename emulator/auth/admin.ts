import { type AccountChanges, accountInfo, changedPassword, newAccount, revokedSessions } from './accounts';
import { AuthError, invalidArgument, unimplemented } from './auth-error';
import { customAttributesOf } from './claims';
import type { AuthVerb } from './identity-toolkit';
import { sendOobCode } from './mail-codes';
import { deleteAccount, updateAnswer } from './own-account';
import { hashPassword, requireAcceptablePassword } from './password';
import {
  deletedAttributes,
  type Json,
  normalizedEmail,
  optionalBoolean,
  optionalInteger,
  optionalString,
  optionalStringList,
  profileChanges,
  requiredString,
  requireSupported,
} from './request-fields';
import type { AuthService } from './service';
import { authenticate } from './tokens';

const MAX_PAGE = 1_000;
const MAX_BATCH_DELETE = 1_000;

/** Returns the changes that creating and updating have in common. */
async function accountChanges(
  auth: AuthService,
  body: Json,
): Promise<AccountChanges & { passwordHash?: string }> {
  requireSupported(body);
  const email = optionalString(body, 'email');
  const password = optionalString(body, 'password');
  const emailVerified = optionalBoolean(body, 'emailVerified');
  const customAttributes = optionalString(body, 'customAttributes');
  const changes = {
    ...profileChanges(body),
    ...(email === undefined ? {} : { email: normalizedEmail(email) }),
    ...(emailVerified === undefined ? {} : { emailVerified }),
    ...(customAttributes === undefined ? {} : { customAttributes: customAttributesOf(customAttributes) }),
  };
  if (password === undefined) return changes;
  requireAcceptablePassword(password, auth.minPasswordLength);
  return { ...changes, passwordHash: await hashPassword(password) };
}

async function create(auth: AuthService, body: Json): Promise<Json> {
  const localId = optionalString(body, 'localId');
  if (localId !== undefined && (localId === '' || localId.length > 128)) {
    throw invalidArgument("Invalid value at 'localId': must have 1 to 128 characters");
  }
  const disabled = optionalBoolean(body, 'disabled') ?? false;
  const changes = await accountChanges(auth, body);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const account = auth.accounts.create(
    newAccount(auth.now(), { ...given, disabled, ...(localId === undefined ? {} : { localId }) }),
  );
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...accountInfo(account) };
}

function lookup(auth: AuthService, body: Json): Json {
  const idToken = optionalString(body, 'idToken');
  const accounts =
    idToken === undefined
      ? [
          ...(optionalStringList(body, 'localId') ?? []).map((id) => auth.accounts.get(id)),
          ...(optionalStringList(body, 'email') ?? []).map((email) =>
            auth.accounts.getByEmail(email.toLowerCase()),
          ),
        ]
      : [authenticate(auth, idToken).account];
  const found = [...new Set(accounts)].filter((account) => account !== undefined);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(found.length === 0 ? {} : { users: found.map(accountInfo) }),
  };
}

async function update(auth: AuthService, body: Json): Promise<Json> {
  const localId = requiredString(body, 'localId', 'MISSING_LOCAL_ID');
  if (auth.accounts.get(localId) === undefined) throw new AuthError('USER_NOT_FOUND');
  const disabled = optionalBoolean(body, 'disableUser');
  const validSince = optionalInteger(body, 'validSince');
  const unlinked = (optionalStringList(body, 'deleteProvider') ?? []).filter((id) => id !== 'phone');
  if (unlinked.length > 0) throw unimplemented(`Unlinking '${unlinked.join(', ')}'`);
  const { passwordHash, ...changes } = await accountChanges(auth, body);

  const before = auth.accounts.get(localId);
  if (before === undefined) throw new AuthError('USER_NOT_FOUND');
  const changesEmail = changes.email !== undefined && changes.email !== before.email;
  const after = auth.accounts.update(localId, {
    ...(changesEmail ? { emailVerified: false } : {}),
    ...changes,
    ...deletedAttributes(body),
    ...(disabled === undefined ? {} : { disabled }),
    ...(passwordHash === undefined ? {} : changedPassword(passwordHash, auth.now())),
    ...(validSince === undefined ? {} : revokedSessions(validSince)),
  });
  if (passwordHash !== undefined && after.email !== undefined) auth.failedSignIns.forget(after.email);
  return updateAnswer(after);
}

function batchDelete(auth: AuthService, body: Json): Json {
  const localIds = optionalStringList(body, 'localIds') ?? [];
  if (localIds.length === 0 || localIds.length > MAX_BATCH_DELETE)
    throw new AuthError('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const force = optionalBoolean(body, 'force') ?? false;
  const errors: Json[] = [];
  for (const [index, localId] of localIds.entries()) {
    const account = auth.accounts.get(localId);
    if (account === undefined) continue;
    if (force || account.disabled) deleteAccount(auth, localId);
    else
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
  }
  return errors.length === 0 ? {} : { errors };
}

const QUERY_MEMBERS = new Set(['returnUserInfo', 'targetProjectId']);

/**
 * Answers `accounts:query`: the number of accounts and, unless `returnUserInfo` is false, all of them by id.
 */
function query(auth: AuthService, body: Json): Json {
  const unknown = Object.keys(body).find((name) => !QUERY_MEMBERS.has(name));
  if (unknown !== undefined) throw unimplemented(`Member '${unknown}' of accounts:query`);
  const accounts = auth.accounts.all();
  return {
    recordsCount: String(accounts.length),
    ...((optionalBoolean(body, 'returnUserInfo') ?? true) ? { userInfo: accounts.map(accountInfo) } : {}),
  };
}

/**
 * The administrator's verbs of `POST /v1/projects/P/accounts[:<verb>]`. The empty verb creates an account.
 */
export const ADMIN_VERBS: ReadonlyMap<string, AuthVerb> = new Map<string, AuthVerb>([
  ['', create],
  ['lookup', lookup],
  ['update', update],
  [
    'delete',
    (auth, body) => {
      deleteAccount(auth, requiredString(body, 'localId', 'MISSING_LOCAL_ID'));
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    },
  ],
  ['batchDelete', batchDelete],
  ['query', query],
  ['sendOobCode', (auth, body) => sendOobCode(auth, body, true)],
]);

/**
 * Answers `GET /v1/projects/P/accounts:batchGet`: accounts by id, a page at a time. The page token is the
 * last id before the page. A full page always has a token, even if the next page is empty.
 */
export function listAccounts(auth: AuthService, query: URLSearchParams): Json {
  const maxResults = optionalInteger({ maxResults: query.get('maxResults') }, 'maxResults') ?? MAX_PAGE;
  if (maxResults < 1 || maxResults > MAX_PAGE) {
    throw invalidArgument(`Invalid value at 'maxResults': must be 1 to ${MAX_PAGE}`);
  }
  const after = query.get('nextPageToken') ?? '';
  const page = auth.accounts
    .all()
    .filter(({ localId }) => localId > after)
    .slice(0, maxResults);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(page.length === 0 ? {} : { users: page.map(accountInfo) }),
    ...(page.length === maxResults && last !== undefined ? { nextPageToken: last.localId } : {}),
  };
}
