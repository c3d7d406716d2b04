import { paths } from '@/shared/config/paths';
import { isWorkspaceAddress } from '../workspace-address';

const own = [paths.account, paths.settings, paths.proposals, paths.standaloneProposal];

/**
 * Tells whether page views of an address are counted: those of public pages are, the workspace's and the
 * account's are not, nor those of proposals, which count what is done at their gates. */
export const isTrackedPath = (pathname: string): boolean =>
  !isWorkspaceAddress(pathname) && own.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
