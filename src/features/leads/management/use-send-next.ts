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
  readonly comeTo: (lead: WithId<Lead>) => void;
}

const waits = ({ status, bundleType }: Lead): boolean =>
  status === 'pending' && kindOf(bundleType) === 'playbook';

/**
 * Returns a function that sends the current lead, or `from`, and moves to the next pending one. If the page
 * has no more, a list filtered to pending leads waits until others move up from the next page. Any other list
 * turns to its next page.
 */
export function useSendNext({ page, actions, current, comeTo }: SendNextOptions) {
  const { rows: leads, pageLinks, fromServer, isFull, state, change } = page;
  // Set while the next pending lead is unknown: it arrives with the next page, or moves up into this one.
  const [coming, setComing] = useState<'turned' | 'refilled'>();
  const waiting = leads.filter((lead) => waits(lead) && !actions.savingIds.has(lead.id));

  const lookFurther = () => {
    if (pageLinks.next) {
      setComing('turned');
      change({ ...pageLinks.next, open: '' });
    } else {
      setComing(undefined);
      showMessage('info', leadTexts.nothingWaits);
    }
  };
  const arrive = useEffectEvent(() => {
    const [next] = waiting;
    if (next) {
      setComing(undefined);
      comeTo(next);
    } else if (coming === 'turned') {
      setComing(undefined);
      showMessage('info', leadTexts.nothingWaitsHere);
    } else if (isFull) lookFurther();
  });
  useEffect(() => {
    // The next page arrives from outside React.
    // oxlint-disable-next-line react/set-state-in-effect
    if (coming !== undefined && fromServer) arrive();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [coming, fromServer, isFull, leads]);

  return (from = leads.find(({ id }) => id === current)) => {
    if (coming === 'turned') return;
    const isSent = from !== undefined && waits(from);
    if (isSent && !actions.sendLink(from)) return;
    const at = from ? leads.indexOf(from) : -1;
    const next = waiting.find((lead) => leads.indexOf(lead) > at);
    if (next) comeTo(next);
    else if (isSent && state.status === 'pending') setComing('refilled');
    else lookFurther();
  };
}
