import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { restorePart, trash, type TrashEntry } from '@/shared/trash/trash';
import { alongQuery } from './queries';
import { trashTexts } from './texts';

/** What a collection does beyond putting the record back, such as taking its key again; `note` tells people of it. */
export type Restorer = (
  entry: WithId<TrashEntry>,
) => Promise<{ readonly handle: Pick<SaveHandle, 'settled'>; readonly note?: string | undefined }>;

/** By collection; one without a restorer of its own just gets the record back. */
export type Restorers = Readonly<Partial<Record<string, Restorer>>>;

const plainly: Restorer = async (entry) => ({
  handle: save(
    batchChange([restorePart(entry)], { what: trashTexts.change(entry.title || trashTexts.untitled) }),
  ),
});

/** What came of bringing an entry back: the outcome, how many records came along, what people should know. */
export interface BroughtBack {
  readonly outcome: SaveOutcome | { readonly state: 'gone' };
  readonly along: number;
  readonly note?: string | undefined;
}

/** Brings back a record and what was deleted along with it. Rejects with the database's error where it cannot be read. */
export async function bringBack(
  { id }: { readonly id: string },
  actor: Actor,
  restorers: Restorers,
): Promise<BroughtBack> {
  // A row of the list does not have the record, and somebody may have been quicker.
  const found = await getDocument(trash, id);
  if (!found?.ok) return { outcome: { state: 'gone' }, along: 0 };
  const entry = found.document;
  const { handle, note } = await (restorers[entry.collection] ?? plainly)(entry);
  const outcome = await handle.settled;
  if (outcome.state !== 'saved') return { outcome, along: 0, note };
  const { documents } = await listDocuments(trash, alongQuery(actor, id));
  const others = await Promise.all(documents.map(async (other) => (await plainly(other)).handle.settled));
  return { outcome, along: others.filter(({ state }) => state === 'saved').length, note };
}
