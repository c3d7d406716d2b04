/** Texts of the sign-in pages. */
export const signInPages = {
  user: {
    title: 'Sign in · ACF',
    description: 'Sign in to your ACF workspace.',
    heading: 'Sign in',
    lead: 'For people who work at ACF: your workspace and your profile.',
  },
  admin: {
    title: 'Administrator sign-in · ACF',
    description: 'Sign in to the administration of ACF.',
    heading: 'Administrator sign-in',
    lead: 'For people who answer requests and look after the workspace.',
  },
  reset: {
    title: 'New password · ACF',
    description:
      'Set a new password for your ACF workspace: ask for a link by email, open it within the hour, and choose the password you sign in with.',
    heading: 'Set a new password',
    lead: 'A link in your mailbox, a password of your choice, and you are back at work.',
  },
} as const;
