import type { Page } from '@playwright/test';
import { atPersonsPace, covers, expect, type Stack, stopClock, test } from '../fixtures';
import { searchFields } from '../stored-leads';

const exists =
  "You've already requested this playbook. Check your email or contact us if you need assistance.";
const send = (page: Page) => page.getByRole('button', { name: 'Get Free Starter Pack' });
// The newsletter form in the footer has the same fields.
const nameField = (page: Page) => page.getByRole('main').getByLabel('Your name');
const emailField = (page: Page) => page.getByRole('main').getByLabel('Email');

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await nameField(page).fill(name);
  await emailField(page).fill(email);
  await atPersonsPace(page);
}

const from = async (stack: Stack, email: string) =>
  (await stack.leads()).filter((lead) => lead.fields.email?.stringValue?.toLowerCase() === email);

test.beforeEach(async ({ page }) => {
  await page.goto('/impactplaybooks');
  await expect(send(page)).toBeEnabled();
});

test(
  'a visitor requests the starter pack and opens it at once',
  covers('PUB-108', 'PUB-171', 'PUB-178', 'PUB-334', 'PUB-337'),
  async ({ page, stack }) => {
    await fillIn(page, ' Zadie Moreau ', ' Zadie@Quartet.example ');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you. Your starter pack is ready.' })).toBeFocused();
    await expect(
      page.getByText('Within 24 hours we also send the link to Zadie@Quartet.example'),
    ).toBeVisible();
    await expect(send(page)).toHaveCount(0);
    const [lead, ...more] = await from(stack, 'zadie@quartet.example');
    expect(more).toEqual([]);
    expect(lead?.fields).toEqual({
      name: { stringValue: 'Zadie Moreau' },
      email: { stringValue: 'Zadie@Quartet.example' },
      status: { stringValue: 'pending' },
      bundleType: { stringValue: 'Day-1 Impact Playbook' },
      consentVersion: { stringValue: expect.stringMatching(/^\d{4}-\d{2}$/) },
      createdAt: { timestampValue: expect.any(String) },
      ...searchFields,
    });
    await page.getByRole('link', { name: 'Open the starter pack' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide: Free Starter Pack" }),
    ).toBeVisible();
  },
);

test(
  'a repeated address in any spelling gets a message and the pack as well',
  covers('PUB-177', 'PUB-369'),
  async ({ page, stack }) => {
    const before = (await stack.leads()).length;
    await fillIn(page, 'Amara', '  AMARA.Osei@harbourshelter.example ');
    await send(page).click();
    await expect(page.getByText(exists)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your starter pack is still here.' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Open the starter pack' })).toHaveAttribute(
      'href',
      '/playbook/day1-impact',
    );
    expect((await stack.leads()).length).toBe(before);
  },
);

test(
  'the form reports missing entries beside their fields and saves nothing',
  covers('PUB-174', 'PUB-175'),
  async ({ page, stack }) => {
    const before = (await stack.leads()).length;
    const cases = [
      { name: '', email: 'zadie@quartet.example', field: nameField(page), text: 'Enter your name.' },
      { name: '   ', email: 'zadie@quartet.example', field: nameField(page), text: 'Enter your name.' },
      { name: 'Zadie', email: '', field: emailField(page), text: 'Enter your email address.' },
      { name: 'Zadie', email: '  ', field: emailField(page), text: 'Enter your email address.' },
      {
        name: 'Zadie',
        email: 'abc',
        field: emailField(page),
        text: 'Enter an email address such as name@example.org.',
      },
    ];
    for (const { name, email, field, text } of cases) {
      await nameField(page).fill(name);
      await emailField(page).fill(email);
      await send(page).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(text));
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // Correcting the field removes its message without another submit.
      await nameField(page).fill('Zadie');
      await emailField(page).fill('zadie@quartet.example');
      await expect(page.getByText(text)).toHaveCount(0);
    }
    expect((await stack.leads()).length).toBe(before);
  },
);

