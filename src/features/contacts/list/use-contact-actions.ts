import { useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { FirstOutcome, SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { showMessage } from '@/shared/ui/workspace/messages';
import { setArchived, setContactStatus } from '../changes';
import { type Contact, type ContactStatus, nameOf, statusOf } from '../schema';
import { contactTexts } from '../texts';

type Row = WithId<Contact>;

/** What is said when a contact could not be archived or brought back; the most exact words win (WRK-152 to WRK-154). */
export function archiveProblem(outcome: FirstOutcome, archived: boolean): string {
  if (outcome.state === 'refused' && outcome.because === 'signed-out') return contactTexts.noToken;
  if (outcome.state === 'refused' && outcome.text !== undefined)
    return contactTexts.notArchivedBecause(outcome.text);
  return archived ? contactTexts.notArchived : contactTexts.notUnarchived;
}

/** What is said when a contact could not be deleted (WRK-157, WRK-159). */
export const deletionProblem = (outcome: FirstOutcome): string =>
  outcome.state === 'refused' && outcome.because === 'denied'
    ? contactTexts.deleteDenied
    : contactTexts.notDeleted;

/** Carries the words for the dialog. */
class DeletionError extends Error {
  override readonly name = 'DeletionError';
}

/** The dialog's words for a deletion that failed. */
export const deletionErrorText = (error: unknown): string =>
  error instanceof DeletionError ? error.message : contactTexts.notDeleted;

const isRefused = ({ state }: FirstOutcome): boolean => state === 'refused' || state === 'clash';

interface Bulk {
  readonly rows: readonly Row[];
  readonly change: (row: Row) => SaveHandle;
  /** Says that it was done. */
  readonly done: string;
  readonly undo: () => void;
  readonly problem: (outcome: SaveOutcome) => string;
}

/** What people do to contacts from a list or a detail: with an undo, and with the names of those where it failed. */
export function useContactActions(uid: string) {
  const [deletion, setDeletion] = useState<Row>();

  const run = async ({ rows, change, done, undo, problem }: Bulk): Promise<void> => {
    const outcomes = await Promise.all(rows.map((row) => change(row).settled));
    const failed = rows.filter((_, place) => outcomes[place]?.state !== 'saved');
    const first = outcomes.find((outcome) => isRefused(outcome));
    if (first) {
      const names = rows.length === 1 ? [] : failed.map(nameOf);
      showMessage('error', contactTexts.failedFor(problem(first), names));
    }
    if (failed.length < rows.length) {
      const words = failed.length === 0 ? done : contactTexts.doneForSome(rows.length - failed.length);
      showMessage('success', words, { label: contactTexts.undo, onAct: undo });
    }
  };

  /** Archives contacts or brings them back, one or many (WRK-149). */
  const archive = (rows: readonly Row[], archived: boolean): void => {
    const changed = rows.filter((row) => row.archived !== archived);
    const undo = () =>
      archive(
        changed.map((row) => ({ ...row, archived })),
        !archived,
      );
    void run({
      rows: changed,
      change: (row) => setArchived(row, archived, uid),
      done: contactTexts.archived(changed.map(nameOf), archived),
      undo,
      problem: (outcome) => archiveProblem(outcome, archived),
    });
  };

  /** Sets the status of contacts; the undo gives each its former one. */
  const setStatus = (rows: readonly Row[], status: ContactStatus): void => {
    const changed = rows.filter((row) => statusOf(row) !== status);
    const undo = () =>
      void run({
        rows: changed,
        change: (row) => setContactStatus({ ...row, status }, statusOf(row), uid),
        done: contactTexts.statusRestored(changed.length),
        undo: () => setStatus(changed, status),
        problem: () => contactTexts.notSaved,
      });
    void run({
      rows: changed,
      change: (row) => setContactStatus(row, status, uid),
      done: contactTexts.statusSet(changed.map(nameOf), status),
      undo,
      problem: () => contactTexts.notSaved,
    });
  };

  const restore = async (row: Row): Promise<void> => {
    const { restoreContact } = await import('../deletion');
    const outcome = await restoreContact(row).settled;
    if (outcome.state === 'saved') showMessage('success', contactTexts.restored(nameOf(row)));
    else if (isRefused(outcome)) showMessage('error', contactTexts.notRestored(nameOf(row)));
  };

  /** The server may take a deletion later, when the connection is back. */
  const announce = async (settled: Promise<SaveOutcome>, row: Row): Promise<void> => {
    if ((await settled).state !== 'saved') return;
    showMessage('success', contactTexts.deleted, {
      label: contactTexts.undo,
      onAct: () => void restore(row),
    });
  };

  /** Deletes the contact that was asked about; rejects where that is refused, and the dialog says why (WRK-155). */
  const confirmDeletion = async (): Promise<void> => {
    if (deletion === undefined) return;
    const { deleteContact } = await import('../deletion');
    const { tried, settled } = deleteContact(deletion);
    const outcome = await tried;
    if (isRefused(outcome)) throw new DeletionError(deletionProblem(outcome));
    void announce(settled, deletion);
  };

  return {
    archive,
    setStatus,
    deletion,
    askToDelete: (row: Row) => setDeletion(row),
    confirmDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}

export type ContactActions = ReturnType<typeof useContactActions>;
