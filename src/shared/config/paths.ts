/** The paths of the public site and of signing in, as patterns for the router and for links. */
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

/** The link to the form for the starter pack. */
export const starterPackForm = `${paths.guide}#starter-pack`;

/** Returns the path of a blog post. */
export const blogPostPath = (id: string): string => `${paths.blog}/${id}`;

/** Returns the path of a proposal or presentation. */
export const proposalPath = (slug: string): string =>
  slug === paths.standaloneProposal.slice(1) ? paths.standaloneProposal : `${paths.proposals}/${slug}`;

/** The route pattern of proposals and presentations. */
export const proposalPattern = `${paths.proposals}/:slug`;

/** The route pattern of blog posts. */
export const blogPostPattern = `${paths.blog}/:id`;
