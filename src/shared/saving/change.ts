import type { CollectionPath } from '@/shared/firebase/collection';
import { type Fields, isServerTime, type Patch } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import type { DeriverName, MergerName } from './field-functions';
import { type FieldValues, sameValue, valueAt } from './values';

/** The collection and the id of a record. */
export interface RecordName {
  /** The collection's path, such as `bundleRequests` or `manualContacts/abc/emails`. */
  readonly path: string;
  readonly id: string;
}

/** A part that changes some fields of an existing record. */
export interface PatchPart extends RecordName {
  readonly kind: 'patch';
  readonly patch: FieldValues;
  /**
   * The values that the person started from. Has every field of the patch except those set to the server's
   * time.
   */
  readonly base: FieldValues;
  /** The merger of each field that has one. */
  readonly merge?: Readonly<Record<string, MergerName>>;
  /**
   * Fields computed from the others, such as the author and the search index. They are written with the
   * change and never compared. The deriver named by `by` computes them from the merged record. Fields that it
   * does not return keep the given value.
   */
  readonly derived?: { readonly by?: DeriverName; readonly fields: readonly string[] };
  /**
   * Fields whose server time is the change itself. If the record has another time there than the person saw,
   * it counts as changed.
   */
  readonly marks?: readonly string[];
}

/** A part that creates a record under an unused id. */
export interface CreatePart extends RecordName {
  readonly kind: 'create';
  readonly fields: FieldValues;
  /**
   * True if the part may overwrite an existing record. Use it only beside a part that proves whether the
   * batch has arrived.
   */
  readonly replaces?: true;
}

/** A part that deletes a record. */
export interface DeletePart extends RecordName {
  readonly kind: 'delete';
  /** The part is skipped if the record is missing or does not have these values. */
  readonly onlyIf?: FieldValues;
  /** The record as the person saw it, so that counts know what to subtract. */
  readonly base?: FieldValues;
}

/**
 * A part that moves a record to another document, unchanged. With `into`, the record becomes one field of the
 * new document. With `outOf`, the new document is the content of this field.
 */
export interface MovePart extends RecordName {
  readonly kind: 'move';
  readonly to: RecordName;
  readonly into?: { readonly field: string; readonly beside: FieldValues };
  readonly outOf?: string;
  /** The record as the person saw it, so that counts know what to subtract. */
  readonly base?: FieldValues;
}

/**
 * A part that copies fields of a record before the other parts change them. The copy goes to one of a fixed
 * number of documents below the record, used in rotation.
 */
export interface KeepPart extends RecordName {
  readonly kind: 'keep';
  /** The name of the subcollection. */
  readonly below: string;
  readonly fields: readonly string[];
  /** The field of the record that counts the copies made. Another part of the change increments it. */
  readonly turn: string;
  readonly places: number;
}

export type ChangePart = PatchPart | CreatePart | DeletePart | MovePart | KeepPart;

