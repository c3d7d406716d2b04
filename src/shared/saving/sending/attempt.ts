import { type FailureKind, failureKind } from '@/shared/failures/failure-kind';
import { StoredValue } from '@/shared/firebase/stored-value';
import type { RestFields } from '@/shared/firebase/values';
import {
  type ApiCall,
  type Change,
  type ChangePart,
  type CreatePart,
  type KeepPart,
  type MovePart,
  type PatchPart,
} from '../change';
import { comparedFields, isStamp } from '../change-relations';
import type { ClashField, QueuedChange } from '../outbox/queue';
import { type FieldValues, sameStart, sameValue, valueAt, withValueAt } from '../values';

/** A record on the server, with the version by which a write can be guarded. */
export interface StoredRecord {
  readonly fields: FieldValues;
  /** The same as it is stored, for writing it elsewhere unchanged. */
  readonly stored: RestFields;
  readonly updateTime: string;
}

/** One write of an atomic batch. A patch and a guarded delete succeed only at the version that was read. */
export type BackendWrite =
  | { readonly kind: 'create'; readonly path: string; readonly id: string; readonly fields: FieldValues }
  | { readonly kind: 'set'; readonly path: string; readonly id: string; readonly fields: FieldValues }
  | {
      readonly kind: 'patch';
      readonly path: string;
      readonly id: string;
      readonly patch: FieldValues;
      readonly ifUpdateTime: string;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly id: string; readonly ifUpdateTime?: string };

/** The sender's view of the server; errors carry the codes of the database. */
export interface SaveBackend {
  read(path: string, id: string, signal: AbortSignal): Promise<StoredRecord | undefined>;
  commit(writes: readonly BackendWrite[], signal: AbortSignal): Promise<void>;
  /** Carries out an API call; by the key the server recognises a repetition. */
  call(call: ApiCall, idempotencyKey: string, signal: AbortSignal): Promise<void>;
}

/** What is known of the two versions beside their values. */
interface MergeState {
  /** `mine` was sent once without an answer, so that `theirs` may hold it already. */
  readonly mayHaveArrived: boolean;
}

/**
 * Merges two people's versions of a field that both started from `base`, or returns `clash` where a person must
 * decide.
 */
export type Merger = (base: unknown, mine: unknown, theirs: unknown, state: MergeState) => unknown;
export const clash = Symbol('clash');

/**
 * Makes the derived fields of a record of its other ones, whatever it holds: a record that is stored need not fit its
 * schema.
 */
export type Deriver = (record: FieldValues) => FieldValues | Promise<FieldValues>;

/** What features know of their fields, by the names that changes refer to. */
export interface FieldFunctions {
  readonly mergers: Readonly<Record<string, Merger>>;
  readonly derivers: Readonly<Record<string, Deriver>>;
}

export type AttemptResult =
  /** `already`: the server had it before this device sent anything. */
  | { readonly kind: 'saved'; readonly already: boolean }
  | { readonly kind: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] }
  | { readonly kind: 'retry'; readonly because: FailureKind }
  /** The change was edited or discarded while it was being prepared. */
  | { readonly kind: 'outdated' };

export interface AttemptTools extends FieldFunctions {
  readonly backend: SaveBackend;
  /** Marks the change in the outbox as sent, just before it is; false when it must not be sent any more. */
  readonly leaving: (change: Change) => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
}

/** How often a change is read and compared again when somebody else writes the same record in between. */
const preparations = 5;

/** Failures that a repetition cannot help. */
const final: ReadonlySet<FailureKind> = new Set(['denied', 'invalid', 'gone', 'exists']);

