import { FieldValue, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { SecurityEventLevel, SecurityEventType } from '@/features/security/schema';

/** An entry of the security feed, which only the API writes (WRK-621 to WRK-623, WRK-Q130). */
export interface SecurityEntry {
  readonly type: SecurityEventType;
  readonly level: SecurityEventLevel;
  readonly title: string;
  readonly message: string;
  /** The person who caused it. */
  readonly userId: string;
  readonly summary?: string;
  readonly recommendations?: readonly string[];
  readonly analyzed?: boolean;
}

/** Writes an entry, within the batch or transaction that it reports on, if given. Returns its id. */
export async function recordEvent(
  database: Firestore,
  entry: SecurityEntry,
  within?: WriteBatch | Transaction,
): Promise<string> {
  const reference = database.collection('security_events').doc();
  const fields = {
    summary: '',
    recommendations: [],
    analyzed: false,
    ...entry,
    timestamp: FieldValue.serverTimestamp(),
  };
  if (within === undefined) await reference.create(fields);
  // Batch and transaction both have `create`, with signatures that TypeScript cannot unify.
  else (within as WriteBatch).create(reference, fields);
  return reference.id;
}
