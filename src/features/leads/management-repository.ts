import {
  countDocuments,
  inTransaction,
  type ListQuery,
  type LiveList,
  serverTime,
  updateDocument,
  watchList,
} from '@/shared/firebase/firestore';
import type { Watch } from '@/shared/firebase/live';
import { withDeadline } from '@/shared/lib/deadline';
import { leadIdentities, leadKeys, leads } from './collections';
import { keyedKindOf, leadKeyId } from './lead-key';
import {
  type RequestCounts,
  RequestGoneError,
  RequestIdMissingError,
  type RequestListView,
} from './management/requests-source';
import type { Lead, LeadStatus } from './schema';

/** How long the list may take to arrive (WRK-531), and a status change or a delete (WRK-532). */
export const listTimeoutMs = 10_000;
export const writeTimeoutMs = 8_000;

function listQuery({ status, sort, direction, limit }: RequestListView): ListQuery {
  // All of one status are equal under the sort by status: newest first then.
  const byStatusOnly = sort === 'status' && status !== 'all';
  return {
    ...(status === 'all' ? {} : { where: [['status', '==', status] as const] }),
    orderBy: [byStatusOnly ? (['createdAt', 'desc'] as const) : ([sort, direction] as const)],
    limit,
  };
}

/** Follows the requests of a view (WRK-514 to WRK-519, WRK-533). */
export function watchRequests(view: RequestListView): Watch<LiveList<Lead>> {
  return watchList(leads, listQuery(view), { timeoutMs: listTimeoutMs });
}

/** Counts over everything stored, not over what is loaded (WRK-512, PUB-Q29). */
export async function countRequests(): Promise<RequestCounts> {
  const [total, pending, completed] = await Promise.all([
    countDocuments(leads, {}),
    countDocuments(leads, { where: [['status', '==', 'pending']] }),
    countDocuments(leads, { where: [['status', '==', 'completed']] }),
  ]);
  return { total, pending, completed };
}

/** Sets a request's status and the time of the change (WRK-521, WRK-534); rejects with DeadlineError after 8 s. */
export function setRequestStatus(id: string, status: LeadStatus): Promise<void> {
  return withDeadline(updateDocument(leads, id, { status, updatedAt: serverTime() }), writeTimeoutMs);
}

/**
 * Deletes a request and, where it holds one, the key of its address, as one write. Rejects with
 * RequestGoneError when it was deleted meanwhile, with DeadlineError after 8 s.
 */
export async function deleteRequest(id: string): Promise<void> {
  if (id === '') throw new RequestIdMissingError();
  await withDeadline(
    inTransaction(async (scope) => {
      const stored = await scope.read(leadIdentities, id);
      if (stored === undefined) throw new RequestGoneError(id);
      const { email, bundleType } = stored.ok ? stored.document : {};
      const kind = keyedKindOf(bundleType);
      if (kind !== undefined && email !== undefined) {
        const keyId = await leadKeyId(kind, email);
        const key = await scope.read(leadKeys, keyId);
        if (key?.ok && key.document.leadId === id) scope.remove(leadKeys, keyId);
      }
      scope.remove(leads, id);
    }),
    writeTimeoutMs,
  );
}
