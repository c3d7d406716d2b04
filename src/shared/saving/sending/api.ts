import { ApiError, sendToApi } from '@/shared/api/send';
import type { ApiCall } from '../change';

/**
 * Makes a call that is a change. Under its idempotency key the server carries it out once; an answer of 409 means that it is
 * still doing so. Deleting what is missing has succeeded already. Rejects with an ApiError, or with the signal's reason.
 */
export async function callApi(call: ApiCall, idempotencyKey: string, signal: AbortSignal): Promise<void> {
  await sendToApi({ ...call, idempotencyKey, signal }).catch((error: unknown) => {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing || call.method !== 'DELETE') throw error;
  });
}
