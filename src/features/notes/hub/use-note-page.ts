import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { countDocuments } from '@/shared/firebase/database';
import { preloadList } from '@/shared/firebase/live/first-answers';
import { watchList } from '@/shared/firebase/live/watch';
import { queryKey } from '@/shared/firebase/query';
import { writeState } from '@/shared/lists/address/address-state';
import { firstPage, type PagePlace, pagesAround } from '@/shared/lists/pages/cursor-pages';
import { type MovedQuestion, useHeldCounts } from '@/shared/lists/held-counts';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { useListPage } from '@/shared/lists/pages/use-list-page';
import { useListSettings } from '@/shared/lists/settings/use-list-settings';
import { usePaused } from '@/shared/lists/use-paused';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { fold } from '@/shared/search/fold';
import { notes } from '../collections';
import { contactOf, type NoteContacts, useContactNames } from '../contact-names';
import { type FoundNotes, matches, watchFound } from '../search/find-notes';
import {
  belongsTo,
  noteFilters,
  notePage,
  noteParameters,
  type NoteListState,
  notesPerPage,
} from '../queries';

const scopeOfRows = 'notes';

/** The notes of one page as they are shown, with the state in the address and the number of notes in the view. */
export function useNotePage(actor: Actor, contacts: NoteContacts) {
  const { state, change } = useAddressState(noteParameters);
  const pageSize = pageSizeOf(notesPerPage, useListSettings());
  const search = usePaused(fold(state.search));
  const { scope, category, contact, user, date, page, after, before } = state;
  const view = useMemo(
    () => ({ scope, category, contact, user, date }),
    [scope, category, contact, user, date],
  );
  const isSearch = search !== '';

  // A filter by date has a moment of its own: as long as the view stays, so does its query.
  const where = useMemo(() => noteFilters(view, actor), [view, actor]);
  const questions = useMemo(
    (): Readonly<Record<string, MovedQuestion<PendingChange>>> =>
      isSearch
        ? {}
        : { found: { key: queryKey(notes, { where }), ask: () => countDocuments(notes, { where }) } },
    [where, isSearch],
  );
  const changes = useChanges({ collection: notes });
  const { counts, refresh } = useHeldCounts(questions, changes);
  const total = isSearch ? undefined : counts['found'];

  const place = useMemo(() => ({ page, after, before }), [page, after, before]);
  const query = useMemo(
    () => ({ ...notePage({ ...view, ...place, open: '' }, actor, { pageSize, total }), where }),
    // The total matters for the last page alone.
    // oxlint-disable-next-line react/exhaustive-deps
    [view, place, actor, pageSize, where, before === 'end' ? total : undefined],
  );
  const size = pageSize;
  const list = useListPage({
    collection: notes,
    watch: isSearch
      ? watchFound(search, actor, place, {
          scope: scopeOfRows,
          view,
          wanted: pageSize,
          fits: async (note) => {
            if (!belongsTo(view, actor)(note)) return false;
            const { contactId } = note;
            const contact = contactId === undefined ? undefined : await contactOf(contacts, contactId);
            return matches(note, search, contact?.name);
          },
        })
      : watchList(notes, query, { scope: scopeOfRows }),
    place,
    limit: query.limit,
    total,
  });
  const { documents, stored, live, fromServer } = list;
  const found: FoundNotes | undefined = isSearch ? stored : undefined;

  const names = useContactNames(
    contacts,
    documents.flatMap(({ contactId }) => contactId ?? []),
  );
  const shown = useMemo(() => {
    const known = new Map(stored.documents.map((note) => [note.id, note]));
    const isInView = belongsTo(view, actor);
    return documents
      .filter((note) => isInView(note) && (page === 1 || known.has(note.id)))
      .filter(
        (note) =>
          // The search has checked what is stored.
          (fromServer && known.get(note.id) === note) ||
          matches(note, search, names.get(note.contactId ?? '')),
      )
      .toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
  }, [documents, stored, fromServer, view, actor, page, search, names]);

  const isSearching = found?.search === 'searching';
  const isOver = found?.search === undefined || isSearching || found.search === 'ended';
  const around = pagesAround(
    place,
    { cursors: stored.cursors, size: 0 },
    { rows: stored.documents.length, total: undefined },
  );
  // A search knows whether more follows in its direction; the way it came from is open.
  const pageLinks = !isSearch
    ? list.pageLinks
    : before === ''
      ? { ...around, next: isOver ? undefined : around.next }
      : { ...around, previous: isOver ? around.first : around.previous };

  // What was looked through to its end, on one page, has been counted.
  const foundAll = fromServer && pageLinks.next === undefined && page === 1 ? shown.length : undefined;

  return {
    live,
    retry: list.retry,
    fromServer,
    refresh,
    state,
    change,
    /** Changes the view and goes to its first page. */
    go: (part: Partial<NoteListState>) => change({ ...firstPage, ...part }),
    /** Requests the rows of another page before it is shown. */
    prefetch: (to: PagePlace) => {
      if (isSearch) return;
      const rows = preloadList(notes, {
        ...notePage({ ...view, ...to, open: '' }, actor, { pageSize, total }),
        where,
      });
      // The names are asked for before the rows are drawn, and not after.
      void rows.then((list) =>
        list?.documents.map(
          ({ contactId }) => contactId !== undefined && void contactOf(contacts, contactId),
        ),
      );
    },
    addressOf: (id: string) => writeState(noteParameters, { ...state, open: id }, ''),
    isSearch,
    isSearching,
    /** True if the search stopped before it filled the page. */
    hasPaused: found?.search === 'paused',
    size,
    total: isSearch ? foundAll : total,
    notes: shown,
    names,
    invalid: stored.invalid,
    pageLinks,
    /** Whether search or filters leave something out, the scope apart. */
    isNarrowed:
      state.search.trim() !== '' || category !== '' || contact !== '' || user !== '' || date !== 'all',
  };
}
