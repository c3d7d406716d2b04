import { paths } from '@/shared/config/paths';

const uncounted = [paths.dashboard, paths.adminDashboard, paths.account, paths.settings];

/** Tells whether visits of an address are counted: those of public pages are, the workspace's are not. */
export const isCountedPath = (pathname: string): boolean =>
  uncounted.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
