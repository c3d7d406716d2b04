import { formatNumber } from '@/shared/i18n/format';
import type { WithId } from '@/shared/firebase/collection';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import type { RecordFilter } from '@/shared/lists/record-list';
import type { RowAction } from '@/shared/lists/rows/list-row';
import type { Selection } from '@/shared/lists/rows/use-selection';
import { archiveChoices } from '../queries';
import { type Contact, contactSorts, contactStatuses } from '../schema';
import { archiveLabels, contactTexts, fieldLabels, sortLabels } from '../texts';
import type { ContactActions } from './use-contact-actions';
import type { Owner } from './use-owners';

/** The columns that the list can sort by. */
export const sorts = contactSorts.map((value) => ({ value, label: sortLabels[value] }));
export const columns = contactSorts.map((sort) => ({ label: sortLabels[sort], sort }));

const statuses = contactStatuses.map((value) => ({ value, label: value }));

/**
 * Returns the filters of the list. `owners` is undefined in the area that shows the person's own contacts.
 */
export const filtersOf = (
  owners: readonly Owner[] | undefined,
): readonly (RecordFilter<'status' | 'archive' | 'owner'> | false)[] => [
  {
    name: 'status',
    label: fieldLabels.status,
    options: [{ value: 'all', label: contactTexts.all }, ...statuses],
    clearLabel: contactTexts.clearStatus,
  },
  {
    name: 'archive',
    label: contactTexts.show,
    options: archiveChoices.map((value) => ({ value, label: archiveLabels[value] })),
    clearLabel: contactTexts.clearArchive,
  },
  owners !== undefined && {
    name: 'owner',
    label: contactTexts.owner,
    options: [
      { value: '', label: contactTexts.everybody },
      ...owners.map(({ uid, name }) => ({ value: uid, label: name })),
    ],
    clearLabel: contactTexts.clearOwner,
  },
];

interface SelectionOptions {
  readonly selection: Selection<WithId<Contact>>;
  readonly actions: ContactActions;
}

/** Returns the actions on the selected contacts of all pages (WRK-231). */
export function selectionActionsOf(
  { selection, actions }: SelectionOptions,
  onSync: (rows: readonly WithId<Contact>[]) => void,
  onExport: (rows: readonly WithId<Contact>[]) => void,
): readonly RowAction[] {
  const rows = selection.records;
  const archive = (label: string, isArchived: boolean): RowAction => ({
    label,
    onPress: () => {
      selection.clear();
      actions.archive(rows, isArchived);
    },
  });
  return [
    ...(rows.some(({ archived }) => !archived) ? [archive(contactTexts.archive, true)] : []),
    ...(rows.some(({ archived }) => archived) ? [archive(contactTexts.unarchive, false)] : []),
    { label: contactTexts.syncSelected(rows.length), onPress: () => onSync(rows) },
    { label: contactTexts.exportSelected(formatNumber(rows.length)), onPress: () => onExport(rows) },
  ];
}

/** Sets the status of the selected contacts. */
export const StatusMenu = ({ selection, actions }: SelectionOptions) => (
  <Popover label={contactTexts.setStatus} kind="menu" face={contactTexts.setStatus}>
    {contactStatuses.map((status) => (
      <MenuEntry
        key={status}
        onPress={() => {
          selection.clear();
          actions.setStatus(selection.records, status);
        }}
      >
        {status}
      </MenuEntry>
    ))}
  </Popover>
);
