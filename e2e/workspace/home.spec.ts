import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';
import { removeAll, storeRecord } from '../stored-records';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const counted = (page: Page, name: string, label: string) =>
  card(page, name).getByText(label, { exact: true }).locator('xpath=following-sibling::dd');

test(
  'the admin home shows cards that link to the records they list',
  covers('WRK-010', 'WRK-080', 'WRK-081', 'WRK-082', 'WRK-093'),
  async ({ page }) => {
    await openAsAdmin(page);
    const activity = card(page, 'Contact Activity');
    await expect(counted(page, 'Contact Activity', 'New Today')).toHaveText(/^\d+$/);
    await expect(counted(page, 'Contact Activity', 'Follow-ups & Tasks')).toHaveText(/^[1-9]\d*$/);
    await expect(counted(page, 'Notes & Tasks Summary', 'Tasks of the last 7 days')).toHaveText(/^\d+$/);
    await expect(card(page, 'Notes & Tasks Summary').getByText('Time spent')).toBeVisible();
    await expect(
      card(page, 'From clients').getByRole('link', { name: 'Team of Canadian Cancer Society chose Grow' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Widgets' }).getByRole('heading', { level: 2 })).toHaveText(
      ['Contact Activity', 'Upcoming Meetings', 'Notes & Tasks Summary', 'Mindfulness Break'],
    );
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
  },
);

test(
  'a failed card shows an error without affecting other cards, and Retry loads it',
  covers('WRK-074', 'WRK-075', 'WRK-076', 'WRK-077'),
  async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    let isBroken = true;
    await page.route('**/*:runQuery?*', async (route) => {
      const isTasks = route.request().postData()?.includes('"updatedAt"') ?? false;
      if (isTasks && isBroken)
        await route.fulfill({ status: 400, json: [{ error: { status: 'INTERNAL' } }] });
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
  },
);

test('the meetings card shows the same error whichever of its two queries fails', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const broken = new Set(['calendarEvents', 'meetings']);
  await page.route('**/*:runQuery?*', async (route) => {
    const asked = route.request().postData() ?? '';
    if ([...broken].some((collection) => asked.includes(`"${collection}"`)))
      await route.fulfill({ status: 400, json: [{ error: { status: 'INTERNAL' } }] });
    else await route.fallback();
  });
  await openAsStaff(page);
  const meetings = card(page, 'Upcoming Meetings');
  const failure = meetings.getByText('Failed to load dashboard data. Please try again later.');
  const retry = meetings.getByRole('button', { name: 'Retry' });
  await expect(failure).toBeVisible();
  broken.delete('calendarEvents');
  await retry.click();
  await expect(failure).toBeVisible();
  broken.delete('meetings');
  await retry.click();
  await expect(meetings.getByText(/^This Week: /)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test(
  'the home counts and lists the meetings of the next two weeks, with expandable descriptions',
  covers('WRK-085', 'WRK-087'),
  async ({ page }) => {
    await openAsStaff(page);
    const meetings = card(page, 'Upcoming Meetings');
    const lines = meetings.getByRole('listitem');
    // A series on Mondays has two or three dates in fifteen days, but only one line.
    const weekly = lines.filter({ hasText: 'Week together' });
    await expect(weekly).toHaveCount(1);
    await expect(weekly).toContainText('Repeats');
    await expect(meetings.getByText(`This Week: ${await lines.count()}`, { exact: true })).toBeVisible();
    await expect(meetings.getByText('(today and the next 14 days)')).toBeVisible();
    const description = weekly.first().getByText('What is due, who needs help, what can wait.');
    await expect(description).toBeHidden();
    await weekly.first().getByText('Description', { exact: true }).click();
    await expect(description).toBeVisible();
  },
);

test(
  'empty cards and a task without content say so',
  covers('WRK-084', 'WRK-089', 'WRK-096', 'WRK-097'),
  async ({ page, stack }) => {
    await removeAll(stack, ['notes', 'calendarEvents']);
    await openAsStaff(page);
    const summary = card(page, 'Notes & Tasks Summary');
    await expect(
      card(page, 'Contact Activity').getByText('No follow-ups or tasks scheduled', { exact: true }),
    ).toBeVisible();
    await expect(
      card(page, 'Upcoming Meetings').getByText('No upcoming meetings scheduled for this week.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(summary.getByText('No recent tasks found', { exact: true })).toBeVisible();

    const now = new Date();
    await storeRecord(stack, 'notes/taskWithoutContent01', {
      title: 'Call the printer',
      content: '',
      category: 'task',
      createdBy: 'mia',
      creatorEmail: 'mia@acf.example',
      sharedWith: [],
      isArchived: false,
      isCompleted: false,
      createdAt: now,
      updatedAt: now,
    });
    await expect(summary.getByRole('link', { name: 'Call the printer' })).toBeVisible();
    await expect(summary.getByText('No content available', { exact: true })).toBeVisible();
    await expect(summary.getByText('No recent tasks found')).toHaveCount(0);
  },
);

test('the video player of the mindfulness break loads only when opened', async ({ page }) => {
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
