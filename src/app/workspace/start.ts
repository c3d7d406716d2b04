import { screenAt } from './screens';

/**
 * Called by boot before the code of router and frame is there: imports the screen that the address names and
 * requests its first data, before the session is confirmed. The rules refuse what this person may not see.
 */
export function startWorkspace({ pathname, search }: Location): void {
  const open = screenAt(pathname);
  if (!open) return;
  const parts = [
    open.screen.load(open.area),
    open.screen.preload?.(open.params, new URLSearchParams(search)) ?? Promise.resolve(),
  ];
  // The screen's route imports and requests both again and reports a failure.
  const arrived = Promise.allSettled(parts);
  void import('@/shared/firebase/live').then(
    ({ holdQuiet }) => holdQuiet(arrived),
    () => {},
  );
}
