import * as z from 'zod/mini';
import { type CollectionPath, defineCollection } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { type ChangePart, type MovePart, movePart } from '@/shared/saving/change';
import { currentSaving } from '@/shared/saving/current';
import { entryFields, type Trashed } from './entry';

/** A deleted record. `record` is its stored content, unchanged. */
export const trashEntrySchema = z.object({
  /**
   * The collection and id of the record, to which it is restored. firestore.rules list the collections that
   * have a trash.
   */
  collection: z.string(),
  recordId: z.string(),
  record: z._default(z.looseObject({}), {}),
  /** The name shown to people: a person's name, a note's title. */
  title: z._default(z.string(), ''),
  /**
   * The user ids of people who may restore it, besides administrators: its owner, or else its creator, and
   * the owner of its contact. Empty strings stand for missing ones.
   */
  keepers: z._default(z.readonly(z.array(z.string())), []),
  deletedBy: z._default(z.string(), ''),
  deletedAt: z._default(z.nullish(z.date()), null),
  /** The id of the entry that it was deleted with and is restored with. Empty if it was deleted by itself. */
  with: z._default(z.string(), ''),
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const trash = defineCollection('trash', trashEntrySchema);

/** Returns the id of a record's entry. */
export const trashId = (collection: string, id: string): string => `${collection}-${id}`;

interface TrashOptions<R> {
  readonly title: string;
  /** The id of the entry to be restored with: a contact's, for its notes. */
  readonly with?: string;
  /** The record as the person saw it, so that counts know what to subtract. */
  readonly base?: Partial<R>;
}

/**
 * Returns the part of a change that moves a record to the trash. A record that is already gone counts as
 * deleted.
 * @param record has the fields that determine who may restore it.
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

/** Returns the part of a change that restores a record. */
export const restorePart = ({
  collection,
  recordId,
}: Pick<TrashEntry, 'collection' | 'recordId'>): ChangePart =>
  movePart(trash, trashId(collection, recordId), { path: collection, id: recordId }, { outOf: 'record' });
