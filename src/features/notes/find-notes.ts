import type { Actor } from '@/shared/auth/actor';
import type { DocumentList, WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { DatabaseError } from '@/shared/firebase/database-error';
import type { Watch } from '@/shared/firebase/live';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';
import { contains, textPiece } from '@/shared/search/text-pieces';
import { noteIndex, notes } from './collections';
import { searchedTexts } from './note-search';
import { foundEntries } from './queries';
import type { Note } from './schema';
import { categoryLabel } from './texts';

/** What a search found: the notes, and how many entries of the index it looked at, which is what its pages are made of. */
export interface FoundNotes extends DocumentList<Note> {
  readonly read?: number;
}

/** Where a page of a search begins or ends. */
interface Place {
  readonly after: string;
  readonly before: string;
}

/** Whether a note's own texts, or its contact's name, contain a folded search. */
export const matches = (note: Note, search: string, contactName?: string): boolean =>
  contains(
    searchedTexts({
      title: note.title,
      text: plainTextOf(note.content, note.contentType),
      category: categoryLabel(note.category),
      contactName,
    }),
    search,
  );

/** A note that is gone, or is no longer shared with the person, is none. */
async function readNote(id: string, signal: AbortSignal): Promise<WithId<Note> | undefined> {
  try {
    const found = await getDocument(notes, id, { signal });
    return found?.ok ? found.document : undefined;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'permission-denied') return undefined;
    throw error;
  }
}

/**
 * The notes that contain a search among those that the person may read, the newest first: at most twenty at a time, each for one
 * entry of the index (decision 037). Rejects with a DatabaseError, or with the signal's reason.
 */
export async function findNotes(
  search: string,
  viewer: Actor,
  place: Place,
  signal: AbortSignal,
): Promise<FoundNotes> {
  const folded = fold(search);
  const piece = textPiece(folded);
  if (piece === undefined) return { documents: [], invalid: [], cursors: undefined, read: 0 };
  const entries = await listDocuments(noteIndex, foundEntries(piece, viewer, place), { signal });
  const ids = [...new Set(entries.documents.map(({ noteId }) => noteId))];
  const read = await Promise.all(ids.map((id) => readNote(id, signal)));
  const documents = read
    .filter((note) => note !== undefined)
    // A note of a contact may have been found by the contact's name, which it does not hold itself.
    .filter((note) => note.contactId !== undefined || matches(note, folded));
  return { documents, invalid: [], cursors: entries.cursors, read: entries.documents.length };
}

/** A search to follow; it is asked once for each key, not kept up to date. */
export const watchFound = (
  search: string,
  viewer: Actor,
  place: Place,
  scope: string,
): Watch<FoundNotes> => ({
  key: JSON.stringify(['notes found', search, viewer.uid, place]),
  scope,
  start(on, timeoutMs) {
    const asking = new AbortController();
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => on({ status: 'failed', reason: 'timeout' }), timeoutMs);
    const ask = async () => {
      try {
        const data = await findNotes(search, viewer, place, asking.signal);
        if (!asking.signal.aborted) on({ status: 'ready', data, fromServer: true });
      } catch (error) {
        if (asking.signal.aborted) return;
        const code = error instanceof DatabaseError ? error.code : 'unknown';
        if (code === 'permission-denied') on({ status: 'denied' });
        else on({ status: 'failed', reason: code === 'unavailable' ? 'unavailable' : 'unknown' });
      } finally {
        clearTimeout(timer);
      }
    };
    void ask();
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  },
});
