import type { DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live';
import type { Lead, LeadStatus } from '../schema';

/** A change whose answer did not come in time. */
export type AwaitedChange =
  | { readonly kind: 'status'; readonly id: string; readonly status: LeadStatus }
  | { readonly kind: 'removal'; readonly id: string };

/**
 * Whether the server has confirmed that a change is there (WRK-Q138). A request that merely left the
 * shown list proves nothing about a status.
 */
export function hasArrived(change: AwaitedChange, live: Live<DocumentList<Lead>>): boolean {
  if (live.status !== 'ready' || !live.fromServer) return false;
  const { documents, invalid } = live.data;
  const stored = documents.find(({ id }) => id === change.id);
  if (change.kind === 'status') return stored?.status === change.status;
  return stored === undefined && !invalid.some(({ id }) => id === change.id);
}
