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

const recordCount = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

const isActiveAdmin = ({ role, status }: Partial<Standing>): boolean =>
  role === 'admin' && status === 'active';

/**
 * Sets role and status in one transaction that reads who the active administrators are, the caller among them: of two who
 * remove each other at once one stays, and the last one cannot be removed (WRK-491, WRK-Q123). Returns whether anything
 * changed; `refusal` says what is refused of the last administrator. Throws `not-found`.
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
      // Whoever was removed while the call was under way.
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

/** Ends every session of an account and lets it begin none; an account that is gone has none. */
async function shutOut({ accounts }: Backend, uid: string): Promise<void> {
  await accounts.updateUser(uid, { disabled: true }).catch(isCode('auth/user-not-found'));
  await accounts.revokeRefreshTokens(uid).catch(isCode('auth/user-not-found'));
}

/**
 * Sets role and status (WRK-490). The record comes first, since rules and API ask it at every call; then the sign-in account is
 * closed or opened. A repeat finishes what was left half-done.
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
 * Deletes an account: the record becomes inactive, the sign-in account goes, what the person looked after goes to `heir`, the
 * photos go, and the record goes last, so that a call that failed half-way can be repeated (WRK-493, WRK-Q127). A record that is gone has been
 * deleted already.
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
      message: `${caller.email} deleted ${email}. ${String(next.get('email'))} now owns ${recordCount(moved)}.`,
      userId: caller.uid,
    },
    batch,
  );
  await batch.commit();
}

/** Reads who takes over; throws unless that is another active person. */
async function readHeir(database: Firestore, uid: string, heir: string): Promise<DocumentSnapshot> {
  const next = await database.doc(`users/${heir}`).get();
  if (heir === uid || next.get('status') !== 'active')
    throw new ApiError('invalid', userMessages.heirUnknown, { fields: { heir: userMessages.heirUnknown } });
  return next;
}

/** Gives everything that a person looks after to another one. Returns how many records have another owner. */
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
    message: `${caller.email} handed over ${recordCount(moved)} of ${String(stored.get('email'))} to ${String(next.get('email'))}.`,
    userId: caller.uid,
  });
  return moved;
}
