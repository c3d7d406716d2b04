import type { FailureKind } from '@/shared/failures/failure-kind';
import { type Change, type ChangePart, type PatchPart } from '../change';
import { changesOverlap, createdBy, isStamp, joined, recordsOf, repeats } from '../change-relations';
import { type FieldValues, sameValue } from '../values';

/** The person who last changed a record, if the record stores it. */
export interface Changer {
  /** Undefined if the name is unknown or the change came from this person's own account on another device. */
  readonly name: string | undefined;
  readonly isOwn: boolean;
  readonly at: Date | undefined;
}

/** A field that another person has changed in the meantime: my value, their value and the one before. */
export interface ClashField {
  readonly path: string;
  readonly id: string;
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
  /** Undefined if the record does not store who changed it. */
  readonly changer?: Changer;
}

/** The reason why a change is not sent until the person decides. */
export type Stuck =
  | { readonly kind: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] };

/** A change in the outbox. */
export interface QueuedChange {
  readonly id: string;
  readonly uid: string;
  /** Position among all changes of this person. */
  readonly order: number;
  /** The time when the person made the change, in ms by the device's clock. */
  readonly since: number;
  readonly change: Change;
  /** Incremented by every edit, so that a sender notices that its copy is stale. */
  readonly revision: number;
  /** True if a write was sent and its answer is not known: it may have arrived. */
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

/** Returns the changes in their order, each with the earlier changes that block it. */
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
      // A stuck change blocks only changes that overlap with it.
      const before = [...earlier].filter(
        ({ stuck, change }) => !stuck || changesOverlap(change, entry.change),
      );
      return { entry, before };
    });
}

/**
 * Removes a change that never arrived. Also removes later steps on records that no change creates any more.
 */
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

/** Returns a new revision without `stuck`, so that it is sent again. */
function edited(before: QueuedChange, change: Change): QueuedChange {
  const { id, uid, order, since, attempted, revision } = before;
  return { id, uid, order, since, attempted, change, revision: revision + 1 };
}

/**
 * Adds a change at the end of the queue. Replaces stuck changes that it repeats. Joins it with the last
 * change of the same record if that was not sent yet, so ten edits of a field wait as one.
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

/** Returns the changes to send now: each is the first one of all its records and not stuck. */
export const sendable = (queue: Queue, busy: ReadonlySet<string>): readonly QueuedChange[] =>
  inOrder(queue)
    .filter(({ entry, before }) => !entry.stuck && !busy.has(entry.id) && before.length === 0)
    .map(({ entry }) => entry);

/**
 * Returns why each waiting change still waits, by id: its own last failure, or that of a change before it.
 * Leaves out stuck changes.
 * @param failures the reason why each change's last attempt failed, by id.
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

/** Returns the kind of failure of a stuck change. */
export const becauseOf = (stuck: Stuck): FailureKind =>
  stuck.kind === 'refused' ? stuck.because : 'conflict';

/**
 * Marks a change as sent, just before it is sent, with the parts as they are written. A merged field gets the
 * merged value, and their value as its base, so that a retry does not merge again. Returns undefined if the
 * change was edited or discarded in the meantime.
 */
export function markAttempted(queue: Queue, sent: QueuedChange, change: Change): Queue | undefined {
  const entry = queue.find(({ id }) => id === sent.id);
  if (entry === undefined || entry.revision !== sent.revision || entry.stuck) return undefined;
  return replaced(queue, { ...entry, change, attempted: true });
}

/** Marks a change as stuck until the person decides. The server has none of it. */
export function markStuck(queue: Queue, { id, revision }: QueuedChange, stuck: Stuck): Queue {
  return queue.map((entry) =>
    // The answer did not include a newer revision, which is sent next.
    entry.id === id && entry.revision === revision ? { ...entry, attempted: false, stuck } : entry,
  );
}

/** Removes a change that has arrived. Keeps a newer revision, which still has to be sent. */
export const withoutArrived = (queue: Queue, { id, revision }: QueuedChange): Queue =>
  queue.filter((entry) => entry.id !== id || entry.revision !== revision);

/** Makes a refused change be sent again. */
export function resend(queue: Queue, id: string): Queue {
  return queue.map((entry) => (entry.id === id ? edited(entry, entry.change) : entry));
}

const patchesOf = ({ parts }: Change): readonly PatchPart[] => parts.filter((part) => part.kind === 'patch');

/**
 * Removes a change that the person discards. Later changes of the same fields get its base in place of its
 * values.
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

/** Removes a change if it is stuck, as when its form is saved again. */
export const withdrawn = (queue: Queue, id: string): Queue =>
  queue.some((entry) => entry.id === id && entry.stuck) ? discarded(queue, id) : queue;

/** The chosen version of each field, by `path/id/field`. */
export type ClashChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Returns a key for a field of a record, unique among all records. */
export const fieldKey = ({ path, id, field }: Pick<ClashField, 'path' | 'id' | 'field'>): string =>
  `${path}/${id}/${field}`;

/**
 * Applies the person's choices. "mine" gets their value as its base and is written. "theirs" drops the field.
 * If the field changes again before the write, the person is asked again.
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
  // Without patched fields, index entries and other accompanying parts have no purpose.
  if (!parts.some((part) => part.kind === 'patch')) return without(queue, id);
  return replaced(queue, edited(entry, { ...entry.change, parts }));
}

function withoutField(fields: FieldValues, name: string): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** Replaces texts of a waiting change, by `path/id/field`, when the person corrects refused ones. */
export function corrected(queue: Queue, id: string, texts: Readonly<Record<string, string>>): Queue {
  const entry = queue.find((one) => one.id === id);
  // A change that was sent must stay as it is. Otherwise a later comparison couldn't show whether it has
  // arrived.
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
