import { type Change, type ChangePart, enteredFields, type PatchPart, type RecordName } from './change';
import { type FieldValues, samePlace, withValueAt } from './values';

const nameOf = ({ path, id }: RecordName): string => `${path}/${id}`;

/**
 * Returns the keys of the records that a change touches. API calls to one path share a key, so they keep
 * their order.
 */
export function recordsOf({ parts, call }: Change): readonly string[] {
  const records = parts.flatMap((part) => (part.kind === 'move' ? [part, part.to] : [part]));
  return [...records.map(nameOf), ...(call ? [`api:${call.path}`] : [])];
}

/** Returns the keys of the records that a change creates. */
export const createdBy = ({ parts }: Change): readonly string[] =>
  parts.filter(({ kind }) => kind === 'create').map(nameOf);

/** Checks whether a change touches a record. */
export const touches = (change: Change, path: string, id: string): boolean =>
  change.parts.some((part) => part.path === path && part.id === id);

/**
 * Returns the fields of a patch to compare with the server's record: the entered fields, without the derived
 * ones.
 */
export const comparedFields = ({ patch, derived }: Pick<PatchPart, 'patch' | 'derived'>): string[] =>
  enteredFields(patch).filter((field) => !derived?.fields.includes(field));

/** Checks whether a patch only records who made the change and when. */
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

/** Checks whether a change would write nothing but who made it and when. */
export const isEmptyChange = ({ parts, call }: Change): boolean =>
  call === undefined && parts.every((part) => part.kind === 'patch' && isStamp(part));

/**
 * Checks whether two changes write the same field, or one creates or deletes a record that the other changes.
 */
export function changesOverlap(a: Change, b: Change): boolean {
  if (a.call && b.call && a.call.path === b.call.path) return true;
  return a.parts.some((part) => b.parts.some((other) => partsOverlap(part, other)));
}

/** Checks whether a part of a change writes everything that an earlier part would, even with other values. */
function writesAgain(part: ChangePart, earlier: ChangePart): boolean {
  if (part.kind !== earlier.kind || part.path !== earlier.path) return false;
  // Records created along with another one, such as index entries, get a new id each time.
  if (part.kind === 'create') return true;
  if (part.id !== earlier.id) return false;
  if (part.kind !== 'patch' || earlier.kind !== 'patch') return true;
  const fields = comparedFields(part);
  return comparedFields(earlier).every((field) => fields.includes(field));
}

/**
 * Checks whether a change repeats an earlier one: its first part is about the same record, and it writes
 * everything that the earlier change would.
 */
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
 * Joins two changes of the same record into one, with the newest values and the base of the first. Returns
 * undefined unless the first is a patch or a creation and the second patches the same record.
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
  // One write cannot set both a map and a member of that map.
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
