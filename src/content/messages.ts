/** Words of the pages around the content: sign-in, errors, waiting. */
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

export const errorPage = {
  title: 'This page did not load · ACF',
  heading: 'This page did not load',
  text: 'Part of it did not arrive. That happens when the connection drops, or when we have just published a new version. Nothing you saved is lost.',
  action: 'Refresh Page',
} as const;
