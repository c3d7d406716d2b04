import { commit } from '@/shared/firebase/commit';
import { patch, remove } from '@/shared/firebase/patch';
import { countDocuments, getDocument, readForUpdate } from '@/shared/firebase/database';
import type { DocumentList } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { type Watch, watchList } from '@/shared/firebase/live';
import { withDeadline } from '@/shared/lib/deadline';
import { leadKeys, leads } from './collections';
import { keyedKindOf, leadKeyId } from './lead-key';
import {
  type RequestCounts,
  RequestGoneError,
  RequestIdMissingError,
  type RequestListView,
} from './management/requests-source';
import { requestQuery } from './queries';
import { type Lead, leadIdentitySchema, type LeadStatus } from './schema';

/** How long the list may take to arrive (WRK-531), and a status change or a delete (WRK-532). */
export const listTimeoutMs = 10_000;
export const writeTimeoutMs = 8_000;

/** Follows the requests of a view (WRK-514 to WRK-519, WRK-533). */
export function watchRequests(view: RequestListView): Watch<DocumentList<Lead>> {
  return watchList(leads, requestQuery(view), {
    timeoutMs: listTimeoutMs,
    scope: 'requests',
  });
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
  return withDeadline(commit([patch(leads, id, { status, updatedAt: serverTime })]), writeTimeoutMs);
}

/**
 * Deletes a request and, where it holds one, the key of its address, as one write. Rejects with
 * RequestGoneError when it was deleted meanwhile, with DeadlineError after 8 s.
 */
export async function deleteRequest(id: string): Promise<void> {
  if (id === '') throw new RequestIdMissingError();
  await withDeadline(deleteWithKey(id), writeTimeoutMs);
}

async function deleteWithKey(id: string): Promise<void> {
  const stored = await readForUpdate(leads, id);
  if (stored === undefined) throw new RequestGoneError(id);
  const writes = [remove(leads, id, { ifUpdateTime: stored.updateTime })];
  const { email, bundleType } = leadIdentitySchema.parse(stored.fields);
  const kind = keyedKindOf(bundleType);
  if (kind !== undefined && email !== undefined) {
    const keyId = await leadKeyId(kind, email);
    const key = await getDocument(leadKeys, keyId);
    if (key?.ok && key.document.leadId === id) writes.push(remove(leadKeys, keyId));
  }
  await commit(writes);
}
