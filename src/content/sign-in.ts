/** Words of the sign-in pages. */
export const signInPages = {
  user: {
    title: 'Sign in · ACF',
    description: 'Sign in to your ACF workspace.',
    heading: 'Sign in',
    lead: 'Your workspace: contacts, notes, calendar.',
  },
  admin: {
    title: 'Administrator sign-in · ACF',
    description: 'Sign in to the administration of ACF.',
    heading: 'Administrator sign-in',
    lead: 'For people who look after accounts, leads and proposals.',
  },
} as const;
