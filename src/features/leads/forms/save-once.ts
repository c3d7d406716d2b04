import { randomId } from '@/shared/lib/random-id';
import type { FailureTexts } from './failure-texts';
import { SubmissionCancelledError, submissionFailureText } from './failure-text';
import type { Sent, SubmissionResult } from './save-lead';

/** The result of a submission; `error` is a text for the visitor. */
export type Submission =
  | { readonly success: true; readonly saved: SubmissionResult }
  | { readonly success: false; readonly error: string };

/** What the form passes to each submission. */
export interface Attempt {
  readonly consentVersion: string;
  /** Ids of this form's submissions that have no answer yet, by dedupe key: a repeat reuses the id. */
  readonly leadIds: Map<string, string>;
  /** Ends the submission when the visitor has waited long enough. */
  readonly signal: AbortSignal;
}

/**
 * Saves one lead. Until it is answered, submissions with the same `dedupeKey` are repeats of one and share its id,
 * by which the rules recognise them (decision 013). Never rejects.
 */
export async function saveOnce(
  dedupeKey: string,
  save: (sent: Sent) => Promise<SubmissionResult>,
  texts: FailureTexts,
  { consentVersion, leadIds, signal }: Attempt,
): Promise<Submission> {
  const id = leadIds.get(dedupeKey) ?? randomId();
  leadIds.set(dedupeKey, id);
  try {
    const saved = await save({ id, consentVersion, signal });
    leadIds.delete(dedupeKey);
    return { success: true, saved };
  } catch (error) {
    console.warn('The form was not saved.', error);
    const reason = signal.aborted ? new SubmissionCancelledError('no answer in time') : error;
    return { success: false, error: submissionFailureText(reason, texts) };
  }
}
