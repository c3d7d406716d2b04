import type { Collection, WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import { batchChange, type ChangePart, deletePart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { reasons } from '@/features/proposals/changes';
import {
  drafts,
  envelopesOf,
  gates,
  readersOf,
  versionsOf,
  visitsOf,
} from '@/features/proposals/collections';
import { inBatches } from '../publishing/in-batches';
import { envelopeIdOf } from '../publishing/publication';
import { allReaders, latestVersions, latestVisits } from '@/features/proposals/queries';
import type { ProposalDraft } from '@/features/proposals/schema';
import { proposalTexts as texts } from '../texts';

/** Thrown if a deletion is incomplete. The proposal still exists, but some of its records are gone. */
export class NotDeletedError extends Error {
  override readonly name = 'NotDeletedError';
}

/**
 * Permanently deletes a page that isn't published. Deletes its visits, readers, versions and envelopes first,
 * then its draft and gate in one write. An interrupted deletion can be repeated. Leaves nothing behind for
 * the next page at this address. Throws a NotDeletedError, or a DatabaseError if the database is unreachable.
 */
export async function deleteProposal({ id: slug, title, envelopes }: WithId<ProposalDraft>): Promise<void> {
  const options = { what: texts.changeOf.deletion(title), reasons: reasons(texts.notDeleted) };
  const saveInBatches = async (parts: readonly ChangePart[]) => {
    for (const batch of inBatches(parts)) {
      const { state } = await save(batchChange(batch, options)).tried;
      if (state !== 'saved') throw new NotDeletedError(`A part of the deletion is ${state}.`);
    }
  };
  const deleteAll = async <T>(below: Collection<T>, query: ListQuery<T>) => {
    for (;;) {
      const { documents, invalid } = await listDocuments(below, query);
      if (documents.length + invalid.length === 0) return;
      await saveInBatches([...documents, ...invalid].map(({ id }) => deletePart(below, id)));
    }
  };
  await deleteAll(visitsOf(slug), latestVisits);
  await deleteAll(readersOf(slug), allReaders);
  await deleteAll(versionsOf(slug), latestVersions);
  await saveInBatches(envelopes.map((ref) => deletePart(envelopesOf(slug), envelopeIdOf(ref))));
  await saveInBatches([deletePart(drafts, slug), deletePart(gates, slug)]);
}
