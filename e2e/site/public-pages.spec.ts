import { covers, expect, firstInteraction, test, waitForHydration } from '../fixtures';

const pages = ['/', '/impactplaybooks', '/playbook/day1-impact', '/privacy', '/login', '/admin/login'];

const notFound = 'That page was not found. Here is our home page instead.';

test(
  'an unknown address answers 404 and ends at the landing page with a notice shown once',
  covers('PUB-053'),
  async ({ page, complaints }) => {
    complaints.allow(/the server responded with a status of 404/);
    const answer = await page.goto('/no-such-page?from=mail#part');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(notFound)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(notFound)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const again = await page.reload();
    expect(again?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.getByText(notFound)).toHaveCount(0);
  },
);

test('an unknown address shows the notice without JavaScript too', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
  const page = await context.newPage();
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText(notFound)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await context.close();
});

test('an address with other letter case opens the right page', async ({ page, complaints }) => {
  complaints.allow(/the server responded with a status of 404/);
  await page.goto('/About');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We sit at your table/);
  await expect(page.getByText(notFound)).toHaveCount(0);
});

test(
  'public pages have the site header and footer',
  covers('PUB-057', 'PUB-058', 'PUB-097'),
  async ({ page }) => {
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
  },
);

test(
  'the header changes to its scrolled state past 30 px',
  covers('PUB-070', 'PUB-405'),
  async ({ page }) => {
    await page.goto('/playbook/day1-impact');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 30));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => window.scrollTo(0, 31));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  },
);

test(
  'the starter pack opens with its title and the label of the free version',
  covers('PUB-028', 'PUB-122', 'PUB-123'),
  async ({ page }) => {
    await page.goto('/playbook/day1-impact');
    await expect(page.getByText('Free Version')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide: Free Starter Pack" }),
    ).toBeVisible();
  },
);

test('a page whose script is gone after a release reloads once and shows its HTML', async ({
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
  // One load for the navigation and one for the reload.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and why' })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});
