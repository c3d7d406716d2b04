import { useEffect, useEffectEvent, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { kindOf } from '../queries';
import type { Lead } from '../schema';
import { leadTexts } from './texts';
import type { LeadActions } from './use-lead-actions';
import type { LeadListPage } from './use-lead-list';

interface SendNextOptions {
  readonly page: LeadListPage;
  readonly actions: LeadActions;
  /** The id of the open or focused lead. */
  readonly current: string | undefined;
  readonly focusLead: (lead: WithId<Lead>) => void;
}

const isPendingPlaybook = ({ status, bundleType }: Lead): boolean =>
  status === 'pending' && kindOf(bundleType) === 'playbook';

/**
 * Returns a function that sends the current lead, or `from`, and moves to the next pending one. If the page
 * has no more, a list filtered to pending leads waits until others move up from the next page. Any other list
 * turns to its next page.
 */
export function useSendNext({ page, actions, current, focusLead }: SendNextOptions) {
  const { rows: leads, pageLinks, fromServer, isFull, state, change } = page;
  // Set while the next pending lead is unknown: it arrives with the next page, or moves up into this one.
  const [awaiting, setAwaiting] = useState<'next-page' | 'refill'>();
  const pending = leads.filter((lead) => isPendingPlaybook(lead) && !actions.savingIds.has(lead.id));

  const goToNextPage = () => {
    if (pageLinks.next) {
      setAwaiting('next-page');
      change({ ...pageLinks.next, open: '' });
    } else {
      setAwaiting(undefined);
      showMessage('info', leadTexts.nothingWaits);
    }
  };
  const handleArrival = useEffectEvent(() => {
    const [next] = pending;
    if (next) {
      setAwaiting(undefined);
      focusLead(next);
    } else if (awaiting === 'next-page') {
      setAwaiting(undefined);
      showMessage('info', leadTexts.nothingWaitsHere);
    } else if (isFull) goToNextPage();
  });
  useEffect(() => {
    // The next page arrives from outside React.
    // oxlint-disable-next-line react/set-state-in-effect
    if (awaiting !== undefined && fromServer) handleArrival();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [awaiting, fromServer, isFull, leads]);

  return (from = leads.find(({ id }) => id === current)) => {
    if (awaiting === 'next-page') return;
    const isSent = from !== undefined && isPendingPlaybook(from);
    if (isSent && !actions.sendLink(from)) return;
    const at = from ? leads.indexOf(from) : -1;
    const next = pending.find((lead) => leads.indexOf(lead) > at);
    if (next) focusLead(next);
    else if (isSent && state.status === 'pending') setAwaiting('refill');
    else goToNextPage();
  };
}
