import type { Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';

type PageAt = readonly [path: string, heading: RegExp];

const servicePages: readonly PageAt[] = [
  ['/services', /^Fix one thing first/],
  ['/services/ai-forward', /^Let AI write the first draft/],
  ['/services/fundraising', /^Know who you ask/],
  ['/services/salesforce', /^One donor record/],
  ['/services/dev-shop', /^Built small/],
];
const otherPages: readonly PageAt[] = [
  ['/ai-forward', /^Let AI write the first draft/],
  ['/solutions', /^Empowering Every Role/],
  ['/about', /^We sit at your table/],
  ['/acf-history', /^Fundraising first/],
];

async function openEach(page: Page, pages: readonly PageAt[]): Promise<void> {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
}

test.describe('pages on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test(
    'open at the address of each service and fit the width',
    covers('PUB-034', 'PUB-035', 'PUB-037', 'PUB-038', 'PUB-039'),
    ({ page }) => openEach(page, servicePages),
  );

  test(
    'open for the company, the roles and the short address of AI Forward and fit the width',
    covers('PUB-031', 'PUB-032', 'PUB-036', 'PUB-040', 'PUB-043'),
    ({ page }) => openEach(page, otherPages),
  );
});

test(
  'both addresses of AI Forward name the same canonical address',
  covers('PUB-036'),
  async ({ request }) => {
    for (const path of ['/services/ai-forward', '/ai-forward']) {
      expect(await (await request.get(path)).text()).toMatch(
        /<link rel="canonical" href="[^"]*\/services\/ai-forward"/,
      );
    }
  },
);

test(
  'the two short addresses redirect to the pages with their content',
  covers('PUB-041', 'PUB-042'),
  async ({ page }) => {
    await page.goto('/data-integration');
    await expect(page).toHaveURL(/\/acf-bridge$/);
    await page.goto('/fundraising');
    await expect(page).toHaveURL(/\/services\/fundraising$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Know who you ask/ })).toBeVisible();
  },
);

test(
  'the method’s navigation scrolls to a part, and the page ends with a link to the contact form',
  covers('PUB-157', 'PUB-158'),
  async ({ page }) => {
    await page.goto('/services/fundraising');
    await page.getByRole('navigation', { name: 'The six parts of the method' }).getByText('My Team').click();
    await expect(page).toHaveURL(/#team$/);
    await expect(page.getByRole('heading', { name: 'My Team' })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  },
);
