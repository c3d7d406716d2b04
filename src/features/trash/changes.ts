import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trash, type TrashEntry } from '@/shared/trash/trash';
import { alongQuery } from './queries';
import { trashTexts } from './texts';

/** Brings back a record of one collection, such as with its key. `note` tells people what to know. */
export type Restorer = (
  entry: WithId<TrashEntry>,
) => Promise<{ readonly handle: Pick<SaveHandle, 'settled'>; readonly note?: string | undefined }>;

/** The restorers by collection. A collection without one gets the record back as it was. */
export type Restorers = Readonly<Partial<Record<string, Restorer>>>;

const plainly: Restorer = async (entry) => ({
  handle: save(
    batchChange([restorePart(entry)], { what: trashTexts.change(entry.title || trashTexts.untitled) }),
  ),
});

/** A record that is back. */
interface BroughtBack {
  /** How many records came back with it. */
  readonly along: number;
  /** Tells people what to know. */
  readonly note?: string | undefined;
}

/** Thrown when an entry is no longer in the trash. Its code makes it a failure of the kind `gone`. */
class EntryGoneError extends Error {
  override readonly name = 'EntryGoneError';
  readonly code = 'not-found';
}

/**
 * Brings back a record and what was deleted along with it. Rejects with an EntryGoneError, with the database's error if the entry
 * cannot be read, and if the change was not saved.
 */
export async function bringBack(
  { id }: { readonly id: string },
  actor: Actor,
  restorers: Restorers,
): Promise<BroughtBack> {
  // A row of the list does not hold the record, and someone else may have brought it back.
  const found = await getDocument(trash, id);
  if (!found?.ok) throw new EntryGoneError(`The entry ${id} is no longer in the trash.`);
  const entry = found.document;
  const { handle, note } = await (restorers[entry.collection] ?? plainly)(entry);
  const { state } = await handle.settled;
  if (state !== 'saved') throw new Error(`Bringing back the entry ${id} is ${state}.`);
  const { documents } = await listDocuments(trash, alongQuery(actor, id));
  const others = await Promise.all(documents.map(async (other) => (await plainly(other)).handle.settled));
  return { along: others.filter(({ state }) => state === 'saved').length, note };
}