/** Sends one change once: reads, compares, writes. Never rejects. */
export async function attempt(entry: QueuedChange, tools: AttemptTools): Promise<AttemptResult> {
  try {
    const work = entry.change.call
      ? attemptCall(entry, entry.change.call, tools)
      : attemptWrite(entry, tools);
    // The signal also ends waits that do not listen to it, such as that for a token.
    return await Promise.race([work, whenAborted(tools.signal)]);
  } catch (error) {
    const because = tools.signal.aborted ? 'timeout' : failureKind(error, tools.isOnline());
    if (because === 'unexpected') console.warn('A change was not sent.', error);
    return final.has(because) ? { kind: 'refused', because, ...textOf(error) } : { kind: 'retry', because };
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Our own API words the reason of a refusal for people. */
function textOf(error: unknown): { readonly text?: string } {
  const isTold = error instanceof Error && 'forPeople' in error && error.forPeople === true;
  return isTold ? { text: error.message } : {};
}

async function attemptCall(
  entry: QueuedChange,
  call: ApiCall,
  { backend, leaving, signal }: AttemptTools,
): Promise<AttemptResult> {
  if (!(await leaving(entry.change))) return { kind: 'outdated' };
  await backend.call(call, entry.id, signal);
  return { kind: 'saved', already: false };
}

async function attemptWrite(entry: QueuedChange, tools: AttemptTools): Promise<AttemptResult> {
  const { backend, leaving, signal } = tools;
  let { change, attempted } = entry;
  for (let preparation = 0; preparation < preparations; preparation++) {
    const read = readOnce(tools);
    const found = await Promise.all(
      change.parts.map((part) => compare(part, { ...tools, mayHaveArrived: attempted, read })),
    );
    // A batch is atomic: a record that only this batch can have created proves that all of it arrived. And where a record
    // was moved already, by whomever, the rest has nothing left to accompany.
    const hasArrived =
      found.every(({ kind }) => kind === 'there' || kind === 'along') ||
      found.some((part, place) => part.kind === 'there' && change.parts[place]?.kind === 'move') ||
      (attempted && found.some((part) => part.kind === 'there' && part.proves));
    if (hasArrived) return { kind: 'saved', already: !attempted };

    const clashes = found.flatMap((part) => (part.kind === 'clash' ? part.fields : []));
    if (clashes.length > 0) return { kind: 'clash', fields: clashes };
    const hopeless = found.find((part) => part.kind === 'refused');
    if (hopeless) return { kind: 'refused', because: hopeless.because };

    change = {
      ...change,
      parts: found.map((part, place) => part.part ?? (change.parts[place] as ChangePart)),
    };
    if (!(await leaving(change))) return { kind: 'outdated' };
    signal.throwIfAborted();
    attempted = true;
    try {
      await backend.commit(
        found.flatMap((part) => ('writes' in part ? part.writes : [])),
        signal,
      );
      return { kind: 'saved', already: false };
    } catch (error) {
      // The record has changed since it was read: read and compare again.
      if (!raced.has(failureKind(error, tools.isOnline()))) throw error;
    }
  }
  return { kind: 'retry', because: 'conflict' };
}

const raced: ReadonlySet<FailureKind> = new Set(['conflict', 'exists', 'gone']);

/** A part compared with the server's record. */
type Found = { readonly part?: ChangePart } & (
  | { readonly kind: 'there'; readonly proves?: boolean }
  /** `along`: written only together with another part. */
  | { readonly kind: 'write' | 'along'; readonly writes: readonly BackendWrite[] }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] }
  | { readonly kind: 'refused'; readonly because: FailureKind }
);

type Read = (path: string, id: string) => Promise<StoredRecord | undefined>;

interface CompareTools extends AttemptTools {
  readonly mayHaveArrived: boolean;
  readonly read: Read;
}

/** Reads each record once, so that all parts that are about it see the same version. */
function readOnce({ backend, signal }: AttemptTools): Read {
  const reads = new Map<string, ReturnType<Read>>();
  return async (path, id) => {
    const name = `${path}/${id}`;
    const reading = reads.get(name) ?? backend.read(path, id, signal);
    reads.set(name, reading);
    return reading;
  };
}

async function compare(part: ChangePart, tools: CompareTools): Promise<Found> {
  const { path, id } = part;
  if (part.kind === 'create') return compareCreate(part, tools);
  const stored = await tools.read(path, id);
  switch (part.kind) {
    case 'delete': {
      if (stored === undefined) return { kind: 'there' };
      if (part.onlyIf === undefined) return { kind: 'write', writes: [{ kind: 'delete', path, id }] };
      if (!holds(stored.fields, part.onlyIf)) return { kind: 'there' };
      return { kind: 'write', writes: [{ kind: 'delete', path, id, ifUpdateTime: stored.updateTime }] };
    }
    case 'move':
      return stored === undefined ? compareMoved(part, tools) : moved(part, stored);
    case 'keep':
      return stored === undefined ? { kind: 'there' } : kept(part, stored);
    default:
      return stored === undefined ? { kind: 'refused', because: 'gone' } : comparePatch(part, stored, tools);
  }
}

/** Rules that refer to the record's fields deny reading a missing one. */
const readIfThere = ({ path, id }: Pick<ChangePart, 'path' | 'id'>, { read, isOnline }: CompareTools) =>
  read(path, id).catch((error: unknown) => {
    if (failureKind(error, isOnline()) === 'denied') return undefined;
    throw error;
  });

