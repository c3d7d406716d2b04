import { createHash } from 'node:crypto';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { commonMessages } from '@/contracts/contract';
import { ApiError } from '../pipeline/api-error';
import { derivedId } from '../pipeline/endpoint';
import { deleteAll } from './batches';

/** A call that creates a record, and the content that its retries must send again. */
export interface CreatingCall {
  readonly caller: { readonly uid: string };
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/**
 * Returns the document that stores the digest of a call with a key. It has the id of the record that the call
 * made.
 */
export const callOf = (database: Firestore, id: string): DocumentReference => database.doc(`apiCalls/${id}`);

/** Returns a digest of a call's content, so that the content itself is not stored. */
export const digestOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Throws ApiError `invalid` if the key of a call was used with other content. */
export function requireSameCall(known: DocumentSnapshot, digest: string): void {
  if (known.exists && known.get('digest') !== digest)
    throw new ApiError('invalid', undefined, { fields: { 'Idempotency-Key': commonMessages.keyUsed } });
}

/** Stores a call's digest in the transaction that writes its record. */
export const rememberCall = (
  transaction: Transaction,
  call: DocumentReference,
  digest: string,
): Transaction => transaction.set(call, { digest, at: FieldValue.serverTimestamp() });

/**
 * Creates a record once for a call and its retries, and returns its id. A retry leaves the first record as it
 * is. Throws ApiError `invalid` if the same key comes with another body. Throws `conflict` if the record is
 * in the trash, because its id stays in use there.
 */
export async function createOnce(
  database: Firestore,
  collection: string,
  { caller, requestId, idempotencyKey, body }: CreatingCall,
  fields: DocumentData,
): Promise<string> {
  const id = derivedId(caller.uid, idempotencyKey ?? requestId);
  const record = database.doc(`${collection}/${id}`);
  const call = callOf(database, id);
  const digest = digestOf([collection, body]);
  await database.runTransaction(async (transaction) => {
    const entry = database.doc(`trash/${collection}-${id}`);
    const [stored, known, trashed] = await Promise.all([
      transaction.get(record),
      transaction.get(call),
      transaction.get(entry),
    ]);
    requireSameCall(known, digest);
    if (stored.exists) return;
    if (trashed.exists) throw new ApiError('conflict', commonMessages.inTrash);
    transaction.set(record, fields);
    if (idempotencyKey !== undefined) rememberCall(transaction, call, digest);
  });
  return id;
}

/** The number of days after which a key may be used again. No client retries a call for that long. */
const keptDays = 30;

/** Deletes stored calls that are too old to be retried. Returns how many. */
export const forgetOldCalls = (database: Firestore, now: Date): Promise<number> =>
  deleteAll(
    database,
    database
      .collection('apiCalls')
      .where('at', '<', Timestamp.fromMillis(now.getTime() - keptDays * 24 * 60 * 60_000)),
  );
