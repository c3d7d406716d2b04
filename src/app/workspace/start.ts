import { storedToken } from '@/shared/auth/stored-token';
import { screenAt } from './screen-addresses';

/**
 * Called by boot before the code of router and frame is there: imports the screen that the address names and
 * requests its first data, before the session is confirmed. The rules refuse what this person may not see. Resolves
 * when the data is requested; never rejects.
 */
export async function startWorkspace({ pathname, search }: Location): Promise<void> {
  const token = storedToken();
  // The router imports all of this again and reports a failure. The session finds out who is signed in before React has
  // arrived.
  const session = import('@/shared/auth/session').catch(() => {});
  const request = requestScreen(pathname, search);
  await Promise.allSettled([session, request, token]);
  import('./workspace-area').catch(() => {});
  // The requests, which waited for the token as well, leave before anything takes long.
  await new Promise((resolve) => setTimeout(resolve));
  // The first use of a format loads the browser's language data, which takes 40 ms: here React is still arriving.
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