/** A record that is gone counts as put away; one to bring back must be in its place already. */
async function compareMoved({ to, outOf }: MovePart, tools: CompareTools): Promise<Found> {
  if (outOf === undefined || (await readIfThere(to, tools)) !== undefined) return { kind: 'there' };
  return { kind: 'refused', because: 'gone' };
}

function moved({ path, id, to, into, outOf }: MovePart, { stored, updateTime }: StoredRecord): Found {
  const held = outOf === undefined ? { mapValue: { fields: stored } } : stored[outOf];
  if (held === undefined || !('mapValue' in held)) return { kind: 'refused', because: 'invalid' };
  const fields: FieldValues = into
    ? { ...into.beside, [into.field]: new StoredValue(held) }
    : Object.fromEntries(
        Object.entries(held.mapValue.fields ?? {}).map(([name, value]) => [name, new StoredValue(value)]),
      );
  return {
    kind: 'write',
    writes: [
      { kind: 'delete', path, id, ifUpdateTime: updateTime },
      { kind: 'create', ...to, fields },
    ],
  };
}

function kept(
  { path, id, below, fields, turn, places }: KeepPart,
  { fields: values, stored }: StoredRecord,
): Found {
  const count = Number(values[turn] ?? 0);
  const entries = fields.flatMap((field) => {
    const value = stored[field];
    return value === undefined ? [] : [[field, new StoredValue(value)] as const];
  });
  const place = { path: `${path}/${id}/${below}`, id: String(count % places) };
  return { kind: 'along', writes: [{ kind: 'set', ...place, fields: Object.fromEntries(entries) }] };
}

/** Nobody else knows a new id, so it is read only when an earlier attempt may have written it. */
async function compareCreate(part: CreatePart, tools: CompareTools): Promise<Found> {
  const { path, id, fields, replaces } = part;
  const write: Found = {
    kind: 'write',
    writes: [{ kind: replaces ? 'set' : 'create', path, id, fields }],
  };
  // What stands in its place is no sign that this one has arrived.
  if (replaces || !tools.mayHaveArrived) return write;
  const stored = await readIfThere(part, tools);
  if (stored === undefined) return write;
  return holds(stored.fields, fields)
    ? { kind: 'there', proves: true }
    : { kind: 'refused', because: 'exists' };
}

const holds = (stored: FieldValues, wanted: FieldValues): boolean =>
  Object.entries(wanted).every(([field, value]) => sameValue(valueAt(stored, field), value));

async function comparePatch(
  part: PatchPart,
  { fields, updateTime }: StoredRecord,
  { mergers, derivers, mayHaveArrived }: CompareTools,
): Promise<Found> {
  const { path, id, patch, base, merge = {} } = part;
  const compared = comparedFields(part);
  const hasArrived =
    compared.every((field) => sameValue(valueAt(fields, field), patch[field])) &&
    (part.marks ?? []).every((field) => {
      const mark = valueAt(fields, field) ?? null;
      return mark !== null && !sameValue(mark, base[field]);
    });
  if (hasArrived && !isStamp(part)) return { kind: 'there' };
  const clashes: ClashField[] = [];
  let merged = part;
  for (const field of compared) {
    const theirs = valueAt(fields, field);
    const mine = patch[field];
    if (sameValue(theirs, mine) || sameStart(theirs, base[field])) continue;
    const merger = mergers[merge[field] ?? ''];
    const both = merger ? await merger(base[field], mine, theirs, { mayHaveArrived }) : clash;
    if (both === clash) clashes.push({ path, id, field, mine, theirs, base: base[field] });
    else
      merged = {
        ...merged,
        patch: { ...merged.patch, [field]: both },
        base: { ...merged.base, [field]: theirs },
      };
  }
  if (clashes.length > 0) return { kind: 'clash', fields: clashes };
  merged = await withDerived(merged, fields, derivers);
  return {
    kind: isStamp(part) ? 'along' : 'write',
    part: merged,
    writes: [{ kind: 'patch', path, id, patch: merged.patch, ifUpdateTime: updateTime }],
  };
}

/** What somebody else changed meanwhile is a part of what the derived fields are made of. */
async function withDerived(
  part: PatchPart,
  stored: FieldValues,
  derivers: CompareTools['derivers'],
): Promise<PatchPart> {
  const derive = derivers[part.derived?.by ?? ''];
  if (derive === undefined) return part;
  const made = await derive(
    comparedFields(part).reduce((record, field) => withValueAt(record, field, part.patch[field]), stored),
  );
  return { ...part, patch: { ...part.patch, ...made } };
}
