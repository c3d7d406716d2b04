import { useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { FormOutcome } from '@/shared/forms/outcome';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { emailPattern } from '@/shared/lib/address-patterns';
import { formReportCode, reportLater } from '@/shared/outcomes/lazy-reports';
import type { Handle } from '@/shared/outcomes/report-outcome';
import type { SaveOutcome } from '@/shared/saving/saving';
import { savingTexts } from '@/shared/saving/shown/texts';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { setLeadStatus } from '../changes';
import type { Lead, LeadStatus } from '../schema';
import { playbookMailLink, replyMailLink } from './playbook-mail';
import { leadTexts } from './texts';

const deletionCode = lazyCode(() => import('../deletion'));

/** The time in ms after which a pending change is reported as late. */
export const writeTimeoutMs = 8_000;

/** A failure shown in the banner. */
export interface Problem {
  readonly text: string;
  readonly detail?: string;
}

/** The lead to delete. For an invalid lead, only the id is known. */
interface DeletedLead {
  readonly id: string;
  /** The name of the change in the list of pending changes. */
  readonly label: string;
  readonly lead?: WithId<Lead>;
}

interface LeadActionsOptions {
  readonly playbookLink: string;
  /** Opens a `mailto:` link in the browser. */
  readonly openMail: (address: string) => void;
}

/**
 * Opens a `mailto:` link in a new tab. In the same tab, the browser would ask whether to leave the page with
 * pending changes.
 */
export const openMailProgram = (address: string): void => {
  window.open(address, '_blank', 'noopener');
};

/** Returns the outcome, or undefined if it takes too long. */
async function withinTimeout<T>(outcome: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), writeTimeoutMs);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a deletion whose result is a refusal if it is late, or if the lead was already deleted. */
function deletionInTime({ settled }: Handle): Handle {
  const attempt = async (): Promise<SaveOutcome> => {
    const outcome = await withinTimeout(settled);
    if (outcome === undefined) return { state: 'refused', because: 'timeout' };
    return outcome.state === 'saved' && outcome.already ? { state: 'refused', because: 'gone' } : outcome;
  };
  return { tried: attempt(), settled };
}

/** Returns an administrator's actions on leads, with pending changes, failures, and the deletion to confirm. */
export function useLeadActions({ playbookLink, openMail }: LeadActionsOptions) {
  const [problem, setProblem] = useState<Problem>();
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());
  const [deletion, setDeletion] = useState<readonly DeletedLead[]>([]);

  const track = (ids: readonly string[], isSaving: boolean) =>
    setSavingIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isSaving ? [...others, ...ids] : others);
    });

  /** Shows that changes are late until they are settled. */
  const showLate = async (handles: readonly Handle[]) => {
    const settled = Promise.all(handles.map((handle) => handle.settled));
    if (await withinTimeout(settled)) return;
    const late = { text: leadTexts.timedOut, detail: leadTexts.timedOutDetail };
    setProblem(late);
    await settled;
    // Keep a problem that was reported later.
    setProblem((now) => (now === late ? undefined : now));
  };

  const write = async (
    changes: readonly { readonly lead: WithId<Lead>; readonly status: LeadStatus }[],
    done: string,
    undo?: () => void,
  ) => {
    setProblem(undefined);
    const ids = changes.map(({ lead }) => lead.id);
    track(ids, true);
    const { denied, gone, conflict, other } = leadTexts.statusAsBefore;
    await reportLater(
      () => {
        const handles = changes.map(({ lead, status }) => setLeadStatus(lead, status));
        void showLate(handles);
        return handles;
      },
      { done, failed: other, because: { denied, gone, conflict } },
      { undo, onFailure: (detail) => setProblem({ text: leadTexts.notUpdated, detail }) },
    );
    track(ids, false);
  };

  /** Restores the previous status of each lead. Undoes a change of several leads in one step. */
  const undo = (changed: readonly WithId<Lead>[], status: LeadStatus) => {
    const back = changed.map((lead) => ({ lead: { ...lead, status }, status: lead.status }));
    return write(back, leadTexts.restored(changed.length));
  };

  /** Sets the status of leads. Skips those that already have it. */
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
    const next = changed.map((lead) => ({ lead, status }));
    await write(next, text, () => void undo(changed, status));
  };

  /** Opens the e-mail, then sets the status to `sent`. Returns false if no e-mail could be opened. */
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

  /** Opens a reply to a message. The status stays the same. */
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

  const restore = (ids: readonly string[]) =>
    reportLater(
      async () => {
        const { undoLeadDeletion } = await deletionCode.load();
        return Promise.all(ids.map(undoLeadDeletion));
      },
      { done: leadTexts.broughtBack(ids.length), failed: leadTexts.notBroughtBack },
      { onFailure: (text) => setProblem({ text }) },
    );

  /** Deletes the leads shown in the dialog. The dialog stays open if the deletion is refused. */
  const confirmDeletion = async (): Promise<FormOutcome | void> => {
    const labels = deletion.map(({ label }) => label);
    const ids = deletion.map(({ id }) => id);
    const { formOutcome } = await formReportCode.load();
    const outcome = await formOutcome(
      async () => {
        const { deleteInvalidLead, deleteLead } = await deletionCode.load();
        const handles = await Promise.all(
          deletion.map(({ id, label, lead }) => (lead ? deleteLead(lead) : deleteInvalidLead(id, label))),
        );
        return handles.map(deletionInTime);
      },
      {
        done: leadTexts.deleted(labels),
        failed: leadTexts.notDeleted,
        because: {
          timeout: leadTexts.timedOut,
          denied: leadTexts.deleteDenied,
          gone: leadTexts.gone,
          unexpected: leadTexts.deleteUnexpected,
        },
      },
      { action: { label: savingTexts.undo, onAct: () => void restore(ids) }, onConflict: 'error' },
    );
    if (outcome.message !== leadTexts.gone) return outcome;
    // The lead is already gone, so close the dialog.
    setProblem({ text: leadTexts.gone });
    return undefined;
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

export type LeadActions = ReturnType<typeof useLeadActions>;
