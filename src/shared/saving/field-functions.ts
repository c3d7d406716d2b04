import type { FieldValues } from './values';

/**
 * The names by which stored changes refer to mergers. A released name must stay, because an outbox may hold
 * it. `app/field-functions.ts` maps each name to its function.
 */
export type MergerName = 'rich-text' | 'note-timer' | 'proposal-content' | 'preferences' | 'list';

/** The names by which stored changes refer to derivers. A released name must stay, too. */
export type DeriverName =
  | 'calendar-event'
  | 'contact'
  | 'contactNoteAdded'
  | 'contactNoteRemoved'
  | 'contactNoteBack'
  | 'contactMailSent'
  | 'noteVersion';

/** The facts that a merger gets besides the two versions. */
interface MergeState {
  /** True if `mine` was sent once without an answer, so `theirs` may already contain it. */
  readonly mayHaveArrived: boolean;
}

/** A merger returns this if a person must decide. */
export const clash = Symbol('clash');

/** Merges two versions of a field that both started from `base`. Returns `clash` if it can't. */
export type Merger = (base: unknown, mine: unknown, theirs: unknown, state: MergeState) => unknown;

/**
 * Computes the derived fields of a record from its other fields. The record is as stored and may not match
 * its schema.
 */
export type Deriver = (record: FieldValues) => FieldValues | Promise<FieldValues>;

/** The mergers and derivers of all features. */
export interface FieldFunctions {
  readonly mergers: Readonly<Partial<Record<MergerName, Merger>>>;
  readonly derivers: Readonly<Partial<Record<DeriverName, Deriver>>>;
}
