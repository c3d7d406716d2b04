import { errorCode, failureKind } from '@/shared/failures/failure-kind';
import type { FailureTexts } from './failure-texts';
import { formTexts } from './texts';

/** The time for the whole submission ran out. A slow save alone is a DeadlineError. */
export class SubmissionCancelledError extends Error {
  override readonly name = 'SubmissionCancelledError';
}

/**
 * Returns the text for a visitor whose lead could not be saved. It never shows an error's own message: each known kind
 * of failure has one text for all forms, or one per form.
 */
export function submissionFailureText(error: unknown, texts: FailureTexts, isOnline?: boolean): string {
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
  return error instanceof Error && error.message !== '' ? texts.unexpected : texts.wordless;
}
