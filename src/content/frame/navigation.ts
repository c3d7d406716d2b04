/** One entry of a menu; `to` is a route of this site. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  /** Another address of the same page, which marks the entry as current too. */
  readonly alias?: string;
  /** Not marked on the pages below it, which have entries of their own. */
  readonly exact?: boolean;
}

/** An entry that opens further ones. */
export interface NavigationMenu {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/**
 * What a header may contain, in order. Written in normal case: the style sheet makes capitals, which screen
 * readers would spell out.
 */
export type HeaderEntry = NavigationItem | NavigationMenu;

/** The header of the public site (PUB-059 to PUB-068); sign-in stands beside it. Solutions has five by rule (PUB-060). */
export const headerNavigation: readonly HeaderEntry[] = [
  { label: 'About us', to: '/about' },
  { label: 'Services', to: '/services', exact: true },
  {
    label: 'Solutions',
    items: [
      { label: "The Fundraisers' AI Guide", to: '/impactplaybooks' },
      { label: 'Fundraising', to: '/services/fundraising' },
      { label: 'CRM services', to: '/services/salesforce' },
      { label: 'Dev Shop', to: '/services/dev-shop' },
      { label: 'AI Forward', to: '/ai-forward', alias: '/services/ai-forward' },
    ],
  },
  { label: 'Videos/Podcasts', to: '/videos' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact us', to: '/contact' },
];

/** The header of the data integration hub, in place of the normal one (PUB-072 to PUB-077). */
export const bridgeNavigation: readonly HeaderEntry[] = [
  { label: 'About us', to: '/about' },
  {
    label: 'Solutions',
    items: [
      { label: 'Empowering Every Role', to: '/solutions' },
      { label: 'Data Integration', to: '/data-integration' },
      { label: 'AI Forward', to: '/ai-forward' },
      { label: 'Fundraising', to: '/fundraising' },
    ],
  },
  { label: 'ACF Bridge', to: '/acf-bridge' },
  { label: 'Contact us', to: '/contact' },
];

/** Labels around the menus, visible or for screen readers only. */
export const navigationTexts = {
  skip: 'Skip to the content',
  menu: 'Menu',
  main: 'Main',
  footer: 'Footer',
  trail: 'Breadcrumb',
  newTab: '(opens in a new tab)',
} as const;

/** The menu of whoever is signed in (PUB-080 to PUB-091). */
export const userMenu = {
  open: (email: string) => `Your account: ${email}`,
  account: 'My Account',
  settings: 'Settings',
  logOut: 'Log Out',
  failed: 'Failed to sign out',
} as const;

/** Stands beside the logo on the hub's page (PUB-071). */
export const bridgeLabel = 'Bridge';

/** The header's one call to action; in the menu of a narrow window the free session follows it. */
export const starterPackCall = 'Free starter pack';
export const sessionCall = 'Book a free session';

/** Shown in place of the person's menu to whoever is signed out (PUB-069). */
export const signInEntry: NavigationItem = { label: 'Login', to: '/login' };
