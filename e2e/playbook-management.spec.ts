import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, type Stack, test } from './fixtures';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const stat = (page: Page, label: string) =>
  page
    .locator('dl')
    .filter({ hasText: 'Total Requests' })
    .locator('div')
    .filter({ hasText: label })
    .getByRole('definition');
const statusOf = async (stack: Stack, name: string) =>
  (await stack.leads()).find((lead) => lead.fields.name?.stringValue === name)?.fields;

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
  await page.getByRole('link', { name: 'Playbook Management' }).first().click();
  await expect(card(page, 'Amara Osei')).toBeVisible();
});

test("a visitor's request appears in an administrator's open list and is marked as sent [WRK-023, WRK-519, WRK-533, WRK-534]", async ({
  page,
  anotherPerson,
  stack,
}) => {
  await expect(stat(page, 'Total Requests')).toHaveText('7');
  const visitor = await anotherPerson();
  await visitor.goto('/impactplaybooks');
  await visitor.getByRole('main').getByLabel('Your name').pressSequentially('Zadie Moreau', { delay: 50 });
  await visitor
    .getByRole('main')
    .getByLabel('Email')
    .pressSequentially('zadie@quartet.example', { delay: 50 });
  await visitor.getByRole('button', { name: 'Get Free Starter Pack' }).click();
  await expect(visitor.getByText('Thank you.')).toBeVisible();

  await expect(card(page, 'Zadie Moreau')).toBeVisible();
  expect((await names(page))[0]).toBe('Zadie Moreau');
  await expect(stat(page, 'Total Requests')).toHaveText('8');
  await expect(stat(page, 'Pending')).toHaveText('4');

  await card(page, 'Zadie Moreau').getByRole('button', { name: 'Mark sent' }).click();
  await expect(card(page, 'Zadie Moreau').getByText('Sent', { exact: true })).toBeVisible();
  await expect(stat(page, 'Pending')).toHaveText('3');
  await expect.poll(async () => (await statusOf(stack, 'Zadie Moreau'))?.status?.stringValue).toBe('sent');
  const stored = await statusOf(stack, 'Zadie Moreau');
  expect(stored?.updatedAt?.timestampValue).toBeTruthy();
});

test('a change by one administrator shows in the open list of another', async ({ page, anotherPerson }) => {
  const other = await anotherPerson();
  await signInAsAdmin(other, 'noor@acf.example');
  await other.goto('/admin/dashboard/bundles');
  await card(other, 'Julien Roy').getByRole('button', { name: 'Mark completed' }).click();
  await expect(card(page, 'Julien Roy').getByText('Completed', { exact: true })).toBeVisible();
});

test('a status goes to either of the others, backwards included, and its own button is off [WRK-520, WRK-521, WRK-522]', async ({
  page,
}) => {
  const priya = card(page, 'Priya Nair');
  const own = (status: string) => priya.getByRole('button', { name: `Mark ${status}` });
  await expect(own('sent')).toBeDisabled();
  for (const [status, label] of [
    ['pending', 'Pending'],
    ['completed', 'Completed'],
    ['sent', 'Sent'],
  ] as const) {
    await expect(own(status)).toBeEnabled();
    await own(status).click();
    await expect(priya.getByText(label, { exact: true })).toBeVisible();
    await expect(own(status)).toBeDisabled();
  }
});

test('requests are searched by name or email, and an empty result says why [WRK-514, WRK-528]', async ({
  page,
}) => {
  const search = page.getByLabel('Search by name or email');
  await search.fill('NAIR');
  await expect(card(page, 'Amara Osei')).toHaveCount(0);
  expect(await names(page)).toEqual(['Priya Nair']);
  await search.fill('lakeside');
  await expect(card(page, 'Samuel Whitford')).toBeVisible();
  expect(await names(page)).toEqual(['Samuel Whitford']);
  await search.fill('no such person');
  await expect(page.getByText('No playbook requests found')).toBeVisible();
});

test('requests are filtered by status, and the address keeps the filter [WRK-515]', async ({ page }) => {
  const filter = page.getByLabel('Status', { exact: true });
  await filter.selectOption('pending');
  await expect(card(page, 'Priya Nair')).toHaveCount(0);
  expect(await names(page)).toEqual(['Amara Osei', 'Julien Roy', 'Grace Kim']);
  await filter.selectOption('sent');
  await expect(card(page, 'Priya Nair')).toBeVisible();
  expect(await names(page)).toEqual(['Priya Nair', 'Wren Okonkwo']);
  await filter.selectOption('completed');
  await expect(card(page, 'Samuel Whitford')).toBeVisible();
  expect(await names(page)).toEqual(['Samuel Whitford', 'Daniel Abebe']);
  await page.reload();
  await expect(card(page, 'Samuel Whitford')).toBeVisible();
  expect(await names(page)).toEqual(['Samuel Whitford', 'Daniel Abebe']);
});

