/** Texts of the password reset. */
export const resetPassword = {
  ask: {
    form: 'Request a link',
    lead: 'Enter the email address you sign in with. We’ll email you a link to set a new password.',
    email: 'Email',
    send: 'Send link',
    sending: 'Sending…',
    // The same text for every address: the page must not reveal who has an account.
    sent: 'If this address has an account, we have emailed it a link.',
    sentMore:
      'The link works once, for one hour. If it doesn’t arrive in a few minutes, check your spam folder and the address. Then try again.',
    slow: 'Sending took too long. Check your connection and try again.',
    tooMany: 'You have requested too many links. Wait a few minutes and try again.',
    badAddress: 'Enter an email address such as name@example.org.',
    failed: 'The link could not be sent. Try again in a few minutes.',
  },
  choose: {
    form: 'Choose a new password',
    checking: 'Checking your link…',
    account: 'Account',
    password: 'New password',
    hint: 'At least 6 characters. We recommend 12 or more: three or four words that only you would put together.',
    save: 'Save password',
    saving: 'Saving…',
    tooShort: 'Use at least 6 characters.',
    tooLong: 'Use 128 characters or fewer.',
    tooWeak: 'This password is too easy to guess. Choose a longer one.',
    saved: 'Password saved. Your other devices are signed out within an hour.',
    toSignIn: 'Go to sign-in',
    slow: 'Saving took too long. Your new password may already work. Try to sign in with it, or save it again.',
    failed: 'The new password could not be saved. Try again in a few minutes.',
  },
  strength: {
    label: 'Strength:',
    levels: { 'too-short': 'too short', weak: 'weak', fair: 'fair', strong: 'strong' },
  },
  link: {
    expired: 'This link has expired. Links work for one hour. Request a new one here.',
    unusable:
      'This link does not work. It was already used, replaced by a newer one, or is incomplete. Request a new one here.',
    inactive: 'This account is not active. Ask an ACF administrator to activate it.',
    unchecked: 'We couldn’t check the link. Check your connection and try again.',
    retry: 'Try again',
  },
  network: 'Network error. Please check your connection and try again.',
  back: { user: 'Back to staff sign-in', admin: 'Back to administrator sign-in' },
} as const;
