import type { Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';
import { fillSignIn, password } from '../sign-in';
import { mailedLinks } from '../people';

const sent = 'If this address has an account, the link is on its way to it.';
const fresh = 'kettle choir ledger';

const main = (page: Page) => page.getByRole('main');
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });

/** Goes from a sign-in form to the page that sends the link, and requests one. */
async function askFor(page: Page, email: string, signIn: string): Promise<void> {
  await page.goto(signIn);
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
}

test('a forgotten password is replaced through the mailed link, and only the new one signs in', async ({
  page,
  stack,
  complaints,
}) => {
  // The browser itself logs the refused call.
  complaints.allow(/status of 400/);
  await askFor(page, 'mia@acf.example', '/login');
  await expect(page.getByText(sent)).toBeVisible();
  const [link] = await mailedLinks(stack, 'mia@acf.example');

  await page.goto(`/reset-password${link}`);
  await expect(main(page).getByLabel('Account')).toHaveValue('mia@acf.example');
  await newPassword(page).fill('short');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expect(page.getByText('Strength: too short')).toBeVisible();
  await newPassword(page).fill(fresh);
  await expect(page.getByText('Strength: strong')).toBeVisible();
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  // Neither a reload nor going back opens the used link.
  await expect(page).toHaveURL(/\/reset-password$/);

  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await fillSignIn(page, 'mia@acf.example', password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await fillSignIn(page, 'mia@acf.example', fresh);
  await page.waitForURL('**/dashboard');
});

test('an administrator returns to the admin sign-in after the reset', async ({ page, stack }) => {
  await askFor(page, 'ada@acf.example', '/admin/login');
  await expect(page.getByText(sent)).toBeVisible();
  const [link] = await mailedLinks(stack, 'ada@acf.example');
  await page.goto(`/reset-password${link}`);
  await newPassword(page).fill(fresh);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrator sign-in');
  await fillSignIn(page, 'ada@acf.example', fresh);
  await page.waitForURL('**/admin/dashboard');
});

test('an unknown, a disabled and a known address get the same message', async ({ page, stack }) => {
  const answers: string[] = [];
  for (const email of ['nobody@acf.example', 'lena@acf.example', 'mia@acf.example']) {
    await askFor(page, email, '/login');
    await expect(page.getByText(sent)).toBeVisible();
    answers.push((await main(page).innerText()).replaceAll(email, ''));
  }
  expect(new Set(answers).size).toBe(1);
  expect(await mailedLinks(stack, 'nobody@acf.example')).toEqual([]);
  expect(await mailedLinks(stack, 'mia@acf.example')).toHaveLength(1);
});

test('an expired, a used and a broken link say so and offer a new one', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await askFor(page, 'ada@acf.example', '/admin/login');
  await expect(page.getByText(sent)).toBeVisible();
  const [used = ''] = await mailedLinks(stack, 'ada@acf.example');
  await page.goto(`/reset-password${used}`);
  await newPassword(page).fill(fresh);
  // Another person has used the same link in the meantime.
  const code = new URLSearchParams(used).get('oobCode');
  await fetch(`${stack.backendOrigins[1]}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: code, newPassword: 'another one' }),
  });
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText(/It was used already/)).toBeVisible();
  await expect(newPassword(page)).toHaveValue(fresh);

  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('accounts:resetPassword'))
      checks.push(request.url());
  });
  for (const link of [used, '?mode=resetPassword&oobCode=nonsense']) {
    await page.goto(`/reset-password${link}`);
    await expect(page.getByText(/It was used already/)).toBeVisible();
  }
  expect(checks).toHaveLength(2);
  await page.route('**/accounts:resetPassword?**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }),
  );
  await page.goto(`/reset-password${used}`);
  await expect(page.getByText(/This link has expired/)).toBeVisible();
  await main(page).getByLabel('Email').fill('ada@acf.example');
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mailedLinks(stack, 'ada@acf.example')).toHaveLength(1);
});

test('without a connection the address and the link stay usable', async ({ page, stack, complaints }) => {
  complaints.allow(/ERR_FAILED|net::/);
  await page.route(`${stack.backendOrigins[1]}/**`, (route) => route.abort());
  await askFor(page, 'mia@acf.example', '/login');
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toHaveValue('mia@acf.example');
  await page.unroute(`${stack.backendOrigins[1]}/**`);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(sent)).toBeVisible();

  await page.route(`${stack.backendOrigins[1]}/**`, (route) => route.abort());
  const [link] = await mailedLinks(stack, 'mia@acf.example');
  await page.goto(`/reset-password${link}`);
  await expect(page.getByText(/The link could not be checked/)).toBeVisible();
  await page.unroute(`${stack.backendOrigins[1]}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(newPassword(page)).toBeVisible();
});

test(
  'a person who visits the password reset page still reaches the page they wanted after sign-in',
  covers('PUB-238'),
  async ({ page }) => {
    await page.goto('/account');
    await page.waitForURL('**/login');
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await main(page).getByRole('link', { name: 'Back to staff sign-in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await fillSignIn(page, 'mia@acf.example');
    await page.waitForURL('**/account');
  },
);

test('the reset page is prerendered and marked noindex', async ({ request }) => {
  const answer = await request.get('/reset-password');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const html = await answer.text();
  expect(html).toContain('Set a new password');
  expect(html).toContain('Send the link');
});
