import { paths } from '@/shared/config/paths';
import { isWorkspaceAddress } from '../workspace-address';

const own = [paths.account, paths.settings];

/** Tells whether page views of an address are counted: those of public pages are, the workspace's and the account's are not. */
export const isTrackedPath = (pathname: string): boolean =>
  !isWorkspaceAddress(pathname) && own.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
