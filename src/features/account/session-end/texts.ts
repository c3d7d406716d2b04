/** Words for a session that ended while somebody was writing. */
export const sessionEnd = {
  waiting: 'What you had typed is kept in this tab. You get it back when you sign in again.',
  title: 'Your text from before you were signed out',
  lead: 'This stood on your screen and may not have been saved. Copy what you need and put it where it belongs.',
  copy: (label: string) => `Copy ${label}`,
  later: 'Keep it for later',
  forget: 'Forget this text',
} as const;
