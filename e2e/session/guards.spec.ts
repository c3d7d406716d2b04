import { covers, expect, test } from '../fixtures';
import { fillSignIn, openAsStaff } from '../sign-in';

test(
  'a signed-out visitor of the admin area signs in and returns to the page',
  covers('WRK-036', 'WRK-044', 'PUB-238'),
  async ({ page }) => {
    await page.goto('/admin/dashboard/bundles?status=sent');
    await page.waitForURL('**/admin/login');
    await fillSignIn(page, 'ada@acf.example');
    await page.waitForURL('**/admin/dashboard/bundles?status=sent');
    await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
    await expect(page.getByText('Amara Osei')).toHaveCount(0);
  },
);

test(
  'a signed-out visitor of the staff area is sent to its sign-in page',
  covers('WRK-037'),
  async ({ page }) => {
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    expect(new URL(page.url()).pathname).toBe('/login');
  },
);

test(
  'a regular user cannot open the request list and sees none of it',
  covers('WRK-039', 'WRK-793'),
  async ({ page, complaints }) => {
    // The rows are prefetched before the session is known, and the rules refuse them.
    complaints.allow(/status of 403/);
    await openAsStaff(page, '/admin/dashboard/bundles');
    await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
    await expect(page.getByText('Amara Osei')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open your workspace' }).click();
    await page.waitForURL('**/dashboard');
  },
);

test(
  'the screen shows Loading... and no content while the sign-in state is unknown',
  covers('WRK-041', 'WRK-045'),
  async ({ page, stack }) => {
    await openAsStaff(page);
    await page.route(`${stack.backendOrigins[0]}/**`, () => {});
    await page.goto('/dashboard');
    await expect(page.getByText('Loading...')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  },
);

test('the stored profile opens the screen at once, and a refusal from the sign-in service closes it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openAsStaff(page);
  let confirm = () => {};
  const isAsked = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  await page.route('**/accounts:lookup**', async (route) => {
    await isAsked;
    await route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND' } } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
  confirm();
  await page.waitForURL('**/login');
  await expect(page.getByText('You have been signed out. Sign in again to go on.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Mia');
});

test(
  'an unknown address below an area redirects to the area’s home, not to the landing page',
  covers('PUB-055'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/no-such-screen');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'a regular user is redirected from an admin-only page to the home, with the reason shown once',
  covers('PUB-239', 'WRK-035'),
  async ({ page }) => {
    await openAsStaff(page, '/admin/settings?salesforce=auth');
    await page.waitForURL('**/dashboard');
    const told = page.getByText('Access denied. Admin privileges required.');
    await expect(told).toBeVisible();
    await expect(told).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
    await expect(told).toHaveCount(0);
  },
);

test(
  'a person sent to the staff sign-in for the account reaches it through the admin sign-in too',
  covers('WRK-033', 'WRK-042', 'WRK-043'),
  async ({ page }) => {
    await page.goto('/account');
    await page.waitForURL('**/login');
    await page.getByRole('main').getByRole('link', { name: 'Administrator sign-in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrator sign-in');
    await fillSignIn(page, 'ada@acf.example');
    await page.waitForURL('**/account');
  },
);
