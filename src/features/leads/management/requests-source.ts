import type { DocumentList } from '@/shared/firebase/collection';
import type { Watch } from '@/shared/firebase/live';
import type { Lead, LeadStatus } from '../schema';

/** How many requests one step of the list shows (WRK-Q139). */
export const pageSize = 100;

export const sortFields = ['createdAt', 'name', 'email', 'status'] as const;
export type SortField = (typeof sortFields)[number];

/** What the list shows: filter and order are the database's work, so that cost follows what is shown. */
export interface RequestListView {
  readonly status: LeadStatus | 'all';
  readonly sort: SortField;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
}

export interface RequestCounts {
  readonly total: number;
  readonly pending: number;
  readonly completed: number;
}

/** The request to delete does not exist any more. */
export class RequestGoneError extends Error {
  override readonly name = 'RequestGoneError';
}

/** A request without an id cannot be named to the database. */
export class RequestIdMissingError extends Error {
  override readonly name = 'RequestIdMissingError';
  constructor() {
    super('Request ID is required');
  }
}

/** Where the screen gets its requests from and sends its changes to; the repository, or a stand-in in tests. */
export interface RequestsSource {
  watch(view: RequestListView): Watch<DocumentList<Lead>>;
  count(): Promise<RequestCounts>;
  /** Rejects with DeadlineError when the database does not answer in time. */
  setStatus(id: string, status: LeadStatus): Promise<void>;
  /** Rejects with RequestGoneError, RequestIdMissingError, DeadlineError or the SDK's error. */
  remove(id: string): Promise<void>;
}
