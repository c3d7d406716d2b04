import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { searchedPage } from '@/shared/lists/pages/searched-page';
import { useRecordList } from '@/shared/lists/use-record-list';
import { notes } from '../collections';
import { contactOf, type NoteContacts, useContactNames } from '../contact-names';
import { filtersFor, noteList } from '../queries';
import { matches, watchFound } from '../search/find-notes';

/** Returns the notes of the page named in the URL, with the names of their contacts. */
export function useNotePage(actor: Actor, contacts: NoteContacts) {
  const list = useRecordList(noteList, {
    fixed: filtersFor(actor),
    searchElsewhere: {
      stateOf: searchedPage,
      watch: (view, place, wanted) => {
        const isInView = noteList.belongsTo(view);
        return watchFound(view.search, actor, place, {
          scope: notes.path,
          view,
          wanted,
          fits: async (note) => {
            if (!isInView(note)) return false;
            const { contactId } = note;
            const contact = contactId === undefined ? undefined : await contactOf(contacts, contactId);
            return matches(note, view.search, contact?.name);
          },
        });
      },
    },
  });
  const { rows, stored, fromServer, view, state } = list;
  const names = useContactNames(
    contacts,
    list.documents.flatMap(({ contactId }) => contactId ?? []),
  );
  const isFirst = state.page === 1;
  const shown = useMemo(() => {
    const known = new Map(stored.documents.map((note) => [note.id, note]));
    return rows
      .filter(
        (note) =>
          // New notes appear only on the first page. The search has already checked stored notes.
          (isFirst || known.has(note.id)) &&
          ((fromServer && known.get(note.id) === note) ||
            matches(note, view.search, names.get(note.contactId ?? ''))),
      )
      .toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
  }, [rows, stored, fromServer, view, isFirst, names]);

  return {
    ...list,
    rows: shown,
    ids: useMemo(() => [...shown, ...stored.invalid].map(({ id }) => id), [shown, stored]),
    names,
    total: view.search !== '' && list.total !== undefined ? shown.length : list.total,
    prefetch: (part: Parameters<typeof list.prefetch>[0]) =>
      list.prefetch(part).then((found) => {
        // Start loading the names now, before the rows render.
        for (const { contactId } of found?.documents ?? [])
          if (contactId !== undefined) void contactOf(contacts, contactId);
        return found;
      }),
  };
}

export type NotePage = ReturnType<typeof useNotePage>;
