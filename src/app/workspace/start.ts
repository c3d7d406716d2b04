import { screenAt } from './screens';

/**
 * Starts what the address alone says will be needed, beside the code of the router and the frame and before the session is
 * confirmed: the screen's code and its first data. The rules refuse what this person may not see.
 */
export function startWorkspace({ pathname, search }: Location): void {
  const open = screenAt(pathname);
  if (!open) return;
  const parts = [
    open.screen.load(open.area),
    open.screen.preload?.(open.params, new URLSearchParams(search)),
  ];
  // The route of the screen asks for both again and reports a failure.
  const arrived = Promise.allSettled(parts);
  void import('@/shared/firebase/live').then(
    ({ holdQuiet }) => holdQuiet(arrived),
    () => {},
  );
}
