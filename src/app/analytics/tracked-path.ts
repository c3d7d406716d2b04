import { paths } from '@/shared/config/paths';

const untracked = [paths.dashboard, paths.adminDashboard, paths.account, paths.settings];

/** Tells whether page views of an address are counted: those of public pages are, the workspace's are not. */
export const isTrackedPath = (pathname: string): boolean =>
  untracked.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
