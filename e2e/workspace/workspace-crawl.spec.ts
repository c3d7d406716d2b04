import type { Page } from '@playwright/test';
import type { Actor } from '@/shared/auth/actor';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { screensOf } from '../pages/workspace-screens';
import { openAsAdmin, openAsStaff } from '../sign-in';

const pagesOf = (role: Actor['role']) => [...screensOf(role), { address: '/account', text: 'Bio' }];

/** Widths and schemes, in an order with few changes between steps. */
const looks = [
  [1280, 'light', 'everything'],
  [1280, 'dark', 'contrast'],
  [360, 'dark', 'everything'],
  [360, 'light', 'contrast'],
] as const;

async function crawl(page: Page, pages: ReturnType<typeof pagesOf>): Promise<void> {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { address, text } of pages) {
    await test.step(address, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByText(text).first()).toBeVisible();
      for (const [width, colorScheme, of] of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const found = await violations(page, of);
        expect.soft(found, `${address} at ${width} px, ${colorScheme}`).toEqual([]);
      }
      // The size of a 1280 px window at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      // Charts adjust to the width with a delay.
      await expect(() => expectNoSidewaysScroll(page)).toPass();
      // Figures that only public pages may show.
      await expect(main.getByText(/143 badges|99,800 points|12 trails|Power of Us/)).toHaveCount(0);
    });
  }
}

const parts = 2;
for (let part = 1; part <= parts; part += 1) {
  test(
    `an administrator’s screens are accessible, log no errors and fit 320 px: part ${part} of ${parts}`,
    covers('WRK-803'),
    async ({ page }) => {
      await openAsAdmin(page);
      await crawl(
        page,
        pagesOf('admin').filter((_, index) => index % parts === part - 1),
      );
    },
  );
}

test(
  'a regular user’s screens are accessible, log no errors and fit 320 px',
  covers('WRK-803'),
  async ({ page }) => {
    await openAsStaff(page);
    await crawl(page, pagesOf('regular'));
  },
);
