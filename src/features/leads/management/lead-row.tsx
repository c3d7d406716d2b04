import { memo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { Cell, ListRow, TimeCell } from '@/shared/lists/rows/list-row';
import type { RowFocus } from '@/shared/lists/rows/use-row-focus';
import { kindOf } from '../queries';
import { type Lead, type LeadStatus, leadStatuses } from '../schema';
import styles from './lead-row.module.css';
import { dateLabel, leadTexts, statusLabels } from './texts';

/** The actions whose buttons the person sees. The security rules decide what they may do. */
export interface LeadRights {
  readonly update: boolean;
  readonly delete: boolean;
}

/** The actions of a row on its lead. */
export interface LeadHandlers {
  readonly open: (id: string) => void;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly setStatus: (lead: WithId<Lead>, status: LeadStatus) => void;
  readonly send: (lead: WithId<Lead>) => void;
  readonly reply: (lead: WithId<Lead>) => void;
  readonly remove: (lead: WithId<Lead>) => void;
}

interface LeadRowProps {
  readonly lead: WithId<Lead>;
  readonly may: LeadRights;
  readonly tabIndex: RowFocus['tabIndex'];
  readonly address: string;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly isSaving: boolean;
  /** The handlers returned by `useRowHandlers`. */
  readonly on: LeadHandlers;
}

/** Renders a lead as a row: name, kind, status, date and actions (WRK-519, WRK-520). */
export const LeadRow = memo(
  ({ lead, may, tabIndex, address, isOpen, isSelected, isSaving, on }: LeadRowProps) => {
    const { id } = lead;
    const isPlaybook = kindOf(lead.bundleType) === 'playbook';
    const mark = (status: LeadStatus) => ({
      label: leadTexts.mark(status),
      isOff: lead.status === status,
      onPress: () => on.setStatus(lead, status),
    });
    const canSend = may.update && isPlaybook;
    const canReply = may.update && kindOf(lead.bundleType) === 'message';
    const send = () => on.send(lead);
    return (
      <ListRow
        focus={{ 'data-row-focus': id, tabIndex }}
        address={address}
        isOpen={isOpen}
        onOpen={() => on.open(id)}
        name={lead.name}
        isSaving={isSaving}
        {...((may.update || may.delete) && {
          selection: {
            isSelected,
            label: leadTexts.select(lead.name),
            onToggle: (isRange) => on.toggle(id, isRange),
          },
        })}
        quick={[
          ...(canSend ? [{ label: leadTexts.sendShort, onPress: send }] : []),
          ...(may.update && lead.status !== 'completed' ? [mark('completed')] : []),
        ]}
        menuLabel={leadTexts.more(lead.name)}
        menu={[
          ...(canSend ? [{ label: leadTexts.send, onPress: send }] : []),
          ...(canReply ? [{ label: leadTexts.reply, onPress: () => on.reply(lead) }] : []),
          ...(may.update ? leadStatuses.map(mark) : []),
          ...(may.delete ? [{ label: leadTexts.delete, isFinal: true, onPress: () => on.remove(lead) }] : []),
        ]}
      >
        <Cell title={lead.email}>{lead.email}</Cell>
        <Cell title={leadTexts.typeAndMessage(lead, false)} isSoft isExtra>
          {leadTexts.typeAndMessage(lead, true)}
        </Cell>
        <Cell narrow="first">{isSaving ? leadTexts.saving : <StatusMark status={lead.status} />}</Cell>
        <TimeCell time={lead.createdAt} none={dateLabel(null)} narrow="second" />
        <TimeCell time={lead.updatedAt} none={dateLabel(null)} isExtra />
      </ListRow>
    );
  },
);

/** Shows the status as three steps on a line, filled up to the current one. The text says the same. */
const StatusMark = ({ status }: { readonly status: LeadStatus }) => {
  const step = leadStatuses.indexOf(status);
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <svg viewBox="0 0 40 12" aria-hidden="true" focusable="false">
        <path d="M6 6h28" />
        {leadStatuses.map((each, index) => (
          <circle key={each} cx={6 + 14 * index} cy="6" r="4" data-reached={index <= step} />
        ))}
      </svg>
      {statusLabels[status]}
    </span>
  );
};
