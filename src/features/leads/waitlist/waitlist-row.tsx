import type { WithId } from '@/shared/firebase/collection';
import { Cell, ListRow, TimeCell } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { dateLabel } from '../management/texts';
import { type LeadStatus, leadStatuses, type WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

interface WaitlistRowProps {
  readonly entry: WithId<WaitlistEntry>;
  readonly mayUpdate: boolean;
  readonly focus: RowFocus;
  readonly address: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onSetStatus: (status: LeadStatus) => void;
}

/** One entry of the waitlist as a row. */
export const WaitlistRow = ({
  entry,
  mayUpdate,
  focus,
  address,
  isOpen,
  onOpen,
  onSetStatus,
}: WaitlistRowProps) => {
  const name = texts.nameOf(entry);
  const mark = (status: LeadStatus) => ({
    label: texts.mark(status),
    isOff: entry.status === status,
    onPress: () => onSetStatus(status),
  });
  return (
    <ListRow
      focus={focus}
      address={address}
      isOpen={isOpen}
      onOpen={onOpen}
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
};
