import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { saveForm } from '../pages/record-form';
import { openAsAdmin, openAsStaff } from '../sign-in';

const admins = '/admin/dashboard/notes?tab=templates';
const staffs = '/dashboard/notes?tab=templates';
const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Templates' }).getByRole('heading').allTextContents();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

const asMia = async (page: Page) => {
  await openAsStaff(page, staffs);
  await expect(card(page, /^First call/)).toBeVisible();
};
const asAdmin = async (page: Page) => {
  await openAsAdmin(page, admins);
  await expect(card(page, /^First call/)).toBeVisible();
};

test(
  'a regular user sees own and shared templates, and an administrator filters all by owner',
  covers('WRK-391', 'WRK-392', 'WRK-393', 'WRK-395', 'WRK-396'),
  async ({ page, anotherPerson }) => {
    await asMia(page);
    expect(await names(page)).toEqual([
      'Board report: what AI did for us this quarter',
      'First call with {{contact.company}}',
      'Thank-you note after a visit',
    ]);
    await expect(page.getByRole('button', { name: 'Create Template' })).toBeVisible();
    await expect(page.getByLabel('Owner')).toHaveCount(0);
    const buttons = (name: RegExp) =>
      card(page, name).getByRole('group').getByRole('button').allTextContents();
    expect(await buttons(/^Thank-you/)).toEqual(['Write a note', 'Edit', 'Share', 'Duplicate', 'Delete']);
    // She may use and copy a template that is shared with her.
    expect(await buttons(/^Board report/)).toEqual(['Write a note', 'Duplicate']);

    const ada = await anotherPerson();
    await asAdmin(ada);
    expect(await names(ada)).toHaveLength(5);
    const owner = ada.getByLabel('Owner', { exact: true });
    expect(await owner.locator('option').allTextContents()).toEqual([
      'All Templates',
      'My Templates',
      'Shared With Me',
    ]);
    await owner.selectOption('My Templates');
    await expect.poll(() => names(ada)).toEqual(['Board report: what AI did for us this quarter']);
    await owner.selectOption('Shared With Me');
    await expect(ada.getByText('No templates match the applied filters.')).toBeVisible();
    expect(await card(ada, /^First call/).count()).toBe(0);
  },
);

test(
  'templates are found by category, name and text',
  covers('WRK-390', 'WRK-394', 'WRK-398', 'WRK-399'),
  async ({ page }) => {
    await asMia(page);
    const search = page.getByRole('searchbox', { name: 'Search templates...' });
    await expect(search).toHaveAttribute('placeholder', 'Search templates...');
    await search.fill('INTAKE desk');
    await expect.poll(() => names(page)).toEqual(['Thank-you note after a visit']);
    await expect(page).toHaveURL(/templateSearch=INTAKE/);
    await search.fill('first call');
    await expect.poll(() => names(page)).toEqual(['First call with {{contact.company}}']);

    const category = page.getByLabel('Category', { exact: true });
    expect(await category.locator('option').allTextContents()).toEqual([
      'All Categories',
      'General',
      'Meeting Notes',
      'Task List',
      'Project Plan',
      'Custom',
    ]);
    await category.selectOption('Task List');
    await told(page, 'No templates match the applied filters. Try adjusting your search criteria.');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect.poll(() => names(page)).toHaveLength(3);
  },
);

test(
  'a person without templates reads how to create the first one',
  covers('WRK-397'),
  async ({ page, stack }) => {
    for (const number of [1, 2, 3, 4, 5])
      await fetch(
        `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents/templates/seedTemplate0000000${number}`,
        { method: 'DELETE', headers: { authorization: 'Bearer owner' } },
      );
    await openAsStaff(page, staffs);
    await told(page, 'No templates found. Create your first template to get started.');
  },
);

test(
  'a template is created with formats, a link and a new category, partly by keyboard',
  covers('WRK-277', 'WRK-400', 'WRK-401', 'WRK-402', 'WRK-403'),
  async ({ page }) => {
    await asMia(page);
    await page.getByRole('button', { name: 'Create Template' }).click();
    await expect(editor(page)).toBeVisible();
    await page.getByRole('button', { name: 'Save template' }).click();
    for (const text of [
      'Please enter a template name',
      'Please select a category',
      'Please enter template content',
    ])
      await told(page, text);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Grant renewal');

    await page.getByText('Add a category').click();
    const category = page.getByLabel('Name of the new category');
    await category.fill('   ');
    await category.press('Enter');
    await told(page, 'Please enter a category name');
    await category.fill('meeting notes');
    await category.press('Enter');
    await told(page, 'There is a category “Meeting Notes” already');
    await category.fill('Grant calls');
    await category.press('Enter');
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('grant_calls');

    await editor(page).click();
    await page.keyboard.type('Dear ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('{{contact.firstName}}');
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    // The toolbar is one tab stop. Tab leaves the text.
    await page.keyboard.press('Alt+F10');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    const url = page.getByRole('dialog', { name: 'Add a link' }).getByLabel('URL');
    await expect(url).toBeFocused();
    await url.fill('javascript:alert(1)');
    await url.press('Enter');
    await expect(page.getByText('This is no address of a site or a mailbox.')).toBeVisible();
    await url.fill('example.org/grants');
    await page.getByLabel('Text of the link').fill('the form');
    await page.getByLabel('Text of the link').press('Enter');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save template' }).click();
    await told(page, 'Template created successfully');

    await page.getByRole('button', { name: 'Grant renewal', exact: true }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'the form' })).toHaveAttribute(
      'href',
      'https://example.org/grants',
    );
    await expect(article.locator('strong')).toHaveText('{{contact.firstName}}');
    await expect(article.getByText('Grant calls')).toBeVisible();
  },
);

