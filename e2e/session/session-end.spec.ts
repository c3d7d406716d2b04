import type { Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';
import { fillSignIn, openAsAdmin, openAsStaff } from '../sign-in';
import { deleteAccount, deleteRecord, disableAccount, revokeSessions, setInRecord } from '../people';

const draft = 'Half a sentence about choirs';
const inactive = 'Access denied. This account is not active.';
const ended = 'You have been signed out. Sign in again to go on.';
const waiting = 'What you had typed is kept on this device.';

const bio = (page: Page) =>
  page.getByRole('form', { name: 'Your profile' }).getByLabel('Bio', { exact: true });
const offered = (page: Page) => page.getByText('You have an unsaved draft from');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore the draft' }).click();

/** Opens the account page of the signed-in person and types text without saving. */
async function typeInAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await bio(page).fill(draft);
}

test(
  'a deactivated person is signed out in every tab, and their draft returns after reactivation',
  covers('WRK-046'),
  async ({ page, context, stack, complaints }) => {
    // The rules refuse requests that are pending when the record changes.
    complaints.allow(/status of 403/);
    await openAsStaff(page);
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Mia');
    await typeInAccount(page);

    await setInRecord(stack, 'mia', 'status', 'inactive');
    await page.waitForURL('**/login');
    await second.waitForURL('**/login');
    // The first tab that notices shows the reason and ends the session. The other tab then says only that the
    // session has ended.
    await expect
      .poll(async () => (await page.getByText(inactive).count()) + (await second.getByText(inactive).count()))
      .toBeGreaterThan(0);
    await expect(page.getByText(waiting)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(draft);
    await expect(second.getByText('Mia', { exact: false })).toHaveCount(0);
    await fillSignIn(page, 'mia@acf.example');
    await expect(page.getByRole('alert').getByText(inactive)).toBeVisible();

    await setInRecord(stack, 'mia', 'status', 'active');
    await fillSignIn(page, 'mia@acf.example');
    await page.waitForURL('**/account');
    await expect(bio(page)).toHaveValue('Works with arts organisations.');
    await restore(page);
    await expect(bio(page)).toHaveValue(draft);
    // The draft survives a reload until it is discarded.
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(offered(page)).toBeHidden();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
      )
      .not.toContain(draft);
  },
);

test(
  'the next person in the tab sees neither the text nor the page of the person before',
  covers('WRK-034'),
  async ({ page, stack }) => {
    await openAsStaff(page);
    await typeInAccount(page);
    await setInRecord(stack, 'mia', 'status', 'inactive');
    await page.waitForURL('**/login');
    await expect(page.getByText(inactive)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { heldBy: 'mia' }));

    await fillSignIn(page, 'theo@acf.example');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Theo');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(offered(page)).toHaveCount(0);
    // A new document, so nothing of the first person stays in memory.
    expect(await page.evaluate(() => 'heldBy' in window)).toBe(false);
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain(draft);
  },
);

test('a tab left open follows another person’s sign-in and shows nothing of the first person', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/account');
  await expect(bio(page)).toHaveValue('Works with arts organisations.');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Logout' }).click();
  await second.waitForURL('**/login');
  await page.waitForURL('**/login');
  await fillSignIn(second, 'theo@acf.example');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Theo');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('body')).not.toContainText('mia@acf.example');
});

test(
  'a deleted record or a lost role closes open screens',
  covers('WRK-040'),
  async ({ page, stack, complaints }) => {
    // The rules refuse the screen's pending requests, and the browser logs that itself.
    complaints.allow(/status of 403/);
    await openAsStaff(page);
    await deleteRecord(stack, 'mia');
    await page.waitForURL('**/login');
    await expect(page.getByText('User profile not found')).toBeVisible();

    await page.goto('/admin/login');
    await fillSignIn(page, 'ada@acf.example');
    await page.waitForURL('**/admin/dashboard');
    await setInRecord(stack, 'ada', 'role', 'owner');
    await page.waitForURL('**/admin/login');
    await expect(page.getByText('Access denied. No role assigned.')).toBeVisible();
  },
);

test(
  'a session revoked by the provider ends within the token’s lifetime and keeps the draft',
  covers('FLT-014'),
  async ({ page, stack, complaints }) => {
    // The installed clock skips the time until the database client gives up on its first connection.
    complaints.allow(/status of 400|Could not reach Cloud Firestore|cleardot/);
    await page.clock.install();
    await openAsStaff(page);
    // Waits until the session is confirmed. If it ended before the clock advances, the sign-in page would
    // load an hour late.
    const confirmed = page.waitForResponse(/accounts:lookup/);
    await typeInAccount(page);
    await confirmed;
    await revokeSessions(stack, 'mia');
    await page.clock.fastForward('59:00');
    await page.waitForURL('**/login');
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByText(waiting)).toBeVisible();
    await page.clock.resume();
    await fillSignIn(page, 'mia@acf.example');
    await page.waitForURL('**/account');
    await restore(page);
    await expect(bio(page)).toHaveValue(draft);
  },
);

for (const [what, end] of [
  ['revoked', revokeSessions],
  ['disabled', disableAccount],
  ['deleted', deleteAccount],
] as const) {
  test(
    `an administrator's ${what} account cannot open the workspace at the next visit`,
    covers('PUB-234'),
    async ({ page, stack, complaints }) => {
      complaints.allow(/status of 400/);
      await openAsAdmin(page);
      // An open workspace would notice at once, and show it there.
      await page.goto('/robots.txt');
      await end(stack, 'ada');
      await page.goto('/admin/dashboard/bundles');
      await page.waitForURL('**/admin/login');
      await expect(page.getByText(ended)).toBeVisible();
      await expect(page.getByRole('row', { name: 'Priya Nair' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  );
}

test('a lost connection does not sign anyone out', async ({ page, context, stack, complaints }) => {
  // The database client checks the network with an image that the content security policy blocks.
  complaints.allow(/ERR_|net::|status of|cleardot|Could not reach/);
  await page.clock.install();
  await openAsStaff(page);
  await typeInAccount(page);
  await page.route(`${stack.backendOrigins[1]}/**`, (route) => route.abort());
  await context.setOffline(true);
  // Longer than an ID token is valid.
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('You are offline', { exact: false })).toBeVisible();
  await expect(bio(page)).toHaveValue(draft);
  await page.unroute(`${stack.backendOrigins[1]}/**`);
  await context.setOffline(false);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
});
