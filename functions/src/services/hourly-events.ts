import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SecurityEventLevel, SecurityEventType } from '@/features/security/schema';

/** The count in one hour from which an entry becomes an alert. */
const many = 5;

interface HourlyEvent {
  readonly type: SecurityEventType;
  /** The kind of event, which names the hour's entry together with `of`: `sign-in`. */
  readonly kind: string;
  /** The user id that the entry counts for, or `unknown`. */
  readonly of: string;
  readonly userId: string;
  readonly title: string;
  /** Returns the message with the count, in the hour that starts at `from`: `08:00 UTC`. */
  readonly message: (count: number, from: string) => string;
}

/**
 * Counts an event in one feed entry for each person and hour, so that repeated calls cannot fill the feed.
 */
async function countInHour(
  database: Firestore,
  now: Date,
  { type, kind, of, userId, title, message }: HourlyEvent,
): Promise<void> {
  const hour = now.toISOString().slice(0, 13);
  const entry = database.doc(`security_events/${kind}-${of}-${hour}`);
  await database.runTransaction(async (transaction) => {
    const count = Number((await transaction.get(entry)).get('count') ?? 0) + 1;
    const level: SecurityEventLevel = count < many ? 'info' : 'warning';
    transaction.set(entry, {
      type,
      level,
      title,
      message: message(count, `${hour.slice(11)}:00 UTC`),
      summary: '',
      recommendations: [],
      analyzed: false,
      userId,
      count,
      timestamp: FieldValue.serverTimestamp(),
    });
  });
}

/**
 * Counts a refused sign-in in the feed: one entry an hour for each account, and one for all unknown
 * addresses. The feed never shows an unknown address (WRK-Q130).
 */
export async function recordFailedSignIn(database: Firestore, email: string, now: Date): Promise<void> {
  const [account] = (await database.collection('users').where('email', '==', email).limit(1).get()).docs;
  const whose = account === undefined ? 'addresses without an account' : email;
  await countInHour(database, now, {
    type: 'auth',
    kind: 'sign-in',
    of: account?.id ?? 'unknown',
    userId: account?.id ?? '',
    title: 'Failed sign-in',
    message: (count, from) =>
      `${count === 1 ? '1 failed sign-in' : `${count} failed sign-ins`} for ${whose} in the hour from ${from}.`,
  });
}

/** Counts a refused call in the feed: one entry an hour for each person, which names the last call. */
export const recordRefusedCall = (
  database: Firestore,
  { uid, email }: { readonly uid: string; readonly email: string },
  call: string,
  now: Date,
): Promise<void> =>
  countInHour(database, now, {
    type: 'api_access',
    kind: 'refused',
    of: uid,
    userId: uid,
    title: 'Refused call',
    message: (count, from) =>
      `${count === 1 ? '1 refused call' : `${count} refused calls`} by ${email} in the hour from ${from}, the last to ${call}.`,
  });
