import type { SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { savingTexts } from '@/shared/saving/shown/texts';
import { hideMessage, type MessageAction, showMessage } from '@/shared/ui/workspace/messages/messages';
import { errorMessage, type FailureTexts, outcomeMessage } from './outcome-message';

/** The part of a save handle that a report needs. */
export type Handle = Pick<SaveHandle, 'tried' | 'settled'>;

/** Makes one change or several. */
export type Work = () => Handle | readonly Handle[] | Promise<Handle | readonly Handle[]>;

/** Returns the changes that `work` made. Rejects if it throws. */
export async function makeChanges(work: Work): Promise<readonly Handle[]> {
  const made = await work();
  return 'tried' in made ? [made] : made;
}

/** The texts about the outcome of an action. */
export interface OutcomeTexts extends FailureTexts {
  /** Omit if the screen itself shows that it is done. */
  readonly done?: string | undefined;
  /** Replaces `done` if only some changes were saved: "Done for 3 contacts." */
  readonly doneForSome?: (count: number) => string;
}

interface ReportOptions {
  /** Undoes the action, from a button beside `done`. `isSaved` checks by index whether a change was saved. */
  readonly undo?: ((isSaved: (place: number) => boolean) => void) | undefined;
  /** Another action beside `done`. */
  readonly action?: MessageAction | undefined;
  /**
   * The names of the records, in the order of the changes. If some of several changes fail, the message names
   * their records.
   */
  readonly names?: readonly string[];
  /**
   * Shows a failure elsewhere than in a message, such as in a banner. `count` is the number of failed
   * changes.
   */
  readonly onFailure?: (text: string, count: number) => void;
}

/**
 * The last message about pending changes. A new one replaces it, so that several changes in a row show only
 * one.
 */
let keptMessage: string | undefined;

const showFailure = (text: string): void => {
  showMessage('error', text);
};

/**
 * Makes changes and reports their outcome in messages: first that they wait for the connection, and later the
 * server's answer. Resolves with the answers, or none if `work` threw. Never rejects.
 */
export async function reportOutcome(
  work: Work,
  texts: OutcomeTexts,
  options: ReportOptions = {},
): Promise<readonly SaveOutcome[]> {
  try {
    return await reportHandles(await makeChanges(work), texts, options);
  } catch (error) {
    (options.onFailure ?? showFailure)(errorMessage(error, texts), 1);
    return [];
  }
}

/** Reports the outcome of changes that were made already, as `reportOutcome` does. */
export async function reportHandles(
  handles: readonly Handle[],
  texts: OutcomeTexts,
  { undo, action, names = [], onFailure = showFailure }: ReportOptions = {},
): Promise<readonly SaveOutcome[]> {
  const first = await Promise.all(handles.map(({ tried }) => tried));
  if (first.some(({ state }) => state === 'waiting')) {
    if (keptMessage !== undefined) hideMessage(keptMessage);
    keptMessage = showMessage('info', savingTexts.kept);
  }
  const outcomes = await Promise.all(handles.map(({ settled }) => settled));
  const isSaved = (place: number) => outcomes[place]?.state === 'saved';
  const problems = outcomes.flatMap((outcome) => outcomeMessage(outcome, texts) ?? []);
  const [problem] = problems;
  if (problem !== undefined) {
    const failed = handles.length > 1 ? names.filter((_, place) => !isSaved(place)) : [];
    onFailure(failed.length === 0 ? problem : `${problem}: ${failed.join(', ')}`, problems.length);
  }
  const saved = outcomes.filter(({ state }) => state === 'saved').length;
  const done = saved === outcomes.length ? texts.done : texts.doneForSome?.(saved);
  if (saved > 0 && done !== undefined)
    showMessage('success', done, undo ? { label: savingTexts.undo, onAct: () => undo(isSaved) } : action);
  return outcomes;
}

/** The texts about the outcome of a call that is not queued. */
export interface CallTexts<T> extends FailureTexts {
  /** May depend on the answer. Omit if the screen itself shows that it is done. */
  readonly done?: string | ((answer: T) => string);
}

/**
 * Makes a call that is not queued and reports its outcome in a message. Returns the answer, or undefined
 * after a failure.
 */
export async function reportCall<T>(
  call: () => Promise<T>,
  texts: CallTexts<T>,
): Promise<{ readonly answer: T } | undefined> {
  try {
    const answer = await call();
    showDone(answer, texts);
    return { answer };
  } catch (error) {
    showFailure(errorMessage(error, texts));
    return undefined;
  }
}

/** Shows that a call succeeded. */
export function showDone<T>(answer: T, { done }: CallTexts<T>): void {
  if (done !== undefined) showMessage('success', typeof done === 'string' ? done : done(answer));
}
