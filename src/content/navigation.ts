/** One entry of a menu; `to` is a route of this site. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

/** Header entries, in order. Capitals are a matter of style, so that no screen reader spells them out. */
export const headerNavigation: readonly NavigationItem[] = [
  { label: 'Guide', to: '/impactplaybooks' },
  { label: 'Login', to: '/login' },
];

/** Footer entries, in order. */
export const footerNavigation: readonly NavigationItem[] = [
  { label: "The Fundraisers' AI Guide", to: '/impactplaybooks' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Admin', to: '/admin/login' },
];
