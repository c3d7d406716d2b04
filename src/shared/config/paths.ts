/** Every address of the site: patterns for the router, used as they are in links. */
export const paths = {
  home: '/',
  guide: '/impactplaybooks',
  flyer: '/impactplaybooks/flyer',
  day1Playbook: '/playbook/day1-impact',
  securityPlaybook: '/playbook/security',
  advancedPlaybook: '/playbook/advanced',
  bridge: '/acf-bridge',
  earlyAccess: '/early-access',
  about: '/about',
  history: '/acf-history',
  contact: '/contact',
  services: '/services',
  aiForward: '/services/ai-forward',
  fundraising: '/services/fundraising',
  salesforce: '/services/salesforce',
  devShop: '/services/dev-shop',
  solutions: '/solutions',
  videos: '/videos',
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  diagnostics: '/safari-test',
  privacy: '/privacy',
  login: '/login',
  adminLogin: '/admin/login',
  account: '/account',
  settings: '/settings',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  adminDashboard: '/admin/dashboard',
  adminHome: '/admin/dashboard/home',
  adminBundles: '/admin/dashboard/bundles',
  adminIntegrations: '/admin/dashboard/integrations',
  adminSettings: '/admin/settings',
} as const;

/** Addresses that open the page of another (PUB-Q36); hosting redirects them, and so does the router. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/data-integration', paths.bridge],
  ['/fundraising', paths.fundraising],
];

/** The second address of the AI Forward page; the first is the canonical one (PUB-Q40). */
export const aiForwardShort = '/ai-forward';

/** The page of one blog post. */
export const blogPostPath = (id: string): string => `${paths.blog}/${id}`;

/** The route of all posts. */
export const blogPostPattern = `${paths.blog}/:id`;