/** A call of our HTTP API. A retry sends the same key, so the server carries it out once. */
export interface ApiCall {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/**
 * A field's label. `values` are the labels of its stored values, and `other` is the label of any other value.
 */
export type FieldLabel =
  | string
  | {
      readonly label: string;
      readonly values: Readonly<Record<string, string>>;
      readonly other?: string;
    };

interface Words {
  /** Names the change in the list of waiting changes: 'Status of the request of Amara Osei'. */
  readonly what: string;
  readonly labels?: Readonly<Record<string, FieldLabel>>;
  /** The feature's texts for some kinds of failure. The others get the general texts. */
  readonly reasons?: Partial<Readonly<Record<FailureKind, string>>>;
  /**
   * True if the change must not be joined with another one of its record, because the rules check it by
   * itself.
   */
  readonly isStep?: boolean;
}

/**
 * A change as plain data, so that it survives a reload and any tab can send it. Its parts are written as one
 * batch. An API call has no parts.
 */
export interface Change extends Words {
  readonly parts: readonly ChangePart[];
  readonly call?: ApiCall;
}

/** Returns the fields of a patch with entered values, without those set to the server's time. */
export const enteredFields = (patch: FieldValues): string[] =>
  Object.keys(patch).filter((field) => !isServerTime(patch[field]));

interface PatchOptions<T> {
  readonly patch: Patch<T>;
  /** The record as the person saw it. The sender compares the patched fields with it. */
  readonly base: Partial<T>;
  readonly merge?: PatchPart['merge'];
  readonly derived?: PatchPart['derived'];
  readonly marks?: PatchPart['marks'];
}

/**
 * Returns a part that changes some fields of a record. Fields set to the server's time are never compared.
 */
export function patchPart<T>(
  { path }: CollectionPath<T>,
  id: string,
  { patch, base, merge, derived, marks }: PatchOptions<NoInfer<T>>,
): PatchPart {
  // Leaves out unchanged fields, because another person may have changed them in the meantime.
  const values = Object.fromEntries(
    Object.entries(patch).filter(
      ([field, value]) =>
        value !== undefined &&
        (isServerTime(value) || derived?.fields.includes(field) || !sameValue(value, valueAt(base, field))),
    ),
  );
  const start = Object.fromEntries(
    [...enteredFields(values), ...(marks ?? [])].map((field) => [field, valueAt(base, field)]),
  );
  return {
    kind: 'patch',
    path,
    id,
    patch: values,
    base: start,
    ...(merge && { merge }),
    ...(derived && { derived }),
    ...(marks && { marks }),
  };
}

/** Returns a part that creates a record. The default `id` is random. */
export const createPart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  fields: Fields<NoInfer<T>>,
  { replaces }: Pick<CreatePart, 'replaces'> = {},
): CreatePart => ({
  kind: 'create',
  path,
  id,
  fields,
  ...(replaces && { replaces }),
});

interface DeleteOptions<T> {
  readonly onlyIf?: Partial<T>;
  readonly base?: Partial<T>;
}

/** Returns a part that deletes a record. With `onlyIf`, it does so only if the record has these values. */
export const deletePart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  { onlyIf, base }: DeleteOptions<NoInfer<T>> = {},
): DeletePart => ({
  kind: 'delete',
  path,
  id,
  ...(onlyIf && { onlyIf }),
  ...(base && { base }),
});

interface MoveOptions<T> extends Pick<MovePart, 'into' | 'outOf'> {
  readonly base?: Partial<T> | undefined;
}

/**
 * Returns a part that moves a record to another document. `into` wraps it in a new document, `outOf` unwraps
 * it.
 */
export const movePart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  to: RecordName,
  { base, ...move }: MoveOptions<NoInfer<T>>,
): MovePart => ({ kind: 'move', path, id, to, ...move, ...(base && { base }) });

/**
 * Returns a part that copies fields of a record before the other parts change them. `turn` is the field that
 * counts the copies.
 */
export const keepPart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  kept: Pick<KeepPart, 'below' | 'fields' | 'turn' | 'places'>,
): KeepPart => ({ kind: 'keep', path, id, ...kept });

/** Returns a change of some fields of one record. */
export const patchChange = <T>(
  collection: CollectionPath<T>,
  id: string,
  { patch, base, merge, derived, marks, ...words }: PatchOptions<NoInfer<T>> & Words,
): Change => ({
  ...words,
  parts: [
    patchPart(collection, id, {
      patch,
      base,
      ...(merge && { merge }),
      ...(derived && { derived }),
      ...(marks && { marks }),
    }),
  ],
});

/** Returns a change that creates one record. */
export const createChange = <T>(
  collection: CollectionPath<T>,
  id: string,
  { fields, ...words }: { readonly fields: Fields<NoInfer<T>> } & Words,
): Change => ({ ...words, parts: [createPart(collection, id, fields)] });

/** Returns a change that deletes one record. */
export const deleteChange = <T>(
  collection: CollectionPath<T>,
  id: string,
  { onlyIf, base, ...words }: DeleteOptions<NoInfer<T>> & Words,
): Change => ({
  ...words,
  parts: [deletePart(collection, id, { ...(onlyIf && { onlyIf }), ...(base && { base }) })],
});

/** Returns a change that writes several parts as one batch. */
export const batchChange = (parts: readonly ChangePart[], words: Words): Change => ({ ...words, parts });

/** Returns a change that calls our HTTP API, retried until the server answers. */
export const callChange = (call: ApiCall, words: Words): Change => ({ ...words, parts: [], call });
