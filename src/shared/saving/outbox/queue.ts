import type { FailureKind } from '@/shared/failures/failure-kind';
import { type Change, type ChangePart, type PatchPart } from '../change';
import { changesOverlap, createdBy, isStamp, joined, recordsOf, repeats } from '../change-relations';
import { type FieldValues, sameValue } from '../values';

/** The person who changed a record last, if the record says so. */
export interface Changer {
  /** Undefined if this person's own account made the change, as on another device. */
  readonly name: string | undefined;
  readonly isOwn: boolean;
  readonly at: Date | undefined;
}

/** A field that somebody else has changed meanwhile: mine, theirs and the value before. */
export interface ClashField {
  readonly path: string;
  readonly id: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
  /** Undefined for a record that does not tell. */
  readonly changer?: Changer;
}

/** Why a change is not sent until the person decides. */
export type Stuck =
  | { readonly kind: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] };

/** A change in the outbox. */
export interface QueuedChange {
  readonly id: string;
  readonly uid: string;
  /** Position in the order of all changes of this person. */
  readonly order: number;
  /** When the person made the change, in milliseconds by the device's clock. */
  readonly since: number;
  readonly change: Change;
  /** Incremented by every edit, so that a sender notices that its copy is outdated. */
  readonly revision: number;
  /** A write was sent and its answer is not known: it may have arrived. */
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

/** The changes in their order, each with those before it that hold it back. */
function inOrder(
  queue: Queue,
): readonly { readonly entry: QueuedChange; readonly before: readonly QueuedChange[] }[] {
  const byRecord = new Map<string, QueuedChange[]>();
  return queue
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => {
      const records = recordsOf(entry.change);
      const earlier = new Set(records.flatMap((record) => byRecord.get(record) ?? []));
      for (const record of records) byRecord.set(record, [...(byRecord.get(record) ?? []), entry]);
      // One that waits for the person holds back only what it overlaps.
      const before = [...earlier].filter(
        ({ stuck, change }) => !stuck || changesOverlap(change, entry.change),
      );
      return { entry, before };
    });
}

/** Removes a change that never arrived, and with it the steps that were to follow on records that nothing makes now. */
function without(queue: Queue, id: string): Queue {
  const left = queue.filter((entry) => entry.id !== id);
  const made = new Set(left.flatMap(({ change }) => createdBy(change)));
  const unmade = queue.flatMap((entry) => (entry.id === id ? createdBy(entry.change) : []));
  return left.filter(
    ({ change }) =>
      !change.isStep || recordsOf(change).every((record) => made.has(record) || !unmade.includes(record)),
  );
}

const replaced = (queue: Queue, next: QueuedChange): Queue =>
  queue.map((entry) => (entry.id === next.id ? next : entry));

/** A new revision without `stuck`, so that it is sent (again). */
function edited(before: QueuedChange, change: Change): QueuedChange {
  const { id, uid, order, since, attempted, revision } = before;
  return { id, uid, order, since, attempted, change, revision: revision + 1 };
}

/**
 * Adds a change at the end, in place of those that wait for the person and that it makes once more; or joins it with the
 * last one of the same record if that was not sent yet: ten edits of a field wait as one.
 * @returns the id of the waiting change.
 */
export function enqueue(queue: Queue, next: NewChange): { readonly queue: Queue; readonly id: string } {
  const old = queue.filter(({ stuck, change }) => stuck && repeats(next.change, change));
  const last = queue.findLast((entry) => !old.includes(entry) && sharesRecord(entry.change, next.change));
  const change = last && !last.attempted ? joined(last.change, next.change) : undefined;
  const order = Math.max(0, ...queue.map((entry) => entry.order)) + 1;
  const entered =
    last && change
      ? { queue: replaced(queue, edited(last, change)), id: last.id }
      : { queue: [...queue, { ...next, order, revision: 0, attempted: false }], id: next.id };
  return { ...entered, queue: old.reduce((left, { id }) => discarded(left, id), entered.queue) };
}

/** The changes to send now: each is the first one of all its records and needs no decision of the person. */
export const sendable = (queue: Queue, busy: ReadonlySet<string>): readonly QueuedChange[] =>
  inOrder(queue)
    .filter(({ entry, before }) => !entry.stuck && !busy.has(entry.id) && before.length === 0)
    .map(({ entry }) => entry);

