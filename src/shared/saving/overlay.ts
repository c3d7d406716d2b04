import { isServerTime } from '@/shared/firebase/fields';
import type { ChangePart } from './change';
import type { QueuedChange } from './queue';
import { type FieldValues, sameStart, valueAt, withValueAt } from './values';

interface Document {
  readonly id: string;
}

/** The device's time stands for the server's until that is known. */
function withTime(value: unknown, since: number): unknown {
  if (isServerTime(value)) return new Date(since);
  if (Array.isArray(value)) return value.map((member) => withTime(member, since));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withTime(member, since)]));
}

const waits = ({ stuck }: QueuedChange): boolean => stuck === undefined;

/**
 * The records with the changes on top that wait to be sent, in the order given: the one way in which lists, details and
 * counts show them. Deleted ones are left out, new ones stand at the end, as stored. What was refused or is to be
 * decided is not shown as if it were so.
 * @param arrived changes that the server has taken while the records may not show it yet: laid over what is as before.
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
      // Whether the condition holds is known by the server only.
      return part.onlyIf ? shown : shown.filter(({ id }) => id !== part.id);
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
    // What has arrived may have been changed again by somebody else: only the old state is covered.
    if (isOver && (isServerTime(value) || !sameStart(valueAt(document, field), base[field]))) return shown;
    return withValueAt(shown, field, withTime(value, since));
  }, document);
}

/**
 * By how much the waiting changes alter a count of the records that `matches` tells: added to what the server counts.
 * Knows of a record what the change knows of it: the fields it started from.
 */
export function pendingDifference(
  collection: { readonly path: string },
  changes: readonly QueuedChange[],
  matches: (fields: FieldValues) => boolean,
): number {
  const starts = new Map<string, FieldValues & Document>();
  for (const { change } of changes.filter(waits)) {
    for (const part of change.parts) {
      if (part.path !== collection.path || part.kind === 'create') continue;
      const { id } = part;
      starts.set(id, { ...part.base, ...starts.get(id), id });
    }
  }
  const before = [...starts.values()];
  const after = withPendingChanges(collection, before, changes);
  return after.filter(matches).length - before.filter(matches).length;
}
