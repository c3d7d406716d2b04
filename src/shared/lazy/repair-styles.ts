/**
 * Checks whether one of our style sheets has loaded. After a failure, some browsers have no sheet and others
 * have one that cannot be read.
 */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules !== null;
  } catch {
    return false;
  }
}

/**
 * Reloads style sheets that failed. The bundler's loader requests each one only once, so retried code would
 * render without its styles.
 */
export async function repairStyles(): Promise<void> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  await Promise.all(links.filter((link) => !link.disabled && !hasArrived(link)).map(loadAgain));
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)), {
      once: true,
    });
    failed.replaceWith(link);
  });
}
