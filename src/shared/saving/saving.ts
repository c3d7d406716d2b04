import type { FailureKind } from '@/shared/failures/failure-kind';
import type { Change } from './change';
import type { ClashChoices, QueuedChange } from './queue';

/** What became of a change for now; what is refused or asked may still be saved later. */
export type SaveOutcome =
  /** `already`: the server held it before anything was sent from here, as when somebody else had deleted the record. */
  | { readonly state: 'saved'; readonly already: boolean }
  | { readonly state: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly state: 'clash' }
  | { readonly state: 'discarded' };

/** A change that is not on the server, as far as this device knows. */
export interface PendingChange extends QueuedChange {
  readonly state: 'waiting' | 'sending' | 'refused' | 'clash';
  /** What kept it from being saved when it was last sent. */
  readonly because?: FailureKind;
}

/** What became of the first sending: an outcome, or what keeps the change for now. */
export type FirstOutcome = SaveOutcome | { readonly state: 'waiting'; readonly because: FailureKind };

/** A change as made: where it stands shows in the list of changes. */
export interface SaveHandle {
  /** Resolves when the first sending has ended, well or not, so that a form need not stay busy; never rejects. */
  readonly tried: Promise<FirstOutcome>;
  /** Resolves when the server has answered or the person has discarded it, after however long; never rejects. */
  readonly settled: Promise<SaveOutcome>;
}

/** What is shown of a person's changes; a new object whenever something is different. */
export interface SavingView {
  readonly changes: readonly PendingChange[];
  /** What has arrived a moment ago, and live data may not show yet. */
  readonly arrived: readonly QueuedChange[];
  /** `false` when the browser keeps nothing for us: what waits is gone with the page. */
  readonly isKept: boolean;
  /** When the server last said that a record was saved, by `path/id`, in milliseconds by the device's clock. */
  readonly savedAt: ReadonlyMap<string, number>;
}

/** One person's saving in one tab. */
export interface Saving {
  readonly uid: string;
  save(change: Change): SaveHandle;
  view(): SavingView;
  subscribe(listener: () => void): () => void;
  /** Sends everything now that waits. */
  hurry(): void;
  /** Sends a refused change again. */
  resend(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** Puts other texts, by `path/id/field`, into a waiting change and sends it. */
  correct(id: string, texts: Readonly<Record<string, string>>): Promise<void>;
  resolve(id: string, choices: ClashChoices): Promise<void>;
  close(): void;
}
