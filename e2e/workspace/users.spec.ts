import { covers, expect, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { fillIn } from '../pages/record-form';
import { mailedLinks } from '../people';
import { fillSignIn, openAsAdmin, openAsStaff, signInThroughForm } from '../sign-in';

const users = '/admin/dashboard/users';

test.beforeAll(({ stack }) => stack.loadApi());

test(
  'an invited person sets a password through the mailed link and signs in',
  covers('WRK-012', 'WRK-021', 'WRK-478', 'WRK-479', 'WRK-480'),
  async ({ page, anotherPerson, stack, complaints }) => {
    // The browser itself logs the refused call.
    complaints.allow(/status of 409/);
    await openAsAdmin(page, users);
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Email',
      'Role',
      'Status',
      'Created',
      'Actions',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText([
      /ada@acf[.]example/,
      /lena@acf[.]example/,
      /mia@acf[.]example/,
      /noor@acf[.]example/,
      /theo@acf[.]example/,
    ]);
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create user' });
    await expect(dialog.getByLabel('Role')).toHaveValue('regular');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('MIA@acf.example');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(
      dialog.getByRole('alert').filter({
        hasText: 'A user with this email already exists. Please use a different email address.',
      }),
    ).toBeVisible();
    await fillIn(page, { Email: 'kai@acf.example', Name: 'Kai Olsen' });
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('We emailed kai@acf.example a link to choose a password.')).toBeVisible();
    await expect(table.getByRole('row', { name: /kai@acf[.]example/ })).toContainText('Regular');

    const kai = await anotherPerson();
    const [link = ''] = await mailedLinks(stack, 'kai@acf.example');
    await kai.goto(`/reset-password${link}`);
    await kai.getByRole('textbox', { name: 'New password' }).fill('four calm rivers');
    await kai.getByRole('button', { name: 'Save password' }).click();
    await expect(kai.getByText('Password saved.')).toBeVisible();
    await kai.goto('/login');
    await fillSignIn(kai, 'kai@acf.example', 'four calm rivers');
    await expect(kai.getByRole('heading', { level: 1 })).toContainText('Kai');
  },
);

test(
  'deactivating a colleague ends their open session, and another colleague is deleted',
  covers('WRK-481', 'WRK-482', 'WRK-490', 'WRK-493'),
  async ({ page, anotherPerson, stack, complaints }) => {
    // The database refuses requests that the open page sends in the meantime.
    complaints.allow(/status of 40[013]|permission/i);
    const mia = await anotherPerson();
    await signInThroughForm(mia, 'mia');
    await expect(mia.getByRole('heading', { level: 1 })).toContainText('Mia');

    await openAsAdmin(page, users);
    const row = (email: string) => page.getByRole('row', { name: new RegExp(email.replace('.', '[.]')) });
    await expect(row('ada@acf.example')).toContainText('You');
    await expect(row('ada@acf.example').getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for mia@acf.example' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Edit',
      'Send link',
      'Hand over records…',
      'Deactivate',
      'Delete',
    ]);
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Deactivate user' });
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    await expect(row('mia@acf.example')).toContainText('Inactive');
    await mia.waitForURL('**/login');
    await expect(mia.locator('body')).not.toContainText('Tremblay');
    await fillSignIn(mia, 'mia@acf.example');
    await expect(mia.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(mia).toHaveURL(/\/login$/);

    await choose(page, 'theo@acf.example', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete user' });
    await expect(question.getByLabel('New owner')).toHaveValue('');
    await question.getByLabel('New owner').selectOption('Noor Haddad');
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(question).toBeHidden();
    await expect(row('theo@acf.example')).toHaveCount(0);
    const contacts = await stack.documents('manualContacts');
    expect(contacts.filter(({ fields }) => fields['ownerId']?.stringValue === 'theo')).toEqual([]);
    const [told] = (await stack.documents('security_events')).filter(
      ({ fields }) => fields['title']?.stringValue === 'User deleted',
    );
    expect(told?.fields['message']?.stringValue).toContain('ada@acf.example deleted theo@acf.example.');
  },
);

test(
  'a regular user who opens user management is redirected home with the reason',
  covers('WRK-476', 'WRK-477'),
  async ({ page }) => {
    await openAsStaff(page, users);
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Access denied. Only admin users can access user management.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('ada@acf.example');
  },
);
