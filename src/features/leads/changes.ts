import type { FailureKind } from '@/shared/failures/failure-kind';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { leads } from './collections';
import { leadSearchFields } from './lead-search';
import { leadTexts, statusLabels } from './management/texts';
import { oldestLeads } from './queries';
import { type Lead, type LeadStatus, starterPackKitLabel } from './schema';

/**
 * The messages for a status that was not changed. The requirements fix some of them (WRK-532, WRK-535,
 * WRK-537).
 */
const statusReasons: Partial<Readonly<Record<FailureKind, string>>> = {
  timeout: leadTexts.timedOut,
  denied: `${leadTexts.notUpdated}. ${leadTexts.statusAsBefore.denied}`,
  gone: `${leadTexts.notUpdated}. ${leadTexts.statusAsBefore.gone}`,
  invalid: leadTexts.notUpdated,
};

/** Sets a lead's status and the time of the change (WRK-521, WRK-534). */
export function setLeadStatus(lead: WithId<Lead>, status: LeadStatus): SaveHandle {
  return save(
    patchChange(leads, lead.id, {
      patch: { status, updatedAt: serverTime },
      base: lead,
      what: leadTexts.changeOfStatus(lead.name),
      labels: { status: { label: leadTexts.status, values: statusLabels } },
      reasons: statusReasons,
    }),
  );
}

const indexed = new Set<string>();

const hasType = ({ bundleType }: Lead): boolean => typeof bundleType === 'string';

/**
 * Adds the missing search fields or type to an older lead, so that searches and filters find it. Tries at
 * most once per page load, because a refused write would be refused again. Adds the type under which such
 * leads are shown (WRK-525).
 */
export function indexLead(lead: WithId<Lead>): void {
  if ((lead.search && lead.sort && hasType(lead)) || indexed.has(lead.id)) return;
  indexed.add(lead.id);
  const { search, sort } = leadSearchFields(lead);
  save(
    patchChange(leads, lead.id, {
      patch: { search, sort, ...(!hasType(lead) && { bundleType: starterPackKitLabel }) },
      base: lead,
      what: leadTexts.changeOfIndex(lead.name),
    }),
  );
}

/** The maximum number of documents per run. Completed leads are skipped, so later runs get further. */
const maxDocumentsPerRun = 1_000;

/** Completes up to `count` leads without a type, oldest first. Rejects with the database's error. */
export async function indexUntyped(count: number, signal: AbortSignal): Promise<void> {
  let found = 0;
  let after: string | undefined;
  for (let readCount = 0; found < count && readCount < maxDocumentsPerRun; ) {
    const page = await listDocuments(leads, { ...oldestLeads, ...(after && { after }) }, { signal });
    for (const lead of page.documents) {
      if (hasType(lead) || indexed.has(lead.id)) continue;
      found += 1;
      indexLead(lead);
    }
    after = page.cursors?.last;
    if (after === undefined) return;
    readCount += page.documents.length;
  }
}
