import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { commonMessages } from '@/contracts/contract';
import { ApiError } from '../pipeline/api-error';

/**
 * Creates a record unless there is one. A call that is repeated with its key leaves the first one as it is. Throws ApiError
 * `conflict` if the record is in the trash: its id is not free until it has left that.
 */
export async function createOnce(
  transaction: Transaction,
  reference: DocumentReference,
  record: Record<string, unknown>,
): Promise<void> {
  const entry = reference.firestore.doc(`trash/${reference.parent.id}-${reference.id}`);
  const [stored, trashed] = await transaction.getAll(reference, entry);
  if (stored?.exists === true) return;
  if (trashed?.exists === true) throw new ApiError('conflict', commonMessages.inTrash);
  transaction.set(reference, record);
}
