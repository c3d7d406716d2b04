import type { FailureKind } from '@/shared/failures/failure-kind';
import {
  type Change,
  type ChangePart,
  changesOverlap,
  enteredFields,
  joined,
  type PatchPart,
  recordsOf,
} from './change';
import { type FieldValues, sameValue } from './values';

/** One field that somebody else changed meanwhile: mine, theirs and what it was. */
export interface ClashField {
  readonly path: string;
  readonly id: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

/** Why a change is not sent any more until the person decides. */
export type Stuck =
  | { readonly kind: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] };

/** A change in the outbox. */
export interface QueuedChange {
  readonly id: string;
  readonly uid: string;
  /** The place in the order of everything this person has changed. */
  readonly order: number;
  /** When the person made it, in milliseconds by the device's clock. */
  readonly since: number;
  readonly change: Change;
  /** Counts up with every edit, so that a sender notices that it holds an old version. */
  readonly revision: number;
  /** A write has left this device and its answer is not known: it may have arrived. */
  readonly attempted: boolean;
  readonly stuck?: Stuck;
}

export type Queue = readonly QueuedChange[];

interface NewChange {
  readonly id: string;
  readonly uid: string;
  readonly since: number;
  readonly change: Change;
}

const sharesRecord = (a: Change, b: Change): boolean => {
  const records = new Set(recordsOf(a));
  return recordsOf(b).some((record) => records.has(record));
};

const without = (queue: Queue, id: string): Queue => queue.filter((entry) => entry.id !== id);

const replaced = (queue: Queue, next: QueuedChange): Queue =>
  queue.map((entry) => (entry.id === next.id ? next : entry));

/** Without what is decided, so that it is sent (again). */
function edited(before: QueuedChange, change: Change): QueuedChange {
  const { id, uid, order, since, attempted, revision } = before;
  return { id, uid, order, since, attempted, change, revision: revision + 1 };
}

/**
 * Puts a change at the end, or joins it with the last one of the same record where nothing of that has left the device:
 * ten edits of a field wait as one, and a corrected entry takes the place of a refused one.
 * @returns the id under which it waits.
 */
export function enqueue(queue: Queue, next: NewChange): { readonly queue: Queue; readonly id: string } {
  const last = queue.findLast((entry) => sharesRecord(entry.change, next.change));
  const change = last && !last.attempted ? joined(last.change, next.change) : undefined;
  if (last && change) return { queue: replaced(queue, edited(last, change)), id: last.id };
  const order = Math.max(0, ...queue.map((entry) => entry.order)) + 1;
  return { queue: [...queue, { ...next, order, revision: 0, attempted: false }], id: next.id };
}

/** What may be sent now: what is first of each of its records, and needs nothing that the person has to decide. */
export function sendable(queue: Queue, busy: ReadonlySet<string>): readonly QueuedChange[] {
  const inOrder = queue.toSorted((a, b) => a.order - b.order);
  return inOrder.filter((entry, place) => {
    if (entry.stuck || busy.has(entry.id)) return false;
    return !inOrder
      .slice(0, place)
      .some((before) =>
        before.stuck
          ? changesOverlap(before.change, entry.change)
          : sharesRecord(before.change, entry.change),
      );
  });
}

/**
 * Notes that a write leaves the device, with the change as it is written: merged fields have theirs as their start from
 * now on, so that a repetition does not merge again. Undefined where the change was edited or taken away meanwhile.
 */
export function markAttempted(queue: Queue, sent: QueuedChange, change: Change): Queue | undefined {
  const entry = queue.find(({ id }) => id === sent.id);
  if (entry === undefined || entry.revision !== sent.revision || entry.stuck) return undefined;
  return replaced(queue, { ...entry, change, attempted: true });
}

