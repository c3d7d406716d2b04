import { paths } from '@/shared/config/paths';
import { isWorkspaceAddress } from './workspace-address';

/** Tells whether an address shows the site's header and footer: all but the flyer and the workspace (PUB-056, PUB-057). */
export const usesSiteLayout = (pathname: string): boolean =>
  pathname !== paths.flyer && !isWorkspaceAddress(pathname);
