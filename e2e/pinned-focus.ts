import type { Page } from '@playwright/test';

/**
 * Returns the names of sticky or fixed controls that scroll the page when they get the focus. None should.
 * The page must be taller than the window.
 */
export const pinnedThatScroll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const wrong: string[] = [];
    let tried = 0;
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')) {
      if (!stays(element)) continue;
      scrollTo(0, 300);
      await painted();
      const { width, top, bottom } = element.getBoundingClientRect();
      if (width === 0 || top < 0 || bottom > innerHeight) continue;
      tried += 1;
      const before = scrollY;
      element.focus();
      await painted();
      if (before === 0) throw new Error('The page does not scroll.');
      if (scrollY !== before)
        wrong.push(element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName);
    }
    if (tried === 0) throw new Error('Nothing stays at an edge of the window.');
    return wrong;
  });
