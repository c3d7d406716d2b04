import type { FailureKind } from '@/shared/failures/failure-kind';
import type { Change } from './change';
import type { ClashChoices, QueuedChange } from './outbox/queue';

/** The outcome of a change for now. A refused change or one in conflict may still be saved later. */
export type SaveOutcome =
  /**
   * `already` is true if the server had the change before this device sent anything, as when another person
   * had deleted the record.
   */
  | { readonly state: 'saved'; readonly already: boolean }
  | { readonly state: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly state: 'clash' }
  | { readonly state: 'discarded' };

/** A change that the server has not confirmed yet. */
export interface PendingChange extends QueuedChange {
  readonly state: 'waiting' | 'sending' | 'refused' | 'clash';
  /** The reason why the last attempt failed. */
  readonly because?: FailureKind;
}

/** The result of the first attempt: an outcome, or the reason why the change waits. */
export type FirstOutcome = SaveOutcome | { readonly state: 'waiting'; readonly because: FailureKind };

/** The handle of a change that was made. The list of changes shows its state. */
export interface SaveHandle {
  /**
   * Resolves after the first attempt, successful or not, so that a form need not stay busy. Never rejects.
   */
  readonly tried: Promise<FirstOutcome>;
  /**
   * Resolves when the server has answered or the person has discarded the change, however long that takes.
   * Never rejects.
   */
  readonly settled: Promise<SaveOutcome>;
  /**
   * Removes the change if it was refused or is in conflict, as before a form saves the corrected one.
   * Otherwise does nothing. Never rejects.
   */
  withdraw(): Promise<void>;
}

/** The state of a person's changes. Every update is a new object. */
export interface SavingView {
  readonly changes: readonly PendingChange[];
  /** Changes that the server has just confirmed and that live data may not show yet. */
  readonly arrived: readonly QueuedChange[];
  /** False if the browser stores nothing, so that waiting changes are lost with the page. */
  readonly isKept: boolean;
  /**
   * The time when the server last confirmed a save of each record, by `path/id`, in ms by the device's clock.
   */
  readonly savedAt: ReadonlyMap<string, number>;
}

/** The changes of one person in one tab, with all actions on them. */
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
