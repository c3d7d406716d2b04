import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';
import { storeLeads } from '../stored-leads';

const address = '/admin/dashboard/analytics';

const figure = (page: Page, group: string, label: string) =>
  page
    .getByRole('region', { name: group, exact: true })
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd');
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test(
  'an administrator reads the figures of requests, pages and proposals over all time',
  covers('WRK-024', 'WRK-543', 'WRK-544', 'WRK-545', 'WRK-548'),
  async ({ page }) => {
    await openAsAdmin(page, address);
    await expect(figure(page, 'Requests', 'Total requests')).toHaveText('7');
    await expect(figure(page, 'Requests', 'Pending')).toHaveText('3');
    await expect(figure(page, 'Requests', 'Sent')).toHaveText('2');
    await expect(figure(page, 'Requests', 'Completed')).toHaveText('2');
    // Seven page views, and perhaps one more of the sign-in page.
    await expect(figure(page, 'Playbook pages', 'Page views')).toHaveText(/^[78]$/);
    await expect(figure(page, 'Playbook pages', 'Playbooks opened')).toHaveText('1');
    await expect(figure(page, 'Playbook pages', 'Links pressed')).toHaveText('1');
    await expect(figure(page, 'Playbook pages', 'Scheduling widget loads')).toHaveText('1');
    await expect(figure(page, 'Playbook pages', 'Sessions scheduled')).toHaveText('1');
    await expect(figure(page, 'Playbook pages', 'Loads and sessions')).toHaveText('2');
    await expect(figure(page, 'Proposals', 'Opened')).toHaveText('2');
    await expect(figure(page, 'Proposals', 'Attempts to open')).toHaveText('3');
    await expect(figure(page, 'Proposals', 'Downloads')).toHaveText('1');
    await expect(figure(page, 'Proposals', 'Shares')).toHaveText('1');

    // Visits, unique visitors, downloads, shares, success rate, attempts, correct codes.
    await expect(
      table(page, 'Proposals by type').getByRole('row', { name: /^canadian-cancer-society / }),
    ).toHaveText('canadian-cancer-society1110100%250%');
    await expect(page.getByText('7 requests came in; the busiest time was', { exact: false })).toBeVisible();
    await expect(table(page, 'Recent requests').getByRole('row')).toHaveCount(8);
    await expect(table(page, 'Latest events').getByRole('row').nth(1)).toContainText(
      /^Page (viewed|speed measured)/,
    );
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'Refresh counts new requests and shows those of the last seven days',
  covers('WRK-547', 'WRK-551', 'WRK-552'),
  async ({ page, stack }) => {
    await openAsAdmin(page, address);
    await expect(page.getByText(/^Updated /)).toBeVisible();
    await expect(figure(page, 'Requests', 'Total requests')).toHaveText('7');
    const before = Number(await figure(page, 'Requests', 'Last 7 days').textContent());
    const day = 24 * 60 * 60 * 1_000;
    await storeLeads(
      stack,
      [6, 8, ...Array.from({ length: 17 }, () => 30)].map((ago, index) => ({
        id: `newLead${String(index).padStart(13, '0')}`,
        name: `Zadie ${index}`,
        email: `zadie${index}@quartet.example`,
        createdAt: new Date(Date.now() - ago * day),
      })),
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(figure(page, 'Requests', 'Total requests')).toHaveText('26');
    await expect(figure(page, 'Requests', 'Last 7 days')).toHaveText(String(before + 1));
    await expect(table(page, 'Recent requests').getByRole('row')).toHaveCount(21);
  },
);

test('a date range stays in the address, and its figures are exported as CSV without formulas', async ({
  page,
  stack,
}) => {
  await storeLeads(stack, [
    {
      id: 'formulaLead000000001',
      name: '=1+1',
      email: 'a@b.example',
      createdAt: new Date('2026-11-12T12:00:00Z'),
    },
  ]);
  await openAsAdmin(page, address);
  await page.getByLabel('Period').selectOption('From day to day');
  await page.getByLabel('First day').fill('2026-11-09');
  await page.getByLabel('Last day').fill('2026-11-13');
  await expect(figure(page, 'Requests', 'Total requests')).toHaveText('2');
  await expect(figure(page, 'Proposals', 'Opened')).toHaveText('1');
  await expect(figure(page, 'Playbook pages', 'Page views')).toHaveText('1');
  await expect(page).toHaveURL(/period=custom&from=2026-11-09&to=2026-11-13$/);
  await page.reload();
  await expect(figure(page, 'Requests', 'Total requests')).toHaveText('2');

  const overTime = page.getByRole('region', { name: 'Requests over time', exact: true });
  await expect(overTime.locator('.recharts-surface').first()).toBeVisible();
  await overTime.getByText('Requests over time in figures').first().click();
  await expect(table(page, 'Requests over time in figures').getByRole('row')).toHaveCount(6);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Recent requests as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^recent-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain("'=1+1,a@b.example");

  await page.getByLabel('Last day').fill('2026-11-08');
  await expect(page.getByText('The last day is before the first.', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByLabel('Period').selectOption('All time');
  await expect(figure(page, 'Requests', 'Total requests')).toHaveText('8');
  await expectNoSidewaysScroll(page);
});

test(
  'a failure shows technical details without personal data, and Retry loads the figures',
  covers('WRK-553', 'WRK-554', 'WRK-555'),
  async ({ page, complaints }) => {
    complaints.allow(/Error fetching analytics data|Failed to load resource/);
    await page.route('**/*:runAggregationQuery?*', (route) => route.abort());
    await openAsAdmin(page, address);
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load analytics data - ' });
    await expect(alert).toContainText('the server cannot be reached. Check your connection.');
    await alert.getByText('Details for whoever helps you').click();
    await expect(alert.getByRole('definition')).toHaveText(['unavailable', /\d/, 'Yes']);
    await page.unroute('**/*:runAggregationQuery?*');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(figure(page, 'Requests', 'Total requests')).toHaveText('7');
    await expect(alert).toHaveCount(0);
  },
);
