import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { userMessages } from '@/contracts/users';
import { emailPattern } from '@/shared/lib/address-patterns';
import { showsAsName } from '@/shared/lib/shows-as-name';
import type { Backend } from '../adapters/backend';
import { mailPasswordLink } from '../adapters/invitation-mail';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { describeFailure } from '../pipeline/failure';
import { callOf, digestOf, rememberCall, requireSameCall } from './created-once';
import { recordEvent } from './security-events';

interface NewAccount {
  readonly email: string;
  /** The password; if omitted, the person chooses one through a mailed link. */
  readonly password?: string | undefined;
  readonly role: 'admin' | 'regular';
  readonly displayName: string;
}

interface Made {
  readonly uid: string;
  readonly invited: boolean | null;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
/** Returns a handler for `catch` that ignores one error code of the SDK and throws any other error. */
export const isCode = (code: unknown) => (error: unknown) => {
  if (codeOf(error) === code) return undefined;
  throw error;
};

/** The time after which an address is free again if the call that claimed it has died. */
const claimMs = 60_000;

/** Returns the document that reserves an address while its account is being created. */
export const claimOf = ({ database }: Backend, email: string) =>
  database.doc(`accountClaims/${createHash('sha256').update(email).digest('hex')}`);

const recordsOf = ({ database }: Backend, email: string) =>
  database.collection('users').where('email', '==', email).limit(1);

/**
 * Reserves an address for one account, so that only one of several concurrent calls creates it. Throws
 * `conflict` if a record or another call has the address.
 */
async function claim(backend: Backend, email: string, uid: string): Promise<void> {
  const mine = claimOf(backend, email);
  await backend.database.runTransaction(async (transaction) => {
    const [held, records] = await Promise.all([
      transaction.get(mine),
      transaction.get(recordsOf(backend, email)),
    ]);
    if (held.get('uid') === uid) return;
    const at = held.get('at') as Timestamp | undefined;
    const isAlive = at !== undefined && Date.now() - at.toMillis() < claimMs;
    if (!records.empty || isAlive) throw new ApiError('conflict', userMessages.exists);
    transaction.set(mine, { uid, at: FieldValue.serverTimestamp() });
  });
}

/** Releases an address that this call has claimed but not used. */
const release = async (backend: Backend, email: string): Promise<void> => {
  await claimOf(backend, email).delete();
};

/**
 * Creates the sign-in account. An invitation replaces an account that exists without a record, with its
 * sessions and password. A call with a password throws `conflict` instead.
 */
async function makeSignIn(backend: Backend, uid: string, account: NewAccount, caller: Caller): Promise<void> {
  const { accounts, database } = backend;
  const { email, password, displayName } = account;
  const known = await accounts.getUserByEmail(email).catch(isCode('auth/user-not-found'));
  if (known?.uid === uid) return;
  if (known !== undefined) {
    if ((await database.doc(`users/${known.uid}`).get()).exists)
      throw new ApiError('conflict', userMessages.exists);
    if (password !== undefined) throw new ApiError('conflict', userMessages.emailInUse);
    await accounts.deleteUser(known.uid);
    await recordEvent(database, {
      type: 'auth',
      level: 'warning',
      title: 'Account without a record replaced',
      message: `Somebody had made an account with the address ${email}. The invitation has replaced it.`,
      userId: caller.uid,
    });
  }
  const made = { uid, email, displayName, password: password ?? randomBytes(32).toString('base64url') };
  await accounts.createUser(made).catch(async (error: unknown) => {
    const present = await accounts.getUserByEmail(email).catch(isCode('auth/user-not-found'));
    // A concurrent retry of this call has created it.
    if (present?.uid === uid) return;
    switch (codeOf(error)) {
      case 'auth/email-already-exists':
        throw new ApiError('conflict', userMessages.emailInUse, { cause: error });
      case 'auth/uid-already-exists':
        throw new ApiError('invalid', userMessages.otherCall, { cause: error });
      default:
        throw new ApiError('internal', userMessages.createFailed, { cause: error });
    }
  });
}

/**
 * Returns a digest of a call's content without the password, because a digest of a short text can be guessed.
 */
const digestOfAccount = ({ email, displayName, role, password }: NewAccount): string =>
  digestOf(['users', email, displayName, role, password !== undefined]);

/**
 * Writes the record and its feed entry, unless the call or a retry has done so. Throws ApiError `invalid` if
 * that call had other content.
 */
async function makeRecord(
  { database }: Backend,
  uid: string,
  account: NewAccount,
  caller: Caller,
): Promise<void> {
  const { email, displayName, role } = account;
  const record = database.doc(`users/${uid}`);
  const call = callOf(database, uid);
  const digest = digestOfAccount(account);
  await database.runTransaction(async (transaction) => {
    const [stored, known] = await Promise.all([transaction.get(record), transaction.get(call)]);
    requireSameCall(known, digest);
    if (stored.exists) return;
    rememberCall(transaction, call, digest);
    transaction.set(record, {
      uid,
      email,
      displayName,
      name: displayName,
      photoURL: '',
      bio: '',
      role,
      status: 'active',
      createdBy: caller.uid,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
    await recordEvent(
      database,
      {
        type: 'auth',
        level: role === 'admin' ? 'warning' : 'info',
        title: 'User created',
        message: `${caller.email} created an account for ${email} with the role ${role}.`,
        userId: caller.uid,
      },
      transaction,
    );
  });
}

/**
 * Creates an account with its record and a feed entry. `uid` derives from the call, so that a retry continues
 * where a failed call stopped and creates nothing twice (WRK-743, WRK-Q124).
 */
export async function createAccount(
  backend: Backend,
  uid: string,
  account: NewAccount,
  caller: Caller,
  signal: AbortSignal,
): Promise<Made> {
  const { email, password, displayName } = account;
  if (!emailPattern.test(email))
    throw new ApiError('invalid', undefined, { fields: { email: userMessages.emailForm } });
  if (displayName !== '' && !showsAsName(displayName))
    throw new ApiError('invalid', undefined, { fields: { displayName: userMessages.nameNotPlain } });
  const [known] = (await recordsOf(backend, email).get()).docs;
  if (known !== undefined && known.id !== uid) throw new ApiError('conflict', userMessages.exists);

  if (known === undefined) {
    await claim(backend, email, uid);
    try {
      await makeSignIn(backend, uid, account, caller);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'internal') await release(backend, email);
      throw error;
    }
  }
  await makeRecord(backend, uid, account, caller);
  if (password !== undefined) return { uid, invited: null };
  const invited = await mailPasswordLink(backend, email, signal).then(
    () => true,
    (error: unknown) => {
      console.error(describeFailure(error));
      return false;
    },
  );
  return { uid, invited };
}

/** Mails the link to choose a password again. Throws `not-found`. */
export async function inviteAgain(backend: Backend, uid: string, signal: AbortSignal): Promise<void> {
  const email: unknown = (await backend.database.doc(`users/${uid}`).get()).get('email');
  if (typeof email !== 'string') throw new ApiError('not-found', userMessages.notFound);
  await mailPasswordLink(backend, email, signal).catch((cause: unknown) => {
    throw new ApiError('bad-gateway', undefined, { cause });
  });
}
