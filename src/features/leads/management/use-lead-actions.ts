import { useRef, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { emailPattern } from '@/shared/lib/address-patterns';
import type { SaveOutcome } from '@/shared/saving/saving';
import { showMessage } from '@/shared/ui/workspace/messages';
import type { Lead, LeadStatus } from '../schema';
import { RequestIdMissingError } from '../changes';
import { playbookMailLink, replyMailLink } from './playbook-mail';
import { leadTexts } from './texts';
import type { DeletedLead, LeadRepository } from './lead-repository';

/** After how long a pending change is reported as late (WRK-532). */
export const writeTimeoutMs = 8_000;

/** A failure for the banner. */
export interface Problem {
  readonly text: string;
  readonly detail?: string;
}

interface LeadActionsOptions {
  readonly repository: LeadRepository;
  readonly playbookLink: string;
  /** Hands a `mailto:` address to the browser. */
  readonly openMail: (address: string) => void;
}

/** Opens a mail in a new context: navigating this page would count as leaving, and ask while changes wait. */
export const openMailProgram = (address: string): void => {
  window.open(address, '_blank', 'noopener');
};

const statusProblem = (outcome: SaveOutcome): Problem => {
  const { denied, gone, clash, other } = leadTexts.statusAsBefore;
  const text = leadTexts.notUpdated;
  if (outcome.state === 'clash') return { text, detail: clash };
  const because = outcome.state === 'refused' ? outcome.because : undefined;
  if (because === 'denied') return { text, detail: denied };
  return { text, detail: because === 'gone' ? gone : other };
};

/** The dialog's text for a failed deletion; the most specific one wins. */
export function deletionText(outcome: SaveOutcome): string {
  if (outcome.state !== 'refused') return leadTexts.notDeleted;
  switch (outcome.because) {
    case 'timeout':
      return leadTexts.timedOut;
    case 'denied':
      return leadTexts.deleteDenied;
    case 'gone':
      return leadTexts.gone;
    case 'unexpected':
      return leadTexts.deleteUnexpected;
    default:
      return leadTexts.notDeleted;
  }
}

/** Carries the text for the dialog. */
class DeletionError extends Error {
  override readonly name = 'DeletionError';
}

/** The outcomes of changes, or `late` when one takes too long. */
async function inTime(outcomes: Promise<readonly SaveOutcome[]>): Promise<readonly SaveOutcome[] | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), writeTimeoutMs);
  });
  try {
    return await Promise.race([outcomes, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An administrator's actions on requests, with pending changes, failures, and the deletion to confirm. */
export function useLeadActions({ repository, playbookLink, openMail }: LeadActionsOptions) {
  const [problem, setProblem] = useState<Problem>();
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<readonly DeletedLead[]>([]);
  // The arrival of an earlier change must not remove a later problem.
  const latest = useRef(0);

  const track = (ids: readonly string[], isSaving: boolean) =>
    setSavingIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isSaving ? [...others, ...ids] : others);
    });

  /** Reports a late change, and removes the report when it arrives after all (WRK-535, WRK-Q138). */
  const follow = async (outcomes: Promise<readonly SaveOutcome[]>): Promise<readonly SaveOutcome[]> => {
    latest.current += 1;
    const mine = latest.current;
    if ((await inTime(outcomes)) === 'late') {
      setProblem({ text: leadTexts.timedOut, detail: leadTexts.timedOutDetail });
      await outcomes;
      if (latest.current === mine) setProblem(undefined);
    }
    return outcomes;
  };

  const write = async (
    changes: readonly { readonly lead: WithId<Lead>; readonly status: LeadStatus }[],
  ): Promise<boolean> => {
    setProblem(undefined);
    const ids = changes.map(({ lead }) => lead.id);
    track(ids, true);
    const outcomes = await follow(
      Promise.all(changes.map(({ lead, status }) => repository.setStatus(lead, status).settled)),
    );
    track(ids, false);
    const failed = outcomes.find(({ state }) => state !== 'saved' && state !== 'discarded');
    if (failed) setProblem(statusProblem(failed));
    return outcomes.every(({ state }) => state === 'saved');
  };

  /** Restores the former status of each: undoes a change of many in one step. */
  const undo = async (changed: readonly WithId<Lead>[], status: LeadStatus) => {
    const back = changed.map((lead) => ({ lead: { ...lead, status }, status: lead.status }));
    if (await write(back)) showMessage('success', leadTexts.restored(changed.length));
  };

  /** Sets the status of one or many; skips those that have it already (WRK-521, WRK-522). */
  const setStatus = async (
    leads: readonly WithId<Lead>[],
    status: LeadStatus,
    text = leadTexts.marked(
      leads.map(({ name }) => name),
      status,
    ),
  ) => {
    const changed = leads.filter((lead) => lead.status !== status);
    if (changed.length === 0) return;
    if (await write(changed.map((lead) => ({ lead, status })))) {
      showMessage('success', text, { label: leadTexts.undo, onAct: () => void undo(changed, status) });
    }
  };

  /** Opens the mail, then sets the status `sent` (WRK-523); false when no mail could be opened. */
  const sendLink = (lead: WithId<Lead>): boolean => {
    setProblem(undefined);
    try {
      if (!emailPattern.test(lead.email)) throw new Error('not an address');
      openMail(playbookMailLink(lead, playbookLink));
    } catch {
      setProblem({ text: leadTexts.notSent, detail: leadTexts.noMail(lead.email) });
      return false;
    }
    if (lead.status === 'sent') showMessage('success', leadTexts.mailOpen(lead.name));
    else void setStatus([lead], 'sent', leadTexts.mailOpenAndSent(lead.name));
    return true;
  };

  /** Opens a reply to a message; its status stays. */
  const reply = (lead: WithId<Lead>): void => {
    setProblem(undefined);
    try {
      if (!emailPattern.test(lead.email)) throw new Error('not an address');
      openMail(replyMailLink(lead));
    } catch {
      setProblem({ text: leadTexts.notReplied, detail: leadTexts.noReply(lead.email) });
      return;
    }
    const action = { label: leadTexts.mark('completed'), onAct: () => void setStatus([lead], 'completed') };
    showMessage('success', leadTexts.replyOpen(lead.name), lead.status === 'completed' ? undefined : action);
  };

  const bringBack = async (ids: readonly string[]) => {
    try {
      const outcomes = await Promise.all(ids.map(async (id) => (await repository.bringBack(id)).settled));
      if (outcomes.every(({ state }) => state === 'saved')) {
        showMessage('success', leadTexts.broughtBack(ids.length));
        return;
      }
    } catch {}
    setProblem({ text: leadTexts.notBroughtBack });
  };

  const confirmDeletion = async () => {
    const labels = deletion.map(({ label }) => label);
    const ids = deletion.map(({ id }) => id);
    const sent = Promise.all(
      deletion.map(async (lead) => {
        const { settled } = await repository.remove(lead);
        return settled;
      }),
    );
    const outcomes = await inTime(sent);
    if (outcomes === 'late') throw new DeletionError(leadTexts.timedOut);
    const failed = outcomes.find(({ state }) => state !== 'saved');
    if (failed?.state === 'refused' && failed.because === 'gone') {
      setProblem({ text: leadTexts.gone });
      return;
    }
    if (failed) throw new DeletionError(deletionText(failed));
    const isGone = outcomes.some((outcome) => outcome.state === 'saved' && outcome.already);
    // Already deleted: there is nothing left to confirm.
    if (isGone) setProblem({ text: leadTexts.gone });
    else
      showMessage('success', leadTexts.deleted(labels), {
        label: leadTexts.undo,
        onAct: () => void bringBack(ids),
      });
  };

  return {
    problem,
    dismissProblem: () => setProblem(undefined),
    savingIds,
    setStatus,
    sendLink,
    reply,
    deletion,
    askToDelete: (leads: readonly DeletedLead[]) => {
      setProblem(undefined);
      setDeletion(leads);
    },
    confirmDeletion,
    endDeletion: () => setDeletion([]),
  };
}

/** The dialog's text for a failed deletion. */
export const deletionErrorText = (error: unknown): string =>
  error instanceof DeletionError || error instanceof RequestIdMissingError
    ? error.message
    : leadTexts.deleteUnexpected;

export type LeadActions = ReturnType<typeof useLeadActions>;
