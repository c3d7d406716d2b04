import { matchRoutes } from 'react-router-dom';
import { pageNotFoundNotice } from '@/app/navigation-state';
import { siteRoutes } from '@/app/site-routes';
import { isWorkspaceAddress } from '@/app/workspace-address';
import { paths } from '@/shared/config/paths';

const hasPage = (path: string): boolean =>
  isWorkspaceAddress(path) || matchRoutes(siteRoutes, path)?.at(-1)?.route.path !== '*';

/**
 * Replaces an unknown URL with the landing page's, and adds the message that its document shows. Hosting is
 * case-sensitive and the router is not, so a page may exist at a path like `/About`. Returns false for those.
 */
export function leaveUnknownAddress(): boolean {
  const { pathname } = window.location;
  if (/[A-Z%]/.test(pathname) && hasPage(pathname)) return false;
  window.history.replaceState({ usr: { notice: pageNotFoundNotice }, key: 'default' }, '', paths.home);
  return true;
}
