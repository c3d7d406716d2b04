import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { choose, rowOf as contact } from '../pages/list-page';
import { saveForm } from '../pages/record-form';
import { panelOf } from '../pages/record-page';
import { openAsAdmin, openAsStaff } from '../sign-in';

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test(
  'a phone’s contact card shows the two latest notes, and a dialog shows all and deletes one',
  covers('WRK-104', 'WRK-113', 'WRK-114', 'WRK-162', 'WRK-166'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsStaff(page, '/dashboard/contacts');
    const card = contact(page, 'Amara Osei');
    await card.getByText('Notes', { exact: true }).click();
    await expect(card.getByText('First call with Amara Osei')).toBeVisible();
    await expect(card.getByRole('button', { name: 'View All' })).toHaveCount(0);

    await choose(page, 'Amara Osei', 'Notes');
    const popout = page.getByRole('dialog', { name: 'Notes: Amara Osei' });
    await popout.getByRole('button', { name: 'Add Note' }).click();
    await told(page, 'Please enter note content');
    for (const text of ['She called back.', 'The lists are here.']) {
      await popout.getByRole('textbox', { name: 'New note' }).fill(text);
      await popout.getByRole('button', { name: 'Add Note' }).click();
      await expect(popout.getByRole('article', { name: text })).toBeVisible();
    }
    // The form is empty again for the next note.
    await expect(popout.getByRole('textbox', { name: 'New note' })).toHaveText('');
    expect(await violations(page)).toEqual([]);
    await popout.getByRole('button', { name: 'Close' }).click();
    const latest = card.getByRole('region', { name: 'Latest notes' });
    await expect(latest.getByRole('listitem')).toHaveCount(2);
    await expect(latest.getByText('First call with Amara Osei')).toHaveCount(0);
    await latest.getByRole('button', { name: 'View All' }).click();

    await popout
      .getByRole('article', { name: 'She called back.' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Note deleted successfully');
    await expect(popout.getByRole('article', { name: 'She called back.' })).toHaveCount(0);
    await popout.getByRole('button', { name: 'Close' }).click();
    await expect(latest.getByText('First call with Amara Osei')).toBeVisible();
    await expect(latest.getByRole('button', { name: 'View All' })).toHaveCount(0);
  },
);

/** Opens a contact's notes from its row. */
async function openPopout(page: Page) {
  await openAsStaff(page, '/dashboard/contacts');
  const row = contact(page, 'Amara Osei');
  await row.hover();
  await row.getByRole('button', { name: 'Notes', exact: true }).click();
  const popout = page.getByRole('dialog', { name: 'Notes: Amara Osei' });
  await expect(popout.getByText('She wants to start with the volunteers')).toBeVisible();
  return popout;
}

test(
  'the row’s popout shows a contact’s notes and adds one',
  covers('WRK-160', 'WRK-161', 'WRK-163', 'WRK-169', 'WRK-170'),
  async ({ page }) => {
    const popout = await openPopout(page);
    const box = await popout.boundingBox();
    expect(box?.width).toBe(450);
    expect(box?.height).toBeLessThanOrEqual(650);
    await expect(popout.getByLabel('Category').getByRole('option')).toHaveText([
      'Task',
      'General',
      'Follow Up',
      'Meeting',
      'Important',
    ]);
    await popout.getByRole('textbox', { name: 'New note' }).fill('She called back.');
    await popout.getByRole('button', { name: 'Add Note' }).click();
    await told(page, 'Note added successfully');
    const added = popout.getByRole('article', { name: 'She called back.' });
    await expect(added.getByText(/^General · You/)).toBeVisible();
  },
);

test(
  'the popout edits, times and archives a contact’s note',
  covers('WRK-164', 'WRK-165', 'WRK-167'),
  async ({ page }) => {
    const popout = await openPopout(page);
    await popout.getByRole('button', { name: /^Edit: / }).click();
    await popout.getByRole('textbox', { name: 'Edit note' }).fill('She called back twice.');
    await saveForm(page);
    const changed = popout.getByRole('article').filter({ hasText: 'She called back twice.' });
    await expect(changed.getByText(/Edited/)).toBeVisible();
    await changed.getByRole('button', { name: /^Start timer/ }).click();
    await expect(changed.getByRole('button', { name: /^Stop timer/ })).toBeVisible();
    await changed.getByRole('button', { name: 'Archive' }).click();
    await told(page, 'Note archived successfully');
    await expect(changed).toHaveCount(0);
  },
);

test(
  'deleting a contact deletes its notes, and an administrator restores both from the trash',
  covers('WRK-246'),
  async ({ page, anotherPerson }) => {
    await openAsStaff(page, '/dashboard/contacts');
    const ada = await anotherPerson();
    await openAsAdmin(ada, '/admin/dashboard/contacts/seedContact000000001');
    await choose(page, 'Amara Osei', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Contact deleted successfully');
    await told(ada, 'Contact not found');
    await page.goto('/dashboard/notes?filterType=contact');
    await expect(page.getByText('No notes yet')).toBeVisible();

    await ada.goto('/admin/dashboard/trash');
    await expect(contact(ada, 'Amara Osei')).toBeVisible();
    await expect(contact(ada, 'First call with Amara Osei')).toHaveCount(0);
    await ada.getByRole('link', { name: 'Amara Osei' }).click();
    await ada.getByRole('complementary').getByRole('button', { name: 'Bring back' }).click();
    await expect(
      ada.getByText('Amara Osei is back, with 1 record that was deleted along with it.'),
    ).toBeVisible();
    await expect(contact(page, 'First call with Amara Osei')).toBeVisible();
  },
);

test(
  'the contact list and the command palette find a contact by its notes and emails',
  covers('WRK-125', 'WRK-126', 'WRK-Q39'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/contacts');
    await page.getByRole('searchbox', { name: 'Search contacts...' }).fill('volunteers');
    const found = page.getByRole('region', { name: 'Found in notes and emails' });
    await expect(found.getByRole('listitem')).toHaveText([/^Amara Osei: .*volunteers/]);
    await page.getByRole('searchbox', { name: 'Search contacts...' }).fill('intake desk');
    await expect(found.getByRole('listitem')).toHaveText([/^Amara Osei: .*the intake desk/]);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search screens and actions' }).fill('osei');
    await page.getByRole('option', { name: /^Amara Osei/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search screens and actions' }).fill('volunteers');
    await page.getByRole('option', { name: /^First call with Amara Osei/ }).click();
    await expect(panelOf(page, 'First call with Amara Osei')).toBeVisible();
  },
);

test('a contact’s page shows its notes and requests, and edits its contact preferences', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/contacts/seedContact000000001');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/^Note written .*: First call with Amara Osei$/)).toBeVisible();
  const section = page.getByRole('region', { name: 'Staying in touch' });
  await section.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Staying in touch with Amara Osei' });
  await dialog.getByLabel('How often').selectOption('Every month');
  await dialog.getByLabel('Preferred way').selectOption('Phone');
  await dialog.getByLabel('Next contact').fill('2027-03-01');
  expect(await violations(page)).toEqual([]);
  await saveForm(page);
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText('Every month')).toBeVisible();
  await expect(section.getByText('Mar 1, 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Notes: Amara Osei' })).toBeVisible();
});

test('an overwritten note lists its earlier versions with author and time, and restores one', async ({
  page,
  anotherPerson,
}) => {
  const title = 'Board deck for the orchestra';
  const mia = await anotherPerson();
  await openAsStaff(mia, '/dashboard/notes?filterCategory=important');
  await choose(mia, title, 'Edit');
  const editor = mia.getByRole('textbox', { name: 'Content' });
  await expect(editor).toContainText('Open with the subscribers');
  await editor.press('ControlOrMeta+a');
  await mia.keyboard.type('Nothing of it.');
  await saveForm(mia);
  await told(mia, 'Note updated successfully');

  await openAsAdmin(page, '/admin/dashboard/notes?filterCategory=important');
  await expect(contact(page, title).getByText('Nothing of it.')).toBeVisible();
  await choose(page, title, 'Earlier versions');
  const dialog = page.getByRole('dialog', { name: `Earlier versions of ${title}` });
  const version = dialog.getByRole('article');
  await expect(version).toHaveCount(1);
  await expect(version.getByRole('heading', { name: /Mia Tremblay|Ada|You/ })).toBeVisible();
  await expect(version.getByText('Open with the subscribers')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await version.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(page.getByText(/^The note says again what it said then\./)).toBeVisible();
  await expect(contact(page, title).getByText('Open with the subscribers')).toBeVisible();
  await choose(page, title, 'Earlier versions');
  await expect(dialog.getByRole('article')).toHaveCount(2);
  await expect(dialog.getByRole('heading', { name: /, Mia Tremblay$/ }).first()).toBeVisible();
});

test(
  'a contact is edited by keyboard in its row and on its page, and a conflict is shown',
  covers('WRK-Q60'),
  async ({ page, anotherPerson }) => {
    await openAsAdmin(page, '/admin/dashboard/contacts');
    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/contacts/seedContact000000001');
    await expect(mia.getByRole('button', { name: 'Edit Company' })).toBeVisible();

    await contact(page, 'Amara Osei').getByRole('link').focus();
    await page.keyboard.press('F2');
    const fields = page.getByRole('form', { name: 'Editing Amara Osei' });
    await expect(fields.getByLabel('First name')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(fields.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('no address');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter an address such as name@organisation.org.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(fields).toHaveCount(0);
    await expect(contact(page, 'Amara Osei').getByRole('link')).toBeFocused();
    await page.keyboard.press('F2');
    await fields.getByLabel('Phone').fill('+1 416 555 0999');
    await fields.getByLabel('Company').fill('Quay House');

    // In the meantime, Mia edits the same field on the contact's page, and saves first.
    await mia.getByRole('button', { name: 'Edit Company' }).press('Enter');
    await mia.getByRole('textbox', { name: 'Company' }).fill('Harbour Home');
    await mia.keyboard.press('Enter');
    await expect(mia.getByRole('button', { name: 'Edit Company' })).toBeFocused();
    await told(mia, 'Amara Osei is saved.');

    await fields.getByLabel('Company').press('Enter');
    await expect(
      page.getByText('Mia Tremblay made a change at the same time: Contact Amara Osei.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '1 conflict needs your choice' })).toBeVisible();
    await page.getByRole('button', { name: 'Compare the two' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Harbour Home')).toBeVisible();
    await expect(dialog.getByLabel(/^Mia Tremblay’s, (now|\d+ min)/)).toBeVisible();
    await dialog.getByLabel(/^Yours/).check();
    await dialog.getByRole('button', { name: 'Keep this one' }).click();
    await expect(contact(page, 'Amara Osei').getByText('Quay House')).toBeVisible();
    await expect(mia.getByText('+1 416 555 0999')).toBeVisible();

    await mia.getByRole('button', { name: 'Edit Website' }).press('F2');
    await mia.getByRole('textbox', { name: 'Website' }).fill('not an address');
    await mia.keyboard.press('Enter');
    await expect(mia.getByText(/^Enter a web address/)).toBeVisible();
    expect(await violations(mia)).toEqual([]);
    await mia.keyboard.press('Escape');
    await expect(mia.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  },
);

test(
  'navigation state selects a contact, opens it and highlights one of its notes',
  covers('WRK-061', 'WRK-062', 'WRK-063', 'WRK-064', 'WRK-773'),
  async ({ page }) => {
    const hand = async (state: object) => {
      await page.evaluate((usr) => {
        history.replaceState({ ...history.state, usr }, '', '/dashboard/contacts');
      }, state);
      await page.reload();
    };
    await openAsStaff(page, '/dashboard/contacts');
    await hand({ selectedContactId: 'seedContact000000001' });
    await expect(contact(page, 'Amara Osei').getByRole('link')).toBeFocused();
    await hand({ selectedContactId: 'seedContact000000001', openContactDetails: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();
    const note = { selectedContactId: 'seedContact000000001', scrollToNote: true };
    const popout = page.getByRole('dialog', { name: 'Notes: Amara Osei' });
    await hand({ ...note, highlightNoteId: 'seedNote000000000005' });
    await expect(popout.locator('li[aria-current]')).toContainText('She wants to start with the volunteers');
    await expect(popout.locator('li[aria-current]')).toBeInViewport();
    await hand({ ...note, highlightNoteId: 'seedNote999999999999' });
    await expect(popout.getByText('Note not found')).toBeVisible();
  },
);
