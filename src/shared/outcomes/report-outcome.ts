import type { SaveHandle, SaveOutcome } from '@/shared/saving/saving';
import { savingTexts } from '@/shared/saving/shown/texts';
import { hideMessage, type MessageAction, showMessage } from '@/shared/ui/workspace/messages/messages';
import { errorMessage, type FailureTexts, outcomeMessage } from './outcome-message';

/** A change on its way, as far as a report needs it. */
export type Handle = Pick<SaveHandle, 'tried' | 'settled'>;

/** Makes one change or several. */
export type Work = () => Handle | readonly Handle[] | Promise<Handle | readonly Handle[]>;

/** Returns the changes that `work` made. Rejects if it throws. */
export async function makeChanges(work: Work): Promise<readonly Handle[]> {
  const made = await work();
  return 'tried' in made ? [made] : made;
}

/** What people read after an action. */
export interface OutcomeTexts extends FailureTexts {
  /** Omit it if the screen itself shows that it is done. */
  readonly done?: string | undefined;
  /** Replaces `done` if only some of several changes were saved: "Done for 3 contacts." */
  readonly doneForSome?: (count: number) => string;
}

interface ReportOptions {
  /** Offers a way back beside `done`; `isSaved` says of each change, by its place, whether it was saved. */
  readonly undo?: ((isSaved: (place: number) => boolean) => void) | undefined;
  /** Another action beside `done`. */
  readonly action?: MessageAction | undefined;
  /** The names of the records, in the order of the changes: a failure names those of several that failed. */
  readonly names?: readonly string[];
  /** Shows a failure elsewhere than in a message, such as in a banner; `count` says of how many changes. */
  readonly onFailure?: (text: string, count: number) => void;
}

/** The latest message that a change waits: several changes in a row show it once. */
let keptMessage: string | undefined;

const showFailure = (text: string): void => {
  showMessage('error', text);
};

/**
 * Makes changes and reports their outcome in messages: once that they wait for the connection, and what became of them
 * when the server has answered. Resolves with the answers, none if `work` threw. Never rejects.
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

/** What people read after a call that nothing queues. */
export interface CallTexts<T> extends FailureTexts {
  /** May depend on the answer. Omit it if the screen itself shows that it is done. */
  readonly done?: string | ((answer: T) => string);
}

/** Makes a call that nothing queues and reports its outcome in a message. Returns the answer, undefined after a failure. */
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
