import type { ParsedDocument, WithId } from '@/shared/firebase/collection';
import type { Watch } from '@/shared/firebase/live/live';
import { watchDocument } from '@/shared/firebase/live/watch';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { type ListSource, listSource } from '@/shared/lists/list-source';
import type { Handle } from '@/shared/outcomes/report-outcome';
import { indexLead, indexUntyped, setLeadStatus } from '../changes';
import { leads } from '../collections';
import type { Lead, LeadStatus } from '../schema';

const deletionCode = lazyCode(() => import('../deletion'));

/** The request to delete; of an invalid one only the id is known. */
export interface DeletedLead {
  readonly id: string;
  /** Names it in the list of waiting changes. */
  readonly label: string;
  readonly lead?: WithId<Lead>;
}

/** The requests as the screens use them; tests pass an object of their own. */
export interface LeadRepository extends ListSource<Lead> {
  watchLead(id: string): Watch<ParsedDocument<Lead> | undefined>;
  setStatus(lead: WithId<Lead>, status: LeadStatus): Handle;
  /** Rejects with a WordedError for a request without an id, or when an invalid request cannot be read. */
  remove(lead: DeletedLead): Promise<Handle>;
  /** Brings a deleted request back; rejects when it cannot be read. */
  bringBack(id: string): Promise<Handle>;
  /** Adds missing search fields and type to a lead; does nothing to a complete one. */
  addIndex(lead: WithId<Lead>): void;
  addIndexToUntyped(count: number, signal: AbortSignal): Promise<void>;
}

/** The requests in the database (WRK-512 to WRK-534). */
export const leadRepository: LeadRepository = {
  ...listSource(leads),
  watchLead: (id) => watchDocument(leads, id),
  setStatus: setLeadStatus,
  remove: async ({ id, label, lead }) => {
    const { deleteInvalidLead, deleteLead } = await deletionCode.load();
    return lead ? deleteLead(lead) : deleteInvalidLead(id, label);
  },
  bringBack: async (id) => (await deletionCode.load()).bringLeadBack(id),
  addIndex: indexLead,
  addIndexToUntyped: indexUntyped,
};
