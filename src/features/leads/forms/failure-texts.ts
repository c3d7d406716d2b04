import { formTexts } from './texts';

const { network } = formTexts;
const timedOut = 'Request timed out. Please try again.';
const unexpected = 'An unexpected error occurred. Please try again.';
const waitlistFailed = 'Failed to submit form. Please try again.';

/** The texts of one form for failures that the forms word differently. */
export interface FailureTexts {
  /** Saving alone took too long. */
  readonly timedOut: string;
  /** The whole submission took too long. */
  readonly cancelled: string;
  /** The backend could not be reached. */
  readonly network: string;
  /** The save was refused without a known reason. */
  readonly refused: string;
  /** An error with a message; the message itself is not for visitors (PUB-Q12). */
  readonly unexpected: string;
  /** An error without a message. */
  readonly wordless: string;
}

/** Messages about a failed submission, by form. */
export const failureTexts = {
  starterPack: {
    timedOut,
    cancelled: 'Request was cancelled. Please try again.',
    network,
    refused: 'Failed to submit request',
    unexpected,
    wordless: 'An unexpected error occurred',
  },
  contact: {
    timedOut,
    cancelled: timedOut,
    network: 'Failed to send message. Please try again.',
    refused: 'Failed to submit message',
    unexpected,
    wordless: 'Failed to send message. Please try again.',
  },
  newsletter: {
    timedOut: unexpected,
    cancelled: unexpected,
    network: unexpected,
    refused: 'Failed to submit subscription',
    unexpected,
    wordless: 'Failed to subscribe. Please try again.',
  },
  waitlist: {
    timedOut: waitlistFailed,
    cancelled: waitlistFailed,
    network: waitlistFailed,
    refused: waitlistFailed,
    unexpected: waitlistFailed,
    wordless: waitlistFailed,
  },
} as const satisfies Record<string, FailureTexts>;
