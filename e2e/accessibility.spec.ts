import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { publicRoutes } from './public-paths';
import { expect, signInAsAdmin, signInAsStaff, test } from './fixtures';
import { setInRecord } from './people';

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

const widths = [1280, 360] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`public pages have no accessibility violations at ${width} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of await publicRoutes(page)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
}

test('public pages fit 320 px, which is what 1280 px are at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of await publicRoutes(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`workspace screens have no accessibility violations and fit 320 px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signInAsAdmin(page);
    for (const path of ['/admin/dashboard', '/admin/dashboard/bundles', '/account']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.endsWith('bundles'))
        await expect(page.getByRole('article', { name: 'Priya Nair' })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what waits and what clashes has no accessibility violations and fits 320 px, ${colorScheme}`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signInAsStaff(page);
    await page.goto('/account');
    await page.getByLabel('Bio').fill('Mine, with more words than fit a line. '.repeat(12));
    await setInRecord(stack, 'mia', 'bio', 'Theirs, with more words than fit a line. '.repeat(12).trim());
    await page.getByRole('button', { name: 'Save changes' }).click();
    const check = async (what: string) => {
      expect(await violations(page), what).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await page.getByRole('button', { name: 'Compare and choose' }).click();
    await expect(page.getByRole('dialog', { name: 'Someone else changed this' })).toBeVisible();
    await check('the clash');
    await page.keyboard.press('Escape');
    await check('the state of the record');
    await page.getByRole('button', { name: '1 change is not saved' }).click();
    const list = page.getByRole('dialog', { name: 'Changes that are not saved' });
    await list.getByText('Show what was entered').click();
    await check('the list');
    await list.getByRole('button', { name: 'Discard' }).click();
    await check('the question');
  });
}

test('the refusal of an area has no accessibility violations', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
