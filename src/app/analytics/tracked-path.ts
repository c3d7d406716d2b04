import { paths } from '@/shared/config/paths';
import { isWorkspaceAddress } from '../workspace-address';

const own = [paths.account, paths.settings, paths.proposals, paths.standaloneProposal];

/**
 * Checks whether page views of a URL are counted. Leaves out the workspace, the account and proposals.
 * Proposals count their own events.
 */
export const isTrackedPath = (pathname: string): boolean =>
  !isWorkspaceAddress(pathname) && own.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
