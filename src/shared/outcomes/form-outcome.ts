import { ApiError } from '@/shared/api/send';
import type { FormOutcome } from '@/shared/forms/outcome';
import type { MessageAction } from '@/shared/ui/workspace/messages/messages';
import { errorMessage, outcomeMessage } from './outcome-message';
import {
  type CallTexts,
  type Handle,
  makeChanges,
  type OutcomeTexts,
  reportHandles,
  showDone,
  type Work,
} from './report-outcome';

interface SavedFormOptions {
  /** What the message about success offers. */
  readonly action?: MessageAction | undefined;
  /**
   * The tone when somebody else changed the record at the same time. By default `info`, for a form whose save state
   * offers the choice. `success` closes a form without one, `error` says in it that it failed.
   */
  readonly onConflict?: FormOutcome['tone'];
  /** Set it if the screen itself shows that the change waits and what becomes of it, as `SaveState` does. */
  readonly hasSaveState?: boolean;
}

/** The outcome of a change that a form made. */
interface SavedFormOutcome extends FormOutcome {
  /** Set if the server has the change. */
  readonly isSaved?: boolean;
}

/**
 * Makes the change of a form or dialog and returns what becomes of the form after the first attempt: a refusal stays in
 * it, a change that waits counts as saved. Messages report the rest, as in `reportOutcome`. Never rejects.
 */
export async function formOutcome(
  work: Work,
  texts: OutcomeTexts,
  { action, onConflict = 'info', hasSaveState = false }: SavedFormOptions = {},
): Promise<SavedFormOutcome> {
  let handles: readonly Handle[];
  try {
    handles = await makeChanges(work);
  } catch (error) {
    return { tone: 'error', message: errorMessage(error, texts) };
  }
  const first = await Promise.all(handles.map(({ tried }) => tried));
  const failed = first.find((outcome) => outcomeMessage(outcome, texts) !== undefined);
  if (failed === undefined) {
    if (!hasSaveState) void reportHandles(handles, texts, { action });
    return { tone: 'success', isSaved: first.every(({ state }) => state === 'saved') };
  }
  return failed.state === 'clash' && onConflict !== 'error'
    ? { tone: onConflict }
    : { tone: 'error', message: outcomeMessage(failed, texts) };
}

/**
 * Makes the call of a form or dialog and returns what becomes of the form. What the server says of single fields stands
 * beside them. Never rejects.
 */
export async function callOutcome<T>(call: () => Promise<T>, texts: CallTexts<T>): Promise<FormOutcome> {
  try {
    showDone(await call(), texts);
    return { tone: 'success' };
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.fields : {};
    const hasFields = Object.keys(fieldErrors).length > 0;
    return { tone: 'error', fieldErrors, message: hasFields ? undefined : errorMessage(error, texts) };
  }
}
