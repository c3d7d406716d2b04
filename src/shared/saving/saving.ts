import type { FailureKind } from '@/shared/failures/failure-kind';
import type { Change } from './change';
import type { ClashChoices, QueuedChange } from './outbox/queue';

/** The outcome of a change for now; a refused or clashing one may still be saved later. */
export type SaveOutcome =
  /**
   * `already`: the server had it before this device sent anything, as when somebody else had deleted the record.
   */
  | { readonly state: 'saved'; readonly already: boolean }
  | { readonly state: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly state: 'clash' }
  | { readonly state: 'discarded' };

/** A change that the server does not have yet, as far as this device knows. */
export interface PendingChange extends QueuedChange {
  readonly state: 'waiting' | 'sending' | 'refused' | 'clash';
  /** What the last attempt failed by. */
  readonly because?: FailureKind;
}

/** The result of the first attempt: an outcome, or what keeps the change waiting. */
export type FirstOutcome = SaveOutcome | { readonly state: 'waiting'; readonly because: FailureKind };

/** A change that was made; the list of changes shows its state. */
export interface SaveHandle {
  /** Resolves after the first attempt, successful or not, so that a form need not stay busy; never rejects. */
  readonly tried: Promise<FirstOutcome>;
  /**
   * Resolves when the server has answered or the person has discarded the change, after any length of time; never
   * rejects.
   */
  readonly settled: Promise<SaveOutcome>;
  /**
   * Takes the change back where it was refused or somebody else changed the same, as before a form makes the corrected
   * one; otherwise does nothing. Never rejects.
   */
  withdraw(): Promise<void>;
}

/** The state of a person's changes; a new object whenever something changes. */
export interface SavingView {
  readonly changes: readonly PendingChange[];
  /** Changes that arrived a moment ago and that live data may not show yet. */
  readonly arrived: readonly QueuedChange[];
  /** `false` when the browser stores nothing: waiting changes are lost with the page. */
  readonly isKept: boolean;
  /** When the server last confirmed a save of a record, by `path/id`, in milliseconds by the device's clock. */
  readonly savedAt: ReadonlyMap<string, number>;
}

/** The saving of one person in one tab. */
export interface Saving {
  readonly uid: string;
  save(change: Change): SaveHandle;
  view(): SavingView;
  subscribe(listener: () => void): () => void;
  /** Sends all waiting changes now. */
  hurry(): void;
  /** Sends a refused change again. */
  resend(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** Replaces texts of a waiting change, by `path/id/field`, and sends it. */
  correct(id: string, texts: Readonly<Record<string, string>>): Promise<void>;
  resolve(id: string, choices: ClashChoices): Promise<void>;
  close(): void;
}
