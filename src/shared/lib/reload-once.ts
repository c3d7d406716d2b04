const markOf = (name: string): string => `acf.reloaded.${name}`;

/**
 * Reloads the page once for a given piece of code that is gone, as after a new release. Returns false, without
 * reloading, at the second call and where sessionStorage is refused, since nothing could stop a loop there; also
 * without a connection, where a reload would replace what still works with the browser's error page.
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

/** Called when the code has arrived: its next absence may reload the page again. */
export function forgetReload(name: string): void {
  try {
    if (typeof window !== 'undefined') sessionStorage.removeItem(markOf(name));
  } catch {
    // Storage is refused: nothing was stored either.
  }
}
