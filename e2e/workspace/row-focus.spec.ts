import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { fillIn, saveForm } from '../pages/record-form';
import { openAsAdmin } from '../sign-in';

const rowOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('article'))
    .getByRole('link', { name })
    .first();

test('a contact’s row is focused after Escape from editing, after its page and after it is created', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/dashboard/contacts');
  const row = rowOf(page, 'Amara Osei');
  await row.focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Amara Osei' }).getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();

  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await fillIn(page, { 'First name': 'Aaron', 'Last name': 'Aardema', Email: 'aaron@aardema.example' });
  await form.getByRole('button', { name: /^(Save|Create|Add)/ }).click();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, 'Aaron Aardema')).toBeFocused();
});

test('a request’s row is focused after its panel closes with Escape or Back', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/bundles');
  const row = rowOf(page, 'Priya Nair');
  await row.focus();
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]open=/);
    await close();
    await expect(page).not.toHaveURL(/[?&]open=/);
    await expect(row).toBeFocused();
  }
});

test('a note’s card is focused after its panel, after Escape from editing and after it is created', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/dashboard/notes');
  const title = 'Spring appeal, what we agreed';
  const card = rowOf(page, title);
  await card.focus();
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]open=/);
    await close();
    await expect(page).not.toHaveURL(/[?&]open=/);
    await expect(card).toBeFocused();
  }
  await choose(page, title, 'Edit');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeFocused();

  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('dialog', { name: 'Add Note' });
  await form.getByLabel('Title').fill('A note that has the focus');
  await form.getByRole('textbox', { name: 'Content' }).fill('Words.');
  await saveForm(page);
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, 'A note that has the focus')).toBeFocused();
});

test('a calendar event is focused after its dialog, after Back and after it is created', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/calendar?date=2026-12-11&view=week');
  const event = page.getByRole('button', { name: /^Winter lunch/ });
  await event.focus();
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Winter lunch' })).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(event).toBeFocused();
  }
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Event' });
  await form.getByLabel('Title').fill('Walk to the lake');
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Walk to the lake/ })).toBeFocused();
});
