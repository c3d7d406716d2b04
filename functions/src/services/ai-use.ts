import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { aiMessages } from '@/contracts/ai';
import { ApiError } from '../pipeline/api-error';

/** The most calls to the AI service that one person may make in a day (WRK-Q156). */
export const dailyLimits = { text: 300, image: 100 } as const;

/**
 * Counts a call to the AI service in the person's record of the day. The record holds only numbers and times,
 * no content (WRK-Q53). Throws `rate-limited` with the seconds until the day ends.
 */
export async function countAiUse(
  database: Firestore,
  uid: string,
  kind: keyof typeof dailyLimits,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const place = database.doc(`integrations/ai-use-${uid}`);
  const stored = (await place.get()).data() ?? {};
  const isToday = stored['day'] === day;
  if (isToday && Number(stored[kind] ?? 0) >= dailyLimits[kind]) {
    const tomorrow = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
    throw new ApiError('rate-limited', aiMessages.tooManyToday, {
      retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000),
    });
  }
  // No transaction: concurrent calls would wait for each other, and exceeding the limit by one or two does no
  // harm.
  await place.set({ day, [kind]: isToday ? FieldValue.increment(1) : 1, lastAt: now }, { merge: isToday });
}
