import type { Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

const security = '/admin/dashboard/security';
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counts = (page: Page) => page.locator('dl[aria-label="Entries by level"]');

test.beforeAll(({ stack }) => stack.loadApi());

test(
  'an administrator opens and refreshes the tabs of the security dashboard',
  covers('WRK-022', 'WRK-499', 'WRK-500', 'WRK-501', 'WRK-503'),
  async ({ page }) => {
    await openAsAdmin(page, security);
    await expect(tab(page, 'Alerts')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('No alerts.', { exact: false })).toBeVisible();
    await expect(counts(page)).toHaveText(/Critical\s*0\s*Warnings\s*0\s*Info\s*0/);
    await tab(page, 'Reports').click();
    await expect(tab(page, 'Reports')).toHaveAttribute('aria-current', 'page');
    await tab(page, 'Logs').click();
    await expect(page.getByText('No log entries yet.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Last refreshed /)).toBeVisible();
  },
);

test(
  'an administrator runs the security checks, saves the report and sees it in the live feed',
  covers('WRK-504', 'WRK-505', 'WRK-621'),
  async ({ page }) => {
    await openAsAdmin(page, security);
    await expect(counts(page)).toHaveText(/Critical\s*0\s*Warnings\s*0\s*Info\s*0/);
    await page.getByRole('button', { name: 'Run a security check' }).click();
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('listitem').filter({ hasText: 'Shortest password' })).toContainText(
      'Measured: 6 characters · Target: 8 characters',
    );
    await expect(results.getByRole('listitem').filter({ hasText: 'Backup retention' })).toContainText(
      'not measured · Configured target, not measured: 30 days',
    );
    await page.getByRole('button', { name: 'Save as a report' }).click();
    // It arrives through the listener, without a reload.
    await expect(counts(page)).toHaveText(/Critical\s*0\s*Warnings\s*1\s*Info\s*0/);
    await tab(page, 'Reports').click();
    const report = page.getByRole('list', { name: 'Security events' }).getByRole('listitem').first();
    await expect(report).toContainText('Shortest password: 6 characters');
  },
);

test('a failed check names what to look at', covers('WRK-507'), async ({ page, complaints }) => {
  // The browser itself logs the failed call.
  complaints.allow(/status of 502/);
  await page.route('**/api/security/check', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><p>Bad gateway</p>' }),
  );
  await openAsAdmin(page, security);
  await page.getByRole('button', { name: 'Run a security check' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toContainText(
    'Check the configuration of the API and the network connection',
  );
  await expect(page.getByRole('button', { name: 'Save as a report' })).toHaveCount(0);
});

test(
  'a regular user sees nothing of the security dashboard',
  covers('WRK-498', 'WRK-789'),
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') || request.postData()?.includes('security_events'))
        asked.push(request.url());
    });
    await openAsStaff(page, security);
    await expect(page.getByText('Access Denied: Only Admins Can Access This Dashboard')).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test(
  'the AI explains the measured facts in a dialog, and the answer is saved as a report',
  covers('WRK-003', 'WRK-737', 'WRK-738'),
  async ({ page, stack }) => {
    stack.ai.script({
      does: 'answers',
      with: {
        level: 'warning',
        message: 'Passwords are short.',
        recommendations: ['Ask for 12 characters.'],
      },
    });
    await openAsAdmin(page, security);
    await page.getByRole('button', { name: 'Run a security check' }).click();
    const results = page.getByRole('list', { name: 'Results' });
    await expect(results.getByRole('listitem').filter({ hasText: 'Passed' }).first()).toBeVisible();
    await expect(results.getByText('Info', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'AI analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI analysis of the security check' });
    await expect(dialog.getByText('Passwords are short.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(['Ask for 12 characters.']);
    await dialog.getByRole('button', { name: 'Save as a report' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Reports', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Security events' })).toContainText('Passwords are short.');
  },
);
