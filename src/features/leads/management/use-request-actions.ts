import { useCallback, useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live';
import { showMessage } from '@/shared/ui/workspace/messages';
import { playbookMailLink } from '../playbook-mail';
import { emailPattern, type Lead, type LeadStatus } from '../schema';
import { type AwaitedChange, hasArrived } from './awaited-change';
import { isTimeout, requestTexts, statusFailure } from './request-errors';
import { statusLabels } from './request-labels';
import { RequestGoneError, type RequestsSource } from './requests-source';

/** What went wrong, as the banner shows it. `awaited`: the message leaves when this change turns out to be there. */
export interface Problem {
  readonly text: string;
  readonly detail?: string;
  readonly awaited?: AwaitedChange;
}

/** What is about to be deleted; a damaged request has no name to show. */
export interface DeletionTarget {
  readonly id: string;
  readonly label: string;
}

interface RequestActionsOptions {
  readonly source: RequestsSource;
  readonly live: Live<DocumentList<Lead>>;
  readonly playbookLink: string;
  /** Hands a `mailto:` address to the browser. */
  readonly openMail: (address: string) => void;
  /** Called after each change of ours that the database has confirmed. */
  readonly onChanged: () => void;
}

const openInMailProgram = (
  request: WithId<Lead>,
  link: string,
  openMail: (address: string) => void,
): void => {
  if (!emailPattern.test(request.email)) throw new Error('not an address');
  openMail(playbookMailLink(request, link));
};

/** Everything an admin does to requests, with what is going on, what went wrong, and what is to be confirmed. */
export function useRequestActions({
  source,
  live,
  playbookLink,
  openMail,
  onChanged,
}: RequestActionsOptions) {
  const [problem, setProblem] = useState<Problem>();
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<DeletionTarget & { readonly timedOut: boolean }>();

  const markSaving = (id: string) => setSavingIds((ids) => new Set([...ids, id]));
  const markSettled = (id: string) =>
    setSavingIds((ids) => new Set([...ids].filter((other) => other !== id)));

  const writeStatus = async (request: WithId<Lead>, status: LeadStatus): Promise<boolean> => {
    setProblem(undefined);
    markSaving(request.id);
    try {
      await source.setStatus(request.id, status);
      onChanged();
      return true;
    } catch (error) {
      setProblem({
        ...statusFailure(error),
        ...(isTimeout(error) && { awaited: { kind: 'status', id: request.id, status } }),
      });
      return false;
    } finally {
      markSettled(request.id);
    }
  };

  const setStatus = async (request: WithId<Lead>, status: LeadStatus) => {
    if (await writeStatus(request, status)) {
      showMessage('success', `${request.name} is marked as ${statusLabels[status].toLowerCase()}.`);
    }
  };

  const sendLink = async (request: WithId<Lead>) => {
    setProblem(undefined);
    try {
      openInMailProgram(request, playbookLink, openMail);
    } catch {
      setProblem({
        text: requestTexts.notSent,
        detail: `No mail to «${request.email}» could be opened. The status is as it was.`,
      });
      return;
    }
    const previous = request.status;
    if (previous === 'sent') {
      showMessage('success', `The mail to ${request.name} is open in your mail program.`);
      return;
    }
    if (await writeStatus(request, 'sent')) {
      showMessage('success', `The mail to ${request.name} is open in your mail program. Marked as sent.`, {
        label: 'Undo',
        onAct: () => void setStatus(request, previous),
      });
    }
  };

  const confirmDeletion = async () => {
    if (deletion === undefined) return;
    try {
      await source.remove(deletion.id);
    } catch (error) {
      if (error instanceof RequestGoneError) {
        // Nothing is left to confirm: the list has what the person wanted.
        setProblem({ text: requestTexts.gone });
        return;
      }
      setDeletion((current) => current && { ...current, timedOut: isTimeout(error) });
      throw error;
    }
    showMessage('success', `The request of ${deletion.label} is deleted.`);
    onChanged();
  };

  const askToDelete = useCallback((target: DeletionTarget) => {
    setProblem(undefined);
    setDeletion({ ...target, timedOut: false });
  }, []);

  if (problem?.awaited && hasArrived(problem.awaited, live)) setProblem(undefined);

  useEffect(() => {
    if (deletion?.timedOut && hasArrived({ kind: 'removal', id: deletion.id }, live)) {
      showMessage('success', `The request of ${deletion.label} is deleted.`);
      // The late answer comes from outside React; the message must be shown exactly once with it.
      // oxlint-disable-next-line react/set-state-in-effect
      setDeletion(undefined);
    }
  }, [deletion, live]);

  return {
    problem,
    dismissProblem: () => setProblem(undefined),
    savingIds,
    setStatus,
    sendLink,
    deletion,
    askToDelete,
    confirmDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}