test('requests are sorted by date, name, email or status, both ways [WRK-516, WRK-517]', async ({ page }) => {
  const sort = page.getByLabel('Sort by');
  const direction = page.getByRole('button', { name: /Sort direction/ });
  const byDate = [
    'Amara Osei',
    'Julien Roy',
    'Grace Kim',
    'Priya Nair',
    'Samuel Whitford',
    'Daniel Abebe',
    'Wren Okonkwo',
  ];
  await expect.poll(() => names(page)).toEqual(byDate);
  await direction.click();
  await expect.poll(() => names(page)).toEqual(byDate.toReversed());
  await sort.selectOption('name');
  await expect.poll(() => names(page)).toEqual(byDate.toSorted());
  await direction.click();
  await expect.poll(() => names(page)).toEqual(byDate.toSorted().toReversed());
  await sort.selectOption('email');
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Amara Osei');
  await sort.selectOption('status');
  await direction.click();
  const statuses = () =>
    page
      .getByRole('article')
      .getByText(/^(Pending|Sent|Completed)$/)
      .allTextContents();
  await expect
    .poll(statuses)
    .toEqual(['Completed', 'Completed', 'Pending', 'Pending', 'Pending', 'Sent', 'Sent']);
});

test('sending the link sets the status, which can be undone [WRK-523]', async ({ page, stack }) => {
  await card(page, 'Amara Osei').getByRole('button', { name: 'Send link by email' }).click();
  await expect(card(page, 'Amara Osei').getByText('Sent', { exact: true })).toBeVisible();
  // The list shows a change before the server has it.
  await expect.poll(async () => (await statusOf(stack, 'Amara Osei'))?.status?.stringValue).toBe('sent');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Amara Osei').getByText('Pending', { exact: true })).toBeVisible();
});

test('only playbook requests offer the link, messages and subscriptions do not', async ({ page }) => {
  await expect(card(page, 'Amara Osei').getByRole('button', { name: 'Send link by email' })).toBeVisible();
  for (const name of ['Grace Kim', 'Daniel Abebe']) {
    await expect(card(page, name).getByRole('button', { name: 'Send link by email' })).toHaveCount(0);
  }
  await expect(card(page, 'Wren Okonkwo').getByText('Day-1 Impact Playbook Kit')).toBeVisible();
});

test('a request is deleted after a question, with its key, so that the person may ask again [WRK-526]', async ({
  page,
  stack,
}) => {
  const keys = await stack.leadKeyCount();
  await card(page, 'Amara Osei').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Playbook Request' });
  await expect(dialog.getByText('Are you sure you want to delete this playbook request?')).toBeVisible();
  await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await statusOf(stack, 'Amara Osei')).toBeDefined();

  await card(page, 'Amara Osei').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Amara Osei')).toHaveCount(0);
  expect(await statusOf(stack, 'Amara Osei')).toBeUndefined();
  expect(await stack.leadKeyCount()).toBe(keys - 1);
});

test('the playbook link is shown and copied [WRK-059, WRK-060, WRK-513]', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = `${stack.url}/playbook/day1-impact`;
  await expect(page.getByRole('main').getByText(link)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Copy playbook link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a status change that gets no answer says so and lets the banner be dismissed [WRK-529, WRK-532, WRK-535]', async ({
  page,
}) => {
  await page.route('**/documents:commit?key=*', () => {});
  await card(page, 'Julien Roy').getByRole('button', { name: 'Mark sent' }).click();
  await expect(page.getByText('Request timed out. Please try again.')).toBeVisible({ timeout: 12_000 });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Request timed out. Please try again.')).toHaveCount(0);
});

test('at 768 px and below the menu lies over the page as a dialog [WRK-057, WRK-058]', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(button).toHaveCount(0);
});

test('a list that does not arrive within 10 seconds says so and offers to try again [WRK-531]', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await page.route(/\/documents:runQuery|google\.firestore\.v1\.Firestore\/Listen/, () => {});
  await page.goBack();
  const asked = Date.now();
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(page.getByText('Request timed out. Please try again.')).toBeVisible({ timeout: 12_000 });
  expect(Date.now() - asked).toBeGreaterThan(9_000);
  await expect(page.getByText('No playbook requests found')).toHaveCount(0);
});
