import { formTexts } from './texts';

const { network } = formTexts;
const timedOut = 'Request timed out. Please try again.';
const unexpected = 'An unexpected error occurred. Please try again.';
const waitlistFailed = 'Failed to submit form. Please try again.';

/** The failure texts that differ between forms. */
export interface SubmissionErrorTexts {
  /** Shown when saving alone timed out. */
  readonly timedOut: string;
  /** Shown when the whole submission timed out. */
  readonly cancelled: string;
  /** Shown when the backend could not be reached. */
  readonly network: string;
  /** Shown when the save was refused without a known reason. */
  readonly refused: string;
  /** Shown for an error with a message. The message itself is not for visitors (PUB-Q12). */
  readonly unexpected: string;
  /** Shown for an error without a message. */
  readonly withoutMessage: string;
}

/** The failure texts by form. */
export const submissionErrorTexts = {
  starterPack: {
    timedOut,
    cancelled: 'Request was cancelled. Please try again.',
    network,
    refused: 'Failed to submit request',
    unexpected,
    withoutMessage: 'An unexpected error occurred',
  },
  contact: {
    timedOut,
    cancelled: timedOut,
    network: 'Failed to send message. Please try again.',
    refused: 'Failed to submit message',
    unexpected,
    withoutMessage: 'Failed to send message. Please try again.',
  },
  newsletter: {
    timedOut: unexpected,
    cancelled: unexpected,
    network: unexpected,
    refused: 'Failed to submit subscription',
    unexpected,
    withoutMessage: 'Failed to subscribe. Please try again.',
  },
  waitlist: {
    timedOut: waitlistFailed,
    cancelled: waitlistFailed,
    network: waitlistFailed,
    refused: waitlistFailed,
    unexpected: waitlistFailed,
    withoutMessage: waitlistFailed,
  },
} as const satisfies Record<string, SubmissionErrorTexts>;
