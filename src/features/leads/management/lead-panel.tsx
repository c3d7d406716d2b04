import type { ReactNode } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { Button } from '@/shared/ui/buttons/button';
import { Facts } from '@/shared/ui/workspace/facts';
import { kindOf } from '../queries';
import { type Lead, type LeadStatus, leadStatuses } from '../schema';
import { dateLabel, leadTexts, statusLabels, typeLabel } from './texts';
import styles from './lead-panel.module.css';
import type { LeadRights } from './lead-row';

interface LeadPanelProps {
  readonly lead: WithId<Lead>;
  readonly may: LeadRights;
  readonly onSetStatus: (lead: WithId<Lead>, status: LeadStatus) => void;
  readonly onSend: (lead: WithId<Lead>) => void;
  readonly onReply: (lead: WithId<Lead>) => void;
  readonly onSendNext: (lead: WithId<Lead>) => void;
  readonly onDelete: (lead: WithId<Lead>) => void;
  /** Renders the contact of a lead's sender, or a button to create it. Comes from another feature. */
  readonly contactOf?: ((lead: WithId<Lead>) => ReactNode) | undefined;
}

/** Renders the content of a lead's panel: the message, facts, history and actions. */
export const LeadPanel = ({
  lead,
  may,
  onSetStatus,
  onSend,
  onReply,
  onSendNext,
  onDelete,
  contactOf,
}: LeadPanelProps) => {
  const { panel } = leadTexts;
  const isPlaybook = kindOf(lead.bundleType) === 'playbook';
  return (
    <>
      {may.update && (
        <div className={styles.actions}>
          {isPlaybook && lead.status === 'pending' && (
            <Button variant="next" small onClick={() => onSendNext(lead)}>
              {leadTexts.sendNext}
            </Button>
          )}
          {isPlaybook && (
            <Button variant="quiet" small onClick={() => onSend(lead)}>
              {leadTexts.send}
            </Button>
          )}
          {kindOf(lead.bundleType) === 'message' && (
            <Button small onClick={() => onReply(lead)}>
              {leadTexts.reply}
            </Button>
          )}
        </div>
      )}
      {contactOf?.(lead)}
      {lead.message && (
        <section aria-label={panel.message}>
          {lead.subject && <h3 className={styles.subject}>{lead.subject}</h3>}
          <p className={styles.message} dir="auto">
            {lead.message}
          </p>
        </section>
      )}
      <Facts
        facts={[
          [panel.email, lead.email],
          [panel.type, typeLabel(lead.bundleType)],
          [panel.subject, lead.message ? undefined : lead.subject],
          [panel.source, lead.source],
        ]}
      />
      <section aria-label={panel.history}>
        <ol className={styles.history}>
          <li data-done="true">{leadTexts.cameIn(dateLabel(lead.createdAt))}</li>
          {lead.status === 'pending' ? (
            <li data-next="true">{leadTexts.isPending}</li>
          ) : (
            <li data-done="true">{leadTexts.statusSince(lead.status, dateLabel(lead.updatedAt))}</li>
          )}
        </ol>
      </section>
      <div className={styles.actions}>
        {may.update &&
          leadStatuses.map((status) => (
            // Uses `aria-disabled` instead of `disabled`, because the button may have the focus when it
            // becomes unavailable.
            <Button
              key={status}
              variant="quiet"
              small
              aria-disabled={lead.status === status}
              onClick={() => {
                if (lead.status !== status) onSetStatus(lead, status);
              }}
            >
              {lead.status === status ? statusLabels[status] : leadTexts.mark(status)}
            </Button>
          ))}
        {may.delete && (
          <Button variant="quiet" small onClick={() => onDelete(lead)}>
            {leadTexts.delete}
          </Button>
        )}
      </div>
    </>
  );
};
