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
import { candidateEntries, type Place } from './entry-join';
import { searchedTexts } from './note-search';
import { foundAtOnce } from '../queries';
import type { Note } from '../schema';
import { categoryLabel } from '../texts';

/** The notes that a search found; `cursors` are those of the first and last entry of the index that it looked at. */
export interface FoundNotes extends DocumentList<Note> {
  /** `paused`: the time was over before enough notes were found. */
  readonly search?: 'searching' | 'full' | 'paused' | 'ended';
}

/** When a search has found enough, and what it leaves out. */
export interface NoteSearch {
  /** The number of notes that fill a page. */
  readonly wanted: number;
  /** Checks a note beside its own texts, such as its contact's name; rejects like reading. */
  readonly fits?: (note: WithId<Note>) => Promise<boolean>;
  readonly onProgress?: (found: FoundNotes) => void;
}

/** Whether a note's own texts, or its contact's name, contain a folded search. */
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
 * Finds the notes that contain each word of a search among those that the person may read, the newest first (decision
 * 037). Goes on until enough are found or two seconds have passed. Rejects with a DatabaseError, or with the signal's
 * reason.
 */
export async function findNotes(
  search: string,
  viewer: Actor,
  place: Place,
  signal: AbortSignal,
  { wanted, fits, onProgress = () => {} }: NoteSearch,
): Promise<FoundNotes> {
  const began = performance.now();
  const folded = fold(search);
  const isBackwards = place.before !== '';
  // Without more to check a contact's note, it may have been found by the contact's name, which it does not hold.
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
  for await (const { entries, isCandidate, isLast } of candidateEntries(folded, viewer, place, signal)) {
    for (let from = 0; from < entries.length; ) {
      const chunk = [];
      for (; from < entries.length && chunk.length < foundAtOnce; from += 1) {
        const entry = entries[from];
        if (entry === undefined) continue;
        cursors = { first: cursors?.first ?? entry.cursor, last: entry.cursor };
        const { noteId } = entry.document;
        if (seen.has(noteId) || !isCandidate(noteId)) continue;
        seen.add(noteId);
        chunk.push(noteId);
      }
      // A note that is gone, or no longer shared with the person, is none.
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

/** A search to follow; it is asked once for each key, not kept up to date. `view` names what `fits` checks. */
export const watchFound = (
  search: string,
  viewer: Actor,
  place: Place,
  { scope, view, ...options }: NoteSearch & { readonly scope: string; readonly view: unknown },
): Watch<FoundNotes> => ({
  key: JSON.stringify(['notes found', search, viewer.uid, place, view, options.wanted]),
  scope,
  start(on, timeoutMs) {
    const asking = new AbortController();
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => on({ status: 'failed', reason: 'timeout' }), timeoutMs);
    const ask = async () => {
      try {
        const show = (data: FoundNotes) => {
          clearTimeout(timer);
          if (!asking.signal.aborted) on({ status: 'ready', data, fromServer: data.search !== 'searching' });
        };
        show(await findNotes(search, viewer, place, asking.signal, { ...options, onProgress: show }));
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
