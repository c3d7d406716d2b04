/** Every address of the site: patterns for the router, used as they are in links. */
export const paths = {
  home: '/',
  guide: '/impactplaybooks',
  day1Playbook: '/playbook/day1-impact',
  privacy: '/privacy',
  login: '/login',
  adminLogin: '/admin/login',
  dashboard: '/dashboard',
  adminDashboard: '/admin/dashboard',
  adminHome: '/admin/dashboard/home',
  adminBundles: '/admin/dashboard/bundles',
} as const;