test(
  'rich text switches to plain text and back, and a paste keeps known formats only',
  covers('WRK-274', 'WRK-275', 'WRK-276'),
  async ({ page }) => {
    await asMia(page);
    await page.getByRole('button', { name: 'Create Template' }).click();
    await editor(page).click();
    await editor(page).evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p>Bring <b>cups</b><img src="x" onerror="document.title=1"></p><ul><li>tea</li></ul><a href="javascript:alert(1)">no</a>',
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(editor(page).locator('strong')).toHaveText('cups');
    await expect(editor(page).locator('img, a')).toHaveCount(0);
    await page.getByLabel('Plain text').check();
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Bring cups\n- tea\nno');
    await page.getByRole('button', { name: 'Bring the formats back' }).click();
    await expect(editor(page).locator('strong')).toHaveText('cups');
    await page.getByLabel('Plain text').check();
    await page.getByRole('textbox', { name: 'Content' }).fill('one <b>two</b>\nthree');
    await page.getByLabel('Rich text').check();
    await expect(editor(page).locator('p')).toHaveText(['one <b>two</b>', 'three']);
  },
);

test(
  'changing, duplicating, sharing and deleting a template each show a notice',
  covers('WRK-294', 'WRK-296', 'WRK-404', 'WRK-406', 'WRK-408'),
  async ({ page, anotherPerson }) => {
    await asMia(page);
    await card(page, /^Thank-you/)
      .getByRole('button', { name: 'Edit' })
      .click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Thank you');
    await page.getByRole('button', { name: 'Save template' }).click();
    await told(page, 'Template updated successfully');
    await card(page, 'Thank you').getByRole('button', { name: 'Duplicate' }).click();
    await told(page, 'Template duplicated successfully');
    await expect(card(page, 'Thank you (Copy)')).toBeVisible();

    await card(page, 'Thank you (Copy)').getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Template' });
    await expect(dialog.getByRole('checkbox', { name: /Theo Okafor/ })).toBeVisible();
    // The list contains neither her nor inactive people.
    await expect(dialog.getByRole('checkbox')).toHaveCount(3);
    await dialog.getByRole('checkbox', { name: /Theo Okafor/ }).check();
    await dialog.getByRole('checkbox', { name: /Noor Haddad/ }).check();
    await saveForm(page);
    await told(page, 'Template shared successfully');
    await expect(card(page, 'Thank you (Copy)').getByText('Shared with 2 people')).toBeVisible();
    const noor = await anotherPerson();
    await openAsAdmin(noor, `${admins}&templateOwner=shared`, 'noor');
    await expect(card(noor, 'Thank you (Copy)')).toBeVisible();

    await card(page, 'Thank you (Copy)').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Template' });
    await expect(question.getByText('Are you sure you want to delete this template?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Thank you (Copy)')).toBeVisible();
    await card(page, 'Thank you (Copy)').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Template deleted successfully');
    await expect(card(page, 'Thank you (Copy)')).toHaveCount(0);
  },
);

test(
  'a template fills its placeholders in a new note and asks before it replaces text',
  covers('WRK-411'),
  async ({ page }) => {
    await asMia(page);
    await card(page, /^First call/)
      .getByRole('button', { name: 'Write a note' })
      .click();
    await expect(editor(page)).toContainText('led by Mia Tremblay');
    await expect(editor(page)).toContainText('{{contact.name}}');
    const template = page.getByLabel('Template', { exact: true });
    await template.selectOption('Thank-you note after a visit');
    const question = page.getByRole('alertdialog', { name: 'Use this template?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor(page)).toContainText('led by Mia Tremblay');
    await template.selectOption('Thank-you note after a visit');
    await question.getByRole('button', { name: 'Replace my text' }).click();
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(/Warmly,\nMia Tremblay$/);
  },
);

test('templates, their form and their dialog fit a phone and have no accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await asMia(page);
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
  await card(page, /^First call/)
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(editor(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
});

test('the template form asks before it is left and offers the text as a draft', async ({ page }) => {
  await openAsStaff(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('button', { name: 'Create Template' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('After the gala');
  await editor(page).fill('Thank you for coming.');
  const menu = page.getByRole('navigation', { name: 'Workspace' });
  await menu.getByRole('link', { name: 'Contacts', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Your changes to the template are not saved.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(editor(page)).toContainText('Thank you for coming.');
  await menu.getByRole('link', { name: 'Contacts', exact: true }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(name).toHaveCount(0);
  await menu.getByRole('link', { name: 'Notes Hub' }).click();
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('button', { name: 'Create Template' }).click();
  await page.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(name).toHaveValue('After the gala');
  await expect(editor(page)).toContainText('Thank you for coming.');
});
