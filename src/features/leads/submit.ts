import { withDeadline } from '@/shared/lib/deadline';
import { randomId } from '@/shared/lib/random-id';
import type { Sent, SubmissionResult } from './repository';
import { type FailureTexts, SubmissionCancelledError, submissionErrorText } from './submission-error';

/** What became of a submission; `error` is a text for the visitor (PUB-210). */
export type Submission =
  | { readonly success: true; readonly saved: SubmissionResult }
  | { readonly success: false; readonly error: string };

/** What the form around a submission gives to it. */
export interface Attempt {
  readonly consentVersion: string;
  /** Ids of this form's submissions that have no answer yet: a repeat of one reuses its id. */
  readonly leadIds: Map<string, string>;
  readonly timeoutMs: number;
}

/** The one way of all forms: `sameness` tells a repeat from a new submission. Never rejects. */
export async function submit(
  sameness: string,
  save: (sent: Sent) => Promise<SubmissionResult>,
  texts: FailureTexts,
  { consentVersion, leadIds, timeoutMs }: Attempt,
): Promise<Submission> {
  const id = leadIds.get(sameness) ?? randomId();
  leadIds.set(sameness, id);
  try {
    const saved = await withDeadline(
      save({ id, consentVersion }),
      timeoutMs,
      new SubmissionCancelledError(`no answer within ${timeoutMs} ms`),
    );
    leadIds.delete(sameness);
    return { success: true, saved };
  } catch (error) {
    console.warn('What the form holds was not saved.', error);
    return { success: false, error: submissionErrorText(error, texts) };
  }
}
