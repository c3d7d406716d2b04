import { StatusError } from '../../status';
import { emptyFields, fieldAt, withField } from '../values/document-fields';
import { checkDocumentLimits } from '../values/document-size';
import type { Fields, Micros, StoredDocument, Value } from '../model';
import { formatMicros } from '../values/timestamp';
import { applyTransforms } from './transforms';
import { identicalFields } from '../values/value-order';
import type { UpdateWrite, Write } from './write-parser';

/** One write, with the document before and after it. */
export interface WriteStep {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** True if an earlier write of the same commit has changed the document. */
  readonly again: boolean;
  readonly transformResults: readonly Value[];
}

export interface AppliedWrites {
  readonly steps: readonly WriteStep[];
  /** The changed documents in their state after all writes. */
  readonly states: ReadonlyMap<string, StoredDocument | undefined>;
}

function updatedFields(write: UpdateWrite, before: StoredDocument | undefined): Fields {
  if (write.mask === undefined) return write.fields;
  let fields: Fields = before?.fields ?? emptyFields();
  for (const path of write.mask) fields = withField(fields, path, fieldAt(write.fields, path));
  return fields;
}

function updated(
  write: UpdateWrite,
  before: StoredDocument | undefined,
  time: Micros,
): Pick<WriteStep, 'after' | 'transformResults'> {
  const { fields, results } = applyTransforms(updatedFields(write, before), write.transforms, time);
  const unchanged = before !== undefined && identicalFields(before.fields, fields);
  const after = unchanged
    ? before
    : { name: write.name, fields, createTime: before?.createTime ?? time, updateTime: time };
  return { after, transformResults: results };
}

/**
 * Computes the results of writes in order and stores nothing. Ignores preconditions, because the rules decide
 * before them. An unchanged document stays the same object.
 */
export function applyWrites(
  writes: readonly Write[],
  stored: (name: string) => StoredDocument | undefined,
  time: Micros,
): AppliedWrites {
  const states = new Map<string, StoredDocument | undefined>();
  const steps = writes.map((write): WriteStep => {
    const again = states.has(write.name);
    const before = again ? states.get(write.name) : stored(write.name);
    if (write.kind === 'verify') return { write, before, again, after: before, transformResults: [] };
    const outcome =
      write.kind === 'update' ? updated(write, before, time) : { after: undefined, transformResults: [] };
    states.set(write.name, outcome.after);
    return { write, before, again, ...outcome };
  });
  return { steps, states };
}

/** Throws the service's error if a write's precondition fails. */
export function checkPrecondition({ write, before, again }: WriteStep): void {
  const { exists, updateTime } = write.precondition;
  if (exists === true && before === undefined) {
    // The commit contradicts itself, so it fails for any stored data.
    if (again) throw new StatusError('INVALID_ARGUMENT', `Deleted earlier in the same commit: ${write.name}`);
    throw new StatusError('NOT_FOUND', `No document to update: ${write.name}`);
  }
  if (exists === false && before !== undefined) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${write.name}`);
  }
  if (updateTime !== undefined && before?.updateTime !== updateTime) {
    const actual =
      before === undefined ? 'which does not exist' : `last updated at ${formatMicros(before.updateTime)}`;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The update time ${formatMicros(updateTime)} is not that of the document, ${actual}: ${write.name}`,
    );
  }
}

/** Checks the preconditions and limits of all writes. */
export function checkWrites(applied: AppliedWrites): void {
  for (const step of applied.steps) {
    checkPrecondition(step);
    if (step.after !== undefined && step.after !== step.before) checkDocumentLimits(step.after);
  }
}
