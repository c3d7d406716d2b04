/** A menu entry; `to` is a route of this site. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  /** Another path of the same page, which also marks the entry as current. */
  readonly alias?: string;
  /** True if the entry is not marked as current on subpages, which have their own entries. */
  readonly exact?: boolean;
}

/** An entry with a submenu. */
export interface NavigationMenu {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/**
 * An entry of the header. Labels are in normal case. CSS makes them upper case, because screen readers would
 * spell out capitals.
 */
export type HeaderEntry = NavigationItem | NavigationMenu;

/**
 * The public site's header (PUB-059 to PUB-068), followed by the sign-in link. PUB-060 requires five
 * solutions.
 */
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

/** The header on the data integration hub's page, instead of the normal one (PUB-072 to PUB-077). */
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

/** Labels of the menus, visible or for screen readers only. */
export const navigationTexts = {
  skip: 'Skip to the content',
  menu: 'Menu',
  main: 'Main',
  footer: 'Footer',
  trail: 'Breadcrumb',
  newTab: '(opens in a new tab)',
} as const;

/** The menu of a signed-in person (PUB-080 to PUB-091). */
export const userMenu = {
  open: (email: string) => `Your account: ${email}`,
  account: 'My Account',
  settings: 'Settings',
  logOut: 'Log Out',
  failed: 'Failed to sign out',
} as const;

/** Shown beside the logo on the hub's page (PUB-071). */
export const bridgeLabel = 'Bridge';

/** The header's only call to action. In the menu of a narrow window, the free session follows it. */
export const starterPackCall = 'Free starter pack';
export const sessionCall = 'Book a free session';

/** Shown instead of the user menu to signed-out visitors (PUB-069). */
export const signInEntry: NavigationItem = { label: 'Login', to: '/login' };
