import type { Page } from '@playwright/test';
import { covers, expect, firstInteraction, test, waitForHydration } from '../fixtures';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('article');
const videosRequest = '**/documents:runQuery?*';

test(
  'the video library loads and is filtered from the keyboard',
  covers('PUB-011', 'PUB-044', 'PUB-254', 'PUB-258', 'PUB-270'),
  async ({ page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(videosRequest, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Videos' }).click();
    await expect(page).toHaveURL(/\/videos$/);
    // A new document does not listen to the pointer until it is hydrated.
    await waitForHydration(page);
    await firstInteraction(page);
    await expect(status(page)).toHaveText('Loading video library...');
    await expect(cards(page)).toHaveCount(4);
    release();
    await expect(status(page)).toHaveText('4 videos');

    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.type('DONOR');
    await expect(status(page)).toHaveText('3 videos');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sec');
    await expect(status(page)).toHaveText('1 video');
    await expect(page).toHaveURL(/\/videos\?q=DONOR&category=security$/);
    await page.reload();
    await expect(status(page)).toHaveText('1 video');
    await expect(page.getByRole('searchbox')).toHaveValue('DONOR');
  },
);

test('Watch opens the video in a new tab', covers('PUB-265'), async ({ page, context }) => {
  await context.route('https://youtube.acf.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The video</title>' }),
  );
  await page.goto('/videos');
  // The links appear with the library, which the page reads at the first interaction.
  await firstInteraction(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Watch Find warm donors in the records you have/ }).click();
  const video = await opened;
  await expect(video).toHaveTitle('The video');
  expect(await video.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(/\/videos$/);
});

test(
  'the four built-in videos stay when the database cannot be reached',
  covers('PUB-259'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch/);
    await stack.stopBackend();
    await page.goto('/videos');
    await firstInteraction(page);
    await expect(page.getByText('Our library cannot be reached right now')).toBeVisible();
    await expect(status(page)).toHaveText('4 videos');
    await expect(cards(page)).toHaveCount(4);
  },
);

test(
  'a search typed before the script runs is kept without a layout shift',
  covers('PUB-255', 'PUB-271'),
  async ({ page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/videos?category=setup', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search videos...').fill('GEMINI');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const place = () => page.getByRole('searchbox').evaluate((box) => box.getBoundingClientRect().top);
    const before = await place();
    release();
    await expect(status(page)).toHaveText('1 video');
    await expect(
      page.getByRole('article', { name: 'Switch on the assistant you already pay for' }),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('GEMINI');
    expect(await place()).toBe(before);
  },
);

test(
  'the library and the browser facts are readable without JavaScript and say so',
  covers('PUB-044', 'PUB-048'),
  async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const plain = await context.newPage();
    await plain.goto('/videos');
    await expect(cards(plain)).toHaveCount(4);
    expect(await plain.getByRole('main').locator('noscript').first().innerText()).toContain(
      'Search and filters need scripts',
    );
    await expect(plain.getByText('Loading video library...')).toHaveCount(0);
    await plain.goto('/safari-test');
    expect(await plain.getByRole('main').locator('noscript').first().innerText()).toContain(
      'Scripts are off in your browser.',
    );
    await context.close();
  },
);

test(
  'the browser facts can be copied and are not sent anywhere',
  covers('PUB-048'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/safari-test');
    await expect(page.getByText('America/Toronto')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Copy these facts' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Time zone: America/Toronto');
    expect(copied).toContain(`Browser: ${await page.evaluate(() => navigator.userAgent)}`);
    expect(sent.filter((request) => request.includes('Toronto'))).toEqual([]);
  },
);
