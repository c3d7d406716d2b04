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

/** Reasons why a status was not changed; rows fix the words of some (WRK-532, WRK-535, WRK-537). */
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
 * Adds the missing search fields or type to a lead of an older version, so that searches and filters find it; at
 * most once per page load, since a refused write would be refused again. The type added is the one that such a
 * lead is shown with (WRK-525).
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

/**
 * How many documents one run reads at most. A lead that was completed needs no second run, so later runs get
 * further.
 */
const mostLookedAt = 1_000;

/** Completes up to `count` leads that have no type, the oldest first. Rejects with the database's error. */
export async function indexUntyped(count: number, signal: AbortSignal): Promise<void> {
  let found = 0;
  let after: string | undefined;
  for (let looked = 0; found < count && looked < mostLookedAt; ) {
    const page = await listDocuments(leads, { ...oldestLeads, ...(after && { after }) }, { signal });
    for (const lead of page.documents) {
      if (hasType(lead) || indexed.has(lead.id)) continue;
      found += 1;
      indexLead(lead);
    }
    after = page.cursors?.last;
    if (after === undefined) return;
    looked += page.documents.length;
  }
}
