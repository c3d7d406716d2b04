import type { FailureKind } from '@/shared/failures/failure-kind';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments, readForUpdate } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { batchChange, createPart, deletePart, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trash, type TrashEntry, trashId, trashPart } from '@/shared/trash/trash';
import { leadKeys, leads } from './collections';
import { keyedKindOf, leadKeyId } from './lead-key';
import { leadSearchFields } from './lead-search';
import { leadTexts, statusLabels } from './management/texts';
import { oldestLeads } from './queries';
import { type Lead, leadIdentitySchema, type LeadStatus, starterPackKitLabel } from './schema';

/** Reasons why a status was not changed; rows fix the words of some (WRK-532, WRK-535, WRK-537). */
const statusReasons: Partial<Readonly<Record<FailureKind, string>>> = {
  timeout: leadTexts.timedOut,
  denied: `${leadTexts.notUpdated}. ${leadTexts.statusAsBefore.denied}`,
  gone: `${leadTexts.notUpdated}. ${leadTexts.statusAsBefore.gone}`,
  invalid: leadTexts.notUpdated,
};

/** Reasons why a request was not deleted (WRK-532, WRK-535, WRK-538, WRK-539). */
const deleteReasons: Partial<Readonly<Record<FailureKind, string>>> = {
  timeout: leadTexts.timedOut,
  denied: leadTexts.deleteDenied,
  gone: leadTexts.gone,
  invalid: leadTexts.notDeleted,
  unexpected: leadTexts.deleteUnexpected,
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

/** A request without an id cannot be addressed in the database (WRK-527). */
export class RequestIdMissingError extends Error {
  override readonly name = 'RequestIdMissingError';
}

/** The lead to delete; `name` names the change in the list of waiting changes. */
type LeadToDelete = Pick<WithId<Lead>, 'id' | 'name' | 'email'> & Partial<Lead>;

/**
 * Moves a lead to the trash and frees its address, as one change. A lead that is gone already counts as deleted: the
 * outcome says `already` (WRK-539). Rejects with RequestIdMissingError (WRK-527).
 */
export async function deleteLead(lead: LeadToDelete): Promise<SaveHandle> {
  const { id, name, email, bundleType } = lead;
  if (id === '') throw new RequestIdMissingError(leadTexts.idMissing);
  const kind = keyedKindOf(bundleType);
  const key =
    kind === undefined
      ? []
      : [deletePart(leadKeys, await leadKeyId(kind, email), { onlyIf: { leadId: id } })];
  return save(
    batchChange([trashPart(leads, { id }, { title: name, base: lead }), ...key], {
      what: leadTexts.changeOfDeletion(name),
      reasons: deleteReasons,
    }),
  );
}

/**
 * Deletes a lead that does not fit its schema. The id of its key needs its address and type, so they are read
 * first; rejects with the database's error when that fails.
 */
export async function deleteInvalidLead(id: string, name: string): Promise<SaveHandle> {
  const stored = await readForUpdate(leads, id);
  const { email = '', bundleType } = leadIdentitySchema.parse(stored?.fields ?? {});
  return deleteLead({ id, name, email, bundleType });
}

/**
 * Brings a lead back from the trash, with its key where its address is still free: `isTaken` says that somebody has
 * asked with it again meanwhile. Rejects with the database's error.
 */
export async function restoreLead(
  entry: WithId<TrashEntry>,
): Promise<{ readonly handle: SaveHandle; readonly isTaken: boolean }> {
  const { email = '', bundleType } = leadIdentitySchema.parse(entry.record);
  const kind = keyedKindOf(bundleType);
  const keyId = kind && (await leadKeyId(kind, email));
  const isTaken = keyId !== undefined && (await getDocument(leadKeys, keyId)) !== undefined;
  const key =
    keyId !== undefined && !isTaken ? [createPart(leadKeys, keyId, { leadId: entry.recordId })] : [];
  const handle = save(
    batchChange([restorePart(entry), ...key], { what: leadTexts.changeOfRestoring(entry.title) }),
  );
  return { handle, isTaken };
}

/** Undoes the deletion of a lead. Rejects where it is no longer in the trash, or cannot be read. */
export async function bringLeadBack(id: string): Promise<SaveHandle> {
  const found = await getDocument(trash, trashId(leads.path, id));
  if (!found?.ok) throw new Error('The request is no longer in the trash.');
  return (await restoreLead(found.document)).handle;
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
