import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, type Stack, test } from '../fixtures';
import { rowOf as row } from '../pages/list-page';
import { fillIn, saveForm } from '../pages/record-form';
import { openAsAdmin, openAsStaff } from '../sign-in';

const address = '/admin/dashboard/integrations';
const contactsAddress = '/admin/dashboard/contacts';
const told = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

test.beforeAll(({ stack }) => stack.loadApi());

async function fillCredentials(page: Page, { salesforce }: Stack): Promise<void> {
  await page.getByLabel('Client ID').fill(salesforce.clientId);
  await page.getByLabel('Client Secret').fill(salesforce.clientSecret);
}

/** Signs in to Salesforce in the popup. */
async function connect(page: Page, stack: Stack, decision: 'Allow' | 'Deny' = 'Allow'): Promise<void> {
  await fillCredentials(page, stack);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect to Salesforce' }).click();
  const popup = await opened;
  await popup.getByRole('link', { name: decision }).click();
}

async function switchOn(page: Page): Promise<void> {
  // Uses `click`: `check` expects the switch on at once, but it turns on after the server's answer.
  await page.getByRole('switch', { name: 'Use Salesforce' }).click();
  await told(page, 'The integration is on.');
}

async function openConnected(page: Page, stack: Stack): Promise<void> {
  await openAsAdmin(page, address);
  await switchOn(page);
  await connect(page, stack);
  await told(page, 'Connected to 127.0.0.1');
}

/** Makes the API's next answers at an address fail with a server error. */
async function failing(page: Page, pattern: string, act: () => Promise<void>): Promise<void> {
  await page.route(pattern, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no', requestId: '1' } } }),
  );
  await act();
  await page.unroute(pattern);
}

test(
  'the settings address redirects to the integrations, where a switch stays off after an error',
  covers('WRK-049', 'WRK-468', 'WRK-471'),
  async ({ page, complaints }) => {
    complaints.allow(/status of 500/);
    await openAsAdmin(page, '/admin/settings?salesforce=auth');
    await expect(page).toHaveURL(/integrations\?salesforce=auth$/);
    await told(page, 'Please reconnect to Salesforce');
    await told(page, 'Not connected');
    await expect(page.getByLabel('Client ID')).toBeHidden();
    await failing(page, '**/api/salesforce/toggle', async () => {
      await page.getByRole('switch', { name: 'Use Salesforce' }).click();
      await told(page, 'Failed to update integration status');
      await expect(page.getByRole('switch')).not.toBeChecked();
    });
  },
);

test(
  'an administrator connects Salesforce in a popup, even after a denial, and disconnects',
  covers('WRK-020', 'WRK-450', 'WRK-451'),
  async ({ page, stack }) => {
    await openAsAdmin(page, '/admin/settings?salesforce=auth');
    await switchOn(page);

    await page.getByRole('button', { name: 'Connect to Salesforce' }).click();
    await told(page, 'Client ID and Client Secret are required');
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await connect(page, stack, 'Deny');
    await told(page, 'Authentication failed');
    await connect(page, stack);
    await told(page, 'Connected to 127.0.0.1');
    await expect(page.getByText('Please reconnect to Salesforce')).toBeHidden();
    for (const name of ['Configure Field Mapping', 'Sync contacts'])
      await expect(page.getByRole('button', { name })).toBeVisible();

    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await told(page, 'Not connected');
    expect(stack.salesforce.liveTokens()).toBe(0);
  },
);

test(
  'fields are mapped to Salesforce, and a mapping that fails to load or save shows an error',
  covers('WRK-453', 'WRK-464', 'WRK-466', 'WRK-469', 'WRK-470'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 500/);
    await openConnected(page, stack);
    const mapping = page.getByRole('dialog', { name: 'Configure Field Mapping' });
    await failing(page, '**/api/salesforce/fields/*', async () => {
      await page.getByRole('button', { name: 'Configure Field Mapping' }).click();
      await expect(mapping.getByText('Failed to fetch Salesforce fields. Please try again.')).toBeVisible();
    });
    await mapping.getByRole('button', { name: 'Try again' }).click();
    await expect(mapping.getByRole('combobox')).toHaveCount(11);
    for (const label of [
      'First name',
      'Email',
      'Phone',
      'Company',
      'Title',
      'Notes',
      'Last contact date',
      'Source',
    ])
      await expect(mapping.getByLabel(label)).toBeVisible();
    await expect(mapping.getByLabel('Status')).toHaveValue('Status__c');
    await expect(mapping.getByRole('option', { name: 'Status__c (not available)' })).toBeAttached();
    await expect(
      mapping.getByLabel('Last name').getByRole('option', { name: 'Last Name · LastName (required)' }),
    ).toBeAttached();
    expect(await violations(page)).toEqual([]);
    await mapping.getByLabel('Status').selectOption('');
    const save = mapping.getByRole('button', { name: 'Save' });
    await failing(page, '**/api/salesforce/field-mapping', async () => {
      await save.click();
      await expect(mapping.getByText('Failed to save field mapping')).toBeVisible();
    });
    await save.click();
    await told(page, 'Field mapping saved.');
  },
);

