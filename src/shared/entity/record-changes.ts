import type { Collection, WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import {
  batchChange,
  type Change,
  createChange,
  deletePart,
  type PatchPart,
  patchChange,
} from '@/shared/saving/change';
import { currentSaving, save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { searchOf } from '@/shared/search/record-search';
import { restorePart, trashPart } from '@/shared/trash/trash';
import type { EntityDefinition } from './define-entity';

interface ChangeTexts {
  /** The names of the changes in the list of what waits to be sent. */
  readonly changeOfNew: (name: string) => string;
  readonly changeOf: (name: string) => string;
  readonly changeOfDeletion: (name: string) => string;
  readonly changeOfRestoring: (name: string) => string;
  readonly notSaved: string;
  readonly notDeleted: string;
}

interface RecordChangesOptions<T, Values> {
  readonly nameOf: (record: Values) => string;
  readonly texts: ChangeTexts;
  readonly labels: NonNullable<Change['labels']>;
  /** The fields by which a search finds a record, the one that orders it first. Omit it for a list without a search. */
  readonly searched?: readonly (keyof Values & string)[];
  /** Fields of a new record that people do not enter. */
  readonly first?: Partial<T>;
  /** Returns the mergers of the changed fields. */
  readonly merge?: (record: WithId<T>, values: Values) => PatchPart['merge'];
  /** The failures that have the words of `texts`; the rest have general ones. */
  readonly reasonsOf?: (text: string) => NonNullable<Change['reasons']>;
}

const usualReasons = (text: string): NonNullable<Change['reasons']> => ({ denied: text, invalid: text });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Makes the changes that every kind of records has. `Values` is what people enter. Owner, times and search fields follow
 * from the entity, and a deleted record moves to the trash if the entity has one.
 */
export function recordChanges<T extends Values, Values extends object>(
  { access: { owner }, trash }: Pick<EntityDefinition<string, never>, 'access' | 'trash'>,
  collection: Collection<T>,
  {
    nameOf,
    texts,
    labels,
    searched,
    first,
    merge = () => undefined,
    reasonsOf = usualReasons,
  }: RecordChangesOptions<NoInfer<T>, Values>,
) {
  const found = (values: Values): object =>
    searched === undefined ? {} : { search: searchOf(searched.map((field) => textOf(values[field]))) };

  return {
    /** Adds a record of the signed-in person. `id` is a new random one. `failed` is shown if the rules refuse it. */
    create: (id: string, values: Values, failed = texts.notSaved): SaveHandle =>
      save(
        createChange(collection, id, {
          fields: {
            ...first,
            ...values,
            ...found(values),
            ...(owner !== undefined && { [owner]: currentSaving()?.uid }),
            createdAt: serverTime,
            updatedAt: serverTime,
          },
          what: texts.changeOfNew(nameOf(values)),
          labels,
          reasons: reasonsOf(failed),
        }),
      ),
    /** Changes a record. `record` is the whole record as the person saw it, which decides what a conflict is. */
    update: (record: WithId<T>, values: Values): SaveHandle => {
      const merged = merge(record, values);
      return save(
        patchChange<T>(collection, record.id, {
          patch: { ...values, ...found(values), updatedAt: serverTime },
          base: record,
          ...(merged && { merge: merged }),
          ...(searched && { derived: { by: 'search', of: searched, fields: ['search'] } }),
          what: texts.changeOf(nameOf(record)),
          labels,
          reasons: reasonsOf(texts.notSaved),
        }),
      );
    },
    /** Deletes a record. One that is gone already counts as deleted. */
    remove: (record: WithId<T>): SaveHandle =>
      save(
        batchChange(
          [
            trash === undefined
              ? deletePart<T>(collection, record.id, { base: record })
              : trashPart<T>(collection, record, { title: nameOf(record), base: record }),
          ],
          { what: texts.changeOfDeletion(nameOf(record)), reasons: reasonsOf(texts.notDeleted) },
        ),
      ),
    /** Brings a deleted record back from the trash. */
    restore: (record: WithId<T>): SaveHandle =>
      save(
        batchChange([restorePart({ collection: collection.path, recordId: record.id })], {
          what: texts.changeOfRestoring(nameOf(record)),
        }),
      ),
  };
}
