import type { WithId } from '@/shared/firebase/collection';
import { Cell, ListRow, type RowAction } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { type Contact, nameOf, statusOf } from '../schema';
import { contactTexts } from '../texts';
import { StatusMark } from './status-mark';

export interface ContactRowProps {
  readonly contact: WithId<Contact>;
  readonly focus: RowFocus;
  /** The address of the contact's own page. */
  readonly address: string;
  readonly isSaving: boolean;
  readonly onOpen: () => void;
  /** Undefined where contacts cannot be ticked. */
  readonly selection:
    | { readonly isSelected: boolean; readonly onToggle: (isRange: boolean) => void }
    | undefined;
  readonly quick: readonly RowAction[];
  readonly menu: readonly RowAction[];
}

/** One contact as a row of the table (WRK-101, WRK-128). */
export const ContactRow = ({
  contact,
  selection,
  quick,
  menu,
  onEditInRow,
  ...row
}: ContactRowProps & { readonly onEditInRow: () => void }) => {
  const name = nameOf(contact);
  const { firstName, lastName, email, phone, company } = contact;
  return (
    <ListRow
      {...row}
      quick={quick}
      // Where nothing hovers, the menu is the only way.
      menu={[...quick, { label: contactTexts.editInRow, onPress: onEditInRow }, ...menu]}
      name={name}
      face={firstName || name}
      {...(selection && { selection: { ...selection, label: contactTexts.select(name) } })}
      menuLabel={contactTexts.actionsFor(name)}
    >
      <Cell title={lastName}>{lastName}</Cell>
      <Cell title={email}>{email}</Cell>
      <Cell title={phone}>{phone}</Cell>
      <Cell title={company}>{company}</Cell>
      <Cell>
        {row.isSaving ? (
          contactTexts.saving
        ) : (
          <StatusMark status={statusOf(contact)} archived={contact.archived} sync={contact.salesforceSync} />
        )}
      </Cell>
    </ListRow>
  );
};
