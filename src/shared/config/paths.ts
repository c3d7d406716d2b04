/** The addresses of the public site and of the way into the workspace: patterns for the router, used as they are in links. */
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
  proposals: '/proposals',
  standaloneProposal: '/standalone-proposal',
  login: '/login',
  adminLogin: '/admin/login',
  account: '/account',
  settings: '/settings',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  adminDashboard: '/admin/dashboard',
  adminSettings: '/admin/settings',
} as const;

/** The form that asks for the starter pack. */
export const starterPackForm = `${paths.guide}#starter-pack`;

/** The page of one blog post. */
export const blogPostPath = (id: string): string => `${paths.blog}/${id}`;

/** The page of one proposal or presentation. */
export const proposalPath = (slug: string): string =>
  slug === paths.standaloneProposal.slice(1) ? paths.standaloneProposal : `${paths.proposals}/${slug}`;

/** The route of all proposals and presentations. */
export const proposalPattern = `${paths.proposals}/:slug`;

/** The route of all posts. */
export const blogPostPattern = `${paths.blog}/:id`;
