/** Texts of the page that shows visitors facts about their own browser. */
export const diagnosticsPage = {
  title: 'Your browser · ACF',
  heading: 'What this site can use in your browser',
  lead: 'When a page does not behave, these facts help us find out why. They are read in your browser and stay there: none of them is sent anywhere.',
  withoutScripts:
    'Scripts are off in your browser. Every public page can be read without them; the rest of this list cannot.',
  waiting: 'Waiting for scripts',
  copy: 'Copy these facts',
  sendText: 'Something looks wrong on one of our pages? Copy the facts, add what you saw, and write to',
} as const;

/** The facts in the order of the page. */
export const browserFactLabels = {
  browser: 'Browser',
  languages: 'Languages',
  timeZone: 'Time zone',
  online: 'Network',
  viewport: 'Window',
  colours: 'Colours',
  motion: 'Motion',
  scripts: 'Scripts',
  cookies: 'Cookies',
  storage: 'Storage on this device',
  session: 'Storage for this tab',
  cryptography: 'Cryptography',
  menus: 'Menus without scripts (popover)',
  selectors: 'Styles that look inside (:has)',
} as const;

/** Keys of the facts. */
export type BrowserFactName = keyof typeof browserFactLabels;

/** Values that a fact can show. */
export const browserFactWords = {
  on: 'On',
  allowed: 'Allowed',
  blocked: 'Blocked',
  offered: 'Supported',
  missing: 'Not supported',
  online: 'Online',
  offline: 'Offline',
  dark: 'Dark preferred',
  light: 'Light preferred',
  reduced: 'Reduced motion preferred',
  full: 'No preference',
  unknown: 'Could not be read',
} as const;
