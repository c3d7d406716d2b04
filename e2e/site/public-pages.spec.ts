import { expect, waitForHydration, firstInteraction, test } from '../fixtures';

const pages = ['/', '/impactplaybooks', '/playbook/day1-impact', '/privacy', '/login', '/admin/login'];

test('an unknown address ends at the landing page with a notice [PUB-053]', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('That page was not found. Here is our home page instead.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('public pages carry the site header and footer [PUB-057, PUB-058, PUB-097]', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Admin' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('the header takes on its scrolled state past 30 px [PUB-070, PUB-405]', async ({ page }) => {
  await page.goto('/playbook/day1-impact');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 30));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 31));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('the starter pack page names its five parts [PUB-028, PUB-122, PUB-123, PUB-127, PUB-128, PUB-129, PUB-130, PUB-131]', async ({
  page,
}) => {
  await page.goto('/playbook/day1-impact');
  await expect(page.getByText('Free Version')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide: Free Starter Pack" }),
  ).toBeVisible();
  for (const name of [
    'Prospect-Finder Mini-Playbook',
    'Grant-Radar',
    'Tech-Stack Snapshot Audit',
    'Copilot/Gemini Quick-Enable Walk-through',
    'Security Quick-Start Sheet',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

test('a page whose code is gone after a release is read as HTML, and nothing loads for ever', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|Failed to fetch dynamically imported module|Failed to load resource/);
  await page.goto('/');
  await waitForHydration(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/privacy-page-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  const missed = page.waitForEvent('console', (message) => /Code did not arrive/.test(message.text()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and why' })).toBeVisible();
  await missed;
  await firstInteraction(page);
  // One load for the navigation, one for the reload.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and why' })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});
