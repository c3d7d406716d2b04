import { errorCode, failureKind } from '@/shared/failures/failure-kind';
import type { SubmissionErrorTexts } from './submission-error-texts';
import { formTexts } from './texts';

/** Thrown when the whole submission times out. A slow save alone throws DeadlineError. */
export class SubmissionCancelledError extends Error {
  override readonly name = 'SubmissionCancelledError';
}

/**
 * Returns the message for a visitor whose lead could not be saved. Never shows an error's own message. Each
 * known kind of failure has one text for all forms, or one per form.
 */
export function submissionErrorMessage(
  error: unknown,
  texts: SubmissionErrorTexts,
  isOnline?: boolean,
): string {
  if (error instanceof SubmissionCancelledError) return texts.cancelled;
  switch (failureKind(error, isOnline)) {
    case 'timeout':
      return texts.timedOut;
    case 'offline':
      return texts.network;
    case 'denied':
      return formTexts.denied;
    case 'unavailable':
      return formTexts.unavailable;
    default:
  }
  if (errorCode(error) !== undefined) return texts.refused;
  return error instanceof Error && error.message !== '' ? texts.unexpected : texts.withoutMessage;
}
