import type { CollectionPath } from '@/shared/firebase/collection';
import { type Fields, isServerTime, type Patch } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import type { DeriverName, MergerName } from './field-functions';
import { type FieldValues, sameValue, valueAt } from './values';

/** Names a record among all. */
export interface RecordName {
  /** The collection's path, such as `bundleRequests` or `manualContacts/abc/emails`. */
  readonly path: string;
  readonly id: string;
}

/** Changes some fields of an existing record. */
export interface PatchPart extends RecordName {
  readonly kind: 'patch';
  readonly patch: FieldValues;
  /**
   * The values that the person started from, for every field of the patch but those that get the server's time.
   */
  readonly base: FieldValues;
  /** The merger of each field that has one. */
  readonly merge?: Readonly<Record<string, MergerName>>;
  /**
   * Fields that follow from the change, such as who made it and what a search finds: written with it, never compared.
   * The deriver named by `by` makes them anew of the record as it will be; those that it does not make stay as given. `of`
   * names the fields that it reads, if they differ by collection.
   */
  readonly derived?: {
    readonly by?: DeriverName;
    readonly of?: readonly string[];
    readonly fields: readonly string[];
  };
  /**
   * Fields whose time from the server is the change itself: a record that has another time there than the person saw has
   * been changed.
   */
  readonly marks?: readonly string[];
}

/** Creates a record under an unused id. */
export interface CreatePart extends RecordName {
  readonly kind: 'create';
  readonly fields: FieldValues;
  /** Also where there is one already, which it takes the place of: only beside a part that says whether all has arrived. */
  readonly replaces?: true;
}

/** Deletes a record. */
export interface DeletePart extends RecordName {
  readonly kind: 'delete';
  /** Skip this part where the record does not have these values, or is missing. */
  readonly onlyIf?: FieldValues;
  /** The record as it was shown, by which counts know what they lose. */
  readonly base?: FieldValues;
}

/**
 * Moves a record, as it is stored, to another document: with `into` it becomes one field of that document, with
 * `outOf` the document is what this field of the record holds.
 */
export interface MovePart extends RecordName {
  readonly kind: 'move';
  readonly to: RecordName;
  readonly into?: { readonly field: string; readonly beside: FieldValues };
  readonly outOf?: string;
  /** The record as it was shown, by which counts know what they lose. */
  readonly base?: FieldValues;
}

/**
 * Keeps what a record holds until the other parts change it, as it is stored, in one of a fixed number of documents below
 * it, which are taken in turns.
 */
export interface KeepPart extends RecordName {
  readonly kind: 'keep';
  /** The collection below the record. */
  readonly below: string;
  readonly fields: readonly string[];
  /** The field of the record that counts the turns; another part of the change raises it. */
  readonly turn: string;
  readonly places: number;
}

export type ChangePart = PatchPart | CreatePart | DeletePart | MovePart | KeepPart;

/** A call of our HTTP API; repeated with the same key, so that the server carries it out once. */
export interface ApiCall {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** A field's label; with `values`, the labels of its stored values, and with `other` that of all the rest. */
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
  /** The feature's texts for failure kinds; general texts stand in for the rest. */
  readonly reasons?: Partial<Readonly<Record<FailureKind, string>>>;
  /** Never joined with another change of its record: the rules judge it as a step of its own. */
  readonly isStep?: boolean;
}

/**
 * A change as plain data, so that it survives a reload and any tab can send it. Its parts are one atomic write; an
 * API call has no parts.
 */
export interface Change extends Words {
  readonly parts: readonly ChangePart[];
  readonly call?: ApiCall;
}

/** The fields of a patch with entered values, as against the server's time. */
export const enteredFields = (patch: FieldValues): string[] =>
  Object.keys(patch).filter((field) => !isServerTime(patch[field]));

interface PatchOptions<T> {
  readonly patch: Patch<T>;
  /** The record as the person saw it; the sender compares the patched fields with it. */
  readonly base: Partial<T>;
  readonly merge?: PatchPart['merge'];
  readonly derived?: PatchPart['derived'];
  readonly marks?: PatchPart['marks'];
}

/** A part that changes some fields of a record; the server's time is never compared. */
export function patchPart<T>(
  { path }: CollectionPath<T>,
  id: string,
  { patch, base, merge, derived, marks }: PatchOptions<NoInfer<T>>,
): PatchPart {
  // Leaves out fields that stay the same: another person may have changed them meanwhile.
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

/** A part that creates a record; `id` is a new random one. */
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

/** A part that deletes a record, with `onlyIf` only where it has these values. */
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

/** A part that moves a record to another document, with `into` wrapped in a new one, with `outOf` out of it again. */
export const movePart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  to: RecordName,
  { base, ...move }: MoveOptions<NoInfer<T>>,
): MovePart => ({ kind: 'move', path, id, to, ...move, ...(base && { base }) });

/** A part that keeps what a record holds until the other parts change it; `turn` counts the places below it that were used. */
export const keepPart = <T>(
  { path }: CollectionPath<T>,
  id: string,
  kept: Pick<KeepPart, 'below' | 'fields' | 'turn' | 'places'>,
): KeepPart => ({ kind: 'keep', path, id, ...kept });

/** Changes some fields of one record. */
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

/** Creates one record. */
export const createChange = <T>(
  collection: CollectionPath<T>,
  id: string,
  { fields, ...words }: { readonly fields: Fields<NoInfer<T>> } & Words,
): Change => ({ ...words, parts: [createPart(collection, id, fields)] });

/** Deletes one record. */
export const deleteChange = <T>(
  collection: CollectionPath<T>,
  id: string,
  { onlyIf, base, ...words }: DeleteOptions<NoInfer<T>> & Words,
): Change => ({
  ...words,
  parts: [deletePart(collection, id, { ...(onlyIf && { onlyIf }), ...(base && { base }) })],
});

/** Several parts as one atomic write. */
export const batchChange = (parts: readonly ChangePart[], words: Words): Change => ({ ...words, parts });

/** A call of our HTTP API, repeated until it is answered. */
export const callChange = (call: ApiCall, words: Words): Change => ({ ...words, parts: [], call });
