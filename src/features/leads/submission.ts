import { withDeadline } from '@/shared/lib/deadline';
import { randomId } from '@/shared/lib/random-id';
import { submitFailedText } from './form-texts';
import { requestStarterPack, type SubmissionResult } from './repository';
import type { StarterPackRequest } from './schema';
import { SubmissionCancelledError, submissionErrorText } from './submission-error';

export type Submission =
  | { readonly ok: true; readonly value: SubmissionResult }
  | { readonly ok: false; readonly text: string };

interface SubmissionOptions {
  readonly consentVersion: string;
  /** Ids of this form's submissions by address; a repeat for the same address reuses its id. */
  readonly leadIds: Map<string, string>;
  readonly timeoutMs: number;
}

/** Sends a starter-pack request and answers what became of it, or the text that says why it could not be saved. */
export async function submitStarterPack(
  request: StarterPackRequest,
  { consentVersion, leadIds, timeoutMs }: SubmissionOptions,
): Promise<Submission> {
  const address = request.email.toLowerCase();
  const leadId = leadIds.get(address) ?? randomId();
  leadIds.set(address, leadId);
  try {
    const value = await withDeadline(
      requestStarterPack(request, leadId, consentVersion),
      timeoutMs,
      // The save has a shorter limit of its own; what runs out here is a slow look-up (PUB-Q26).
      new SubmissionCancelledError(`no answer within ${timeoutMs} ms`),
    );
    return { ok: true, value };
  } catch (error) {
    console.warn('The starter-pack request was not saved.', error);
    return { ok: false, text: submissionErrorText(error, submitFailedText) };
  }
}
