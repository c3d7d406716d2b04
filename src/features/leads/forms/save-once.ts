import { withDeadline } from '@/shared/lib/deadline';
import { randomId } from '@/shared/lib/random-id';
import type { FailureTexts } from './failure-texts';
import { SubmissionCancelledError, submissionFailureText } from './failure-text';
import type { Sent, SubmissionResult } from './repository';

/** The result of a submission; `error` is a text for the visitor (PUB-210). */
export type Submission =
  | { readonly success: true; readonly saved: SubmissionResult }
  | { readonly success: false; readonly error: string };

/** What the form passes to each submission. */
export interface Attempt {
  readonly consentVersion: string;
  /** Ids of this form's submissions that have no answer yet, by dedupe key: a repeat reuses the id. */
  readonly leadIds: Map<string, string>;
  readonly timeoutMs: number;
}

/**
 * Saves one lead. Until it is answered, submissions with the same `dedupeKey` are repeats of one and share its id,
 * by which the rules recognise them (decision 013). Never rejects.
 */
export async function saveOnce(
  dedupeKey: string,
  save: (sent: Sent) => Promise<SubmissionResult>,
  texts: FailureTexts,
  { consentVersion, leadIds, timeoutMs }: Attempt,
): Promise<Submission> {
  const id = leadIds.get(dedupeKey) ?? randomId();
  leadIds.set(dedupeKey, id);
  try {
    const saved = await withDeadline(
      save({ id, consentVersion }),
      timeoutMs,
      new SubmissionCancelledError(`no answer within ${timeoutMs} ms`),
    );
    leadIds.delete(dedupeKey);
    return { success: true, saved };
  } catch (error) {
    console.warn('What the form holds was not saved.', error);
    return { success: false, error: submissionFailureText(error, texts) };
  }
}
