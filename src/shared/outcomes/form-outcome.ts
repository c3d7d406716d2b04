import { ApiError } from '@/shared/api/send';
import type { FormOutcome } from '@/shared/forms/outcome';
import type { MessageAction } from '@/shared/ui/workspace/messages';
import { errorMessage, outcomeMessage } from './outcome-message';
import { type CallTexts, type Handle, type OutcomeTexts, reportHandles, showDone } from './report-outcome';

interface SavedFormOptions {
  /** What the message about success offers. */
  readonly action?: MessageAction | undefined;
  /**
   * The tone when somebody else changed the record at the same time. By default `info`, for a form whose save state
   * offers the choice. `success` closes a form without one, `error` says in it that it failed.
   */
  readonly onConflict?: FormOutcome['tone'];
}

/** The outcome of a change that a form made. */
interface SavedFormOutcome extends FormOutcome {
  /** Set if the change waits on this device. */
  readonly isWaiting?: boolean;
}

/**
 * Makes the change of a form or dialog and returns what becomes of the form after the first attempt: a refusal stays in
 * it, a change that waits counts as saved. Messages report the rest, as in `reportOutcome`. Never rejects.
 */
export async function formOutcome(
  work: () => Handle | Promise<Handle>,
  texts: OutcomeTexts,
  { action, onConflict = 'info' }: SavedFormOptions = {},
): Promise<SavedFormOutcome> {
  let handle: Handle;
  try {
    handle = await work();
  } catch (error) {
    return { tone: 'error', message: errorMessage(error, texts) };
  }
  const first = await handle.tried;
  const message = outcomeMessage(first, texts);
  if (message === undefined) {
    void reportHandles([handle], texts, { action });
    return { tone: 'success', isWaiting: first.state === 'waiting' };
  }
  return first.state === 'clash' && onConflict !== 'error'
    ? { tone: onConflict }
    : { tone: 'error', message };
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