test(
  'a contact is added to Salesforce from the integrations',
  covers('WRK-452', 'WRK-454'),
  async ({ page, stack }) => {
    await openConnected(page, stack);
    await page.getByRole('button', { name: 'Add Contact to Salesforce' }).click();
    const form = page.getByRole('dialog', { name: 'Add Contact to Salesforce' });
    await saveForm(page);
    await expect(form.getByText('Enter the first name.')).toBeVisible();
    await fillIn(page, { 'First name': 'Noa', 'Last name': 'Levi', Email: 'noa@river.example' });
    await form.getByLabel('Status').selectOption('Working');
    await form.getByLabel('Source').selectOption('Referral');
    await saveForm(page);
    await told(page, 'Noa Levi was added to Salesforce.');
    expect(stack.salesforce.records('Contact')).toMatchObject([{ LastName: 'Levi', LeadSource: 'Referral' }]);
  },
);

test(
  'sign-in continues in the same window if the popup is blocked, and a failed load can be retried',
  covers('WRK-462', 'WRK-467'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 500/);
    // Acts like a pop-up blocker.
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await failing(page, '**/api/salesforce/config', async () => {
      await openAsAdmin(page, address);
      await told(page, 'Failed to load configuration');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await switchOn(page);
    await fillCredentials(page, stack);
    await page.getByRole('button', { name: 'Connect to Salesforce' }).click();
    await told(page, 'Popup window was blocked. Please allow popups for this site.');
    await page.getByRole('link', { name: 'Sign in to Salesforce in this window' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await told(page, 'Salesforce is connected.');
    await told(page, 'Connected to 127.0.0.1');
    await expect(page).toHaveURL(/integrations$/);
  },
);

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();

test(
  'a sync without a connection links to the integrations, where all pending contacts sync',
  covers('WRK-227', 'WRK-463'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 409/);
    await openAsAdmin(page, contactsAddress);
    await tick(page, 'Grace Kim');
    await page.getByRole('button', { name: 'Sync Selected (1)' }).click();
    await told(page, 'Salesforce is not connected. Please connect Salesforce in the Integrations page.');
    await page.getByRole('link', { name: 'Open Integrations' }).click();
    await switchOn(page);
    await connect(page, stack);

    await page.getByRole('button', { name: 'Sync contacts' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sync now' }).click();
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByText('Added to Salesforce').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await told(page, 'Every contact is up to date.');
    await page.goto(contactsAddress);
    await expect(row(page, 'Grace Kim').getByText(/^Salesforce: Synced /)).toBeAttached();
  },
);

test(
  'selected contacts are previewed and synced, failures are listed, and the selection is cleared',
  covers('WRK-231', 'WRK-232', 'WRK-234', 'WRK-235', 'WRK-236'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 503/);
    await openConnected(page, stack);
    await page.goto(contactsAddress);
    await tick(page, 'Grace Kim');
    await tick(page, 'Priya Nair');
    await page.getByRole('button', { name: 'Sync Selected (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sync 2 contacts to Salesforce' });
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await expect(dialog.getByText('Would be added')).toHaveCount(2);
    stack.salesforce.fail('breaks');
    await dialog.getByRole('button', { name: 'Sync now' }).click();
    await expect(dialog.getByText('Sync completed with 2 errors')).toBeVisible();
    await expect(dialog.getByText('Grace Kim')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /Sync Selected/ })).toBeHidden();
    await expect(row(page, 'Grace Kim').getByText(/^Salesforce: Not synced: /)).toBeAttached();
  },
);

test(
  'a sync after Salesforce revoked access redirects to the integrations to reconnect',
  covers('WRK-474'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 409/);
    await openConnected(page, stack);
    await page.goto(contactsAddress);
    await expect(row(page, 'Grace Kim')).toBeVisible();
    stack.salesforce.revokeGrants();
    await tick(page, 'Grace Kim');
    await page.getByRole('button', { name: 'Sync Selected (1)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sync now' }).click();
    await expect(page).toHaveURL(/integrations\?salesforce=auth$/);
    await told(page, 'Please reconnect to Salesforce');
  },
);

test(
  'a regular user syncs one of their contacts and sees neither settings nor bulk sync',
  covers('WRK-233', 'WRK-237', 'WRK-791'),
  async ({ page, stack, anotherPerson, complaints }) => {
    complaints.allow(/status of 503/);
    const administrator = await anotherPerson();
    await openConnected(administrator, stack);
    await openAsStaff(page, '/dashboard/contacts');
    await expect(row(page, 'Amara Osei')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Amara Osei' }).click();
    await page.getByRole('button', { name: 'Sync to Salesforce' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sync Amara Osei to Salesforce' });
    stack.salesforce.fail('html');
    await dialog.getByRole('button', { name: 'Sync now' }).click();
    await expect(dialog.getByText('Salesforce didn’t answer. Please try again later.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('Added to Salesforce')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await told(page, /^Synced /);
  },
);
