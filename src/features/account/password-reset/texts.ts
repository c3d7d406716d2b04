/** Texts of the password reset. */
export const resetPassword = {
  ask: {
    form: 'Ask for a link',
    lead: 'Enter the email address you sign in with. We send a link to it that opens this page again.',
    email: 'Email',
    send: 'Send the link',
    sending: 'Sending…',
    // The same text for every address: the page must not reveal who has an account.
    sent: 'If this address has an account, the link is on its way to it.',
    sentMore:
      'It works once, within one hour. Nothing after a few minutes? Look in your spam folder, check the address, then ask again.',
    slow: 'Sending took too long. Check your connection and try again.',
    tooMany: 'Too many links were asked for. Wait a few minutes, then try again.',
    badAddress: 'Enter an email address such as name@example.org.',
    failed: 'The link could not be sent. Try again in a few minutes.',
  },
  choose: {
    form: 'Choose a new password',
    checking: 'Checking your link…',
    account: 'Account',
    password: 'New password',
    hint: 'At least 6 characters. We recommend 12 or more: three or four words that only you would put together.',
    save: 'Save the new password',
    saving: 'Saving…',
    tooShort: 'Use at least 6 characters.',
    tooLong: 'Use at most 128 characters.',
    tooWeak: 'This password is too easy to guess. Choose a longer one.',
    saved:
      'Your new password is saved. Other devices that are still signed in have to sign in again within the hour.',
    toSignIn: 'Go to sign-in',
    slow: 'Saving took too long. The new password may be in force already: try to sign in with it, or save it again.',
    failed: 'The new password could not be saved. Try again in a few minutes.',
  },
  strength: {
    label: 'Strength:',
    levels: { 'too-short': 'too short', weak: 'weak', fair: 'fair', strong: 'strong' },
  },
  link: {
    expired: 'This link has expired. It works for one hour. Ask for a new one here.',
    unusable:
      'This link does not work. It was used already, a newer one was sent, or a part of it is missing. Ask for a new one here.',
    inactive: 'This account is not active. Ask an administrator of ACF to open it again.',
    unchecked: 'The link could not be checked. Check your connection and try again.',
    retry: 'Try again',
  },
  network: 'Network error. Please check your connection and try again.',
  back: { user: 'Back to staff sign-in', admin: 'Back to administrator sign-in' },
} as const;
