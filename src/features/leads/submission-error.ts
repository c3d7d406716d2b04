import { errorCode, failureKind } from '@/shared/failures/failure-kind';
import { networkText } from './form-texts';

/** The visitor's wait for the whole submission ran out (PUB-399), as against the save alone. */
export class SubmissionCancelledError extends Error {
  override readonly name = 'SubmissionCancelledError';
}

/** The texts of one form for what it cannot know better. */
export interface FailureTexts {
  /** Saving took too long. */
  readonly timedOut: string;
  /** The whole submission took too long. */
  readonly cancelled: string;
  /** The backend could not be reached. */
  readonly network: string;
  /** The save was refused without a known reason. */
  readonly refused: string;
  /** Something broke and said why; that is no text for visitors (PUB-Q12). */
  readonly unexpected: string;
  /** Something broke without a word. */
  readonly wordless: string;
}

const timedOutText = 'Request timed out. Please try again.';
const unexpectedText = 'An unexpected error occurred. Please try again.';

/** PUB-360, PUB-364 to PUB-368. */
export const starterPackFailures: FailureTexts = {
  timedOut: timedOutText,
  cancelled: 'Request was cancelled. Please try again.',
  network: networkText,
  refused: 'Failed to submit request',
  unexpected: unexpectedText,
  wordless: 'An unexpected error occurred',
};

/** PUB-360, PUB-370 to PUB-372. */
export const contactFailures: FailureTexts = {
  timedOut: timedOutText,
  cancelled: timedOutText,
  network: 'Failed to send message. Please try again.',
  refused: 'Failed to submit message',
  unexpected: unexpectedText,
  wordless: 'Failed to send message. Please try again.',
};

/** PUB-376 to PUB-378. */
export const newsletterFailures: FailureTexts = {
  timedOut: unexpectedText,
  cancelled: unexpectedText,
  network: unexpectedText,
  refused: 'Failed to submit subscription',
  unexpected: unexpectedText,
  wordless: 'Failed to subscribe. Please try again.',
};

const waitlistFailed = 'Failed to submit form. Please try again.';

/** PUB-373, for the application and for the box (PUB-Q19). */
export const waitlistFailures: FailureTexts = {
  timedOut: waitlistFailed,
  cancelled: waitlistFailed,
  network: waitlistFailed,
  refused: waitlistFailed,
  unexpected: waitlistFailed,
  wordless: waitlistFailed,
};

/**
 * The text a visitor sees when a lead could not be saved (PUB-360 to PUB-378, PUB-Q12, PUB-Q27). Raw texts of
 * the backend are never shown; what it is known to say has the same text in every form.
 */
export function submissionErrorText(error: unknown, texts: FailureTexts, isOnline?: boolean): string {
  if (error instanceof SubmissionCancelledError) return texts.cancelled;
  switch (failureKind(error, isOnline)) {
    case 'timeout':
      return texts.timedOut;
    case 'offline':
      return texts.network;
    case 'denied':
      return 'Permission denied. Please refresh the page and try again.';
    case 'unavailable':
      return 'Service temporarily unavailable. Please try again in a moment.';
    default:
  }
  if (errorCode(error) !== undefined) return texts.refused;
  return error instanceof Error && error.message !== '' ? texts.unexpected : texts.wordless;
}
