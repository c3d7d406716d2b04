import type { CollectionPath } from '@/shared/firebase/collection';
import { type Fields, isServerTime, type Patch } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { type FieldValues, samePlace, sameValue, valueAt, withValueAt } from './values';

interface RecordName {
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
  /** By field: the name of the merger for it. */
  readonly merge?: Readonly<Record<string, string>>;
  /**
   * Fields that follow from the change, such as who made it and what a search finds: written with it, never compared.
   * The deriver named by `by` makes them anew of the record as it will be; those that it does not make stay as given.
   */
  readonly derived?: { readonly by?: string; readonly fields: readonly string[] };
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

const nameOf = ({ path, id }: RecordName): string => `${path}/${id}`;

/** Keys of the records that a change touches; API calls to the same path keep their order. */
export function recordsOf({ parts, call }: Change): readonly string[] {
  const records = parts.flatMap((part) => (part.kind === 'move' ? [part, part.to] : [part]));
  return [...records.map(nameOf), ...(call ? [`api:${call.path}`] : [])];
}

/** Keys of the records that a change creates. */
export const createdBy = ({ parts }: Change): readonly string[] =>
  parts.filter(({ kind }) => kind === 'create').map(nameOf);

/** Whether a change touches a record. */
export const touches = (change: Change, path: string, id: string): boolean =>
  change.parts.some((part) => part.path === path && part.id === id);

/** The fields of a patch with entered values, as against the server's time. */
export const enteredFields = (patch: FieldValues): string[] =>
  Object.keys(patch).filter((field) => !isServerTime(patch[field]));

/** The fields of a patch that are compared with the server's record: the entered ones that are not made of others. */
export const comparedFields = ({ patch, derived }: Pick<PatchPart, 'patch' | 'derived'>): string[] =>
  enteredFields(patch).filter((field) => !derived?.fields.includes(field));

/** Whether a patch only says when and by whom the other parts of its change were made. */
export const isStamp = (part: PatchPart): boolean =>
  comparedFields(part).length + (part.marks ?? []).length === 0;

function partsOverlap(a: ChangePart, b: ChangePart): boolean {
  if (nameOf(a) !== nameOf(b) || a.kind === 'keep' || b.kind === 'keep') return false;
  if (a.kind !== 'patch' || b.kind !== 'patch') return true;
  const fields = [...comparedFields(a), ...(a.marks ?? [])];
  return [...comparedFields(b), ...(b.marks ?? [])].some((field) =>
    fields.some((other) => samePlace(field, other)),
  );
}

/** Whether a change would write nothing but when and by whom it was made. */
export const isEmptyChange = ({ parts, call }: Change): boolean =>
  call === undefined && parts.every((part) => part.kind === 'patch' && isStamp(part));

/** Whether two changes write the same field, or one creates or deletes a record that the other changes. */
export function changesOverlap(a: Change, b: Change): boolean {
  if (a.call && b.call && a.call.path === b.call.path) return true;
  return a.parts.some((part) => b.parts.some((other) => partsOverlap(part, other)));
}

/** Whether a part of a change writes what an earlier one would, be it another value. */
function writesAgain(part: ChangePart, earlier: ChangePart): boolean {
  if (part.kind !== earlier.kind || part.path !== earlier.path) return false;
  // What is made along with a record, such as entries that find it, has a new id each time.
  if (part.kind === 'create') return true;
  if (part.id !== earlier.id) return false;
  if (part.kind !== 'patch' || earlier.kind !== 'patch') return true;
  const fields = comparedFields(part);
  return comparedFields(earlier).every((field) => fields.includes(field));
}

/** Whether a change is an earlier one made once more: about the same record first, and writing all that it would. */
export function repeats(next: Change, earlier: Change): boolean {
  const [about] = earlier.parts;
  if (about === undefined || next.parts[0] === undefined) return false;
  return (
    nameOf(next.parts[0]) === nameOf(about) &&
    writesAgain(next.parts[0], about) &&
    earlier.parts.every((part) => next.parts.some((again) => writesAgain(again, part)))
  );
}

/**
 * Joins two changes of the same record, the second made after the first: the newest values over the base of the
 * first. Undefined unless the first is a patch or a creation and the second a patch of the same record.
 */
export function joined(first: Change, second: Change): Change | undefined {
  const [before, ...others] = first.parts;
  const [after, ...more] = second.parts;
  if (before === undefined || after?.kind !== 'patch' || others.length + more.length > 0) return undefined;
  if (first.isStep || second.isStep) return undefined;
  if (nameOf(before) !== nameOf(after) || (before.kind !== 'create' && before.kind !== 'patch'))
    return undefined;
  const words = {
    ...second,
    labels: { ...first.labels, ...second.labels },
    reasons: { ...first.reasons, ...second.reasons },
  };
  if (before.kind === 'create') {
    const fields = Object.entries(after.patch).reduce<FieldValues>(
      (made, [field, value]) => withValueAt(made, field, value),
      before.fields,
    );
    return { ...words, parts: [{ ...before, fields }] };
  }
  // One write cannot set both a map and a member of it.
  const within = (field: string) =>
    Object.keys(before.patch).some((other) => other !== field && samePlace(field, other));
  if (Object.keys(after.patch).some(within)) return undefined;
  const merge = { ...before.merge, ...after.merge };
  const part: PatchPart = {
    ...after,
    patch: { ...before.patch, ...after.patch },
    base: { ...after.base, ...before.base },
    ...(Object.keys(merge).length > 0 && { merge }),
    ...derivedOfBoth(before, after),
    ...((before.marks ?? after.marks) && { marks: [...(before.marks ?? []), ...(after.marks ?? [])] }),
  };
  return { ...words, parts: [part] };
}

function derivedOfBoth(before: PatchPart, after: PatchPart): Pick<PatchPart, 'derived'> {
  if (before.derived === undefined || after.derived === undefined) {
    const derived = after.derived ?? before.derived;
    return derived ? { derived } : {};
  }
  const by = after.derived.by ?? before.derived.by;
  const fields = [...new Set([...before.derived.fields, ...after.derived.fields])];
  return { derived: { fields, ...(by !== undefined && { by }) } };
}

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
  readonly base?: Partial<T>;
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
