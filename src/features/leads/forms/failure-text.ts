import { errorCode, failureKind } from '@/shared/failures/failure-kind';
import { type FailureTexts, formTexts } from '../texts';

/** The visitor's wait for the whole submission ran out (PUB-399), as against the save alone. */
export class SubmissionCancelledError extends Error {
  override readonly name = 'SubmissionCancelledError';
}

/**
 * The text a visitor sees when a lead could not be saved (PUB-360 to PUB-378, PUB-Q12, PUB-Q27). Raw texts of
 * the backend are never shown; what it is known to say has the same text in every form.
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
