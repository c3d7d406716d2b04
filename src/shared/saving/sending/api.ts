import { ApiError, sendToApi } from '@/shared/api/send';
import type { ApiCall } from '../change';

/**
 * Makes an API call that changes something. With the same idempotency key, the server carries it out once. It
 * answers 409 while it is still doing so. Deleting a missing record succeeds. Rejects with an ApiError, or
 * with the signal's reason.
 */
export async function callApi(call: ApiCall, idempotencyKey: string, signal: AbortSignal): Promise<void> {
  await sendToApi({ ...call, idempotencyKey, signal }).catch((error: unknown) => {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing || call.method !== 'DELETE') throw error;
  });
}
