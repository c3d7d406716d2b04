import { matchRoutes } from 'react-router-dom';
import { pageNotFoundNotice } from '@/app/navigation-state';
import { siteRoutes } from '@/app/site-routes';
import { isWorkspaceAddress } from '@/app/workspace-address';
import { paths } from '@/shared/config/paths';

const hasPage = (path: string): boolean =>
  isWorkspaceAddress(path) || matchRoutes(siteRoutes, path)?.at(-1)?.route.path !== '*';

/**
 * Puts the landing page's address, and the notice that its document shows, in place of an unknown address. Hosting tells
 * capitals apart and the router does not, so a page may exist at an address like `/About`: returns false for these.
 */
export function leaveUnknownAddress(): boolean {
  const { pathname } = window.location;
  if (/[A-Z%]/.test(pathname) && hasPage(pathname)) return false;
  window.history.replaceState({ usr: { notice: pageNotFoundNotice }, key: 'default' }, '', paths.home);
  return true;
}
