/** Checks whether a style sheet of ours arrived. After a failure some browsers have no sheet, others one that can't be read. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules !== null;
  } catch {
    return false;
  }
}

/**
 * Loads style sheets again that failed. The bundler's loader asks for each one once, so a form whose code is tried again
 * would otherwise stand there without its styles.
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
