import type { ComponentType } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { type Parameters, textParameter } from '@/shared/lists/address/address-state';
import type { List } from '@/shared/lists/define-list';
import type { RecordFilter } from '@/shared/lists/record-list';
import type { RecordColumn } from '@/shared/lists/rows/columns';
import type { SaveHandle } from '@/shared/saving/saving';
import type { Access } from './access';
import type { EntityDefinition } from './define-entity';
import type { RecordTexts } from './record-texts';

interface FormProps {
  readonly uid: string;
  /** The id of the record, or `new`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A kind of records as `RecordListScreen` and `RecordDetailScreen` show it. Define it outside of components. */
export interface RecordKind<T extends object, V extends object, S extends string, E extends Parameters> {
  readonly entity: Pick<EntityDefinition<string, never>, 'name' | 'trash' | 'screens'> & {
    readonly access: Access<T>;
  };
  /** Its `state` is `formState`. */
  readonly list: List<T, V, S, E>;
  readonly nameOf: (record: T) => string;
  readonly changes: {
    readonly remove: (record: WithId<T>) => SaveHandle;
    readonly restore: (record: WithId<T>) => SaveHandle;
  };
  readonly texts: RecordTexts;
  /** The first one has the name. */
  readonly columns: readonly RecordColumn<T, S>[];
  readonly filters?: readonly RecordFilter<keyof V & string>[];
  /** The dialog that adds and edits a record. Its code comes with a press (`lazyDialog`). */
  readonly dialog: ComponentType<FormProps>;
}

/** The record in the form: its id, `new`, or empty text. */
export const formState = { form: textParameter('form') };

/** Defines a kind of records for the default screens. */
export const defineKind = <T extends object, V extends object, S extends string, E extends Parameters>(
  kind: RecordKind<T, V, S, E>,
): RecordKind<T, V, S, E> => kind;
