import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeAll(({ stack }) => stack.loadApi());

test(
  'an administrator filters the change log, opens the full log and goes back',
  covers('WRK-019', 'WRK-439', 'WRK-441', 'WRK-442', 'WRK-443'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin/dashboard/changelog');
    await expect(entries(page)).toHaveCount(5);
    await expect(entries(page).first()).toContainText(
      'What you delete by mistake comes back from the trash.',
    );
    await expect(entries(page).nth(2)).toContainText(
      'A note of its own · category general · by mia@acf.example',
    );
    await expect(entries(page).last()).toContainText('Playbook requests are searched by name or email.');
    expect(await violations(page)).toEqual([]);

    await filter(page, 'AI Generated').click();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('Summarised by the built-in summary');
    await filter(page, 'From Git').click();
    await expect(entries(page)).toHaveCount(3);
    await expect(entries(page).first()).toContainText('Version 2026-11-20');
    await expect(page).toHaveURL(/\?type=git$/);

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View Full Changelog' }).click();
    const full = await opened;
    await expect(full).toHaveURL(/\/CHANGELOG\.md$/);
    expect(await (await page.request.get('/CHANGELOG.md')).text()).toContain('# What has changed');
    await full.close();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  },
);

test(
  'a regular user sees product changes and their own actions, and new entries appear live',
  covers('WRK-030', 'WRK-446', 'WRK-447'),
  async ({ page, stack }) => {
    await openAsStaff(page, '/dashboard/changelog');
    await expect(entries(page)).toHaveCount(5);
    await expect(entries(page).filter({ hasText: 'Note deleted' })).toContainText('by you');
    await expect(filter(page, 'Analyze New Changes')).toHaveCount(0);
    await filter(page, 'From Git').click();
    await expect(entries(page)).toHaveCount(3);
    // The listener is connected once an entry appears, so the test stores entries until one does.
    const database = `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents`;
    const store = async (type: string, count: number) => {
      const writes = Array.from({ length: count }, (_, index) => ({
        update: {
          name: `projects/demo-acf/databases/(default)/documents/changeLogs/${type}-${index}`,
          fields: {
            type: { stringValue: type },
            summary: { stringValue: `${type} number ${index}` },
            timestamp: { timestampValue: new Date(Date.UTC(2026, 10, 21, 0, index)).toISOString() },
          },
        },
      }));
      const answer = await fetch(`${database}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ writes }),
      });
      expect(answer.ok).toBe(true);
    };
    await store('auto-generated', 1);
    await store('git-changelog', 9);
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).first()).toContainText('git-changelog number 8');
    await expect(entries(page).filter({ hasText: 'auto-generated' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(entries(page)).toHaveCount(12);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);

test(
  'an administrator imports releases with a summary and sees an error if the import fails',
  covers('WRK-444', 'WRK-449'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 503/);
    await openAsAdmin(page, '/admin/dashboard/changelog?type=ai');
    await expect(entries(page)).toHaveCount(1);
    const analyze = filter(page, 'Analyze New Changes');
    // The AI service is down.
    await analyze.click();
    await expect(page.getByText('Failed to generate changelog. Please try again.')).toBeVisible();
    await expect(entries(page)).toHaveCount(1);

    const summary = 'The calendar takes files of other programs.';
    stack.ai.script({ does: 'answers', with: { summary, components: ['Calendar'] } });
    await analyze.click();
    // The list follows the database, so the summary appears without a reload.
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toContainText(summary);
    await expect(entries(page).first()).toContainText('About Calendar · Summarised by the AI service');
    await expect(
      page.getByText(/^\d+ versions? (is|are) new in the change log, summarised by/),
    ).toBeVisible();
    await filter(page, 'From Git').click();
    await expect.poll(() => entries(page).count()).toBeGreaterThan(3);
    await analyze.click();
    await expect(page.getByText('The change log has everything that was released.')).toBeVisible();
    expect(stack.ai.asked).toHaveLength(2);
  },
);

test(
  'a change log that fails to load says so and loads on retry',
  covers('WRK-448'),
  async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    let isBroken = true;
    await page.route('**/*:runQuery?*', async (route) => {
      const isLog = route.request().postData()?.includes('changeLogs') ?? false;
      if (isLog && isBroken) await route.fulfill({ status: 500, json: [{ error: { status: 'INTERNAL' } }] });
      else await route.fallback();
    });
    await openAsStaff(page, '/dashboard/changelog');
    await expect(page.getByText('Failed to load changes. Please try again.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page)).toHaveCount(5);
  },
);

test('a signed-out visitor is redirected to the admin sign-in', covers('WRK-440'), async ({ page }) => {
  await page.goto('/admin/dashboard/changelog');
  await page.waitForURL('**/admin/login');
});
