import type { Locator, Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Checks that a part is completely visible in the window, below the sticky header. */
async function expectWholeInWindow(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const box = await part.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

const name = (page: Page) => page.getByRole('main').getByLabel('Your name');
const email = (page: Page) => page.getByRole('main').getByLabel('Email');
const send = (page: Page) => page.getByRole('button', { name: 'Get Free Starter Pack' });

test(
  'each step from the landing page to the starter pack is in view on a phone',
  covers('PUB-102', 'PUB-107', 'PUB-108'),
  async ({ page }) => {
    await page.goto('/');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
    await expectWholeInWindow(page, page.getByRole('heading', { level: 1 }));
    const call = page.getByRole('main').getByRole('link', { name: 'Get the free starter pack' });
    await expectWholeInWindow(page, call);

    await call.tap();
    await expect(page).toHaveURL(/\/impactplaybooks#starter-pack$/);
    for (const part of [
      page.getByRole('heading', { name: 'Get the free starter pack' }),
      name(page),
      email(page),
      send(page),
    ])
      await expectWholeInWindow(page, part);

    await name(page).pressSequentially('Zadie Moreau', { delay: 40 });
    await email(page).pressSequentially('zadie@quartet.example', { delay: 40 });
    await send(page).tap();
    const answer = page.getByRole('heading', { name: 'Thank you. Your starter pack is ready.' });
    await expect(answer).toBeFocused();
    await expectWholeInWindow(page, answer);
    await expectWholeInWindow(
      page,
      page.getByText('Within 24 hours we also send the link to zadie@quartet.example'),
    );
    const open = page.getByRole('link', { name: 'Open the starter pack' });
    await expectWholeInWindow(page, open);
    await open.tap();
    await expectWholeInWindow(page, page.getByRole('heading', { level: 1, name: /Free Starter Pack$/ }));
  },
);

test('a phone shows the guide’s form and the first video without scrolling', async ({ page }) => {
  await page.goto('/impactplaybooks');
  for (const part of [page.getByRole('heading', { level: 1 }), name(page), email(page), send(page)])
    await expectWholeInWindow(page, part);
  // The reassuring text follows the form, so that it does not push it down.
  const assurance = await page.getByText('Works with the tools you have').boundingBox();
  expect(assurance?.y).toBeGreaterThan((await send(page).boundingBox())?.y ?? Number.NaN);

  await page.goto('/videos');
  await expectWholeInWindow(page, page.getByPlaceholder('Search videos...'));
  await expect(page.getByRole('main').locator('img').first()).toBeInViewport();
  // The filters open on demand.
  await expect(page.getByLabel('Category')).toBeHidden();
  await page.getByText('Filter by category or playbook').tap();
  await expect(page.getByLabel('Category')).toBeVisible();
});

test(
  'the phone header shows the full name only at the top of a page',
  covers('PUB-070'),
  async ({ page }) => {
    await page.goto('/about');
    const nameOut = page.getByRole('banner').getByText('AI · Connect · Fundraise');
    await expect(nameOut).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await expect(nameOut).toHaveCSS('opacity', '0');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
  },
);
