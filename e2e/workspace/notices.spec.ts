import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { openAsAdmin } from '../sign-in';

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss message' });

/** Marks the requests of these people as completed. Each one shows a message. */
async function complete(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await choose(page, name, 'Mark completed');
    await expect(page.getByText(`${name} is marked as completed.`)).toBeAttached();
  }
}

test('at most three notices appear beside the menu and cover none of its items', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/bundles');
  await complete(page, ['Amara Osei', 'Julien Roy', 'Grace Kim', 'Priya Nair', 'Wren Okonkwo']);
  await expect(dismiss(page)).toHaveCount(3);
  await expect(page.getByText('2 earlier messages')).toBeVisible();
  const entries = page.getByRole('complementary', { name: 'Menu' }).locator('a, button');
  expect(await entries.count()).toBeGreaterThan(10);
  const covered = await entries.evaluateAll((entries) =>
    entries
      .filter((entry) => {
        const { left, top, width, height, bottom } = entry.getBoundingClientRect();
        if (bottom > innerHeight) return false;
        return !entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((entry) => entry.textContent),
  );
  expect(covered).toEqual([]);
});

test('a notice appears above an open dialog and can be dismissed there', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/bundles');
  await complete(page, ['Amara Osei']);
  await choose(page, 'Julien Roy', 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Amara Osei is marked as completed.')).toBeVisible();
  await dismiss(page).click();
  await expect(page.getByText('Amara Osei is marked as completed.')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('Escape after E moves the focus back to the row', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/contacts');
  await page.getByRole('link', { name: 'Amara Osei', exact: true }).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Amara Osei' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Amara Osei', exact: true })).toBeFocused();
});
