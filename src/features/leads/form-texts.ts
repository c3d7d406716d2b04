/** Shown when the network fails (PUB-367). */
export const networkText = 'Network error. Please check your connection and try again.';

/** Shown when a starter-pack request is refused without a known reason (PUB-365). */
export const submitFailedText = 'Failed to submit request';

/** Shown when the address has a prior request (PUB-369). */
export const existsText =
  "You've already requested this playbook. Check your email or contact us if you need assistance.";

/** Shown when the form was sent as a program would send it; a person's second press goes through. */
export const tooQuickText =
  'This was sent faster than a person can type, so nothing was saved. What you entered is still here: wait a moment, then send it again.';
