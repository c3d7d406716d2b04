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

/** A call that creates a record, and the content that its repeats must send again. */
export interface CreatingCall {
  readonly caller: { readonly uid: string };
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** The document that remembers the content of a call with a key. It has the id of the record that the call made. */
export const callOf = (database: Firestore, id: string): DocumentReference => database.doc(`apiCalls/${id}`);

/** Returns a digest of a call's content, so that nothing of the content itself is kept. */
export const digestOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Throws ApiError `invalid` where the key of a call belongs to a call with other content. */
export function requireSameCall(known: DocumentSnapshot, digest: string): void {
  if (known.exists && known.get('digest') !== digest)
    throw new ApiError('invalid', undefined, { fields: { 'Idempotency-Key': commonMessages.keyUsed } });
}

/** Remembers a call in the transaction that writes its record. */
export const rememberCall = (
  transaction: Transaction,
  call: DocumentReference,
  digest: string,
): Transaction => transaction.set(call, { digest, at: FieldValue.serverTimestamp() });

/**
 * Creates a record once for a call and its repeats, and returns its id. A repeat leaves the first record as it is.
 * Throws ApiError `invalid` if the same key comes with another body, and `conflict` if the record is in the trash: its id
 * is not free until it has left that.
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

/** The days after which a key may be used anew: no client repeats a call for so long. */
const keptDays = 30;

/** Forgets calls that are too old to be repeated. Returns how many. */
export const forgetOldCalls = (database: Firestore, now: Date): Promise<number> =>
  deleteAll(
    database,
    database
      .collection('apiCalls')
      .where('at', '<', Timestamp.fromMillis(now.getTime() - keptDays * 24 * 60 * 60_000)),
  );
