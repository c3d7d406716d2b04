import { violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { card, editor, hub, openHub, storedNote, told } from '../pages/notes-hub';
import { saveForm } from '../pages/record-form';
import { setInRecord } from '../people';
import { openAsAdmin, openAsStaff } from '../sign-in';

test(
  'a draft survives a page crash and merges with the note a colleague saved in between',
  covers('WRK-Q81'),
  async ({ page, context, anotherPerson, stack }) => {
    const title = 'Board deck for the orchestra';
    const important = `${hub}?filterCategory=important`;
    await openAsAdmin(page, important);
    await choose(page, title, 'Edit');
    await expect(editor(page)).toContainText('Open with the subscribers');
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Bring cups.');
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join('')))
      .toContain('Bring cups.');
    const crash = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // The command never gets an answer, because the page has crashed.
    void session.send('Page.crash').catch(() => {});
    await crash;

    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/notes?filterCategory=important');
    await choose(mia, title, 'Edit');
    await editor(mia).press('ControlOrMeta+Home');
    await mia.keyboard.type('First: ');
    await saveForm(mia);
    await told(mia, 'Note updated successfully');

    const after = await context.newPage();
    await after.goto(important);
    await choose(after, title, 'Edit');
    await expect(after.getByText(/^What it changes has been saved differently since then\./)).toBeVisible();
    await after.getByRole('button', { name: 'Restore the draft' }).click();
    await expect(editor(after)).toContainText('Bring cups.');
    await saveForm(after);
    await told(after, 'Note updated successfully');
    const content = (await storedNote(stack, title))?.['content']?.stringValue ?? '';
    expect(content).toContain('First: Open with');
    expect(content).toContain('Bring cups.');
  },
);

test(
  'a note is shared with a colleague, who can read it',
  covers('WRK-294', 'WRK-296', 'WRK-297', 'WRK-298', 'WRK-300'),
  async ({ page, anotherPerson, stack }) => {
    await setInRecord(stack, 'noor', 'role', 'guest');
    await openAsAdmin(page, `${hub}?filterCategory=task`);
    await choose(page, 'Untitled note', 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share Note' });
    // All colleagues except one with an unknown role and one who has left.
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(dialog.getByLabel(/Ada Lindqvist/)).toHaveCount(0);
    await dialog.getByLabel(/Mia Tremblay/).check();
    await dialog.getByLabel(/Theo Okafor/).check();
    await saveForm(page);
    await expect(
      card(page, 'Untitled note').getByText('Shared by you: Mia Tremblay, Theo Okafor'),
    ).toBeVisible();

    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/notes?filterType=shared');
    await expect(card(mia, 'Untitled note')).toBeVisible();
  },
);

test(
  'a colleague removes a shared note from their notes and cannot delete it',
  covers('WRK-301', 'WRK-314', 'WRK-Q67'),
  async ({ page, anotherPerson }) => {
    const title = 'Spring appeal, what we agreed';
    await openHub(page);
    await expect(card(page, title).getByText('Shared by you: Noor Haddad, Mia Tremblay')).toBeVisible();
    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/notes?filterType=shared');
    await card(mia, title)
      .getByRole('button', { name: `Actions for ${title}` })
      .click();
    await expect(mia.getByRole('menuitem')).toHaveText([
      'Suggest text',
      'Analyze note',
      'Duplicate',
      'Remove from my notes',
    ]);
    await mia.getByRole('menuitem', { name: 'Remove from my notes' }).click();
    await told(mia, 'The note is no longer among yours');
    await expect(card(mia, title)).toHaveCount(0);
    await expect(card(page, title).getByText('Shared by you: Noor Haddad', { exact: true })).toBeVisible();
  },
);

test(
  'two people change different places of one note, and both changes are saved',
  covers('WRK-Q81'),
  async ({ page, anotherPerson, stack }) => {
    await openAsAdmin(page, `${hub}?filterCategory=important`);
    await choose(page, 'Board deck for the orchestra', 'Edit');
    await expect(editor(page)).toContainText('Open with the subscribers');
    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/notes?filterCategory=important');
    await choose(mia, 'Board deck for the orchestra', 'Edit');
    await editor(mia).press('Control+End');
    await mia.keyboard.type(' And no tables.');
    await saveForm(mia);
    await told(mia, 'Note updated successfully');
    await editor(page).press('Control+Home');
    await page.keyboard.type('First: ');
    await saveForm(page);
    await told(page, 'Note updated successfully');
    const content = (await storedNote(stack, 'Board deck for the orchestra'))?.['content']?.stringValue ?? '';
    expect(content).toContain('First: Open with');
    expect(content).toContain('And no tables.');
  },
);

test(
  'a colleague is mentioned by keyboard, and text written offline merges with another person’s',
  covers('WRK-Q81'),
  async ({ page, context, anotherPerson, stack, complaints }) => {
    complaints.allow(/ERR_|net::|cleardot|Could not reach Cloud Firestore/);
    await openAsStaff(page, '/dashboard/notes?filterCategory=important');
    const title = 'Board deck for the orchestra';
    await choose(page, title, 'Edit');
    await editor(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Ask @The');
    const people = page.getByRole('listbox', { name: 'Colleagues' });
    await expect(people.getByRole('option')).toHaveText([/^Theo Okafor/]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(people).toHaveCount(0);
    await expect(editor(page)).toContainText('@Theo Okafor');

    await context.setOffline(true);
    await saveForm(page);
    await told(page, 'Saved on this device. We will send it.');
    // A second change behind the first. Its form must not wait for the connection.
    await choose(page, title, 'Edit');
    await page.getByRole('dialog').getByLabel('Category', { exact: true }).selectOption('meeting');
    await saveForm(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const ada = await anotherPerson();
    await openAsAdmin(ada, `${hub}?filterCategory=important`);
    await choose(ada, title, 'Edit');
    await editor(ada).press('ControlOrMeta+Home');
    await ada.keyboard.type('First: ');
    await saveForm(ada);
    await told(ada, 'Note updated successfully');

    await context.setOffline(false);
    await expect
      .poll(async () => (await storedNote(stack, title))?.['category']?.stringValue)
      .toBe('meeting');
    expect((await storedNote(stack, title))?.['content']?.stringValue).toMatch(
      /First: Open with.*Theo Okafor/s,
    );
  },
);
