import { memo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { Cell, ListRow, TimeCell } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { dateLabel } from '../management/texts';
import { type LeadStatus, leadStatuses, type WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

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
      <Cell title={entry.email}>{entry.email}</Cell>
      <Cell title={entry.company ?? ''} isSoft isExtra>
        {entry.company}
      </Cell>
      <Cell narrow="first">{waitlistStatusLabels[entry.status]}</Cell>
      <TimeCell time={entry.createdAt} none={dateLabel(null)} narrow="second" />
      <TimeCell time={entry.updatedAt} none={dateLabel(null)} isExtra />
    </ListRow>
  );
});
