import type { EntityDefinition } from '@/shared/entity/define-entity';
import type { RecordTexts } from '@/shared/entity/record-texts';
import type { WithId } from '@/shared/firebase/collection';
import type { Parameters } from '@/shared/lists/address/address-state';
import type { List } from '@/shared/lists/define-list';
import type { SaveHandle } from '@/shared/saving/saving';

/** A kind of own records, as the common suites try it. `build` returns a record of Mia's. */
interface OwnRecords<
  T extends object,
  V extends { readonly owner: string },
  S extends string,
  E extends Parameters,
> {
  readonly entity: EntityDefinition<string, never>;
  readonly list: List<T, V, S, E>;
  readonly build: (changes?: Partial<WithId<T>>) => WithId<T>;
  readonly nameOf: (record: T) => string;
  /** A part of the name, as people type it into the search. */
  readonly typed: string;
  readonly create: (id: string) => SaveHandle;
  readonly update: (record: WithId<T>) => SaveHandle;
  /** The fields of the record that `create` and `update` set. */
  readonly created: Partial<T>;
  readonly updated: Partial<T>;
  readonly remove: (record: WithId<T>) => SaveHandle;
  readonly screen: {
    /** The values of the form of a new record, by label. */
    readonly entered: Readonly<Record<string, string>>;
    /** The name of the new record. */
    readonly name: string;
    /** The field that a person changes in the form of a record. */
    readonly changed: readonly [label: string, value: string];
    readonly texts: Pick<RecordTexts, 'add' | 'edit' | 'delete' | 'deleteTitle' | 'restored'> & {
      readonly save: string;
      readonly deleted: (name: string) => string;
    };
  };
}

/** A row of the table in `own-records.ts`. */
export type AnyOwnRecords = OwnRecords<object, { readonly owner: string }, string, Parameters>;

/** Makes a row of a kind of own records. */
export const ownRecordRow = <
  T extends object,
  V extends { readonly owner: string },
  S extends string,
  E extends Parameters,
>(
  kind: OwnRecords<T, V, S, E>,
): AnyOwnRecords => kind as unknown as AnyOwnRecords;
