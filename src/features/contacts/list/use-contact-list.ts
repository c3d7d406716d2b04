import { useMemo } from 'react';
import { firstPage } from '@/shared/lists/pages/cursor-pages';
import type { RowChoice } from '@/shared/lists/settings/rows-per-page';
import type { Count } from '@/shared/lists/counts/list-count';
import { useCounts } from '@/shared/lists/counts/use-counts';
import { useRecordList } from '@/shared/lists/use-record-list';
import { useRowsPerPage } from '@/shared/lists/settings/use-rows-per-page';
import { contacts } from '../collections';
import { allContacts, contactList, contactsPerPage } from '../queries';
import type { Contact } from '../schema';

/**
 * Returns the contacts of one page. `scope` is the person's id in the area that shows people their own
 * contacts.
 */
export function useContactList(uid: string, scope: string | undefined) {
  const rowsPerPage = useRowsPerPage(uid, contactsPerPage);
  const list = useRecordList(contactList, {
    pageSize: rowsPerPage.size,
    ...(scope !== undefined && { fixed: { owner: scope } }),
    selectsAcrossPages: true,
  });
  const { change, view, counts } = list;
  const isEmpty = counts['found'] === 0 && view.search === '';
  const whole = useMemo(
    (): Readonly<Record<string, Count<Contact>>> =>
      isEmpty ? { all: { query: allContacts(view.owner), has: () => true } } : {},
    [isEmpty, view.owner],
  );
  const { all } = useCounts(contacts, whole).counts;

  return {
    ...list,
    rowsPerPage: {
      ...rowsPerPage,
      choose: (choice: RowChoice) => {
        rowsPerPage.choose(choice);
        change(firstPage);
      },
    },
    /** True if there are no contacts at all. Undefined while unknown. */
    isNoneYet: all === undefined ? undefined : all === 0,
  };
}

export type ContactList = ReturnType<typeof useContactList>;
