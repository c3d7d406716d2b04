import { screenAt } from './screens';

/**
 * Called by boot before the code of router and frame is there: imports the screen that the address names and
 * requests its first data, before the session is confirmed. The rules refuse what this person may not see. Resolves
 * when the data is requested; never rejects.
 */
export async function startWorkspace({ pathname, search }: Location): Promise<void> {
  const open = screenAt(pathname);
  if (!open) return;
  const code = open.screen.load(open.area);
  const request = open.screen.preload?.(open.params, new URLSearchParams(search));
  // The screen's route imports and requests both again and reports a failure.
  const arrived = Promise.allSettled([code, request]);
  void import('@/shared/firebase/live').then(
    ({ holdQuiet }) => holdQuiet(arrived),
    () => {},
  );
  await request?.catch(() => {});
}
