import type { RefObject } from 'react';
import { formatNumber } from '@/shared/i18n/format';
import { firstPage } from '@/shared/lists/cursor-pages';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { ListHeads, ListTools, SelectionTools } from '@/shared/lists/list-tools';
import type { Selection } from '@/shared/lists/rows/use-selection';
import type { WithId } from '@/shared/firebase/collection';
import { type ArchiveChoice, archiveChoices, type ContactListState } from '../queries';
import { type Contact, contactSorts, type ContactStatus, contactStatuses } from '../schema';
import { archiveLabels, contactTexts, fieldLabels, sortLabels } from '../texts';
import type { ContactActions } from './use-contact-actions';

/** Somebody who may look after contacts. */
export interface Keeper {
  readonly uid: string;
  readonly name: string;
}

interface ContactListToolsProps {
  readonly state: ContactListState;
  /** Changes the view and goes to its first page. */
  readonly go: (part: Partial<ContactListState>) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  /** Whom the list can be narrowed to; not given in the area that shows the own ones. */
  readonly keepers: readonly Keeper[] | undefined;
  readonly onRefresh: () => void;
  readonly onExport: () => void;
}

const statusOptions = [
  { value: 'all', label: contactTexts.all },
  ...contactStatuses.map((value) => ({ value, label: value })),
];
const archiveOptions = archiveChoices.map((value) => ({ value, label: archiveLabels[value] }));
const sorts = contactSorts.map((value) => ({ value, label: sortLabels[value] }));

/** Search, filters and view of the list (WRK-105, WRK-121, WRK-122). */
export const ContactListTools = ({
  state,
  go,
  searchBox,
  keepers,
  onRefresh,
  onExport,
}: ContactListToolsProps) => (
  <ListTools
    search={{
      label: contactTexts.search,
      value: state.search,
      onType: (search) => go({ search }),
      box: searchBox,
      clearLabel: contactTexts.clearSearch,
    }}
    filters={[
      {
        label: fieldLabels.status,
        value: state.status,
        options: statusOptions,
        onChoose: (status) => go({ status: status as ContactStatus | 'all' }),
        clearLabel: contactTexts.clearStatus,
      },
      {
        label: contactTexts.show,
        value: state.archive,
        options: archiveOptions,
        onChoose: (archive) => go({ archive: archive as ArchiveChoice }),
        clearLabel: contactTexts.clearArchive,
      },
      ...(keepers
        ? [
            {
              label: contactTexts.owner,
              value: state.owner,
              options: [
                { value: '', label: contactTexts.everybody },
                ...keepers.map(({ uid, name }) => ({ value: uid, label: name })),
              ],
              onChoose: (owner: string) => go({ owner }),
              clearLabel: contactTexts.clearOwner,
            },
          ]
        : []),
    ]}
    sorting={{ ...state, sorts, onSort: (sort, direction) => go({ sort, direction }) }}
    onRefresh={onRefresh}
    viewActions={[{ label: contactTexts.export, onPress: onExport }]}
  />
);

const heads = contactSorts.map((sort) => ({ label: sortLabels[sort], sort }));

interface ContactListHeadsProps extends Pick<ContactListToolsProps, 'state' | 'go'> {
  /** Requests the rows of a change before it is made. */
  readonly ahead: (part: Partial<ContactListState>) => void;
  readonly selection: Selection | undefined;
}

/** The heads of the columns (WRK-127, WRK-128). */
export const ContactListHeads = ({ state, go, ahead, selection }: ContactListHeadsProps) => (
  <ListHeads
    selection={selection}
    columns={heads}
    sorting={{
      ...state,
      onSort: (sort, direction) => go({ sort, direction }),
      onAhead: (sort, direction) => ahead({ ...firstPage, sort, direction }),
    }}
  />
);

interface ContactSelectionToolsProps {
  readonly selection: Selection<WithId<Contact>>;
  readonly actions: ContactActions;
  readonly onExport: (rows: readonly WithId<Contact>[]) => void;
  readonly onSync: (rows: readonly WithId<Contact>[]) => void;
}

/** What can be done with the selected contacts, of all pages (WRK-231). */
export const ContactSelectionTools = ({
  selection,
  actions,
  onExport,
  onSync,
}: ContactSelectionToolsProps) => {
  const rows = selection.records;
  const done = (work: () => void) => () => {
    selection.clear();
    work();
  };
  const isSomeActive = rows.some(({ archived }) => !archived);
  const isSomeArchived = rows.some(({ archived }) => archived);
  return (
    <SelectionTools
      selection={selection}
      actions={[
        ...(isSomeActive
          ? [{ label: contactTexts.archive, onPress: done(() => actions.archive(rows, true)) }]
          : []),
        ...(isSomeArchived
          ? [{ label: contactTexts.unarchive, onPress: done(() => actions.archive(rows, false)) }]
          : []),
        { label: contactTexts.syncSelected(rows.length), onPress: () => onSync(rows) },
        { label: contactTexts.exportSelected(formatNumber(rows.length)), onPress: () => onExport(rows) },
      ]}
    >
      <Popover label={contactTexts.setStatus} kind="menu" face={contactTexts.setStatus}>
        {contactStatuses.map((status) => (
          <MenuEntry key={status} onPress={done(() => actions.setStatus(rows, status))}>
            {status}
          </MenuEntry>
        ))}
      </Popover>
    </SelectionTools>
  );
};
