import type { DocumentList, ParsedDocument, WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments } from '@/shared/firebase/database';
import { type Watch, watchDocument, watchList } from '@/shared/firebase/live';
import type { ListQuery } from '@/shared/firebase/query';
import type { SaveHandle } from '@/shared/saving/saving';
import { deleteInvalidLead, deleteLead, indexLead, indexUntyped, setLeadStatus } from '../changes';
import { leads } from '../collections';
import type { Lead, LeadStatus } from '../schema';

/** How long the list may take to arrive (WRK-531). */
export const listTimeoutMs = 10_000;

/** What is known of a request to delete; of one that cannot be read only its id. */
export interface DeletedLead {
  readonly id: string;
  /** Names it in the list of changes. */
  readonly label: string;
  readonly lead?: WithId<Lead>;
}

/** A change on its way, as far as the screens follow it. */
export type ChangeHandle = Pick<SaveHandle, 'settled'>;

/** Where the screens get requests from and send changes to: the database, or a stand-in in tests. */
export interface LeadRepository {
  watch(query: ListQuery<Lead>): Watch<DocumentList<Lead>>;
  watchLead(id: string): Watch<ParsedDocument<Lead> | undefined>;
  list(query: ListQuery<Lead>, signal: AbortSignal): Promise<DocumentList<Lead>>;
  count(query: ListQuery<Lead>): Promise<number>;
  setStatus(lead: WithId<Lead>, status: LeadStatus): ChangeHandle;
  /** Rejects with RequestIdMissingError, or when a request that cannot be read cannot be looked up. */
  remove(lead: DeletedLead): Promise<ChangeHandle>;
  /** Fills in what a lead from before searches and types lacks to be found; leaves every other alone. */
  addIndex(lead: WithId<Lead>): void;
  addIndexToUntyped(count: number, signal: AbortSignal): Promise<void>;
}

/** Requests in the database (WRK-512 to WRK-534). */
export const leadRepository: LeadRepository = {
  watch: (query) => watchList(leads, query, { timeoutMs: listTimeoutMs, scope: 'requests' }),
  watchLead: (id) => watchDocument(leads, id, { timeoutMs: listTimeoutMs }),
  list: (query, signal) => listDocuments(leads, query, { signal }),
  count: (query) => countDocuments(leads, query),
  setStatus: setLeadStatus,
  remove: ({ id, label, lead }) => (lead ? deleteLead(lead) : deleteInvalidLead(id, label)),
  addIndex: indexLead,
  addIndexToUntyped: indexUntyped,
};
