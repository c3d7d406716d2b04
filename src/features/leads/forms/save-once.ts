import { randomId } from '@/shared/lib/random-id';
import type { SubmissionErrorTexts } from './submission-error-texts';
import { SubmissionCancelledError, submissionErrorMessage } from './submission-error-message';
import type { SubmissionContext, SubmissionResult } from './save-lead';

/** The result of a submission. `error` is a message for the visitor. */
export type Submission =
  | { readonly success: true; readonly saved: SubmissionResult }
  | { readonly success: false; readonly error: string };

/** The values that the form passes to each submission. */
export interface Attempt {
  readonly consentVersion: string;
  /** The ids of this form's unanswered submissions, by dedupe key. A retry reuses the id. */
  readonly leadIds: Map<string, string>;
  /** Aborts the submission after its time limit. */
  readonly signal: AbortSignal;
}

/**
 * Saves one lead. Until it is answered, submissions with the same `dedupeKey` are retries that share its id,
 * and the security rules recognize them by it (decision 013). Never rejects.
 */
export async function saveOnce(
  dedupeKey: string,
  save: (context: SubmissionContext) => Promise<SubmissionResult>,
  texts: SubmissionErrorTexts,
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
    return { success: false, error: submissionErrorMessage(reason, texts) };
  }
}
