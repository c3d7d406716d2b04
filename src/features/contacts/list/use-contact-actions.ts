import { useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { lazyCode } from '@/shared/lazy/lazy-code';
import type { FirstOutcome, SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { currentSaving } from '@/shared/saving/current';
import { showMessage } from '@/shared/ui/workspace/messages';
import { type ContactFields, setArchived, setContactStatus, updateContact } from '../changes';
import { type Contact, type ContactStatus, nameOf, statusOf } from '../schema';
import { contactTexts } from '../texts';

const deletionCode = lazyCode(() => import('../deletion'));

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

/** What the app does with what other features keep of a contact that is deleted. */
export interface ContactCompanions {
  /**
   * Reads what goes to the trash with a contact; the function moves it there and resolves when all has an answer. Rejects with
   * the database's error.
   */
  readonly readAlong: (contact: Row) => Promise<() => Promise<void>>;
  /** Brings a contact back with all that went along; `note` tells people what to know. */
  readonly bringBack: (
    contact: Row,
  ) => Promise<{ readonly isBack: boolean; readonly note?: string | undefined }>;
}

/** What people do to contacts from a list or a detail: with an undo, and with the names of those where it failed. */
export function useContactActions(uid: string, companions: ContactCompanions) {
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

  /** Saves what was changed where it stands; `row` is what the person started from. */
  const edit = async (row: Row, fields: Partial<ContactFields>): Promise<void> => {
    if (currentSaving() === undefined) {
      showMessage('error', contactTexts.signedOutUpdate);
      return;
    }
    const outcome = await updateContact(row, fields, uid).tried;
    const name = nameOf(row);
    if (outcome.state === 'saved') showMessage('success', contactTexts.changed(name));
    else if (outcome.state === 'refused') showMessage('error', contactTexts.notSaved);
  };

  const restore = async (row: Row): Promise<void> => {
    const failed = () => showMessage('error', contactTexts.notRestored(nameOf(row)));
    try {
      const { isBack, note } = await companions.bringBack(row);
      if (isBack) showMessage('success', [contactTexts.restored(nameOf(row)), note].join(' ').trim());
      else failed();
    } catch {
      failed();
    }
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
    if (currentSaving() === undefined) throw new DeletionError(contactTexts.signedOutDelete);
    const [{ deleteContact }, deleteAlong] = await Promise.all([
      deletionCode.load(),
      companions.readAlong(deletion),
    ]);
    const { tried, settled } = deleteContact(deletion);
    const outcome = await tried;
    if (isRefused(outcome)) throw new DeletionError(deletionProblem(outcome));
    const along = deleteAlong();
    // An undo finds all of it in the trash.
    void announce(
      along.then(() => settled),
      deletion,
    );
  };

  return {
    edit: (row: Row, fields: Partial<ContactFields>) => void edit(row, fields),
    archive,
    setStatus,
    deletion,
    askToDelete: (row: Row) => setDeletion(row),
    confirmDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}

export type ContactActions = ReturnType<typeof useContactActions>;
