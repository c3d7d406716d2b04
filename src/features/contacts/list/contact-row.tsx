import { memo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { Cell, ListRow, type RowAction } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { type Contact, nameOf, statusOf } from '../schema';
import { contactTexts } from '../texts';
import { StatusMark } from './status-mark';

type Row = WithId<Contact>;

/** The actions of a row or card. */
export interface ContactHandlers {
  readonly open: (id: string) => void;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly openNotes: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly editInRow: (id: string) => void;
  readonly analyse: (id: string) => void;
  readonly sync: (contact: Row) => void;
  readonly archive: (contact: Row) => void;
  readonly remove: (contact: Row) => void;
}

export interface ContactRowProps {
  readonly contact: Row;
  readonly tabIndex: RowFocus['tabIndex'];
  /** The URL of the contact. */
  readonly address: string;
  readonly isSaving: boolean;
  /** True if selected. Undefined if contacts cannot be selected. */
  readonly isSelected: boolean | undefined;
  /** The handlers returned by `useRowHandlers`. */
  readonly on: ContactHandlers;
}

/** Returns the actions on a contact: quick ones next to its name, and the rest in its menu. */
export const actionsOf = (
  contact: Row,
  on: ContactHandlers,
): { readonly quick: readonly RowAction[]; readonly menu: readonly RowAction[] } => ({
  quick: [
    { label: contactTexts.notes, onPress: () => on.openNotes(contact.id) },
    { label: contactTexts.edit, onPress: () => on.edit(contact.id) },
  ],
  menu: [
    { label: contactTexts.analyse, onPress: () => on.analyse(contact.id) },
    { label: contactTexts.sync, onPress: () => on.sync(contact) },
    {
      label: contact.archived ? contactTexts.unarchive : contactTexts.archive,
      onPress: () => on.archive(contact),
    },
    { label: contactTexts.delete, isFinal: true, onPress: () => on.remove(contact) },
  ],
});

/** Renders a contact as a table row (WRK-101, WRK-128). */
export const ContactRow = memo(
  ({ contact, tabIndex, address, isSaving, isSelected, on }: ContactRowProps) => {
    const name = nameOf(contact);
    const { id, firstName, lastName, email, phone, company } = contact;
    const { quick, menu } = actionsOf(contact, on);
    return (
      <ListRow
        focus={{ 'data-row-focus': id, tabIndex }}
        address={address}
        isSaving={isSaving}
        onOpen={() => on.open(id)}
        quick={quick}
        // Devices without hover show only the menu, so it also has the quick actions.
        menu={[...quick, { label: contactTexts.editInRow, onPress: () => on.editInRow(id) }, ...menu]}
        name={name}
        face={firstName || name}
        {...(isSelected !== undefined && {
          selection: {
            isSelected,
            onToggle: (isRange) => on.toggle(id, isRange),
            label: contactTexts.select(name),
          },
        })}
        menuLabel={contactTexts.actionsFor(name)}
      >
        <Cell title={lastName}>{lastName}</Cell>
        <Cell title={email}>{email}</Cell>
        <Cell title={phone}>{phone}</Cell>
        <Cell title={company}>{company}</Cell>
        <Cell>
          {isSaving ? (
            contactTexts.saving
          ) : (
            <StatusMark
              status={statusOf(contact)}
              archived={contact.archived}
              sync={contact.salesforceSync}
            />
          )}
        </Cell>
      </ListRow>
    );
  },
);
