import type { LiveList } from '@/shared/firebase/firestore';
import type { Live } from '@/shared/firebase/live';
import type { Lead, LeadStatus } from '../schema';

/** A change whose answer did not come in time. */
export type AwaitedChange =
  | { readonly kind: 'status'; readonly id: string; readonly status: LeadStatus }
  | { readonly kind: 'removal'; readonly id: string };

/**
 * Whether the server has confirmed that a change is there (WRK-Q138). Data that only this page holds, or a
 * request that merely left the shown list, proves nothing about a status.
 */
export function hasArrived(change: AwaitedChange, live: Live<LiveList<Lead>>): boolean {
  if (live.status !== 'ready' || !live.fresh || live.saving) return false;
  const { documents, damaged } = live.data;
  const stored = documents.find(({ id }) => id === change.id);
  if (change.kind === 'status') return stored?.status === change.status;
  return stored === undefined && !damaged.some(({ id }) => id === change.id);
}
