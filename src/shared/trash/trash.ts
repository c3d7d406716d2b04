import * as z from 'zod/mini';
import { type CollectionPath, defineCollection } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { type ChangePart, type MovePart, movePart } from '@/shared/saving/change';
import { currentSaving } from '@/shared/saving/current';
import { entryFields, type Trashed } from './entry';

/** A deleted record; `record` is what was stored, as it was. */
export const trashEntrySchema = z.object({
  /** Where the record was and will be again, and its id there; firestore.rules say which collections have a trash. */
  collection: z.string(),
  recordId: z.string(),
  record: z._default(z.looseObject({}), {}),
  /** What people know it by: a person's name, a note's title. */
  title: z._default(z.string(), ''),
  /**
   * Who may bring it back, beside administrators: the user ids of its owner, or of its creator where it has no owner, and of
   * the owner of its contact. Empty where there is none.
   */
  keepers: z._default(z.readonly(z.array(z.string())), []),
  deletedBy: z._default(z.string(), ''),
  deletedAt: z._default(z.nullish(z.date()), null),
  /** The id of the entry that it was deleted along with, and comes back with; empty for one deleted by itself. */
  with: z._default(z.string(), ''),
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const trash = defineCollection('trash', trashEntrySchema);

/** The id of a record's entry. */
export const trashId = (collection: string, id: string): string => `${collection}-${id}`;

interface TrashOptions<R> {
  readonly title: string;
  /** The id of the entry to come back with: a contact's, for its notes. */
  readonly with?: string;
  /** The record as it was shown, by which counts know what they lose. */
  readonly base?: Partial<R>;
}

/**
 * The part of a change that deletes a record: it moves to the trash. A record that is gone already counts as deleted.
 * @param record has the fields that say whose it is.
 */
export function trashPart<R>(
  { path }: CollectionPath<R>,
  record: Trashed,
  { title, with: other, base }: TrashOptions<NoInfer<R>>,
): MovePart {
  return movePart<R>(
    { path },
    record.id,
    { path: trash.path, id: trashId(path, record.id) },
    {
      into: {
        field: 'record',
        beside: {
          ...entryFields(path, record, title, other),
          deletedBy: currentSaving()?.uid ?? '',
          deletedAt: serverTime,
        },
      },
      base,
    },
  );
}

/** The part of a change that brings a record back to where it was. */
export const restorePart = ({
  collection,
  recordId,
}: Pick<TrashEntry, 'collection' | 'recordId'>): ChangePart =>
  movePart(trash, trashId(collection, recordId), { path: collection, id: recordId }, { outOf: 'record' });