/** Sets a change aside until the person decides; nothing of it is on the server. */
export function markStuck(queue: Queue, { id, revision }: QueuedChange, stuck: Stuck): Queue {
  return queue.map((entry) =>
    // What was edited meanwhile is judged anew.
    entry.id === id && entry.revision === revision ? { ...entry, attempted: false, stuck } : entry,
  );
}

/** Without a change that has arrived; what was edited meanwhile stays, to be sent as well. */
export const withoutArrived = (queue: Queue, { id, revision }: QueuedChange): Queue =>
  queue.filter((entry) => entry.id !== id || entry.revision !== revision);

/** Lets a refused change be sent again. */
export function resend(queue: Queue, id: string): Queue {
  return queue.map((entry) => (entry.id === id ? edited(entry, entry.change) : entry));
}

const patchesOf = ({ parts }: Change): readonly PatchPart[] => parts.filter((part) => part.kind === 'patch');

/**
 * Takes a change away that the person discards. Changes made on top of it start from what it started from.
 */
export function discarded(queue: Queue, id: string): Queue {
  const gone = queue.find((entry) => entry.id === id);
  if (gone === undefined) return queue;
  const startBefore = (part: PatchPart): PatchPart => {
    const under = patchesOf(gone.change).find((below) => below.path === part.path && below.id === part.id);
    if (under === undefined) return part;
    const base = Object.fromEntries(
      Object.entries(part.base).map(([field, value]) => [
        field,
        field in under.patch && sameValue(under.patch[field], value) ? under.base[field] : value,
      ]),
    );
    return { ...part, base };
  };
  return without(queue, id).map((entry) =>
    entry.order < gone.order || !changesOverlap(entry.change, gone.change)
      ? entry
      : edited(entry, {
          ...entry.change,
          parts: entry.change.parts.map((part) => (part.kind === 'patch' ? startBefore(part) : part)),
        }),
  );
}

/** Whose version of a field stands, by `path/id/field`. */
export type ClashChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The name of a field of a record, among all records. */
export const fieldKey = ({ path, id, field }: Pick<ClashField, 'path' | 'id' | 'field'>): string =>
  `${path}/${id}/${field}`;

/**
 * Carries out what the person chose: mine is written over theirs, for theirs nothing is written. A field that somebody
 * changes once more is asked again.
 */
export function clashResolved(queue: Queue, id: string, choices: ClashChoices): Queue {
  const entry = queue.find((one) => one.id === id);
  if (entry?.stuck?.kind !== 'clash') return queue;
  const fields = entry.stuck.fields;
  const parts = entry.change.parts.flatMap((part): ChangePart[] => {
    if (part.kind !== 'patch') return [part];
    let { patch, base } = part;
    for (const clash of fields) {
      if (clash.path !== part.path || clash.id !== part.id) continue;
      if (choices[fieldKey(clash)] === 'mine') base = { ...base, [clash.field]: clash.theirs };
      else patch = withoutField(patch, clash.field);
    }
    return enteredFields(patch).length > 0 ? [{ ...part, patch, base }] : [];
  });
  if (parts.length === 0) return without(queue, id);
  return replaced(queue, edited(entry, { ...entry.change, parts }));
}

function withoutField(fields: FieldValues, name: string): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** Puts other texts, by `path/id/field`, into a waiting change, as when the person corrects what was refused. */
export function corrected(queue: Queue, id: string, texts: Readonly<Record<string, string>>): Queue {
  const entry = queue.find((one) => one.id === id);
  // What has left the device stays as it is, or nobody could tell whether it had arrived.
  if (entry === undefined || entry.attempted) return queue;
  const parts = entry.change.parts.map((part): ChangePart => {
    if (part.kind === 'delete') return part;
    const correct = (fields: FieldValues): FieldValues =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, texts[fieldKey({ ...part, field })] ?? value]),
      );
    return part.kind === 'patch'
      ? { ...part, patch: correct(part.patch) }
      : { ...part, fields: correct(part.fields) };
  });
  return replaced(queue, edited(entry, { ...entry.change, parts }));
}
