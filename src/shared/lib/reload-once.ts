const markOf = (name: string): string => `acf.reloaded.${name}`;

/**
 * Reloads the page once for a given piece of code that is gone, as after a new release. Answers false, without
 * reloading, the second time and where storage is closed: there a loop could not be stopped. Without a connection,
 * too: the browser's own error page would take the place of all that still works.
 */
export function reloadOnce(name: string): boolean {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return false;
  try {
    if (typeof window === 'undefined' || sessionStorage.getItem(markOf(name)) !== null) return false;
    sessionStorage.setItem(markOf(name), '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The code has arrived: its next absence may reload the page again. */
export function forgetReload(name: string): void {
  try {
    if (typeof window !== 'undefined') sessionStorage.removeItem(markOf(name));
  } catch {
    // Storage is closed: nothing was remembered either.
  }
}
