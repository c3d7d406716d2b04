import type { FailureKind } from '@/shared/failures/failure-kind';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, readForUpdate } from '@/shared/firebase/database';
import { WordedError } from '@/shared/outcomes/outcome-message';
import { batchChange, createPart, deletePart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trash, type TrashEntry, trashId, trashPart } from '@/shared/trash/trash';
import { leadKeys, leads } from './collections';
import { keyedKindOf, leadKeyId } from './lead-key';
import { leadTexts } from './management/texts';
import { type Lead, leadIdentitySchema } from './schema';

// Apart from the other changes: a list of leads shows its rows without this code.

/** Reasons why a lead was not deleted (WRK-532, WRK-535, WRK-538, WRK-539). */
const deleteReasons: Partial<Readonly<Record<FailureKind, string>>> = {
  timeout: leadTexts.timedOut,
  denied: leadTexts.deleteDenied,
  gone: leadTexts.gone,
  invalid: leadTexts.notDeleted,
  unexpected: leadTexts.deleteUnexpected,
};

/** The lead to delete; `name` names the change in the list of waiting changes. */
type LeadToDelete = Pick<WithId<Lead>, 'id' | 'name' | 'email'> & Partial<Lead>;

/**
 * Moves a lead to the trash and frees its address, as one change. A lead that is gone already counts as deleted: the
 * outcome says `already`. Rejects with a WordedError if the lead has no id.
 */
export async function deleteLead(lead: LeadToDelete): Promise<SaveHandle> {
  const { id, name, email, bundleType } = lead;
  if (id === '') throw new WordedError(leadTexts.idMissing);
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
