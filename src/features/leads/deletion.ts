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

// A separate module, so that the lead list can show its rows before this code loads.

/** The messages for a lead that was not deleted (WRK-532, WRK-535, WRK-538, WRK-539). */
const deleteReasons: Partial<Readonly<Record<FailureKind, string>>> = {
  timeout: leadTexts.timedOut,
  denied: leadTexts.deleteDenied,
  gone: leadTexts.gone,
  invalid: leadTexts.notDeleted,
  unexpected: leadTexts.deleteUnexpected,
};

/** The lead to delete. `name` identifies the change in the list of pending changes. */
type LeadToDelete = Pick<WithId<Lead>, 'id' | 'name' | 'email'> & Partial<Lead>;

/**
 * Moves a lead to the trash and frees its e-mail address, in one change. A lead that is already gone counts
 * as deleted, and the outcome has `already`. Rejects with a WordedError if the lead has no id.
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
 * Deletes a lead that does not fit its schema. Its key's id is made from its e-mail and type, so it reads
 * them first. Rejects with the database's error.
 */
export async function deleteInvalidLead(id: string, name: string): Promise<SaveHandle> {
  const stored = await readForUpdate(leads, id);
  const { email = '', bundleType } = leadIdentitySchema.parse(stored?.fields ?? {});
  return deleteLead({ id, name, email, bundleType });
}

/**
 * Restores a lead from the trash, and its key if the e-mail address is still free. `isTaken` is true if a
 * newer lead has taken the address. Rejects with the database's error.
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

/** Undoes the deletion of a lead. Rejects if it is no longer in the trash or cannot be read. */
export async function undoLeadDeletion(id: string): Promise<SaveHandle> {
  const found = await getDocument(trash, trashId(leads.path, id));
  if (!found?.ok) throw new Error('The request is no longer in the trash.');
  return (await restoreLead(found.document)).handle;
}
