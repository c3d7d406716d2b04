import { paths } from '@/shared/config/paths';

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Tells whether an address shows the site's header and footer: all but the flyer and the workspace (PUB-056, PUB-057). */
export const usesSiteLayout = (pathname: string): boolean =>
  pathname !== paths.flyer && !isBelow(pathname, paths.adminDashboard) && !isBelow(pathname, paths.dashboard);
