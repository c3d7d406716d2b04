import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { choose, namesIn, rowOf as row } from '../pages/list-page';
import { fillIn, saveForm } from '../pages/record-form';
import { openAsAdmin, openAsStaff } from '../sign-in';
import { changeRecord } from '../stored-records';

const list = '/admin/dashboard/contacts';
const names = (page: Page) =>
  namesIn(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search contacts...' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

async function inView(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await act();
  await page.keyboard.press('Escape');
}

test(
  'an administrator sees everyone’s contacts by last name, seven per page, and changes pages',
  covers('WRK-101', 'WRK-119', 'WRK-129', 'WRK-130', 'WRK-131'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await expect(page.getByText('1 to 7 of 11 contacts')).toBeVisible();
    expect(await names(page)).toEqual([
      'Lucía Fernández Ibarra',
      'Grace Kim',
      'Priya Nair',
      'Wren Okonkwo',
      'Amara Osei',
      'Hana Sato',
      'Benoît Tremblay-Gagnon',
    ]);
    await expect(pages(page).getByRole('button')).toHaveText(['Previous', '1', '2', 'Next']);
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('8 to 11 of 11 contacts')).toBeVisible();
    await expect(pages(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(await names(page)).toHaveLength(4);
    await page.reload();
    await expect(page.getByText('8 to 11 of 11 contacts')).toBeVisible();
    await pages(page).getByRole('button', { name: 'Page 1' }).click();
    await expect(row(page, 'Grace Kim')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the pager offers 7, 25, 50 and as many rows as fit, and remembers the choice per person',
  covers('WRK-130'),
  async ({ page }) => {
    const rows = page.getByRole('group', { name: 'Rows' });
    const chosen = rows.getByRole('button', { pressed: true });
    await page.setViewportSize({ width: 1280, height: 556 });
    await openAsAdmin(page, list);
    await expect(page.getByText('1 to 7 of 11 contacts')).toBeVisible();
    await expect(rows.getByRole('button')).toHaveText(['7', '25', '50', 'Fit']);
    await expect(chosen).toHaveText('7');
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('8 to 11 of 11 contacts')).toBeVisible();
    // A window of 556 px fits 9 rows of 40 px between the header and the pager.
    await rows.getByRole('button', { name: 'Fit' }).click();
    await expect(page.getByText('1 to 9 of 11 contacts')).toBeVisible();
    await expect(rows.getByRole('button', { name: 'Fit' })).toBeFocused();
    await expect(row(page, 'Samuel Whitford')).toBeInViewport({ ratio: 1 });
    await rows.getByRole('button', { name: '25' }).click();
    await expect(page.getByText('1 to 11 of 11 contacts')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const limits = new Set<string | undefined>();
    page.on('request', (request) => {
      const query = decodeURIComponent(request.postData() ?? '');
      if (query.includes('sort.asc.lastName')) limits.add(/"limit":\s*(\d+)/.exec(query)?.[1]);
    });
    await page.reload();
    await expect(page.getByText('1 to 11 of 11 contacts')).toBeVisible();
    await expect(chosen).toHaveText('25');
    // The list shows the rows that were prefetched before its code loaded.
    expect([...limits]).toEqual(['25']);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await openAsAdmin(page, list, 'noor');
    await expect(page.getByText('1 to 7 of 11 contacts')).toBeVisible();
    await expect(chosen).toHaveText('7');
  },
);

test('a regular user sees only their own contacts', covers('WRK-120'), async ({ page }) => {
  await openAsStaff(page, '/dashboard/contacts');
  await expect(page.getByText('1 to 5 of 5 contacts')).toBeVisible();
  expect(await names(page)).not.toContain('Priya Nair');
  // A single page has no pagination (WRK-135).
  await expect(pages(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test(
  'search finds parts of name, address, phone and company from page 1 and can be cleared',
  covers('WRK-121', 'WRK-122', 'WRK-123', 'WRK-124', 'WRK-137'),
  async ({ page }) => {
    await openAsAdmin(page, `${list}?page=2`);
    for (const [typed, found] of [
      ['MIREZ', []],
      ['nández ib', ['Lucía Fernández Ibarra']],
      ['swhitford@lake', ['Samuel Whitford']],
      ['905 555', ['Priya Nair']],
      ['lantern ar', ['Hana Sato']],
      ['sato lantern', ['Hana Sato']],
    ] as const) {
      await search(page).fill(typed);
      await expect.poll(() => names(page)).toEqual(found);
    }
    await search(page).fill('zzzz');
    await expect(page.getByText('No contacts found that match your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText('1 to 7 of 11 contacts')).toBeVisible();
  },
);

test(
  'filters without a match show their own message, which can clear them',
  covers('WRK-105', 'WRK-115', 'WRK-116'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Archived');
    await expect.poll(() => names(page)).toEqual(['Oskar Lindgren']);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
    await expect(page.getByText('No contacts found. Try adjusting your filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByText('1 to 7 of 11 contacts')).toBeVisible();
    await page.getByRole('combobox', { name: 'Owner' }).selectOption('Theo Okafor');
    await expect.poll(() => names(page)).toEqual(['Grace Kim', 'Priya Nair', 'דוד לוי']);
  },
);

test(
  'six columns sort in both directions, and the address keeps the order',
  covers('WRK-127', 'WRK-128'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    const heads = page.getByRole('main').getByRole('button', { name: /^Sort/ });
    await expect(heads).toHaveText([/First name/, /Last name/, /Email/, /Phone/, /Company/, /Status/]);
    await page.getByRole('button', { name: 'Sort by Company' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('Wren Okonkwo');
    await page.getByRole('button', { name: 'Sorted by Company, ascending' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('Grace Kim');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sorted by Company, descending' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sorted by Company, ascending' })).toBeVisible();
  },
);

test(
  'the form adds a contact with cleaned-up links, which appears for a colleague',
  covers('WRK-054', 'WRK-117', 'WRK-140', 'WRK-143', 'WRK-144'),
  async ({ page, anotherPerson, stack }) => {
    const other = await anotherPerson();
    await openAsAdmin(other, `${list}?q=zimmer`, 'noor');
    await expect(other.getByText('No contacts found that match your criteria.')).toBeVisible();

    await openAsStaff(page, '/dashboard');
    await page.getByRole('link', { name: 'Add Contact' }).click();
    const form = page.getByRole('dialog', { name: 'Add Contact' });
    await fillIn(page, { 'First name': 'Zoé', 'Last name': 'van Zimmer' });
    await expect(form.getByLabel('Status').getByRole('option')).toHaveText([
      'New',
      'Contacted',
      'Qualified',
      'Proposal',
      'Negotiation',
      'Won',
      'Lost',
    ]);
    await expect(form.getByLabel('Status')).toHaveValue('New');
    await fillIn(page, { Email: 'Zoe@Zebra.example', LinkedIn: 'javascript:alert(1)' });
    await saveForm(page);
    await expect(form.getByText('Enter a web address such as linkedin.com/in/their-name.')).toBeVisible();
    await form.getByLabel('LinkedIn').fill('linkedin.com/in/zoe');
    expect(await violations(page)).toEqual([]);
    await saveForm(page);
    await expect(form.getByText('Contact created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(row(page, 'Zoé van Zimmer')).toBeVisible();
    await expect(row(other, 'Zoé van Zimmer')).toBeVisible();

    const stored = (await stack.documents('manualContacts')).find(
      ({ fields }) => fields.lastName?.stringValue === 'van Zimmer',
    );
    expect(stored?.fields).toMatchObject({
      name: { stringValue: 'Zoé van Zimmer' },
      email: { stringValue: 'zoe@zebra.example' },
      linkedin: { stringValue: 'https://linkedin.com/in/zoe' },
      status: { stringValue: 'New' },
      ownerId: { stringValue: 'mia' },
    });
  },
);

test(
  'the contact form splits a pasted name, requires both parts, and warns about a duplicate',
  covers('WRK-139', 'WRK-141'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/contacts?form=new');
    const form = page.getByRole('dialog', { name: 'Add Contact' });
    for (const [label, type] of [
      ['Email', 'email'],
      ['Phone', 'tel'],
      ['LinkedIn', 'url'],
    ] as const)
      await expect(form.getByLabel(label)).toHaveAttribute('type', type);
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await form.getByLabel('First name').focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Zoé van Zimmer');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(form.getByLabel('First name')).toHaveValue('Zoé');
    await expect(form.getByLabel('Last name')).toHaveValue('van Zimmer');
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    await form.getByLabel('Last name').fill('  ');
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await form.getByLabel('Phone').fill('1 (416) 555-0142');
    await expect(form.getByText('Another contact has this phone number:')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Amara Osei' })).toBeVisible();
  },
);

test(
  'the edit form opens with the contact’s values and saves changes',
  covers('WRK-108'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await choose(page, 'Amara Osei', 'Delete');
    await page.keyboard.press('Escape');
    await row(page, 'Amara Osei').hover();
    await row(page, 'Amara Osei').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Amara Osei' });
    await expect(form.getByLabel('Email')).toHaveValue('amara.osei@harbourshelter.example');
    await form.getByLabel('Company').fill('Quay House');
    await saveForm(page);
    await expect(form).toHaveCount(0);
    await expect(row(page, 'Amara Osei').getByText('Quay House')).toBeVisible();
    await expect(page.getByText('Saved: Amara Osei.')).toBeVisible();
  },
);

test(
  'a contact is archived and restored, and archiving can be undone',
  covers('WRK-111', 'WRK-149'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await choose(page, 'Grace Kim', 'Archive');
    await expect(row(page, 'Grace Kim')).toHaveCount(0);
    await expect(page.getByText('Archived: Grace Kim.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Grace Kim')).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Archived');
    await choose(page, 'Oskar Lindgren', 'Unarchive');
    await expect(row(page, 'Oskar Lindgren')).toHaveCount(0);
  },
);

test(
  'a contact is deleted after a confirmation and restored',
  covers('WRK-112', 'WRK-136', 'WRK-155', 'WRK-156', 'WRK-158'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('8 to 11 of 11 contacts')).toBeVisible();
    const last = await names(page);
    for (const [index, name] of last.entries()) {
      await choose(page, name ?? '', 'Delete');
      const question = page.getByRole('alertdialog', { name: 'Delete contact' });
      await expect(question.getByText('Are you sure you want to delete this contact?')).toBeVisible();
      if (index === 0) {
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(row(page, name ?? '')).toBeVisible();
        await choose(page, name ?? '', 'Delete');
      }
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(row(page, name ?? '')).toHaveCount(0);
    }
    // The last row of the page is deleted, so the list moves to the page before.
    await expect(page.getByText('1 to 7 of 7 contacts')).toBeVisible();
    await expect(page.getByText('Contact deleted successfully').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText(/^Restored: /)).toBeVisible();
  },
);

test(
  'administrators change several contacts across pages with a single undo',
  covers('WRK-231', 'WRK-233'),
  async ({ page }) => {
    await openAsAdmin(page, list);
    await row(page, 'Grace Kim').getByRole('checkbox').check();
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('8 to 11 of 11 contacts')).toBeVisible();
    await row(page, 'Samuel Whitford').getByRole('checkbox').check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Lost' }).click();
    await expect(row(page, 'Samuel Whitford').getByText('Lost')).toBeVisible();
    await expect(page.getByText('The status of 2 contacts is Lost.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Samuel Whitford').getByText('Won')).toBeVisible();
    await pages(page).getByRole('button', { name: 'Page 1' }).click();
    await expect(row(page, 'Grace Kim').getByText('New')).toBeVisible();
  },
);

test('the shown contacts are exported as CSV without formulas', async ({ page }) => {
  await openAsAdmin(page, `${list}?status=Negotiation`);
  await expect(row(page, 'Priya Nair')).toBeVisible();
  const saved = page.waitForEvent('download');
  await inView(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('First name,Last name,Email,Phone,Company');
  expect(lines).toEqual([expect.stringContaining('Priya,Nair,priya@northfoodbank.example,+1 905 555 0164,')]);
});

test(
  'contacts are cards on a phone, with details, actions and a menu as wide as the screen',
  covers('WRK-100', 'WRK-102', 'WRK-103', 'WRK-799'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsStaff(page, '/dashboard/contacts');
    const card = row(page, 'Amara Osei');
    await expect(card.getByText('Harbour Shelter')).toBeVisible();
    await expect(card.getByRole('link', { name: 'amara.osei@harbourshelter.example' })).toHaveCount(0);
    await card.getByText('Details').click();
    await expect(card.getByRole('link', { name: 'amara.osei@harbourshelter.example' })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    const actions = card.getByRole('button', { name: 'Actions for Amara Osei' });
    const widthOfBox = async () => (await page.getByRole('menu').boundingBox())?.width ?? 0;
    await actions.click();
    expect(await widthOfBox()).toBe(360 - 16);
    await page.keyboard.press('Escape');
    await choose(page, 'Amara Osei', 'Edit');
    await expect(page.getByRole('dialog', { name: 'Edit Amara Osei' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
    // At exactly 768 px they are a table (WRK-Q166).
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(card.getByText('Details')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sort by Email' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await actions.click();
    expect(await widthOfBox()).toBeLessThan(360);
  },
);

test(
  'a contact opens on its own page, and a missing or hidden one shows an error',
  covers('WRK-016', 'WRK-032', 'WRK-772'),
  async ({ page, complaints }) => {
    complaints.allow(/403/);
    await openAsStaff(page, '/dashboard/contacts');
    await row(page, 'Amara Osei').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeVisible();
    await expect(page.getByText('Director of Development')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const form = page.getByRole('dialog', { name: 'Edit Amara Osei' });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await form.getByLabel('Company').fill('Quay House');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(form.getByLabel('Company')).toHaveValue('Quay House');
    await expect(page).toHaveURL(/form=/);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/form=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/contacts$/);
    for (const id of ['nobody', 'seedContact000000007']) {
      await page.goto(`/dashboard/contacts/${id}`);
      await expect(page.getByText('Contact not found')).toBeVisible();
    }
  },
);

test('a contact opened from the list is shown before and after the server answers', async ({
  page,
  stack,
}) => {
  await openAsAdmin(page, list);
  // Once a change has appeared, the list has live data with all fields.
  await changeRecord(stack, 'manualContacts/seedContact000000009', { company: 'Harbour Books' });
  await expect(row(page, 'Grace Kim')).toContainText('Harbour Books');
  const held: (() => Promise<void>)[] = [];
  await page.route(/:batchGet/, async (route) => {
    if (route.request().postData()?.includes('manualContacts')) held.push(() => route.continue());
    else await route.continue();
  });
  await row(page, 'Grace Kim').getByRole('link').first().click();
  const shown = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Kim' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Harbour Books');
  };
  await shown();
  // A note appears only if the server's answer is late.
  await expect(page.getByText('This is the last copy we have')).toBeVisible();
  expect(held.length).toBeGreaterThan(0);
  for (const answer of held) await answer();
  await expect(page.getByText('This is the last copy we have')).toBeHidden();
  await shown();
});

test(
  'an email to a contact is drafted, edited and marked as sent',
  covers('WRK-198', 'WRK-202', 'WRK-204', 'WRK-207'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/contacts/seedContact000000005');
    await expect(page.getByText('No emails found for this contact')).toBeVisible();
    await page.getByRole('button', { name: 'Draft an email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email to Hana Sato' });
    await expect(dialog.getByLabel('To')).toHaveValue('hana@lanternarts.example');
    await dialog.getByLabel('Subject').fill('The lantern walk');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear Hana');
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    const mail = page.getByRole('article', { name: 'The lantern walk' });
    await expect(mail.getByText(/^Draft since /)).toBeVisible();
    await mail.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit draft' });
    await edit.getByRole('textbox', { name: 'Text' }).fill('Dear Hana, thank you');
    await edit.getByRole('button', { name: 'Save draft' }).click();
    await expect(mail.getByText(/^Draft, edited /)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
      'href',
      'mailto:hana%40lanternarts.example?subject=The%20lantern%20walk&body=Dear%20Hana%2C%20thank%20you',
    );
    expect(await violations(page)).toEqual([]);
    await mail.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(mail.getByText(/^Sent /)).toBeVisible();
    // A sent email cannot be edited.
    await expect(mail.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  },
);

test(
  'a deleted email draft stays under the contact’s deleted drafts',
  covers('WRK-205'),
  async ({ page }) => {
    await openAsStaff(page, '/dashboard/contacts/seedContact000000001');
    const draft = page.getByRole('article', { name: 'The spring appeal' });
    await draft.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(draft).toHaveCount(0);
    await page.getByText('Deleted drafts (1)').click();
    await expect(page.getByText(/^Deleted Nov/)).toBeVisible();
  },
);

test('a contact stored without search fields is found by its exact email', async ({ page, stack }) => {
  const documents = `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents`;
  const answer = await fetch(`${documents}/manualContacts?documentId=old`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: {
        name: { stringValue: 'Olga Timer' },
        email: { stringValue: 'olga@timer.example' },
        ownerId: { stringValue: 'mia' },
        archived: { booleanValue: false },
      },
    }),
  });
  expect(answer.ok).toBe(true);
  await openAsStaff(page, '/dashboard/contacts');
  await expect(page.getByText(/^1 older contact can’t be sorted/)).toBeVisible();
  await search(page).fill('Olga');
  await expect(page.getByText('No contacts found that match your criteria.')).toBeVisible();
  await search(page).fill('Olga@timer.example');
  await page.getByRole('link', { name: 'Olga Timer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Timer' })).toBeVisible();
});

test('the select-all checkbox is indeterminate while only some rows are selected', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/contacts');
  const rows = page.getByRole('checkbox', { name: /^Select (?!all|contact)/ });
  await rows.first().check();
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(all).toBeChecked();
  await rows.first().uncheck();
  await expect(all).toBeChecked({ indeterminate: true });
});
