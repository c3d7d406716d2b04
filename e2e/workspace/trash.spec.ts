import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { choose, rowOf as row } from '../pages/list-page';
import { panelOf } from '../pages/record-page';
import { openAsAdmin, openAsStaff } from '../sign-in';

const requests = '/admin/dashboard/bundles';

async function deleteRequest(page: Page, name: string): Promise<void> {
  await openAsAdmin(page, requests);
  await choose(page, name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The request of ${name} is deleted.`)).toBeVisible();
}

test('undoing a deletion restores the request and its key at once', async ({ page, stack }) => {
  const keys = await stack.leadKeyCount();
  await deleteRequest(page, 'Amara Osei');
  expect(await stack.leadKeyCount()).toBe(keys - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The request is back.')).toBeVisible();
  await expect(row(page, 'Amara Osei')).toBeVisible();
  expect(await stack.leadKeyCount()).toBe(keys);
});

test('a deleted request is found in the trash, opened and restored by keyboard', async ({ page }) => {
  await deleteRequest(page, 'Amara Osei');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeFocused();
  await expect(row(page, 'Amara Osei')).toContainText('Request');
  await expect(row(page, 'Amara Osei')).toContainText('In 30 days');
  await page.keyboard.press('j');
  await page.getByRole('link', { name: 'Amara Osei' }).press('Enter');
  const panel = panelOf(page, 'Amara Osei');
  await expect(panel.getByText('You', { exact: true })).toBeVisible();
  await expect(panel.getByText('amara.osei@')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(page.getByText('Amara Osei is back.')).toBeVisible();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(requests);
  await expect(row(page, 'Amara Osei')).toBeVisible();
});

test('a person sees only their own deleted records, and an empty trash says so', async ({ page }) => {
  await openAsStaff(page, '/dashboard/trash');
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Note');
  await expect(page.getByText('Nothing of this kind was deleted in the last weeks.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/trash$/);
  await expect(page.getByLabel('Kind').getByRole('option', { name: 'Request' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('an administrator hands a contact to a colleague and deletes it for good from the trash', async ({
  page,
  stack,
}) => {
  await stack.loadApi();
  await openAsAdmin(page, '/admin/dashboard/contacts/seedContact000000001');
  await page.getByRole('button', { name: 'Hand over' }).click();
  const form = page.getByRole('dialog', { name: 'Hand over Amara Osei' });
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(form.getByText('Choose who looks after the contact from now on.')).toBeVisible();
  await form.getByLabel('New owner').selectOption('Theo Okafor');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Theo Okafor looks after Amara Osei now.')).toBeVisible();

  // The first such button, above those of the drafts.
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/contacts$/);
  await page.goto('/admin/dashboard/trash');
  await page.getByRole('link', { name: 'Amara Osei' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Amara Osei is deleted for good.')).toBeVisible();
  await expect(row(page, 'Amara Osei')).toBeHidden();
  expect((await stack.documents('trash')).filter(({ id }) => id.includes('seedContact'))).toEqual([]);
});
