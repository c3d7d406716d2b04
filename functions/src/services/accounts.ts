import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { userMessages } from '@/contracts/users';
import type { Backend } from '../adapters/backend';
import { deletePhotos } from '../adapters/photos';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { handOverAll } from './hand-over';
import { claimOf, isCode } from './new-accounts';
import { recordEvent } from './security-events';

interface Standing {
  readonly role: 'admin' | 'regular';
  readonly status: 'active' | 'inactive';
}

const isActiveAdmin = ({ role, status }: Partial<Standing>): boolean =>
  role === 'admin' && status === 'active';

/**
 * Sets role and status in one transaction that also reads the active administrators, including the caller. If
 * two administrators remove each other at once, one stays; the last one cannot be removed (WRK-491,
 * WRK-Q123). Returns whether anything changed. Throws `not-found`, or `conflict` with `refusal` for the last
 * administrator.
 */
async function setStanding(
  { database }: Backend,
  uid: string,
  wanted: Standing | 'none',
  caller: Caller,
  refusal: string,
): Promise<boolean> {
  const record = database.doc(`users/${uid}`);
  const administrators = database
    .collection('users')
    .where('role', '==', 'admin')
    .where('status', '==', 'active');
  return database.runTransaction(
    async (transaction) => {
      const [stored, active] = await Promise.all([transaction.get(record), transaction.get(administrators)]);
      if (!stored.exists) throw new ApiError('not-found', userMessages.notFound);
      const before = stored.data() as Partial<Standing> & { email?: string };
      const after = wanted === 'none' ? { status: 'inactive' as const } : wanted;
      const isRemoved = isActiveAdmin(before) && !isActiveAdmin({ ...before, ...after });
      if (isRemoved && active.docs.every(({ id }) => id === uid)) throw new ApiError('conflict', refusal);
      // The caller lost the role while the call ran.
      if (!active.docs.some(({ id }) => id === caller.uid))
        throw new ApiError('forbidden', userMessages.changeForbidden);
      const changed = Object.entries(after).filter(([field, value]) => stored.get(field) !== value);
      if (changed.length === 0) return false;
      transaction.update(record, { ...after, updatedAt: FieldValue.serverTimestamp() });
      const what = changed
        .map(([field, value]) => `${field} ${String(stored.get(field))} to ${value}`)
        .join(', ');
      await recordEvent(
        database,
        {
          type: 'auth',
          level: 'warning',
          title: 'User changed',
          message: `${caller.email} changed ${before.email ?? uid}: ${what}.`,
          userId: caller.uid,
        },
        transaction,
      );
      return true;
    },
    { maxAttempts: 10 },
  );
}

/** Ends every session of an account and disables it. A missing account is not an error. */
async function shutOut({ accounts }: Backend, uid: string): Promise<void> {
  await accounts.updateUser(uid, { disabled: true }).catch(isCode('auth/user-not-found'));
  await accounts.revokeRefreshTokens(uid).catch(isCode('auth/user-not-found'));
}

/**
 * Sets role and status (WRK-490). Writes the record first, because rules and API read it at every call, then
 * disables or enables the sign-in account. A retry finishes a call that stopped half-way.
 */
export async function changeAccount(
  backend: Backend,
  uid: string,
  wanted: Standing,
  caller: Caller,
): Promise<Standing & { readonly uid: string }> {
  await setStanding(backend, uid, wanted, caller, userMessages.lastAdminEdit);
  if (wanted.status === 'inactive') await shutOut(backend, uid);
  else await backend.accounts.updateUser(uid, { disabled: false }).catch(isCode('auth/user-not-found'));
  return { uid, ...wanted };
}

/**
 * Deletes an account in this order: sets the record inactive, deletes the sign-in account, gives the person's
 * records to `heir`, deletes the photos, and deletes the record last. A call that failed half-way can be
 * repeated (WRK-493, WRK-Q127). A missing record counts as deleted.
 */
export async function deleteAccount(
  backend: Backend,
  uid: string,
  heir: string,
  caller: Caller,
  handOver: (from: string, to: string) => Promise<number>,
): Promise<void> {
  const { accounts, database } = backend;
  const record = database.doc(`users/${uid}`);
  const stored = await record.get();
  if (!stored.exists) {
    await accounts.deleteUser(uid).catch(isCode('auth/user-not-found'));
    return;
  }
  const next = await readHeir(database, uid, heir);
  await setStanding(backend, uid, 'none', caller, userMessages.lastAdminDelete);
  try {
    await shutOut(backend, uid);
    await accounts.deleteUser(uid).catch(isCode('auth/user-not-found'));
  } catch (cause) {
    throw new ApiError('bad-gateway', userMessages.deleteFailed, { cause });
  }
  const moved = await handOver(uid, heir);
  await deletePhotos(backend, uid);
  const email = String(stored.get('email'));
  const batch = database.batch();
  batch.delete(record);
  batch.delete(database.doc(`settings/${uid}`));
  batch.delete(claimOf(backend, email));
  await recordEvent(
    database,
    {
      type: 'auth',
      level: 'warning',
      title: 'User deleted',
      message: `${caller.email} deleted ${email}. ${moved} records went to ${String(next.get('email'))}.`,
      userId: caller.uid,
    },
    batch,
  );
  await batch.commit();
}

/** Reads the person who takes over. Throws unless that is another active person. */
async function readHeir(database: Firestore, uid: string, heir: string): Promise<DocumentSnapshot> {
  const next = await database.doc(`users/${heir}`).get();
  if (heir === uid || next.get('status') !== 'active')
    throw new ApiError('invalid', userMessages.heirUnknown, { fields: { heir: userMessages.heirUnknown } });
  return next;
}

/** Gives everything that a person owns to another person. Returns how many records changed. */
export async function handOverRecords(
  database: Firestore,
  uid: string,
  heir: string,
  caller: Caller,
): Promise<number> {
  const stored = await database.doc(`users/${uid}`).get();
  if (!stored.exists) throw new ApiError('not-found', userMessages.notFound);
  const next = await readHeir(database, uid, heir);
  const moved = await handOverAll(database, uid, heir);
  await recordEvent(database, {
    type: 'log',
    level: 'info',
    title: 'Records handed over',
    message: `${caller.email} handed ${moved} records of ${String(stored.get('email'))} to ${String(next.get('email'))}.`,
    userId: caller.uid,
  });
  return moved;
}
