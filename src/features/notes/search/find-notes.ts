import type { Actor } from '@/shared/auth/actor';
import type { DocumentList, WithId } from '@/shared/firebase/collection';
import { DatabaseError } from '@/shared/firebase/database-error';
import type { Watch } from '@/shared/firebase/live/live';
import { readAllowed } from '@/shared/firebase/read-several';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';
import { hasWords } from '@/shared/search/words';
import { searchMs } from '@/shared/lists/pages/cursor-pages';
import { notes } from '../collections';
import { candidateEntries, type CursorRange } from './entry-join';
import { searchedTexts } from './note-search';
import { searchBatchSize } from '../queries';
import type { Note } from '../schema';
import { categoryLabel } from '../texts';

/** The notes that a search found. `cursors` belong to the first and last index entry it read. */
export interface FoundNotes extends DocumentList<Note> {
  /** The state of the search. `paused` means that the time limit passed before enough notes were found. */
  readonly search?: 'searching' | 'full' | 'paused' | 'ended';
}

/** The limits and callbacks of a search. */
export interface NoteSearch {
  /** The number of notes that fill a page. */
  readonly wanted: number;
  /** Checks what the index entry cannot show, such as the contact's name. Rejects like a read. */
  readonly fits?: (note: WithId<Note>) => Promise<boolean>;
  readonly onProgress?: (found: FoundNotes) => void;
}

/** Checks whether a note's text or its contact's name contains a folded search. */
export const matches = (note: Note, search: string, contactName?: string): boolean =>
  hasWords(
    searchedTexts({
      title: note.title,
      text: plainTextOf(note.content, note.contentType),
      category: categoryLabel(note.category),
      contactName,
    }),
    search,
  );

/**
 * Finds the notes that contain every word of a search and that the person may read, newest first (decision
 * 037). Stops when enough are found or after two seconds. Rejects with a DatabaseError, or with the signal's
 * reason.
 */
export async function findNotes(
  search: string,
  viewer: Actor,
  range: CursorRange,
  signal: AbortSignal,
  { wanted, fits, onProgress = () => {} }: NoteSearch,
): Promise<FoundNotes> {
  const began = performance.now();
  const folded = fold(search);
  const isBackwards = range.before !== '';
  // Without `fits`, accept every note about a contact. The contact's name may have matched, and the note does
  // not contain it.
  const isMatch =
    fits ?? (async (note: WithId<Note>) => note.contactId !== undefined || matches(note, folded));
  let documents: readonly WithId<Note>[] = [];
  let cursors: FoundNotes['cursors'];
  const seen = new Set<string>();
  const found = (state: NonNullable<FoundNotes['search']>): FoundNotes => ({
    documents: isBackwards ? documents.toReversed() : documents,
    invalid: [],
    cursors: cursors && isBackwards ? { first: cursors.last, last: cursors.first } : cursors,
    search: state,
  });
  for await (const { entries, isCandidate, isLast } of candidateEntries(folded, viewer, range, signal)) {
    for (let from = 0; from < entries.length; ) {
      const chunk = [];
      for (; from < entries.length && chunk.length < searchBatchSize; from += 1) {
        const entry = entries[from];
        if (entry === undefined) continue;
        cursors = { first: cursors?.first ?? entry.cursor, last: entry.cursor };
        const { noteId } = entry.document;
        if (seen.has(noteId) || !isCandidate(noteId)) continue;
        seen.add(noteId);
        chunk.push(noteId);
      }
      // Skip notes that are gone or no longer shared with the person.
      const read = await readAllowed(notes, chunk, { signal });
      const known = read.flatMap((parsed) => (parsed.ok ? [parsed.document] : []));
      const fitting = await Promise.all(known.map(isMatch));
      documents = [...documents, ...known.filter((_note, index) => fitting[index])];
      if (isLast && from >= entries.length) return found('ended');
      if (documents.length >= wanted) return found('full');
      if (performance.now() - began >= searchMs) return found('paused');
      if (chunk.length > 0) onProgress(found('searching'));
    }
  }
  return found('ended');
}

/**
 * Returns a watch of a search. It searches once per key and does not update. `view` identifies what `fits`
 * checks.
 */
export const watchFound = (
  search: string,
  viewer: Actor,
  range: CursorRange,
  { scope, view, ...options }: NoteSearch & { readonly scope: string; readonly view: unknown },
): Watch<FoundNotes> => ({
  key: JSON.stringify(['notes found', search, viewer.uid, range, view, options.wanted]),
  scope,
  start(on, timeoutMs) {
    const controller = new AbortController();
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => on({ status: 'failed', reason: 'timeout' }), timeoutMs);
    const ask = async () => {
      try {
        const show = (data: FoundNotes) => {
          clearTimeout(timer);
          if (!controller.signal.aborted)
            on({ status: 'ready', data, fromServer: data.search !== 'searching' });
        };
        show(await findNotes(search, viewer, range, controller.signal, { ...options, onProgress: show }));
      } catch (error) {
        if (controller.signal.aborted) return;
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
      controller.abort();
    };
  },
});
