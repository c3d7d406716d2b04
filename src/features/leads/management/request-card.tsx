import { Button } from '@mantine/core';
import { useId } from 'react';
import type { InvalidDocument, WithId } from '@/shared/firebase/collection';
import { type Lead, type LeadStatus, leadStatuses } from '../schema';
import { dateLabel, kindOf, statusLabels, typeLabel } from './request-labels';
import { RequestMessage } from './request-message';
import styles from './request-card.module.css';

interface RequestCardProps {
  readonly request: WithId<Lead>;
  readonly isSaving: boolean;
  readonly onSetStatus: (status: LeadStatus) => void;
  readonly onSendLink: () => void;
  readonly onDelete: () => void;
}

/** One request: who, what, when, and what can be done about it. */
export const RequestCard = ({ request, isSaving, onSetStatus, onSendLink, onDelete }: RequestCardProps) => {
  const nameId = useId();
  return (
    <li className={styles.card} data-row={request.id}>
      <article aria-labelledby={nameId} aria-busy={isSaving} className={styles.body}>
        <div className={styles.head}>
          <h3 id={nameId} className={styles.name}>
            {request.name}
          </h3>
          <StatusMark status={request.status} />
          <output className={styles.saving}>{isSaving && 'Saving…'}</output>
        </div>
        <dl className={styles.facts}>
          <Fact label="Email">{request.email}</Fact>
          <Fact label="Type">{typeLabel(request.bundleType)}</Fact>
          <Fact label="Created">
            <Time of={request.createdAt} />
          </Fact>
          <Fact label="Updated">
            <Time of={request.updatedAt} />
          </Fact>
          {request.subject && <Fact label="Subject">{request.subject}</Fact>}
        </dl>
        {request.message && <RequestMessage message={request.message} />}
        <div className={styles.actions}>
          {kindOf(request.bundleType) === 'playbook' && (
            <Button size="xs" onClick={onSendLink} aria-describedby={nameId}>
              Send link by email
            </Button>
          )}
          {leadStatuses.map((status) => (
            <StatusButton
              key={status}
              status={status}
              isCurrent={request.status === status}
              describedBy={nameId}
              onPress={() => onSetStatus(status)}
            />
          ))}
          <DeleteButton describedBy={nameId} onPress={onDelete} />
        </div>
      </article>
    </li>
  );
};

interface StatusButtonProps {
  readonly status: LeadStatus;
  readonly isCurrent: boolean;
  readonly describedBy: string;
  readonly onPress: () => void;
}

/** Disabled for assistive technology and in effect, yet focusable: it becomes so while it holds the focus. */
const StatusButton = ({ status, isCurrent, describedBy, onPress }: StatusButtonProps) => (
  <Button
    size="xs"
    variant="default"
    aria-disabled={isCurrent}
    mod={{ disabled: isCurrent }}
    aria-describedby={describedBy}
    onClick={() => {
      if (!isCurrent) onPress();
    }}
  >
    Mark {status}
  </Button>
);

const DeleteButton = ({
  describedBy,
  onPress,
}: {
  readonly describedBy: string;
  readonly onPress: () => void;
}) => (
  <Button
    className={styles.delete ?? ''}
    size="xs"
    variant="subtle"
    color="error"
    onClick={onPress}
    aria-describedby={describedBy}
  >
    Delete
  </Button>
);

/** The three steps on the thread, filled up to the present one; the word says the same. */
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

const Fact = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Time = ({ of }: { readonly of: Date | null | undefined }) =>
  of ? <time dateTime={of.toISOString()}>{dateLabel(of)}</time> : dateLabel(of);

interface InvalidRequestCardProps {
  readonly invalid: InvalidDocument;
  readonly onDelete: () => void;
}

/** A stored request that does not have the form of one: shown as such, with the reason, never hidden. */
export const InvalidRequestCard = ({ invalid, onDelete }: InvalidRequestCardProps) => {
  const titleId = useId();
  return (
    <li className={styles.card} data-row={invalid.id}>
      <article aria-labelledby={titleId} className={styles.body}>
        <h3 id={titleId} className={styles.name}>
          This request cannot be read
        </h3>
        <p>
          The record <code>{invalid.id}</code> is stored, but not in the form of a request. Nothing in it was
          changed.
        </p>
        <details>
          <summary>What does not fit</summary>
          <pre className={styles.reason}>{invalid.reason}</pre>
        </details>
        <div className={styles.actions}>
          <DeleteButton describedBy={titleId} onPress={onDelete} />
        </div>
      </article>
    </li>
  );
};
