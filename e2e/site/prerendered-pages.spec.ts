import { atPersonsPace, covers, expect, test, waitForHydration } from '../fixtures';

test('no public page loads the database client, the workspace or the editor', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  for (const path of ['/', '/impactplaybooks', '/contact', '/videos', '/blog', '/about']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => /@firebase\/|mantine|quill/i.test(text.slice(0, 200_000)))).toEqual([]);
});

test('a form sent before the script arrives is neither lost nor sent twice', async ({ page, stack }) => {
  let letCodeThrough = () => {};
  const codeMayCome = new Promise<void>((resolve) => {
    letCodeThrough = resolve;
  });
  await page.route(/\/assets\/(?!(index|rolldown-runtime)-).*\.js$/, async (route) => {
    await codeMayCome;
    await route.continue();
  });
  const before = (await stack.leads()).length;
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Your name').fill('Amara Osei');
  await form.getByLabel('Email').fill('amara@shelter.example');
  await form.getByLabel('Message').fill('Could you look at our donor list?');
  await atPersonsPace(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect(await form.getByLabel('Message').inputValue()).toContain('donor list');
  letCodeThrough();
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
  expect((await stack.leads()).length).toBe(before + 1);
});

test('navigation keeps one title and one canonical address and moves the focus into the page', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('title')).toHaveCount(1);
});

test('navigation starts at the top of the new page, and Back restores the scroll position', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We sit at your table/);
  await expect.poll(place).toBeGreaterThan(300);
});

test('the sitemap, robots file, manifest, icons, feed and preview picture are served', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://www.acf.example/sitemap.xml');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  for (const file of ['/apple-touch-icon.png', '/social/home.png', '/favicon.svg', '/favicon.ico']) {
    expect((await request.get(file)).headers()['content-type'], file).toMatch(/^image\//);
  }
  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
});

test('each lead form is on the page that offers it', covers('PUB-012'), async ({ page }) => {
  for (const [path, button] of [
    ['/impactplaybooks', 'Get Free Starter Pack'],
    ['/contact', 'Send Message'],
    ['/early-access', 'Join Waitlist'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('form').getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  }
});

test('short addresses redirect to the page they mean', covers('PUB-041', 'PUB-042'), async ({ page }) => {
  await page.goto('/data-integration');
  await expect(page).toHaveURL(/\/acf-bridge$/);
  await page.goto('/fundraising');
  await expect(page).toHaveURL(/\/services\/fundraising$/);
});
