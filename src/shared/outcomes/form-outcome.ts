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
  /** An action beside the success message. */
  readonly action?: MessageAction | undefined;
  /**
   * The tone when another person changed the record at the same time. The default is `info`, for a form whose
   * save state offers the choice. Use `success` to close the form, or `error` to show the failure in it.
   */
  readonly onConflict?: FormOutcome['tone'];
  /** True if the screen itself shows whether the change is pending, saved or failed, as `SaveState` does. */
  readonly hasSaveState?: boolean;
}

/** The outcome of a change from a form. */
interface SavedFormOutcome extends FormOutcome {
  /** True if the server has the change. */
  readonly isSaved?: boolean;
}

/**
 * Makes the change of a form or dialog and returns the form's outcome after the first attempt. A refusal
 * stays in the form, and a pending change counts as saved. Messages report the rest, as in `reportOutcome`.
 * Never rejects.
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
 * Makes the call of a form or dialog and returns the form's outcome. The server's messages about fields
 * appear beside them. Never rejects.
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
