/** Shown when the network fails, or the form's own code cannot be loaded (PUB-367). */
export const networkText = 'Network error. Please check your connection and try again.';

/** Shown when the address has a prior request (PUB-369). */
export const existsText =
  "You've already requested this playbook. Check your email or contact us if you need assistance.";

/** Shown when the address is on the waitlist (PUB-195). */
export const onWaitlistText = 'This email is already on our waitlist.';

/** Shown when the address is subscribed (PUB-374). */
export const subscribedText = "You're already subscribed!";

/** Shown when the form was sent as a program would send it; a person's second press goes through. */
export const tooQuickText =
  'This was sent faster than a person can type, so nothing was saved. What you entered is still here: wait a moment, then send it again.';
