import type { FieldValues } from './values';

/**
 * The names by which changes refer to mergers. The outbox stores them, so a released name stays. `app/field-functions.ts`
 * has a function for each.
 */
export type MergerName = 'rich-text' | 'note-timer' | 'proposal-content' | 'preferences' | 'list';

/** The names by which changes refer to derivers; the outbox stores them as well. */
export type DeriverName =
  | 'calendar-event'
  | 'contact'
  | 'contactNoteAdded'
  | 'contactNoteRemoved'
  | 'contactNoteBack'
  | 'contactMailSent'
  | 'noteVersion'
  | 'search';

/** The facts that a merger gets beside the two versions. */
interface MergeState {
  /** `mine` was sent once without an answer, so that `theirs` may hold it already. */
  readonly mayHaveArrived: boolean;
}

/** A merger returns this if a person must decide. */
export const clash = Symbol('clash');

/** Merges two people's versions of a field that both started from `base`; returns `clash` if it can't. */
export type Merger = (base: unknown, mine: unknown, theirs: unknown, state: MergeState) => unknown;

/**
 * Makes the derived fields of a record from its other ones, such as from those that `of` names. The record is as stored and
 * need not fit its schema.
 */
export type Deriver = (record: FieldValues, of: readonly string[]) => FieldValues | Promise<FieldValues>;

/** The functions that features have for their fields. */
export interface FieldFunctions {
  readonly mergers: Readonly<Partial<Record<MergerName, Merger>>>;
  readonly derivers: Readonly<Partial<Record<DeriverName, Deriver>>>;
}
