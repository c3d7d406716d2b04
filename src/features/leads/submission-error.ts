import { firebaseErrorCode } from '@/shared/firebase/error-code';
import { DeadlineError } from '@/shared/lib/deadline';
import { networkText } from './form-texts';

/** The visitor's wait for the whole submission ran out (PUB-399), as against the save alone. */
export class SubmissionCancelledError extends Error {
  override readonly name = 'SubmissionCancelledError';
}

// How Chromium, Safari and Firefox word a request that got no answer; the SDK keeps only this text.
const networkWords = /failed to fetch|load failed|networkerror/i;

/**
 * The text a visitor sees when a lead could not be saved (PUB-360 to PUB-368, PUB-Q12, PUB-Q27). Raw texts of
 * the backend are never shown; `submitFailed` is the form's own text for a refused save.
 */
export function submissionErrorText(
  error: unknown,
  submitFailed: string,
  isOnline = navigator.onLine,
): string {
  if (error instanceof DeadlineError) return 'Request timed out. Please try again.';
  if (error instanceof SubmissionCancelledError) return 'Request was cancelled. Please try again.';
  const code = firebaseErrorCode(error);
  if (code === 'permission-denied') return 'Permission denied. Please refresh the page and try again.';
  const message = error instanceof Error ? error.message : '';
  if (!isOnline || networkWords.test(message)) {
    return networkText;
  }
  if (code === 'unavailable') return 'Service temporarily unavailable. Please try again in a moment.';
  if (code !== undefined) return submitFailed;
  return message === '' ? 'An unexpected error occurred' : 'An unexpected error occurred. Please try again.';
}
