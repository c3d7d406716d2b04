const markOf = (name: string): string => `acf.reloaded.${name}`;

/**
 * Reloads the page once for a given piece of code that is missing, as after a new release. Returns false
 * without reloading on the second call, or if sessionStorage is refused, because that could cause a loop.
 * Also returns false without a connection, because a reload would replace the page with the browser's error
 * page.
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

/** Resets the limit when the code has arrived, so that its next absence may reload the page again. */
export function forgetReload(name: string): void {
  try {
    if (typeof window !== 'undefined') sessionStorage.removeItem(markOf(name));
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
