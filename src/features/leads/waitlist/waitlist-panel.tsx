import type { WithId } from '@/shared/firebase/collection';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import { Facts } from '@/shared/ui/workspace/facts';
import panelStyles from '../management/lead-panel.module.css';
import { dateLabel } from '../management/texts';
import { type LeadStatus, leadStatuses, type WaitlistEntry } from '../schema';
import { waitlistListTexts as texts, waitlistStatusLabels } from './texts';

interface EntryPanelProps {
  readonly entry: WithId<WaitlistEntry>;
  readonly mayUpdate: boolean;
  readonly onSetStatus: (entry: WithId<WaitlistEntry>, status: LeadStatus) => void;
}

/** Renders the content of an entry's panel: all fields and its actions. */
export const EntryPanel = ({ entry, mayUpdate, onSetStatus }: EntryPanelProps) => {
  const { fields } = texts;
  return (
    <>
      <div className={panelStyles.actions}>
        <ButtonLink to={`mailto:${encodeURIComponent(entry.email)}`} variant="quiet" small>
          {texts.write}
        </ButtonLink>
      </div>
      <Facts
        facts={[
          [fields.email, entry.email],
          [fields.company, entry.company],
          [fields.role, entry.role],
          [fields.companySize, entry.companySize === undefined ? undefined : formatNumber(entry.companySize)],
          // Text from a visitor becomes a link only if it is a web address.
          [
            fields.linkedin,
            entry.linkedin?.startsWith('https://') ? (
              <TextLink key="linkedin" to={entry.linkedin}>
                {entry.linkedin}
              </TextLink>
            ) : (
              entry.linkedin
            ),
          ],
          [fields.status, waitlistStatusLabels[entry.status]],
          [fields.created, dateLabel(entry.createdAt)],
          [fields.updated, entry.updatedAt ? dateLabel(entry.updatedAt) : undefined],
        ]}
      />
      {mayUpdate && (
        <div className={panelStyles.actions}>
          {leadStatuses.map((status) => (
            // Uses `aria-disabled` instead of `disabled`, because the button may have the focus when it
            // becomes unavailable.
            <Button
              key={status}
              variant="quiet"
              small
              aria-disabled={entry.status === status}
              onClick={() => {
                if (entry.status !== status) onSetStatus(entry, status);
              }}
            >
              {entry.status === status ? waitlistStatusLabels[status] : texts.mark(status)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
