import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, signInAsAdmin, signInAsStaff, test } from './fixtures';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  // Through the driver: the content policy rightly refuses a script tag.
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const publicPages = ['/', '/impactplaybooks', '/playbook/day1-impact', '/privacy', '/login', '/admin/login'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no accessibility violations and fit 320 px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of publicPages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });

  test(`workspace screens have no accessibility violations and fit 320 px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signInAsAdmin(page);
    for (const path of ['/admin/dashboard', '/admin/dashboard/bundles']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.endsWith('bundles')) await expect(page.getByText('Priya Nair')).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the refusal of an area has no accessibility violations', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
