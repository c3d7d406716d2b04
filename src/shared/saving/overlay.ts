import { isServerTime } from '@/shared/firebase/fields';
import type { ChangePart } from './change';
import type { QueuedChange } from './queue';
import { type FieldValues, sameStart, valueAt, withValueAt } from './values';

interface Document {
  readonly id: string;
}

/** Replaces the server's time by the device's until the server's is known. */
function withTime(value: unknown, since: number): unknown {
  if (isServerTime(value)) return new Date(since);
  if (Array.isArray(value)) return value.map((member) => withTime(member, since));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withTime(member, since)]));
}

const waits = ({ stuck }: QueuedChange): boolean => stuck === undefined;

/**
 * Applies the waiting changes to records, in the order given; lists, details and counts all show records this way.
 * Deleted records are left out, new ones are added at the end, as stored. Refused and clashing changes are not
 * applied.
 * @param arrived changes that the server has taken while the records may not show it yet: applied only where a
 * record still has the old value.
 */
export function withPendingChanges<T extends Document>(
  collection: { readonly path: string },
  documents: readonly T[],
  changes: readonly QueuedChange[],
  arrived: readonly QueuedChange[] = [],
): readonly T[] {
  const parts = [
    ...arrived.map((entry) => ({ entry, isOver: true })),
    ...changes.filter(waits).map((entry) => ({ entry, isOver: false })),
  ].flatMap(({ entry, isOver }) =>
    entry.change.parts
      .filter(({ path }) => path === collection.path)
      .map((part) => ({ part, isOver, since: entry.since })),
  );
  if (parts.length === 0) return documents;
  return parts.reduce<readonly T[]>(
    (shown, { part, isOver, since }) => applied(shown, part, isOver, since),
    documents,
  );
}

function applied<T extends Document>(
  shown: readonly T[],
  part: ChangePart,
  isOver: boolean,
  since: number,
): readonly T[] {
  switch (part.kind) {
    case 'delete':
      // Only the server knows whether the condition holds.
      return part.onlyIf ? shown : shown.filter(({ id }) => id !== part.id);
    case 'move':
      return shown.filter(({ id }) => id !== part.id);
    case 'keep':
      return shown;
    case 'create':
      if (shown.some(({ id }) => id === part.id)) return shown;
      return [...shown, { ...(withTime(part.fields, since) as object), id: part.id } as T];
    default:
      return shown.map((document) =>
        document.id === part.id ? patched(document, part, isOver, since) : document,
      );
  }
}

function patched<T extends Document>(
  document: T,
  { patch, base }: { readonly patch: FieldValues; readonly base: FieldValues },
  isOver: boolean,
  since: number,
): T {
  return Object.entries(patch).reduce<T>((shown, [field, value]) => {
    // Somebody else may have changed the field again since: only the old value is replaced.
    if (isOver && isServerTime(value) && !(field in base)) return shown;
    if (isOver && !sameStart(valueAt(document, field), base[field])) return shown;
    return withValueAt(shown, field, withTime(value, since));
  }, document);
}

/**
 * By how much the waiting changes alter the number of records that match. Of a record it knows only the fields in
 * the base of a change.
 */
export function pendingDifference(
  collection: { readonly path: string },
  changes: readonly QueuedChange[],
  matches: (fields: FieldValues) => boolean,
): number {
  const starts = new Map<string, FieldValues & Document>();
  for (const { change } of changes.filter(waits)) {
    for (const part of change.parts) {
      if (part.path !== collection.path || part.kind === 'create' || part.kind === 'keep') continue;
      const { id } = part;
      starts.set(id, { ...part.base, ...starts.get(id), id });
    }
  }
  const before = [...starts.values()];
  const after = withPendingChanges(collection, before, changes);
  return after.filter(matches).length - before.filter(matches).length;
}
