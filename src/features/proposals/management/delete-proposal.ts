import type { Collection, WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import type { ListQuery } from '@/shared/firebase/query';
import { batchChange, type ChangePart, deletePart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import { inBatches, reasons } from './changes';
import { drafts, envelopesOf, gates, versionsOf, visitsOf } from './collections';
import { envelopeIdOf } from './publication';
import { latestVersions, latestVisits } from './queries';
import type { ProposalDraft } from './schema';
import { proposalTexts as texts } from './texts';

/** A deletion was not finished: the proposal is still there, with less of what belongs to it. */
export class NotDeletedError extends Error {
  override readonly name = 'NotDeletedError';
}

/**
 * Deletes a page that is not published, for good. What stands below it goes first, and its text with its gate in one write at the
 * end: a deletion that breaks off can be begun again, and nothing is left behind for whoever takes the address next. Throws a
 * NotDeletedError, or a DatabaseError where the database was not reached.
 */
export async function deleteProposal({ id: slug, title, envelopes }: WithId<ProposalDraft>): Promise<void> {
  const words = { what: texts.changeOf.deletion(title), reasons: reasons(texts.notDeleted) };
  const carryOut = async (parts: readonly ChangePart[]) => {
    for (const batch of inBatches(parts)) {
      const { state } = await save(batchChange(batch, words)).tried;
      if (state !== 'saved') throw new NotDeletedError(`A part of the deletion is ${state}.`);
    }
  };
  const empty = async <T>(below: Collection<T>, query: ListQuery<T>) => {
    for (;;) {
      const { documents, invalid } = await listDocuments(below, query);
      if (documents.length + invalid.length === 0) return;
      await carryOut([...documents, ...invalid].map(({ id }) => deletePart(below, id)));
    }
  };
  await empty(visitsOf(slug), latestVisits);
  await empty(versionsOf(slug), latestVersions);
  await carryOut(envelopes.map((place) => deletePart(envelopesOf(slug), envelopeIdOf(place))));
  await carryOut([deletePart(drafts, slug), deletePart(gates, slug)]);
}
