import type { Page } from 'playwright';

interface Typed {
  began: number;
  shownAt: number;
}

/** Runs in the page. Records the time of the frame after the one that changes the palette's options. */
function watchOptions(): void {
  const typed: Typed = { began: 0, shownAt: 0 };
  Object.assign(globalThis, { typed });
  const optionsText = () =>
    Array.from(document.querySelectorAll('[role="option"]'), ({ textContent }) => textContent).join('\n');
  let last = optionsText();
  addEventListener('keydown', ({ timeStamp }) => (typed.began = timeStamp), { capture: true });
  new MutationObserver(() => {
    const now = optionsText();
    if (now === last) return;
    last = now;
    if (now !== '')
      requestAnimationFrame(() => requestAnimationFrame(() => (typed.shownAt = performance.now())));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Returns the time from the last key of a search in the palette until the frame that shows the found records,
 * in ms. An earlier search has loaded the code.
 */
export async function timeToPaletteRecords(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search screens and actions' });
  const option = page.getByRole('listbox').getByRole('option').first();
  await field.fill('ma');
  await option.waitFor();
  await page.waitForTimeout(1_000);
  await field.fill('z');
  await page.waitForTimeout(500);
  await page.evaluate(watchOptions);
  await field.press('o');
  await page.waitForFunction(() => (globalThis as unknown as { typed: Typed }).typed.shownAt > 0);
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const { began, shownAt } = (globalThis as unknown as { typed: Typed }).typed;
    return shownAt - began;
  });
}
