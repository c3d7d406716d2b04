import type { Page } from '@playwright/test';
import { demoProject } from '../../scripts/local/environment';
import { atPersonsPace, expect, firstInteraction, test } from '../fixtures';
import { choose } from '../pages/list-page';
import { signInThroughForm } from '../sign-in';

test.use({ withAppCheck: true });
// In one worker, because these tests need their own build and backend.
test.describe.configure({ mode: 'default' });

const script = '**/recaptcha/api.js*';
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Collects the backend's refusals. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (/127\.0\.0\.1:2\d{4}\/(v\d|identity|secure)/.test(answer.url()) && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.url()}`);
  });
  return refused;
}

async function askForStarterPack(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/impactplaybooks');
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill(name);
  await main.getByLabel('Email').fill(email);
  await atPersonsPace(page);
  await main.getByRole('button', { name: 'Get Free Starter Pack' }).click();
}

test('the backend refuses requests without a valid App Check token', async ({ stack, request }) => {
  const [firestore, auth, storage] = stack.backendOrigins;
  const documents = `${firestore}/v1/projects/${demoProject}/databases/(default)/documents`;
  const query = { structuredQuery: { from: [{ collectionId: 'videos' }] } };
  for (const headers of [{}, { 'X-Firebase-AppCheck': 'guessed' }]) {
    expect((await request.post(`${documents}:runQuery?key=local`, { data: query, headers })).status()).toBe(
      403,
    );
    const signIn = await request.post(
      `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      { data: { email: 'ada@acf.example', password: 'local-demo-2026' }, headers },
    );
    expect(signIn.status()).toBe(401);
    const file = await request.get(`${storage}/v0/b/${demoProject}.appspot.com/o/profile_pictures%2Fx`, {
      headers,
    });
    expect(file.status()).toBe(401);
    expect((await request.get('/api/openapi.json', { headers })).status()).toBe(403);
  }
});

test('visits are counted even while a page unloads, and reCAPTCHA loads once, after the page is shown', async ({
  page,
  stack,
}) => {
  const refused = refusals(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/recaptcha|appcheck/.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/services');
  await page.waitForLoadState('load');
  expect(fetched).toEqual([]);
  await firstInteraction(page);
  await expect.poll(() => fetched.length).toBe(2);
  const recorded = async () =>
    (await stack.documents('analyticsEvents')).filter(({ id }) => !id.startsWith('seedVisit'));
  await expect.poll(async () => (await recorded()).length).toBeGreaterThan(0);
  await page.goto('about:blank');
  const names = async () => (await recorded()).map(({ fields }) => fields.eventName?.stringValue);
  await expect.poll(names).toEqual(expect.arrayContaining(['page_view', 'page_speed']));
  expect(fetched).toEqual([
    '/recaptcha/api.js',
    expect.stringMatching(/\/projects\/demo-acf\/apps\/.+:exchangeRecaptchaV3Token$/),
  ]);
  expect(refused).toEqual([]);
});

test('forms and the video library work with App Check', async ({ page, stack }) => {
  const refused = refusals(page);
  await page.goto('/videos');
  await firstInteraction(page);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('4 videos');
  await askForStarterPack(page, 'Zadie Moreau', 'zadie@quartet.example');
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect((await stack.leads()).some(({ fields }) => fields.name?.stringValue === 'Zadie Moreau')).toBe(true);
  expect(refused).toEqual([]);
});

test('an administrator signs in, sees a new request arrive, and marks it as sent', async ({
  page,
  anotherPerson,
  stack,
}) => {
  const refused = refusals(page);
  await signInThroughForm(page, 'ada');
  await page.goto('/admin/dashboard/bundles');
  await expect(page.getByRole('row', { name: 'Amara Osei' })).toBeVisible();
  const visitor = await anotherPerson();
  await askForStarterPack(visitor, 'Zadie Moreau', 'zadie@quartet.example');
  await expect(visitor.getByText('Thank you.')).toBeVisible();
  const row = page.getByRole('row', { name: 'Zadie Moreau' });
  await expect(row).toBeVisible();
  await choose(page, 'Zadie Moreau', 'Mark sent');
  await expect
    .poll(async () =>
      (await stack.leads())
        .filter(({ fields }) => fields.name?.stringValue === 'Zadie Moreau')
        .map(({ fields }) => fields.status?.stringValue),
    )
    .toEqual(['sent']);
  // The API requires a token, too.
  await page.goto('/admin/dashboard/integrations');
  await expect(page.getByRole('switch', { name: 'Use Salesforce' })).toBeVisible();
  await page.goto('/admin/dashboard/bundles');
  // Once more with a stored session, whose token the Auth client renews.
  await page.reload();
  await expect(row).toBeVisible();
  expect(refused).toEqual([]);
});

test('a photo is stored and shown', async ({ page, stack }) => {
  const refused = refusals(page);
  await signInThroughForm(page, 'mia');
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Your profile' });
  await expect(form.getByLabel('Bio', { exact: true })).toBeVisible();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await stack.files('profile_pictures')).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('a form keeps its text while reCAPTCHA is blocked and works again afterwards', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.route(script, (route) => route.abort());
  await askForStarterPack(page, 'Zadie Moreau', 'zadie@quartet.example');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(main.getByLabel('Your name')).toHaveValue('Zadie Moreau');
  expect((await stack.leads()).some(({ fields }) => fields.name?.stringValue === 'Zadie Moreau')).toBe(false);
  await page.unroute(script);
  await main.getByRole('button', { name: 'Get Free Starter Pack' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
});
