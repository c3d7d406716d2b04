import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from './axe';
import { expect, test } from './fixtures';
import { openAsAdmin, openAsStaff } from './sign-in';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const counted = (page: Page, name: string, label: string) =>
  card(page, name).getByText(label, { exact: true }).locator('xpath=following-sibling::dd');

test('the home of an administrator shows what waits, in cards of which each opens what it is about [WRK-010, WRK-080, WRK-081, WRK-082, WRK-093, WRK-095]', async ({
  page,
}) => {
  await openAsAdmin(page);
  const activity = card(page, 'Contact Activity');
  await expect(counted(page, 'Contact Activity', 'New Today')).toHaveText(/^\d+$/);
  await expect(counted(page, 'Contact Activity', 'Follow-ups & Tasks')).toHaveText(/^[1-9]\d*$/);
  await expect(card(page, 'Notes & Tasks Summary').getByText('Time spent')).toBeVisible();
  await expect(
    card(page, 'Opened by clients').getByRole('link', { name: 'Orchestre Rivière' }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await activity
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/(contacts\/|notes\?)/);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admin/dashboard');
  await expect(activity.getByRole('link', { name: /^View / }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a card that fails says so and takes no other along; Retry reads again [WRK-074, WRK-075, WRK-076, WRK-077]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  let isBroken = true;
  await page.route('**/*:runQuery?*', async (route) => {
    const isTasks = route.request().postData()?.includes('"updatedAt"') ?? false;
    if (isTasks && isBroken) await route.fulfill({ status: 400, json: [{ error: { status: 'INTERNAL' } }] });
    else await route.fallback();
  });
  await openAsStaff(page);
  const summary = card(page, 'Notes & Tasks Summary');
  await expect(summary.getByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
  await expect(summary.getByText('Loading dashboard data...')).toHaveCount(0);
  await expect(counted(page, 'Contact Activity', 'Follow-ups & Tasks')).toHaveText(/^\d+$/);
  isBroken = false;
  await summary.getByRole('button', { name: 'Retry' }).click();
  await expect(summary.getByText('Time spent')).toBeVisible();
  await expect(summary.getByText('Failed to load dashboard data.')).toHaveCount(0);
});

test('the player of the pause is asked for once it is opened', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Five quiet minutes</title>' });
  });
  await openAsStaff(page);
  const pause = card(page, 'Mindfulness Break');
  await expect(pause.getByRole('link')).toHaveCount(2);
  expect(asked).toEqual([]);
  await pause.getByRole('button', { name: 'Open the player' }).click();
  await expect(
    page.frameLocator('iframe[title="Mindfulness Break: video player"]').locator('html'),
  ).toBeAttached();
  expect(asked).toHaveLength(1);
});