test('two presses in a row save one request', covers('PUB-179'), async ({ page, stack }) => {
  await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
  await send(page).dblclick();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);
  await expect(page.getByText(exists)).toHaveCount(0);
});

test(
  'two tabs that send at the same moment save one request',
  covers('PUB-176'),
  async ({ page, anotherPerson, stack, complaints }) => {
    // The rules refuse the second request, and the browser logs that itself.
    complaints.allow(/status of 403/);
    const other = await anotherPerson();
    await other.goto('/impactplaybooks');
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await fillIn(other, 'Zadie Moreau', 'ZADIE@quartet.example');
    await Promise.all([send(page).click(), send(other).click()]);
    const results = await Promise.all(
      [page, other].map((each) =>
        each
          .getByText(/^Thank you\.|You've already requested/)
          .first()
          .textContent(),
      ),
    );
    expect(results.filter((text) => text?.includes('Thank you'))).toHaveLength(1);
    expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);
  },
);

test(
  'a backend that is down shows an error, keeps the entries, and a retry saves one request',
  covers('PUB-367'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)|Failed to fetch/);
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await stack.stopBackend();
    await send(page).click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await expect(nameField(page)).toHaveValue('Zadie Moreau');
    await expect(emailField(page)).toHaveValue('zadie@quartet.example');

    await stack.startAgain();
    await send(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);
  },
);

test(
  'a request whose answer was lost is recognized on the next press instead of refused',
  covers('PUB-176', 'FLT-003'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/ERR_FAILED|Failed to fetch/);
    await page.route(
      '**/documents:commit?key=*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await send(page).click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);

    await send(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);
  },
);

test(
  'a save that takes longer than 8 seconds is given up and keeps its entries',
  covers('PUB-360', 'PUB-398', 'PUB-399'),
  async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await page.route('**/documents:commit?key=*', () => {}, { times: 1 });
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await stopClock(page);
    const saving = page.waitForRequest('**/documents:commit?key=*');
    await send(page).click();
    await saving;
    const told = page.getByText('Request timed out. Please try again.');
    await page.clock.runFor(7_900);
    await expect(told).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(told).toBeVisible();
    await expect(emailField(page)).toHaveValue('zadie@quartet.example');
  },
);

test(
  'a lookup that takes longer than 10 seconds is cancelled with a message',
  covers('PUB-366', 'PUB-399'),
  async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await page.route('**/documents:batchGet*', () => {}, { times: 1 });
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await stopClock(page);
    const asking = page.waitForRequest('**/documents:batchGet*');
    await send(page).click();
    await asking;
    const told = page.getByText('Request was cancelled. Please try again.');
    await page.clock.runFor(9_900);
    await expect(told).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(told).toBeVisible();
  },
);

test('a filled honeypot field prevents the first save', async ({ page, stack }) => {
  await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
  await page
    .getByRole('main')
    .locator('input[tabindex="-1"]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
  await send(page).click();
  await expect(page.getByText('This was sent faster than a person can type')).toBeVisible();
  expect(await from(stack, 'zadie@quartet.example')).toHaveLength(0);

  await send(page).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
});

test(
  'the form calls only the database, never a path of the site',
  covers('PUB-172', 'PUB-173'),
  async ({ page, stack }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType()))
        calls.push(new URL(request.url()).origin);
    });
    await fillIn(page, 'Zadie Moreau', 'zadie@quartet.example');
    await send(page).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    expect(calls.length).toBeGreaterThan(0);
    expect(new Set(calls)).toEqual(new Set([stack.backendOrigins[0]]));
  },
);

test('the form works with the keyboard alone', async ({ page, stack }) => {
  await nameField(page).focus();
  await page.keyboard.type('Zadie Moreau', { delay: 40 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('zadie@quartet.example', { delay: 40 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Thank you\./ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/playbook\/day1-impact$/);
  expect(await from(stack, 'zadie@quartet.example')).toHaveLength(1);
});
