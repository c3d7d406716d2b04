import { covers, expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { card, editor, hub, openHub, scope, storedNote, titles, told } from '../pages/notes-hub';
import { saveForm } from '../pages/record-form';
import { openAsAdmin, openAsStaff } from '../sign-in';

test(
  'a note is created, found by its text, and changed',
  covers('WRK-239', 'WRK-278', 'WRK-285', 'WRK-287'),
  async ({ page, stack }) => {
    await openHub(page);
    await page.getByRole('button', { name: 'Add Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByLabel('Title').fill('Letters for March');
    await saveForm(page);
    await told(page, 'Please enter note content');
    await editor(page).fill('   ');
    await saveForm(page);
    await told(page, 'Note content cannot be empty');
    await editor(page).fill('Ask the marigold people.');
    await dialog.getByLabel('Category', { exact: true }).selectOption('followup');
    await saveForm(page);
    await told(page, 'Note created successfully');
    await expect(dialog).toHaveCount(0);
    expect((await titles(page))[0]).toBe('Letters for March');
    expect(await storedNote(stack, 'Letters for March')).toMatchObject({
      category: { stringValue: 'followup' },
      contentType: { stringValue: 'rich' },
      createdBy: { stringValue: 'ada' },
    });
    await page.getByPlaceholder('Search notes...').fill('marigold');
    await expect.poll(() => titles(page)).toEqual(['Letters for March']);
    await page.getByPlaceholder('Search notes...').fill('');

    await choose(page, 'Letters for March', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Note' });
    await edit.getByLabel('Title').fill('Letters for April');
    await saveForm(page);
    await told(page, 'Note updated successfully');
    await expect(card(page, 'Letters for April')).toBeVisible();
  },
);

test(
  'duplicating, archiving and restoring a note each show a notice',
  covers('WRK-305', 'WRK-306', 'WRK-311'),
  async ({ page }) => {
    const title = 'Ten warm donors by March';
    await openHub(page);
    await choose(page, title, 'Duplicate');
    await told(page, 'Note duplicated successfully');
    await expect(card(page, `${title} (Copy)`)).toBeVisible();

    await choose(page, title, 'Archive');
    await told(page, 'Note archived successfully');
    await expect(card(page, title)).toHaveCount(0);
    await scope(page).selectOption('archived');
    await choose(page, title, 'Unarchive');
    await told(page, 'Note unarchived successfully');
    await scope(page).selectOption('standalone');
    await expect(card(page, title)).toBeVisible();
  },
);

test(
  'a note is deleted after the dialog is confirmed',
  covers('WRK-313', 'WRK-318'),
  async ({ page, stack }) => {
    const title = 'Ten warm donors by March';
    await openHub(page);
    await choose(page, title, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete note' });
    await expect(question.getByText('Are you sure you want to delete this note?')).toBeVisible();
    await expect(question.getByText('You can restore it from the trash for 30 days.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await storedNote(stack, title)).toBeDefined();
    await choose(page, title, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Note deleted successfully');
    await expect(card(page, title)).toHaveCount(0);
    expect(await storedNote(stack, title)).toBeUndefined();
  },
);

test(
  'the note form adds a note to a chosen contact',
  covers('WRK-163', 'WRK-289'),
  async ({ page, stack }) => {
    await openAsStaff(page, '/dashboard/notes?filterType=contact');
    await page.getByRole('button', { name: 'Add Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByLabel('Title').fill('Second call');
    await editor(page).fill('She has the lists.');
    await dialog.getByRole('combobox', { name: 'Contact' }).fill('Osei');
    await dialog.getByRole('option', { name: /Amara Osei/ }).click();
    await saveForm(page);
    await told(page, 'Note added successfully');
    expect(await storedNote(stack, 'Second call')).toMatchObject({
      isStandalone: { booleanValue: false },
      contactOwnerId: { stringValue: 'mia' },
    });
  },
);

test(
  'the notice about a saved contact note switches the list to all notes and opens it',
  covers('WRK-254'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/notes');
    await expect(scope(page)).toHaveValue('standalone');
    await page.getByRole('button', { name: 'Add Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByLabel('Title').fill('Third call');
    await editor(page).fill('She sends the lists.');
    await dialog.getByRole('combobox', { name: 'Contact' }).fill('Osei');
    await dialog.getByRole('option', { name: /Amara Osei/ }).click();
    await saveForm(page);
    await told(page, 'Note added successfully');
    await expect(card(page, 'Third call')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(scope(page)).toHaveValue('all');
    await expect(card(page, 'Third call')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('She sends the lists.')).toBeVisible();
  },
);

test(
  'a custom category is added in the form and appears on another device',
  covers('WRK-270', 'WRK-271', 'WRK-273', 'WRK-Q70'),
  async ({ page, anotherPerson }) => {
    await openHub(page);
    await page.getByRole('button', { name: 'Add Note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByText('Your categories').click();
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await told(page, 'Write a name for the category.');
    await dialog.getByLabel('New category').fill('Board Papers');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await expect(dialog.getByLabel('Category', { exact: true })).toHaveValue('board_papers');
    expect(await page.evaluate(() => Object.values(localStorage).join(''))).toContain('board_papers');

    const desk = await anotherPerson();
    await openAsAdmin(desk, hub);
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expect(
      desk
        .getByRole('dialog')
        .getByLabel('Category', { exact: true })
        .getByRole('option', { name: 'Board Papers' }),
    ).toBeAttached();
  },
);
