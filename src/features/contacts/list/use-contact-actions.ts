import { useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { FormOutcome } from '@/shared/forms/outcome';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { formReportCode, reportCode, reportLater } from '@/shared/outcomes/lazy-reports';
import type { OutcomeTexts } from '@/shared/outcomes/report-outcome';
import { currentSaving } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { savingTexts } from '@/shared/saving/shown/texts';
import { type ContactFields, setArchived, setContactStatus, updateContact } from '../changes';
import { type Contact, type ContactStatus, nameOf, statusOf } from '../schema';
import { contactTexts } from '../texts';

const deletionCode = lazyCode(() => import('../deletion'));

type Row = WithId<Contact>;

/** A change of one or many contacts, with its texts and the way back for those that were saved. */
interface Bulk extends OutcomeTexts {
  readonly change: (row: Row) => SaveHandle;
  readonly undo: (saved: readonly Row[]) => void;
}

/** Deletes and restores the records of other features that belong to a contact. */
export interface ContactCompanions {
  /**
   * Reads what goes to the trash with a contact. Resolves with a function that moves it there and waits for the answers. Rejects
   * with the database's error.
   */
  readonly readAlong: (contact: Row) => Promise<() => Promise<void>>;
  /** Brings a contact back with all that went along. `note` tells people what to know. Rejects if the contact is not back. */
  readonly bringBack: (contact: Row) => Promise<{ readonly note?: string | undefined }>;
}

/** Returns what people do to contacts from a list or a detail, with an undo and reports. */
export function useContactActions(uid: string, companions: ContactCompanions) {
  const [deletion, setDeletion] = useState<Row>();

  const changeAll = (rows: readonly Row[], { change, undo, ...texts }: Bulk): void =>
    void reportLater(
      () => rows.map(change),
      { doneForSome: contactTexts.doneForSome, ...texts },
      { names: rows.map(nameOf), undo: (isSaved) => undo(rows.filter((_, place) => isSaved(place))) },
    );

  /** Archives contacts or brings them back, one or many. */
  const archive = (rows: readonly Row[], archived: boolean): void => {
    const changed = rows.filter((row) => row.archived !== archived);
    changeAll(changed, {
      change: (row) => setArchived(row, archived, uid),
      undo: (saved) =>
        archive(
          saved.map((row) => ({ ...row, archived })),
          !archived,
        ),
      done: contactTexts.archived(changed.map(nameOf), archived),
      failed: archived ? contactTexts.notArchived : contactTexts.notUnarchived,
      because: { 'signed-out': contactTexts.noToken },
      quote: contactTexts.notArchivedBecause,
    });
  };

  /** Sets the status of contacts. The undo gives each its former one. */
  const setStatus = (rows: readonly Row[], status: ContactStatus): void => {
    const failed = contactTexts.notSaved;
    const changed = rows.filter((row) => statusOf(row) !== status);
    changeAll(changed, {
      change: (row) => setContactStatus(row, status, uid),
      undo: (saved) =>
        changeAll(saved, {
          change: (row) => setContactStatus({ ...row, status }, statusOf(row), uid),
          undo: (restored) => setStatus(restored, status),
          done: contactTexts.statusRestored(saved.length),
          failed,
        }),
      done: contactTexts.statusSet(changed.map(nameOf), status),
      failed,
    });
  };

  /** Saves what was changed in a row. `row` is what the person started from. */
  const edit = (row: Row, fields: Partial<ContactFields>): void =>
    void reportLater(() => updateContact(row, fields, uid), {
      done: contactTexts.changed(nameOf(row)),
      failed: contactTexts.notSaved,
      because: { 'signed-out': contactTexts.signedOutUpdate },
    });

  const restore = async (row: Row): Promise<void> => {
    const { reportCall } = await reportCode.load();
    await reportCall(() => companions.bringBack(row), {
      done: ({ note = '' }) => `${contactTexts.restored(nameOf(row))} ${note}`.trim(),
      failed: contactTexts.notRestored(nameOf(row)),
    });
  };

  const remove = async (row: Row) => {
    const [{ deleteContact }, deleteAlong] = await Promise.all([
      deletionCode.load(),
      companions.readAlong(row),
    ]);
    const { tried, settled } = deleteContact(row);
    const settledAlong = async () => {
      const { state } = await tried;
      // An undo finds all of it in the trash.
      if (state === 'saved' || state === 'waiting') await deleteAlong();
      return settled;
    };
    return { tried, settled: settledAlong() };
  };

  /** Deletes the contact that was asked about. A refusal stays in the dialog. */
  const confirmDeletion = async (): Promise<FormOutcome | void> => {
    if (deletion === undefined) return undefined;
    if (currentSaving() === undefined) return { tone: 'error', message: contactTexts.signedOutDelete };
    const { formOutcome } = await formReportCode.load();
    return formOutcome(
      () => remove(deletion),
      {
        done: contactTexts.deleted,
        failed: contactTexts.notDeleted,
        because: { denied: contactTexts.deleteDenied },
      },
      {
        action: { label: savingTexts.undo, onAct: () => void restore(deletion) },
        onConflict: 'error',
      },
    );
  };

  return {
    edit,
    archive,
    setStatus,
    deletion,
    askToDelete: (row: Row) => setDeletion(row),
    confirmDeletion,
    endDeletion: () => setDeletion(undefined),
  };
}

export type ContactActions = ReturnType<typeof useContactActions>;
