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

/** A change of one or more contacts, with its texts and an undo for the saved ones. */
interface Bulk extends OutcomeTexts {
  readonly change: (row: Row) => SaveHandle;
  readonly undo: (saved: readonly Row[]) => void;
}

/** Functions that delete and restore a contact's records in other features. */
export interface RelatedRecords {
  /**
   * Reads the records that move to the trash with a contact. Resolves with a function that moves them and
   * waits for the results. Rejects with the database's error.
   */
  readonly readRelated: (contact: Row) => Promise<() => Promise<void>>;
  /**
   * Restores a contact and the records deleted with it. `note` is a message for the person. Rejects if the
   * contact cannot be restored.
   */
  readonly restore: (contact: Row) => Promise<{ readonly note?: string | undefined }>;
}

/** Returns the actions on contacts for a list or a detail screen. They report results and offer an undo. */
export function useContactActions(uid: string, related: RelatedRecords) {
  const [deletion, setDeletion] = useState<Row>();

  const changeAll = (rows: readonly Row[], { change, undo, ...texts }: Bulk): void =>
    void reportLater(
      () => rows.map(change),
      { doneForSome: contactTexts.doneForSome, ...texts },
      { names: rows.map(nameOf), undo: (isSaved) => undo(rows.filter((_, index) => isSaved(index))) },
    );

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

  /** Sets the status of contacts. Undo restores each contact's previous status. */
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

  /** Saves an edited row. `row` is the contact as it was when editing began. */
  const edit = (row: Row, fields: Partial<ContactFields>): void =>
    void reportLater(() => updateContact(row, fields, uid), {
      done: contactTexts.changed(nameOf(row)),
      failed: contactTexts.notSaved,
      because: { 'signed-out': contactTexts.signedOutUpdate },
    });

  const restore = async (row: Row): Promise<void> => {
    const { reportCall } = await reportCode.load();
    await reportCall(() => related.restore(row), {
      done: ({ note = '' }) => `${contactTexts.restored(nameOf(row))} ${note}`.trim(),
      failed: contactTexts.notRestored(nameOf(row)),
    });
  };

  const remove = async (row: Row) => {
    const [{ deleteContact }, deleteRelated] = await Promise.all([
      deletionCode.load(),
      related.readRelated(row),
    ]);
    const { tried, settled } = deleteContact(row);
    const settledWithRelated = async () => {
      const { state } = await tried;
      // Wait for these records too, so that an undo finds them in the trash.
      if (state === 'saved' || state === 'waiting') await deleteRelated();
      return settled;
    };
    return { tried, settled: settledWithRelated() };
  };

  /** Deletes the contact shown in the dialog. The dialog stays open if the deletion is refused. */
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
