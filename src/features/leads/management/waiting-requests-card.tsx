import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { useWatch } from '@/shared/firebase/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { shortDate } from '@/shared/lists/short-date';
import { Button } from '@/shared/ui/buttons/button';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget, WidgetRow, WidgetRows } from '@/shared/ui/workspace/widget';
import { leads as leadCollection } from '../collections';
import { kindOf, oldestWaiting } from '../queries';
import { can } from '../policy';
import type { Lead } from '../schema';
import type { LeadRepository } from './lead-repository';
import { ProblemBanner } from './problem-banner';
import { dateLabel, leadTexts, typeLabel } from './texts';
import { openMailProgram, useLeadActions } from './use-lead-actions';
import { useLeadCounts, type View } from './use-lead-counts';

interface WaitingRequestsCardProps {
  readonly actor: Actor;
  readonly repository: LeadRepository;
  readonly playbookLink: string;
  /** The address of playbook management. */
  readonly to: string;
  /** How many wait on the waitlist. */
  readonly waitlist?: ReactNode;
  readonly openMail?: (address: string) => void;
}

const none: readonly WithId<Lead>[] = [];
const waiting: View = { search: '', status: 'pending', kind: 'all' };

/** The ten requests that have waited longest, each with its actions. */
export const WaitingRequestsCard = ({
  actor,
  repository,
  playbookLink,
  to,
  waitlist,
  openMail = openMailProgram,
}: WaitingRequestsCardProps) => {
  const { live, retry } = useWatch(repository.watch(oldestWaiting));
  const data = 'data' in live ? live.data : undefined;
  const leads = useWithPendingChanges(leadCollection, data?.documents ?? none).filter(
    ({ status }) => status === 'pending',
  );
  const { found } = useLeadCounts(repository, waiting);
  const actions = useLeadActions({ repository, playbookLink, openMail });

  const actionOf = (lead: WithId<Lead>) =>
    kindOf(lead.bundleType) === 'playbook' ? (
      <Button variant="primary" small onClick={() => actions.sendLink(lead)}>
        {leadTexts.send}
      </Button>
    ) : (
      <Button variant="quiet" small onClick={() => void actions.setStatus([lead], 'completed')}>
        {leadTexts.mark('completed')}
      </Button>
    );

  return (
    <Widget title={leadTexts.waiting.title}>
      <ProblemBanner problem={actions.problem} onDismiss={actions.dismissProblem} />
      <LiveView
        live={live}
        retry={retry}
        loading={leadTexts.loading}
        failed={leadTexts.notFetched}
        timedOut={leadTexts.timedOut}
      >
        {({ invalid }) => {
          const more = (found ?? 0) - leads.length - invalid.length;
          return (
            <>
              {leads.length === 0 && invalid.length === 0 && <p>{leadTexts.waiting.none}</p>}
              <WidgetRows>
                {leads.map((lead) => (
                  <WidgetRow
                    key={lead.id}
                    name={lead.name}
                    to={`${to}?${new URLSearchParams({ open: lead.id })}`}
                    kind={typeLabel(lead.bundleType)}
                    since={
                      <span title={dateLabel(lead.createdAt)}>
                        {lead.createdAt ? shortDate(lead.createdAt) : dateLabel(null)}
                      </span>
                    }
                    action={can(actor, 'lead.update') && actionOf(lead)}
                  />
                ))}
              </WidgetRows>
              {more > 0 && <p>{leadTexts.waiting.more(more)}</p>}
            </>
          );
        }}
      </LiveView>
      {waitlist}
      <p>
        <Link to={to}>{leadTexts.waiting.all}</Link>
      </p>
    </Widget>
  );
};
