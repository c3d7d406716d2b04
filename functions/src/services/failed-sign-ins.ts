import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SecurityEventLevel } from '@/features/security/schema';

/** From so many failures in an hour on, an entry is an alert. */
const manyFailures = 5;

/**
 * Counts a refused sign-in in the feed: one entry an hour for each account, and one for all addresses without one, so that
 * nobody can fill the feed, nor read from it whom somebody has looked for (WRK-Q130).
 */
export async function recordFailedSignIn(database: Firestore, email: string, now: Date): Promise<void> {
  const [account] = (await database.collection('users').where('email', '==', email).limit(1).get()).docs;
  const hour = now.toISOString().slice(0, 13);
  const entry = database.doc(`security_events/sign-in-${account?.id ?? 'unknown'}-${hour}`);
  const whose = account === undefined ? 'addresses without an account' : email;
  await database.runTransaction(async (transaction) => {
    const count = Number((await transaction.get(entry)).get('count') ?? 0) + 1;
    const level: SecurityEventLevel = count < manyFailures ? 'info' : 'warning';
    transaction.set(entry, {
      type: 'auth',
      level,
      title: 'Failed sign-in',
      message: `${count === 1 ? '1 failed sign-in' : `${count} failed sign-ins`} for ${whose} in the hour from ${hour.slice(11)}:00 UTC.`,
      summary: '',
      recommendations: [],
      analyzed: false,
      userId: account?.id ?? '',
      count,
      timestamp: FieldValue.serverTimestamp(),
    });
  });
}
