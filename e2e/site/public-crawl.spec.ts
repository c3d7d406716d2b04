import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, firstInteraction, test, waitForHydration } from '../fixtures';
import { publicPaths, publicRoutes } from '../public-paths';
import { policyViolations } from '../policy-violations';

/** The number of tests that share the pages, so that both workers crawl. */
const parts = 4;

/** Pages whose text depends on the time or the browser after hydration. */
const living = new Set(['/blog', '/videos', '/safari-test']);

const text = (page: Page) => page.evaluate(() => document.getElementById('root')?.textContent);

/** Widths and schemes, in an order with few changes between steps. */
const looks = [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [360, 'light'],
] as const;

for (let part = 1; part <= parts; part += 1) {
  test(`public pages hydrate without errors, are accessible and fit 320 px: part ${part} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { came: document.getElementById('root')?.textContent });
      });
    });
    const refused = await policyViolations(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
    });
    const routes = await publicRoutes(page);
    for (const path of routes.filter((_, index) => index % parts === part - 1)) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await waitForHydration(page);
        await firstInteraction(page);
        await page.waitForLoadState('networkidle');
        const came = await page.evaluate(() => (globalThis as unknown as { came: string }).came);
        if (!living.has(path)) expect(await text(page), path).toBe(came);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const [width, colorScheme] of looks) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
        }
        // The size of a 1280 px window at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 256 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoSidewaysScroll(page);
      });
    }
    expect(complaints).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test(
  'every page has a heading, its own title, a canonical address and no local address',
  covers('PUB-142'),
  async ({ page, request }) => {
    const titles = new Map<string, string>();
    for (const path of await publicPaths(page)) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toMatch(/localhost|127\.0\.0\.1/);
      const { headings, title, canonical, data } = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        return {
          headings: parsed.querySelectorAll('h1').length,
          title: parsed.title,
          canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
          data: Array.from(
            parsed.querySelectorAll('script[type="application/ld+json"]'),
            (each) => each.textContent,
          ),
        };
      }, html);
      expect(headings, path).toBe(1);
      expect(title, path).toMatch(/ · ACF$|^ACF: /);
      // Two addresses may show one page if they have the same canonical address.
      expect([undefined, canonical ?? path], `${path} shares its title`).toContain(titles.get(title));
      titles.set(title, canonical ?? path);
      for (const each of data)
        expect(JSON.parse(each), path).toHaveProperty('@context', 'https://schema.org');
    }
    expect(titles.size).toBeGreaterThan(30);
  },
);
