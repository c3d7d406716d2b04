import { isServerTime } from '@/shared/firebase/fields';
import type { ChangePart } from './change';
import type { QueuedChange } from './outbox/queue';
import { type FieldValues, sameStart, sameValue, valueAt, withValueAt } from './values';

interface Document {
  readonly id: string;
}

/** A part of a change, with what the overlay needs to know about that change. */
interface Applied {
  readonly part: ChangePart;
  /** True if the server has the change, so live data may show it already. */
  readonly isOver: boolean;
  /** The time when the person made the change, in ms by the device's clock. */
  readonly since: number;
}

/** Replaces the server's time by the device's, until the server's is known. */
function withTime(value: unknown, since: number): unknown {
  if (isServerTime(value)) return new Date(since);
  if (Array.isArray(value)) return value.map((member) => withTime(member, since));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withTime(member, since)]));
}

const waits = ({ stuck }: QueuedChange): boolean => stuck === undefined;

/**
 * Applies the waiting changes to records, in the given order. Lists, details and counts all show records this
 * way. Deleted records are left out, and new ones are added at the end. Refused changes and conflicts are not
 * applied.
 * @param arrived changes that the server has confirmed but the records may not show yet. They apply only if a
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
      .filter((part) => part.path === collection.path || leadsTo(collection.path, part))
      .map((part): Applied => ({ part, isOver, since: entry.since })),
  );
  if (parts.length === 0) return documents;
  // Deleted records leave the list only at the end, so that one that was just restored keeps its place.
  const gone = new Set<string>();
  const shown = parts.reduce<readonly T[]>(
    (before, each) => applied(before, each, collection.path, gone),
    documents,
  );
  return gone.size === 0 ? shown : shown.filter(({ id }) => !gone.has(id));
}

/** Checks whether a part moves a record into a collection, as when it is restored from the trash. */
const leadsTo = (path: string, part: ChangePart): boolean => part.kind === 'move' && part.to.path === path;

function applied<T extends Document>(
  shown: readonly T[],
  { part, isOver, since }: Applied,
  path: string,
  gone: Set<string>,
): readonly T[] {
  switch (part.kind) {
    case 'delete':
      // Only the server knows whether the condition holds.
      if (!part.onlyIf) gone.add(part.id);
      return shown;
    case 'move':
      if (part.path === path) gone.add(part.id);
      if (part.to.path === path) gone.delete(part.to.id);
      return shown;
    case 'keep':
      return shown;
    case 'create': {
      const isNew = !shown.some(({ id }) => id === part.id);
      if (!isNew && !gone.has(part.id)) return shown;
      gone.delete(part.id);
      const others = isNew ? shown : shown.filter(({ id }) => id !== part.id);
      return [...others, { ...(withTime(part.fields, since) as object), id: part.id } as T];
    }
    default:
      return shown.map((document) =>
        document.id === part.id ? patched(document, part, isOver, since) : document,
      );
  }
}

/** Checks whether a record's server time is older than the change that sets it, by this device's clock. */
const isFromBefore = (stored: unknown, since: number): boolean =>
  !(stored instanceof Date) || stored.getTime() < since;

function patched<T extends Document>(
  document: T,
  { patch, base }: { readonly patch: FieldValues; readonly base: FieldValues },
  isOver: boolean,
  since: number,
): T {
  return Object.entries(patch).reduce<T>((shown, [field, value]) => {
    // Another person may have changed the field again, so only the old value is replaced.
    const stored = valueAt(document, field);
    const isStamp = isServerTime(value) && !(field in base);
    if (isOver && !(isStamp ? isFromBefore(stored, since) : sameStart(stored, base[field]))) return shown;
    return withValueAt(shown, field, withTime(value, since));
  }, document);
}

/**
 * Returns the change as it was written. If it was merged with another person's change, live data may still
 * show either base. Then it returns two changes, one for each base.
 */
export function asWritten(made: QueuedChange, written: QueuedChange): readonly QueuedChange[] {
  let isMerged = false;
  const parts = written.change.parts.map((part, place) => {
    const first = made.change.parts[place];
    if (part.kind !== 'patch' || first?.kind !== 'patch' || sameValue(part.base, first.base)) return part;
    isMerged = true;
    return { ...part, base: first.base };
  });
  return isMerged ? [{ ...written, change: { ...written.change, parts } }, written] : [written];
}

/**
 * Returns by how much the waiting changes alter the number of matching records. It knows only the fields in a
 * change's base.
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
