import { memo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { Cells, type RecordColumn } from '@/shared/lists/rows/columns';
import { ListRow } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { ShortTime } from '@/shared/lists/short-time';
import { dateLabel } from '../management/texts';
import { type LeadStatus, leadStatuses, type WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

const { columns: labels } = texts;

const timeOf = (time: Date | null | undefined) => (time ? <ShortTime time={time} /> : dateLabel(null));

/** The columns of the waitlist. */
export const waitlistColumns: readonly RecordColumn<WaitlistEntry, 'createdAt'>[] = [
  { label: labels.name, width: 'minmax(9rem, 1.2fr)', narrowWidth: 'minmax(6.5rem, 1.2fr)' },
  {
    label: labels.email,
    width: 'minmax(7.5rem, 1.4fr)',
    narrowWidth: 'minmax(4.5rem, 1.4fr)',
    cell: ({ email }) => email,
    title: ({ email }) => email,
  },
  {
    label: labels.organization,
    width: 'minmax(5rem, 1fr)',
    isSoft: true,
    isExtra: true,
    cell: ({ company }) => company,
    title: ({ company = '' }) => company,
  },
  {
    label: labels.status,
    width: '7rem',
    narrow: 'first',
    cell: ({ status }) => waitlistStatusLabels[status],
  },
  {
    label: labels.created,
    width: '5.5rem',
    narrowWidth: '5rem',
    sort: 'createdAt',
    first: 'desc',
    narrow: 'second',
    isSoft: true,
    cell: ({ createdAt }) => timeOf(createdAt),
  },
  {
    label: labels.updated,
    width: '5.5rem',
    isSoft: true,
    isExtra: true,
    cell: ({ updatedAt }) => timeOf(updatedAt),
  },
];

/** The actions of a row on its entry. */
export interface EntryHandlers {
  readonly open: (id: string) => void;
  readonly setStatus: (entry: WithId<WaitlistEntry>, status: LeadStatus) => void;
}

interface WaitlistRowProps {
  readonly entry: WithId<WaitlistEntry>;
  readonly mayUpdate: boolean;
  readonly tabIndex: RowFocus['tabIndex'];
  readonly address: string;
  readonly isOpen: boolean;
  /** The handlers returned by `useRowHandlers`. */
  readonly on: EntryHandlers;
}

/** Renders a waitlist entry as a row. */
export const WaitlistRow = memo(({ entry, mayUpdate, tabIndex, address, isOpen, on }: WaitlistRowProps) => {
  const name = texts.nameOf(entry);
  const mark = (status: LeadStatus) => ({
    label: texts.mark(status),
    isOff: entry.status === status,
    onPress: () => on.setStatus(entry, status),
  });
  return (
    <ListRow
      focus={{ 'data-row-focus': entry.id, tabIndex }}
      address={address}
      isOpen={isOpen}
      onOpen={() => on.open(entry.id)}
      name={name}
      quick={mayUpdate && entry.status !== 'completed' ? [mark('completed')] : []}
      menuLabel={texts.more(name)}
      menu={mayUpdate ? leadStatuses.map(mark) : []}
    >
      <Cells columns={waitlistColumns} record={entry} />
    </ListRow>
  );
});