/**
 * By id, why changes wait that need no decision themselves: for what their last attempt failed by, or that of one before
 * them.
 * @param failures by id, what the last attempts failed by.
 */
export function reasonsToWait(
  queue: Queue,
  failures: ReadonlyMap<string, { readonly because?: FailureKind }>,
): ReadonlyMap<string, FailureKind> {
  const reasons = new Map<string, FailureKind>();
  for (const { entry, before } of inOrder(queue)) {
    if (entry.stuck) continue;
    const own = failures.get(entry.id)?.because;
    const because = [own, ...before.map(({ id, stuck }) => (stuck ? becauseOf(stuck) : reasons.get(id)))];
    const first = because.find((reason) => reason !== undefined);
    if (first !== undefined) reasons.set(entry.id, first);
  }
  return reasons;
}

/** What failed, in a change that waits for the person. */
export const becauseOf = (stuck: Stuck): FailureKind =>
  stuck.kind === 'refused' ? stuck.because : 'conflict';

/**
 * Marks a change as sent, just before it is, with the parts as they are written: a merged field gets the merged
 * value and their value as base, so that a repetition does not merge again. Undefined where the change was edited
 * or discarded meanwhile.
 */
export function markAttempted(queue: Queue, sent: QueuedChange, change: Change): Queue | undefined {
  const entry = queue.find(({ id }) => id === sent.id);
  if (entry === undefined || entry.revision !== sent.revision || entry.stuck) return undefined;
  return replaced(queue, { ...entry, change, attempted: true });
}

/** Sets a change aside until the person decides; the server has nothing of it. */
export function markStuck(queue: Queue, { id, revision }: QueuedChange, stuck: Stuck): Queue {
  return queue.map((entry) =>
    // A newer revision was not part of that answer and is sent anew.
    entry.id === id && entry.revision === revision ? { ...entry, attempted: false, stuck } : entry,
  );
}

/** Removes a change that has arrived; a newer revision stays, to be sent as well. */
export const withoutArrived = (queue: Queue, { id, revision }: QueuedChange): Queue =>
  queue.filter((entry) => entry.id !== id || entry.revision !== revision);

/** Lets a refused change be sent again. */
export function resend(queue: Queue, id: string): Queue {
  return queue.map((entry) => (entry.id === id ? edited(entry, entry.change) : entry));
}

const patchesOf = ({ parts }: Change): readonly PatchPart[] => parts.filter((part) => part.kind === 'patch');

/**
 * Removes a change that the person discards. Later changes of the same fields get its base in place of its values.
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

/** Removes a change that waits for the person, as when its form is saved once more; any other stays. */
export const withdrawn = (queue: Queue, id: string): Queue =>
  queue.some((entry) => entry.id === id && entry.stuck) ? discarded(queue, id) : queue;

/** The chosen version of each field, by `path/id/field`. */
export type ClashChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Identifies a field of a record among all records. */
export const fieldKey = ({ path, id, field }: Pick<ClashField, 'path' | 'id' | 'field'>): string =>
  `${path}/${id}/${field}`;

/**
 * Carries out the person's choice: "mine" gets their value as its base and is written, "theirs" leaves the field
 * out. If somebody changes the field once more, the person is asked again.
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
    return isStamp({ ...part, patch }) ? [] : [{ ...part, patch, base }];
  });
  // What accompanied the fields, such as what a search finds, has nothing left to accompany.
  if (!parts.some((part) => part.kind === 'patch')) return without(queue, id);
  return replaced(queue, edited(entry, { ...entry.change, parts }));
}

function withoutField(fields: FieldValues, name: string): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** Replaces texts of a waiting change, by `path/id/field`, when the person corrects what was refused. */
export function corrected(queue: Queue, id: string, texts: Readonly<Record<string, string>>): Queue {
  const entry = queue.find((one) => one.id === id);
  // A change that was sent must stay as it is: otherwise nobody could tell whether it has arrived.
  if (entry === undefined || entry.attempted) return queue;
  const parts = entry.change.parts.map((part): ChangePart => {
    if (part.kind !== 'create' && part.kind !== 'patch') return part;
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
