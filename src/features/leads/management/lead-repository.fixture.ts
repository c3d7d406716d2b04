import { vi } from 'vitest';
import type { DocumentList, InvalidDocument, WithId } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live/live';
import type { ListQuery } from '@/shared/firebase/query';
import type { Handle } from '@/shared/outcomes/report-outcome';
import type { SaveOutcome } from '@/shared/saving/saving';
import { typedLeads } from '../queries';
import type { Lead, LeadStatus } from '../schema';
import type { LeadRepository } from './lead-repository';

/** Requests in memory: one page; records the queries, and the test decides the outcomes of changes. */
export class LeadsInMemory implements LeadRepository {
  outcome: Promise<SaveOutcome> = Promise.resolve({ state: 'saved', already: false });
  override: Live<DocumentList<Lead>> | undefined;
  readonly invalid: InvalidDocument[] = [];
  readonly statuses: [id: string, status: LeadStatus][] = [];
  readonly removed: string[] = [];
  readonly broughtBack: string[] = [];
  untyped = 0;
  readonly addIndex = vi.fn<(lead: WithId<Lead>) => void>();
  readonly addIndexToUntyped = vi.fn(async () => {});
  readonly documents: readonly WithId<Lead>[];

  constructor(documents: readonly WithId<Lead>[]) {
    this.documents = documents;
  }

  watch() {
    const { documents, invalid } = this;
    const live: Live<DocumentList<Lead>> = this.override ?? {
      status: 'ready',
      fromServer: true,
      data: { documents, invalid, cursors: undefined },
    };
    return {
      key: this.override === undefined ? 'page' : 'override',
      scope: 'requests',
      start: (on: (live: Live<DocumentList<Lead>>) => void) => {
        on(live);
        return () => {};
      },
    };
  }

  watchLead() {
    return { key: 'none', scope: 'none', start: () => () => {} };
  }

  async listPlaced() {
    const placed = this.documents.map((document) => ({ document, cursor: document.id }));
    return { placed, read: placed.length, cursors: undefined };
  }

  async count({ where }: ListQuery<Lead>) {
    const all = this.documents.length + this.invalid.length;
    return JSON.stringify(where) === JSON.stringify(typedLeads.where) ? all - this.untyped : all;
  }

  setStatus(lead: WithId<Lead>, status: LeadStatus) {
    this.statuses.push([lead.id, status]);
    return { tried: this.outcome, settled: this.outcome };
  }

  async remove({ id }: { readonly id: string }): Promise<Handle> {
    this.removed.push(id);
    return { tried: this.outcome, settled: this.outcome };
  }

  async bringBack(id: string) {
    this.broughtBack.push(id);
    return { tried: this.outcome, settled: this.outcome };
  }
}
