import { useId } from 'react';
import type { InvalidDocument, WithId } from '@/shared/firebase/collection';
import { Check } from '@/shared/lists/list-parts';
import list from '@/shared/lists/list-frame.module.css';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { shortDate } from '@/shared/lists/short-date';
import { kindOf } from '../queries';
import { type Lead, type LeadStatus, leadStatuses } from '../schema';
import { dateLabel, leadTexts, statusLabels, typeLabel } from './texts';
import styles from './request-row.module.css';

const dots = '⋯';

interface RowProps {
  /** For the one link of the row. */
  readonly focus: { readonly 'data-row-focus': string; readonly tabIndex: 0 | -1 };
  readonly onDelete: () => void;
}

interface RequestRowProps extends RowProps {
  readonly lead: WithId<Lead>;
  readonly address: string;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly isSaving: boolean;
  readonly onOpen: () => void;
  readonly onToggle: (isRange: boolean) => void;
  readonly onSetStatus: (status: LeadStatus) => void;
  readonly onSend: () => void;
}

/** One request in one line: who, what, how it stands, when, and what can be done about it (WRK-519, WRK-520). */
export const RequestRow = ({
  lead,
  focus,
  address,
  isOpen,
  isSelected,
  isSaving,
  onOpen,
  onToggle,
  onSetStatus,
  onSend,
  onDelete,
}: RequestRowProps) => {
  const nameId = useId();
  const isPlaybook = kindOf(lead.bundleType) === 'playbook';
  return (
    <li className={list.row} data-open={isOpen} data-selected={isSelected}>
      <article aria-labelledby={nameId} aria-busy={isSaving}>
        <Check
          label={leadTexts.select(lead.name)}
          state={isSelected ? 'all' : 'none'}
          onToggle={onToggle}
          tabIndex={focus.tabIndex}
        />
        <h2 className={list.name}>
          <a
            {...focus}
            id={nameId}
            dir="auto"
            href={address}
            title={lead.name}
            aria-current={isOpen || undefined}
            onClick={(event) => {
              // A new tab or window is the browser's.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              onOpen();
            }}
          >
            {lead.name}
          </a>
        </h2>
        <span title={lead.email} data-narrow="hidden">
          {lead.email}
        </span>
        <span className={list.soft} title={typeLabel(lead.bundleType)} data-narrow="hidden">
          {typeLabel(lead.bundleType)}
        </span>
        <span data-narrow="facts">{isSaving ? leadTexts.saving : <StatusMark status={lead.status} />}</span>
        <Time of={lead.createdAt} />
        <Time of={lead.updatedAt} />
        <span className={list.actions}>
          <span className={styles.quick}>
            {isPlaybook && (
              <button
                type="button"
                className={list.act}
                tabIndex={focus.tabIndex}
                aria-describedby={nameId}
                onClick={onSend}
              >
                {leadTexts.sendShort}
              </button>
            )}
            {lead.status !== 'completed' && (
              <button
                type="button"
                className={list.act}
                tabIndex={focus.tabIndex}
                aria-describedby={nameId}
                onClick={() => onSetStatus('completed')}
              >
                {leadTexts.mark('completed')}
              </button>
            )}
          </span>
          <Popover
            label={leadTexts.more(lead.name)}
            kind="menu"
            look="icon"
            tabIndex={focus.tabIndex}
            face={<span aria-hidden="true">{dots}</span>}
          >
            {isPlaybook && <MenuEntry onPress={onSend}>{leadTexts.send}</MenuEntry>}
            {leadStatuses.map((status) => (
              <MenuEntry key={status} isOff={lead.status === status} onPress={() => onSetStatus(status)}>
                {leadTexts.mark(status)}
              </MenuEntry>
            ))}
            <MenuEntry isFinal onPress={onDelete}>
              {leadTexts.delete}
            </MenuEntry>
          </Popover>
        </span>
      </article>
    </li>
  );
};

/** The three steps on the thread, filled up to the present one; the word says the same. */
export const StatusMark = ({ status }: { readonly status: LeadStatus }) => {
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

const Time = ({ of }: { readonly of: Date | null | undefined }) => (
  <span className={list.soft} data-narrow="hidden">
    {of ? (
      <time dateTime={of.toISOString()} title={dateLabel(of)}>
        {shortDate(of)}
      </time>
    ) : (
      dateLabel(of)
    )}
  </span>
);

interface UnreadableRowProps extends RowProps {
  readonly invalid: InvalidDocument;
}

/** A stored request that does not have the form of one: shown as such, with the reason, never hidden. */
export const UnreadableRow = ({ invalid, focus, onDelete }: UnreadableRowProps) => {
  const titleId = useId();
  return (
    <li className={list.row}>
      <article aria-labelledby={titleId} className={styles.unreadable}>
        <h2 id={titleId} className={list.name}>
          {leadTexts.unreadable}
        </h2>
        <details>
          <summary data-row-focus={focus['data-row-focus']} tabIndex={focus.tabIndex}>
            {leadTexts.unreadableReason}
          </summary>
          <p>{leadTexts.unreadableWhy(invalid.id)}</p>
          <pre className={styles.reason}>{invalid.reason}</pre>
        </details>
        <button
          type="button"
          className={list.act}
          tabIndex={focus.tabIndex}
          aria-describedby={titleId}
          onClick={onDelete}
        >
          {leadTexts.delete}
        </button>
      </article>
    </li>
  );
};
