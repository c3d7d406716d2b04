import { useEffect, useEffectEvent, useMemo } from 'react';
import { countDocuments } from '@/shared/firebase/database';
import { preloadList, watchList } from '@/shared/firebase/live';
import { type ListQuery, queryKey } from '@/shared/firebase/query';
import { firstPage } from '@/shared/lists/cursor-pages';
import { type MovedQuestion, useHeldCounts } from '@/shared/lists/held-counts';
import type { RowChoice } from '@/shared/lists/rows-per-page';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useFilledPage } from '@/shared/lists/use-filled-page';
import { useListPage } from '@/shared/lists/use-list-page';
import { usePaused } from '@/shared/lists/use-paused';
import { useRowsPerPage } from '@/shared/lists/use-rows-per-page';
import { pendingDifference } from '@/shared/saving/overlay';
import type { PendingChange } from '@/shared/saving/saving';
import { useChanges } from '@/shared/saving/use-changes';
import { contactCandidates } from '../candidates';
import { contacts } from '../collections';
import { foldSearch } from '../contact-search';
import {
  allContacts,
  contactList,
  type ContactListState,
  contactsPerPage,
  type ContactView,
} from '../queries';
import type { Contact } from '../schema';
import { type FindMentions, useMentionedContacts } from './use-mentioned-contacts';
import { useOlderContacts } from './use-older-contacts';

/**
 * Returns the contacts of one page for a person, with the state in the address and their number. `scope` is the
 * person's id in the area that shows everybody their own contacts.
 */
export function useContactPage(uid: string, scope: string | undefined, findMentions: FindMentions) {
  const { state: typed, change } = useAddressState(contactList.parameters);
  const rowsPerPage = useRowsPerPage(uid, contactsPerPage);
  const pageSize = rowsPerPage.size;
  const search = usePaused(foldSearch(typed.search));
  const { status, archive, sort, direction } = typed;
  const owner = scope ?? typed.owner;
  const view = useMemo<ContactView>(
    () => ({ search, status, archive, owner, sort, direction }),
    [search, status, archive, owner, sort, direction],
  );
  const isExact = contactList.isExact(view);

  const { found, all, refresh } = useContactCounts(view);
  const total = isExact ? found : undefined;
  // Somebody may have left out where a page begins: without that it is the first.
  const isLost = typed.page > 1 && typed.after === '' && typed.before === '';
  const state: ContactListState = isLost ? { ...typed, ...firstPage } : typed;
  const { query, size } = contactList.page({ ...state, ...view }, pageSize, total);
  const page = useListPage({
    collection: contacts,
    watch: watchList(contacts, query, { scope: 'contacts' }),
    place: state,
    limit: query.limit,
    total,
  });
  const { documents, stored, fromServer } = page;
  const candidates = useMemo(() => contactCandidates(view), [view]);
  const filled = useFilledPage(contacts, candidates, {
    place: state,
    stored,
    ways: page.ways,
    size: pageSize,
    isOn: !isExact && fromServer,
  });
  const { ways, isSearching } = filled;
  const read = page.read + filled.read;
  // The query of a search orders by last name; if all results are on this page, they are sorted here by the view's
  // order.
  const isWhole = search !== '' && !isSearching && ways.first === undefined && ways.next === undefined;
  const rows = useMemo(() => {
    const first = documents.filter(contactList.belongsTo(view));
    const further = filled.found.filter(contactList.belongsTo(view));
    const shown = state.before === '' ? [...first, ...further] : [...further, ...first];
    return search === '' || isWhole
      ? contactList.inOrder(shown, view).slice(0, isExact ? size : undefined)
      : shown;
  }, [documents, filled.found, state.before, view, search, isWhole, isExact, size]);
  const ids = useMemo(() => [...rows, ...stored.invalid].map(({ id }) => id), [rows, stored.invalid]);

  const mentioned = useMentionedContacts(typed.search.trim(), view, findMentions).filter(
    ({ contact }) => !ids.includes(contact.id),
  );

  // After deletions the open page may lie past the end: the last one takes its place (WRK-136).
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const isPastEnd = last !== undefined && state.page > last && fromServer;
  const clamp = useEffectEvent(() => {
    if (last !== undefined) change(last === 1 ? firstPage : { page: last, after: '', before: 'end' });
  });
  useEffect(() => {
    if (isPastEnd) clamp();
  }, [isPastEnd]);

  return {
    ...page,
    ways,
    read,
    state,
    change,
    /** Changes the view and goes to its first page (WRK-137). */
    go: (part: Partial<ContactListState>) => change({ ...firstPage, ...part }),
    /** Requests the rows that a change would show. */
    ahead: (part: Partial<ContactListState>) =>
      void preloadList(contacts, contactList.page({ ...state, ...view, ...part }, pageSize, total).query),
    view,
    size,
    rowsPerPage: {
      ...rowsPerPage,
      choose: (choice: RowChoice) => {
        rowsPerPage.choose(choice);
        change(firstPage);
      },
    },
    refresh,
    /** The number of contacts in the view; undefined while unknown. */
    total: isWhole && !isExact && fromServer ? ids.length : total,
    /** Whether there is no contact at all; undefined while unknown. */
    isNoneYet: all === undefined ? undefined : all === 0,
    /** True if the search has checked every contact of the view. */
    isExact: isExact || ways.next === undefined,
    isSearching,
    /** True if the search stopped before it filled the page. */
    hasPaused: filled.hasPaused,
    isOrdered: isWhole || contactList.isOrdered(view),
    rows,
    ids,
    mentioned,
    older: useOlderContacts(typed.search.trim(), owner),
    /** Whether the server has said all there is to say about this page. */
    isSettled:
      fromServer &&
      !isSearching &&
      !isPastEnd &&
      (ids.length > 0 || read === 0 || !isExact || ids.length >= Math.min(query.limit, total ?? 0)),
  };
}

export type ContactPage = ReturnType<typeof useContactPage>;

/** The number of contacts in a view, where the database can tell, and of all, which an empty view asks for. */
function useContactCounts(view: ContactView) {
  const changes = useChanges({ collection: contacts });
  const { search, status, archive, owner } = view;
  const questions = useMemo(() => {
    const shown = { search, status, archive, owner };
    const asked = (
      query: ListQuery<Contact>,
      isCounted: (contact: Contact) => boolean,
    ): MovedQuestion<PendingChange> => ({
      key: queryKey(contacts, query),
      ask: () => countDocuments(contacts, query),
      moved: (changed) =>
        pendingDifference(contacts, changed, (fields) => isCounted(fields as unknown as Contact)),
    });
    return {
      ...(contactList.isExact(shown) && {
        found: asked({ where: contactList.where(shown) }, contactList.belongsTo(shown, true)),
      }),
    };
  }, [search, status, archive, owner]);
  const { counts, refresh } = useHeldCounts<string, PendingChange>(questions, changes);
  const isEmpty = counts['found'] === 0 && search === '';
  const whole = useMemo(
    () =>
      isEmpty
        ? {
            all: {
              key: queryKey(contacts, allContacts(owner)),
              ask: () => countDocuments(contacts, allContacts(owner)),
            },
          }
        : {},
    [isEmpty, owner],
  );
  const { counts: wholeCounts } = useHeldCounts<string, PendingChange>(whole);
  return { found: counts['found'], all: isEmpty ? wholeCounts['all'] : undefined, refresh };
}
