import { covers, expect, firstInteraction, test } from '../fixtures';

const newest = 'Connect two things, then stop and look';

test(
  'a visitor opens the blog and the videos from the menu',
  covers('PUB-011', 'PUB-045'),
  async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner');
    await expect(menu.getByRole('link', { name: 'Videos/Podcasts' })).toHaveAttribute('href', '/videos');
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(
      page.getByRole('article', { name: newest }).getByText('Our advice is to draw one arrow.'),
    ).toBeVisible();
  },
);

test(
  'without JavaScript the blog shows 17 posts, the newest in full, with links to the others',
  covers('PUB-279', 'PUB-287'),
  async ({ browser, stack }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const plain = await withoutScript.newPage();
    await plain.goto('/blog');
    await expect(plain.getByRole('article')).toHaveCount(17);
    await expect(
      plain.getByRole('article', { name: newest }).getByText('Our advice is to draw one arrow.'),
    ).toBeVisible();
    const last = plain.getByRole('article').last();
    await last.getByText('Read it here').click();
    await last.getByRole('link', { name: 'Open it on a page of its own' }).click();
    await expect(plain).toHaveURL(/\/blog\/your-crm-is-a-diary$/);
    await expect(plain.getByText('Open any donor record you like.')).toBeVisible();
    await withoutScript.close();
  },
);

test(
  'a post opens on the blog page, and its text is fetched only then',
  covers('PUB-287'),
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.clock.setFixedTime(new Date('2030-01-01T12:00:00Z'));
    await page.goto('/blog');
    await firstInteraction(page);
    const last = page.getByRole('article').last();
    // Hydration updates the age. By then, the page has requested everything it needs.
    await expect(last.getByText('55 months ago')).toBeVisible();
    expect(fetched.filter((address) => /your-crm-is-a-diary/.test(address))).toEqual([]);
    await last.getByText('Read it here').click();
    await expect(last.getByText('Open any donor record you like.')).toBeVisible();
    expect(fetched.filter((address) => /your-crm-is-a-diary/.test(address))).toHaveLength(1);
    await last.getByText('Close it').click();
    await expect(last.getByText('Open any donor record you like.')).toBeHidden();
  },
);

test('a post whose text fails to load keeps the link to its own page', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route(/your-crm-is-a-diary/, (route) => route.abort());
  await page.goto('/blog');
  const last = page.getByRole('article').last();
  await last.getByText('Read it here').click();
  await expect(last.getByRole('alert')).toContainText('The text did not arrive.');
  await expect(last.getByRole('link', { name: 'Open it on a page of its own' })).toHaveAttribute(
    'href',
    '/blog/your-crm-is-a-diary',
  );
});

for (const [day, age] of [
  ['2026-12-09', 'This month'],
  ['2026-12-10', '1 month ago'],
  ['2027-01-09', '2 months ago'],
] as const) {
  test(
    `on ${day} a post of November 10, 2026 reads ${age}`,
    covers('PUB-283', 'PUB-284', 'PUB-285', 'PUB-404'),
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
      await page.goto('/blog');
      await firstInteraction(page);
      const post = page.getByRole('article', { name: newest });
      await expect(post.getByText('November 10, 2026')).toBeVisible();
      await expect(post.getByText(age, { exact: true })).toBeVisible();
    },
  );
}

test('a fragment scrolls to its post, also when the visitor arrives from another page', async ({ page }) => {
  await page.goto('/blog#summer-is-for-deleting');
  const heading = page.getByRole('heading', { name: 'Summer is for deleting things' });
  await expect(heading).toBeInViewport();
  await firstInteraction(page);
  await expect(page.getByText('In July the phones go quiet')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'All posts by year' })
    .getByRole('link', { name: newest })
    .click();
  await expect(page.getByRole('heading', { name: newest })).toBeInViewport();
  await expect(heading).not.toBeInViewport();
});

test('a post’s page links to the previous and next posts', async ({ page }) => {
  await page.goto('/blog/summer-is-for-deleting');
  await page.getByRole('link', { name: 'Before you sign, ask how you would leave' }).click();
  await expect(page).toHaveURL(/\/blog\/ask-how-you-would-leave$/);
  await expect(page.getByText('Software demonstrations are a form of theatre')).toBeVisible();
  await expect(page).toHaveTitle('Before you sign, ask how you would leave · ACF');
  await page.goBack();
  await expect(page.getByText('In July the phones go quiet')).toBeVisible();
});

test(
  'an unknown post answers 404 and ends at the landing page with a notice',
  covers('PUB-053'),
  async ({ page, complaints }) => {
    complaints.allow(/the server responded with a status of 404/);
    expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('That page was not found. Here is our home page instead.')).toBeVisible();
  },
);

test('the page links to a feed that contains every post', async ({ page, request }) => {
  await page.goto('/blog');
  const address = await page
    .locator('head link[rel="alternate"][type="application/atom+xml"]')
    .getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  expect((await answer.text()).match(/<entry>/g)).toHaveLength(17);
});
