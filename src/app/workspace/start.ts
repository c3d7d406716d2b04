import { storedToken } from '@/shared/auth/stored-token';
import { screenAt } from './screen-addresses';

/**
 * Starts the workspace. Boot calls this before the code of the router and frame has loaded. Imports the
 * screen of the URL and requests its first data before the session is confirmed. The security rules deny data
 * that this person may not see. Resolves when the data is requested, and never rejects.
 */
export async function startWorkspace({ pathname, search }: Location): Promise<void> {
  const token = storedToken();
  // The router imports all of this again and reports a failure. The session starts to check the sign-in
  // before React has loaded.
  const session = import('@/shared/auth/session').catch(() => {});
  const request = requestScreen(pathname, search);
  await Promise.allSettled([session, request, token]);
  import('./workspace-area').catch(() => {});
  // Let the requests start, which also waited for the token, before any long task.
  await new Promise((resolve) => setTimeout(resolve));
  // The first use of a format loads the browser's language data, which takes 40 ms. Do it while React is
  // still loading.
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format();
  new Intl.NumberFormat().format(0);
}

async function requestScreen(pathname: string, search: string): Promise<void> {
  const open = screenAt(pathname);
  if (!open) return;
  const code = open.screen.load(open.area);
  const request = open.screen.preload?.(open.params, new URLSearchParams(search), open.area);
  const arrived = Promise.allSettled([code, request]);
  void import('@/shared/firebase/live/idle').then(
    ({ trackRead }) => trackRead(arrived),
    () => {},
  );
  await request?.catch(() => {});
}
