import { paths } from '@/shared/config/paths';

const network = 'Network error. Please check your connection and try again.';
const timedOut = 'Request timed out. Please try again.';
const unexpected = 'An unexpected error occurred. Please try again.';
const onWaitlist = 'This email is already on our waitlist.';

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

/** Texts of every public form that collects a lead. Failures: PUB-360 to PUB-362. */
export const formTexts = {
  name: 'Your name',
  email: 'Email',
  /** Offline, or the form's own code cannot be loaded (PUB-367). */
  network,
  denied: 'Permission denied. Please refresh the page and try again.',
  unavailable: 'Service temporarily unavailable. Please try again in a moment.',
  tooQuick:
    'This was sent faster than a person can type, so nothing was saved. What you entered is still here: wait a moment, then send it again.',
} as const;

/** The request for the starter pack; failures: PUB-360, PUB-364 to PUB-368. */
export const starterPackTexts = {
  ready: 'Thank you. Your starter pack is ready.',
  created: (email: string) =>
    `Read it now. Within 24 hours we also send the link to ${email}, so that you find it again.`,
  again: 'Your starter pack is still here.',
  /** The address has a prior request (PUB-369). */
  exists: `You've already requested this playbook. Check your email or [contact us](${paths.contact}) if you need assistance.`,
  open: 'Open the starter pack',
  emailHint: 'We send the link to this address.',
  submit: 'Get Free Starter Pack',
  submitting: 'Sending...',
  purpose: `We use your name and address to send the starter pack and to answer you, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep them.`,
  failures: {
    timedOut,
    cancelled: 'Request was cancelled. Please try again.',
    network,
    refused: 'Failed to submit request',
    unexpected,
    wordless: 'An unexpected error occurred',
  },
} as const;

/** The contact form; failures: PUB-360, PUB-370 to PUB-372. */
export const contactTexts = {
  created: 'Thank you for your message. We reply within 24 hours on business days.',
  emailHint: 'Our answer goes to this address.',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'What would you like to change, and by when?',
  submit: 'Send Message',
  submitting: 'Sending...',
  purpose: `We use what you write here to answer you, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep it.`,
  failures: {
    timedOut,
    cancelled: timedOut,
    network: 'Failed to send message. Please try again.',
    refused: 'Failed to submit message',
    unexpected,
    wordless: 'Failed to send message. Please try again.',
  },
} as const;

/** The newsletter's form; failures: PUB-376 to PUB-378. */
export const newsletterTexts = {
  created: 'Thank you for subscribing!',
  /** The address is subscribed (PUB-374). */
  exists: "You're already subscribed!",
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  purpose: `We use your name and address to send you the newsletter, for nothing else. To leave, [write to us](${paths.contact}). Our [privacy notice](${paths.privacy}) says how we keep them.`,
  failures: {
    timedOut: unexpected,
    cancelled: unexpected,
    network: unexpected,
    refused: 'Failed to submit subscription',
    unexpected,
    wordless: 'Failed to subscribe. Please try again.',
  },
} as const;

const waitlistFailed = 'Failed to submit form. Please try again.';

/** The waitlist's box and application; failures: PUB-373, PUB-Q19. */
export const waitlistTexts = {
  /** The address is on the waitlist (PUB-195). */
  exists: onWaitlist,
  boxCreated: `Thank you. We saved your address. One step is left: [fill in the application](${paths.earlyAccess}), seven fields and about three minutes.`,
  boxExists: `${onWaitlist} If you have not applied yet, [fill in the application](${paths.earlyAccess}): seven fields, about three minutes.`,
  boxPurpose: `We use your address to write to you about the waitlist, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep it.`,
  firstName: 'First name',
  lastName: 'Last name',
  linkedin: 'LinkedIn profile',
  linkedinHint: 'The address of your profile, such as linkedin.com/in/your-name.',
  company: 'Company',
  companySize: 'Organization size',
  companySizeHint: 'How many people work there, as a whole number. Count yourself.',
  role: 'Role',
  submit: 'Join Waitlist',
  submitting: 'Joining...',
  purpose: `We use these details to plan who joins when and to write to you about it, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep them.`,
  failures: {
    timedOut: waitlistFailed,
    cancelled: waitlistFailed,
    network: waitlistFailed,
    refused: waitlistFailed,
    unexpected: waitlistFailed,
    wordless: waitlistFailed,
  },
} as const;

/** Texts beside fields whose value is invalid. */
export const invalidTexts = {
  name: 'Enter your name.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  nameTooLong: 'Keep the name to 100 characters.',
  nameHidden: 'Enter the name in plain characters.',
  email: 'Enter your email address.',
  emailForm: 'Enter an email address such as name@example.org.',
  emailTooLong: 'Keep the address to 254 characters.',
  subjectTooLong: 'Keep the subject to 200 characters.',
  message: 'Write your message.',
  messageTooLong: 'Keep the message to 5000 characters.',
  linkedin: 'Enter the address of your LinkedIn profile.',
  linkedinForm: 'Enter a web address such as linkedin.com/in/your-name.',
  linkedinTooLong: 'Keep the address to 2048 characters.',
  company: 'Enter where you work.',
  companyTooLong: 'Keep it to 200 characters.',
  companySize: 'Enter how many people work there.',
  companySizeForm: 'Enter a whole number such as 12.',
  companySizeTooSmall: 'Enter at least 1: count yourself.',
  companySizeTooLarge: (most: number) => `Enter at most ${most}.`,
  role: 'Enter what you do there.',
  roleTooLong: 'Keep it to 100 characters.',
} as const;
