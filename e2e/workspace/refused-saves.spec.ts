import type { Page } from '@playwright/test';
import { covers, expect, type Stack, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { card, editor, told } from '../pages/notes-hub';
import { saveForm } from '../pages/record-form';
import { openAsAdmin } from '../sign-in';

/** Checks that the form shows why it was not saved. */
const refused = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: new RegExp(`^Error: ${text}$`) })).toBeVisible();

/** Makes the database refuse writes from now on. Returns a function that switches this on or off. */
async function refuseWrites(page: Page, stack: Stack): Promise<(refuses: boolean) => void> {
  let isRefusing = true;
  await page.route(`${stack.backendOrigins[0]}/**:commit?**`, (route) =>
    isRefusing
      ? route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } } })
      : route.continue(),
  );
  return (refuses) => {
    isRefusing = refuses;
  };
}
const notSaved = (page: Page) => page.getByRole('button', { name: /not saved/ });

test(
  'a refused new note keeps its text in the form and is saved once when allowed',
  covers('WRK-286', 'WRK-290'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    const title = 'Board deck for the orchestra';
    const dialog = page.getByRole('dialog');
    const refuse = await refuseWrites(page, stack);
    await openAsAdmin(page, '/admin/dashboard/notes?filterCategory=important');
    await expect(card(page, title)).toBeVisible();
    await page.getByRole('button', { name: 'Add Note' }).click();
    await editor(page).fill('Half a thought');
    await dialog.getByLabel('Category', { exact: true }).selectOption('important');
    await saveForm(page);
    await refused(page, 'Failed to create note');
    await expect(editor(page)).toContainText('Half a thought');
    await dialog.getByRole('combobox', { name: 'Contact' }).fill('Osei');
    await dialog.getByRole('option', { name: /Amara Osei/ }).click();
    await saveForm(page);
    await refused(page, 'Failed to add note. Please try again.');
    await expect(notSaved(page)).toHaveText(/^1 change was/);
    refuse(false);
    await editor(page).fill('A whole thought');
    await saveForm(page);
    await told(page, 'Note added successfully');
    await expect(notSaved(page)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    const about = (await stack.documents('notes')).filter(({ fields }) =>
      /thought/.test(fields['content']?.stringValue ?? ''),
    );
    expect(about).toHaveLength(1);
  },
);

test(
  'a refused note edit stays in the form, and a reverted field is not saved',
  covers('WRK-288'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    const title = 'Board deck for the orchestra';
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true });
    await openAsAdmin(page, '/admin/dashboard/notes?filterCategory=important');
    const refuse = await refuseWrites(page, stack);
    await choose(page, title, 'Edit');
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type(' More.');
    await field.fill('Another title');
    await saveForm(page);
    await refused(page, 'Failed to update note. Please try again.');
    refuse(false);
    await field.fill(title);
    await saveForm(page);
    await told(page, 'Note updated successfully');
    // The title was reset, so nothing of the refused change is left.
    await expect(card(page, title).getByText(/More\./)).toBeVisible();
    await expect(notSaved(page)).toHaveCount(0);
  },
);

test(
  'a refused contact note keeps its text, for a new note and for an edited one',
  covers('WRK-172', 'WRK-173'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    await openAsAdmin(page, '/admin/dashboard/contacts?notes=seedContact000000001');
    const popout = page.getByRole('dialog', { name: 'Notes: Amara Osei' });
    await expect(popout.getByRole('article')).toHaveCount(1);
    const refuse = await refuseWrites(page, stack);
    await popout.getByRole('textbox', { name: 'New note' }).fill('She called.');
    await popout.getByRole('button', { name: 'Add Note' }).click();
    await refused(page, 'Failed to add note');
    refuse(false);
    await popout.getByRole('button', { name: 'Add Note' }).click();
    // The note appears before the server has it, so wait for this message before the next refusal.
    await told(page, 'Note added successfully');
    const added = popout.getByRole('article', { name: 'She called.' });
    await expect(added).toHaveCount(1);
    refuse(true);
    await added.getByRole('button', { name: 'Edit: She called.' }).click();
    await popout.getByRole('textbox', { name: 'Edit note' }).fill('She wrote.');
    await saveForm(page);
    await refused(page, 'Failed to update note');
    refuse(false);
    await saveForm(page);
    await told(page, 'Note updated successfully');
    await expect(popout.getByRole('article', { name: 'She wrote.' })).toHaveCount(1);
  },
);

test(
  'a refused contact edit stays in its form and is saved when allowed',
  covers('WRK-148'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    await openAsAdmin(page, '/admin/dashboard/contacts');
    const refuse = await refuseWrites(page, stack);
    await choose(page, 'Amara Osei', 'Edit');
    const company = page.getByRole('dialog').getByRole('textbox', { name: 'Company', exact: true });
    await company.fill('Quay House');
    await saveForm(page);
    await refused(page, 'Failed to save contact');
    await expect(company).toHaveValue('Quay House');
    refuse(false);
    await saveForm(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Quay House', { exact: true })).toBeVisible();
    await expect(notSaved(page)).toHaveCount(0);
  },
);

test('contacts that fail to load show an error', covers('WRK-780'), async ({ page, stack, complaints }) => {
  complaints.allow(/status of 400/);
  await page.route(`${stack.backendOrigins[0]}/**:runQuery?**`, (route) =>
    route.fulfill({ status: 400, json: { error: { status: 'FAILED_PRECONDITION', message: 'no' } } }),
  );
  await openAsAdmin(page, '/admin/dashboard/contacts');
  await told(page, 'Failed to load contacts');
});
