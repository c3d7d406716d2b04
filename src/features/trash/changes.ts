import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trash, type TrashEntry } from '@/shared/trash/trash';
import { relatedQuery } from './queries';
import { trashTexts } from './texts';

/**
 * Restores a record of one collection, for example together with its key. `note` is an additional message for
 * the person.
 */
export type Restorer = (
  entry: WithId<TrashEntry>,
) => Promise<{ readonly handle: Pick<SaveHandle, 'settled'>; readonly note?: string | undefined }>;

/** Restorers by collection. A collection without one gets the record back unchanged. */
export type Restorers = Readonly<Partial<Record<string, Restorer>>>;

const restoreUnchanged: Restorer = async (entry) => ({
  handle: save(
    batchChange([restorePart(entry)], { what: trashTexts.change(entry.title || trashTexts.untitled) }),
  ),
});

/** A restored record. */
interface RestoreResult {
  /** Number of other records restored with it. */
  readonly relatedCount: number;
  /** An additional message for the person. */
  readonly note?: string | undefined;
}

/**
 * Thrown if an entry is no longer in the trash. Because of its code, it is reported as a failure of the kind
 * `gone`.
 */
class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
  readonly code = 'not-found';
}

/**
 * Restores a record and everything deleted together with it. Rejects with an EntryGoneError, with the
 * database's error if the entry can't be read, and if the change was not saved.
 */
export async function restore(
  { id }: { readonly id: string },
  actor: Actor,
  restorers: Restorers,
): Promise<RestoreResult> {
  // A list row doesn't include the record, and another person may have restored it already.
  const found = await getDocument(trash, id);
  if (!found?.ok) throw new EntryGoneError(`The entry ${id} is no longer in the trash.`);
  const entry = found.document;
  const { handle, note } = await (restorers[entry.collection] ?? restoreUnchanged)(entry);
  const { state } = await handle.settled;
  if (state !== 'saved') throw new Error(`Bringing back the entry ${id} is ${state}.`);
  const { documents } = await listDocuments(trash, relatedQuery(actor, id));
  const others = await Promise.all(
    documents.map(async (other) => (await restoreUnchanged(other)).handle.settled),
  );
  return { relatedCount: others.filter(({ state }) => state === 'saved').length, note };
}
