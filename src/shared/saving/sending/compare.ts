import { type FailureKind, failureKind } from '@/shared/failures/failure-kind';
import { StoredValue } from '@/shared/firebase/stored-value';
import type { Change, ChangePart, CreatePart, KeepPart, MovePart, PatchPart } from '../change';
import { comparedFields, isStamp } from '../change-relations';
import { clash, type FieldFunctions } from '../field-functions';
import type { ClashField } from '../outbox/queue';
import { type FieldValues, sameStart, sameValue, valueAt, withValueAt } from '../values';
import type { BackendWrite, SaveBackend, StoredRecord } from './save-backend';

/** A part compared with the server's record. */
type Found = { readonly part?: ChangePart } & (
  | { readonly kind: 'there'; readonly proves?: boolean }
  /** `along`: written only together with another part. */
  | { readonly kind: 'write' | 'along'; readonly writes: readonly BackendWrite[] }
  | { readonly kind: 'clash'; readonly fields: readonly ClashField[] }
  | { readonly kind: 'refused'; readonly because: FailureKind }
);

type Read = (path: string, id: string) => Promise<StoredRecord | undefined>;

/** The dependencies of one attempt to send a change. */
export interface AttemptTools extends FieldFunctions {
  readonly backend: SaveBackend;
  /**
   * Marks the change in the outbox as sent, just before it is sent. Resolves with false if it must not be
   * sent any more.
   */
  readonly leaving: (change: Change) => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly signal: AbortSignal;
}

interface CompareTools extends AttemptTools {
  readonly mayHaveArrived: boolean;
  readonly read: Read;
}

/** Reads each record once, so that all parts of a change see the same version. */
export function readOnce({ backend, signal }: AttemptTools): Read {
  const reads = new Map<string, ReturnType<Read>>();
  return async (path, id) => {
    const name = `${path}/${id}`;
    const reading = reads.get(name) ?? backend.read(path, id, signal);
    reads.set(name, reading);
    return reading;
  };
}

/** Compares a part of a change with the server's record. */
export async function compare(part: ChangePart, tools: CompareTools): Promise<Found> {
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

/**
 * Reads a record. Treats a denied read as a missing record, because rules that use the record's fields deny
 * reading a missing one.
 */
const readIfThere = ({ path, id }: Pick<ChangePart, 'path' | 'id'>, { read, isOnline }: CompareTools) =>
  read(path, id).catch((error: unknown) => {
    if (failureKind(error, isOnline()) === 'denied') return undefined;
    throw error;
  });

/**
 * Compares a move whose record is gone. A record to put away counts as moved. A record to restore must exist
 * at its target already.
 */
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

/**
 * Compares a creation. Reads the record only if an earlier attempt may have written it, because no one else
 * knows a new id.
 */
async function compareCreate(part: CreatePart, tools: CompareTools): Promise<Found> {
  const { path, id, fields, replaces } = part;
  const write: Found = {
    kind: 'write',
    writes: [{ kind: replaces ? 'set' : 'create', path, id, fields }],
  };
  // A record that may be replaced does not prove that this change has arrived.
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
    const name = merge[field];
    const merger = name && mergers[name];
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

/**
 * Computes the derived fields again from the server's record, because another person's changes affect them,
 * too.
 */
async function withDerived(
  part: PatchPart,
  stored: FieldValues,
  derivers: CompareTools['derivers'],
): Promise<PatchPart> {
  const derive = part.derived?.by && derivers[part.derived.by];
  if (derive === undefined) return part;
  const made = await derive(
    comparedFields(part).reduce((record, field) => withValueAt(record, field, part.patch[field]), stored),
  );
  return { ...part, patch: { ...part.patch, ...made } };
}
