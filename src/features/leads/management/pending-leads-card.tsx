import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { watchList } from '@/shared/firebase/live/watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { useCounts } from '@/shared/lists/counts/use-counts';
import { shortDate } from '@/shared/lists/short-date';
import { Button } from '@/shared/ui/buttons/button';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { useRowsInPlace } from '@/shared/ui/workspace/use-rows-in-place';
import { Widget, WidgetRow, WidgetRows } from '@/shared/ui/workspace/widget';
import { leads as leadCollection } from '../collections';
import { kindOf, oldestPending } from '../queries';
import { can } from '../policy';
import type { Lead, LeadStatus } from '../schema';
import { tileCounts } from './lead-counts';
import { ProblemBanner } from './problem-banner';
import { dateLabel, leadTexts, statusLabels, typeLabel } from './texts';
import { openMailProgram, useLeadActions } from './use-lead-actions';

interface PendingLeadsCardProps {
  readonly actor: Actor;
  readonly playbookLink: string;
  /** The URL of playbook management. */
  readonly to: string;
  /** A line with the number of people on the waitlist. */
  readonly waitlist?: ReactNode;
  readonly openMail?: (address: string) => void;
}

const none: readonly WithId<Lead>[] = [];
const pendingCount = { pending: tileCounts.pending };

/** Shows the ten leads that have been pending longest, each with its actions. */
export const PendingLeadsCard = ({
  actor,
  playbookLink,
  to,
  waitlist,
  openMail = openMailProgram,
}: PendingLeadsCardProps) => {
  const { live, retry } = useWatch(watchList(leadCollection, oldestPending, { scope: leadCollection.path }));
  const data = 'data' in live ? live.data : undefined;
  const leads = useWithPendingChanges(leadCollection, data?.documents ?? none).filter(
    ({ status }) => status === 'pending',
  );
  const inPlace = useRowsInPlace(leads);
  const [answered, setAnswered] = useState<ReadonlyMap<string, LeadStatus>>(new Map());
  const answer = (lead: WithId<Lead>, status: LeadStatus) => {
    inPlace.keep();
    setAnswered((before) => new Map(before).set(lead.id, status));
  };
  const { pending } = useCounts(leadCollection, pendingCount).counts;
  const actions = useLeadActions({ playbookLink, openMail });

  const actionOf = (lead: WithId<Lead>) =>
    kindOf(lead.bundleType) === 'playbook' ? (
      <Button
        variant="primary"
        small
        onClick={() => {
          if (actions.sendLink(lead)) answer(lead, 'sent');
        }}
      >
        {leadTexts.send}
      </Button>
    ) : (
      <Button
        variant="quiet"
        small
        onClick={() => {
          answer(lead, 'completed');
          void actions.setStatus([lead], 'completed');
        }}
      >
        {leadTexts.mark('completed')}
      </Button>
    );

  const isPending = (id: string) => leads.some((lead) => lead.id === id);
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
          const more = (pending ?? 0) - leads.length - invalid.length;
          return (
            <>
              {inPlace.rows.length === 0 && invalid.length === 0 && <p>{leadTexts.waiting.none}</p>}
              <WidgetRows {...inPlace.handlers}>
                {inPlace.rows.map((lead) => {
                  const status = isPending(lead.id) ? undefined : answered.get(lead.id);
                  return (
                    <WidgetRow
                      key={lead.id}
                      name={lead.name}
                      to={`${to}?${new URLSearchParams({ open: lead.id })}`}
                      kind={typeLabel(lead.bundleType)}
                      since={
                        status === undefined ? (
                          <span title={dateLabel(lead.createdAt)}>
                            {lead.createdAt ? shortDate(lead.createdAt) : dateLabel(null)}
                          </span>
                        ) : (
                          // Placed beside the pressed button, so that a second press cannot hit Undo.
                          <Button
                            variant="quiet"
                            small
                            onClick={() => void actions.setStatus([{ ...lead, status }], 'pending')}
                          >
                            {leadTexts.undo}
                          </Button>
                        )
                      }
                      action={
                        status === undefined ? (
                          can(actor, 'lead.update') && isPending(lead.id) && actionOf(lead)
                        ) : (
                          // Keep the pressed button mounted, so that it keeps the focus.
                          <Button variant="quiet" small aria-disabled>
                            {statusLabels[status]}
                          </Button>
                        )
                      }
                    />
                  );
                })}
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
