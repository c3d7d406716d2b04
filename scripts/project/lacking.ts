import { encode, type RestFields, type RestValue } from '@/shared/firebase/values';
import { sameValue } from '@/shared/saving/values';

/** The fields that a record lacks, and documents to create in the same write. */
export interface Lacking {
  readonly fields: RestFields;
  readonly beside?: readonly { readonly path: string; readonly fields: RestFields }[];
}

/** Returns the wanted fields whose values the record does not have. */
export const differing = (
  record: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([field, value]) =>
      sameValue(record[field], value) ? [] : [[field, encode(value)]],
    ),
  );

/** Returns default values for fields that a record does not have at all. */
export const missing = (
  fields: RestFields,
  usual: Readonly<Record<string, RestValue | undefined>>,
): RestFields =>
  Object.fromEntries(
    Object.entries(usual).flatMap(([field, value]) =>
      value === undefined || fields[field] !== undefined ? [] : [[field, value]],
    ),
  );
