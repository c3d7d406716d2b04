import type { Page } from '@playwright/test';
import { covers, expect, type Stack, test } from '../fixtures';
import { fillSignIn, openAsStaff } from '../sign-in';

const saved = 'Profile updated successfully!';
const notImage = 'Please select an image file';
const secret = 'Exif\0\0GPS 43.6532 N 79.3832 W';

/** Opens the account page of a demo user, through the sign-in form. */
async function openAccount(page: Page, from = '/account'): Promise<void> {
  await page.goto(from);
  await page.waitForURL('**/login');
  await fillSignIn(page, 'mia@acf.example');
  await page.waitForURL('**/account');
  await expect(field(page, 'Bio')).toBeVisible();
}

const form = (page: Page) => page.getByRole('form', { name: 'Your profile' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const headerAvatar = (page: Page) => page.getByRole('button', { name: 'Your account: mia@acf.example' });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  form(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** Returns a valid picture, drawn by the browser. */
async function picture(page: Page, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(300, 200, 600, 400);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, wanted));
    return [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, type);
  return Buffer.from(bytes);
}

/** Returns a photo whose EXIF data contain a location. Padded to `size` bytes if given. */
async function photograph(page: Page, size?: number): Promise<Buffer> {
  const plain = await picture(page, 'image/jpeg');
  const note = Buffer.from(secret, 'latin1');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note]);
  const photo = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  return size === undefined ? photo : Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
}

const record = async (stack: Stack) =>
  (await stack.documents('users')).find(({ id }) => id === 'mia')?.fields;
const photoLink = async (stack: Stack) => (await record(stack))?.photoURL?.stringValue ?? '';

test(
  'a signed-out person signs in from the account or settings address and returns to the account',
  covers('PUB-051', 'PUB-052', 'PUB-237'),
  async ({ page, anotherPerson }) => {
    await openAccount(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(field(page, 'Account type')).toHaveValue('User');
    await page.goto('/settings');
    await page.waitForURL('**/account');

    const admin = await anotherPerson();
    await admin.goto('/settings');
    await admin.waitForURL('**/login');
    await admin.getByRole('link', { name: 'Administrator sign-in' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Administrator sign-in');
    await fillSignIn(admin, 'ada@acf.example');
    await admin.waitForURL('**/account');
    await expect(field(admin, 'Account type')).toHaveValue('Administrator');
  },
);

test(
  'a saved name and bio survive a reload, and the header shows the new name at once',
  covers('PUB-240', 'PUB-241', 'PUB-247', 'PUB-348', 'PUB-349'),
  async ({ page, stack }) => {
    await openAccount(page);
    const before = await record(stack);
    await expect(headerAvatar(page)).toHaveText('M');
    await field(page, 'Display name').fill('Zoe Tremblay');
    await field(page, 'Bio').fill('<b>Choirs</b>\nand orchestras');
    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(headerAvatar(page)).toHaveText('Z');

    await page.reload();
    await expect(field(page, 'Display name')).toHaveValue('Zoe Tremblay');
    await expect(field(page, 'Bio')).toHaveValue('<b>Choirs</b>\nand orchestras');
    const after = await record(stack);
    expect(after).toEqual({
      ...before,
      displayName: { stringValue: 'Zoe Tremblay' },
      name: { stringValue: 'Zoe Tremblay' },
      bio: { stringValue: '<b>Choirs</b>\nand orchestras' },
      updatedAt: { timestampValue: expect.any(String) },
    });
    expect(after?.updatedAt).not.toEqual(before?.updatedAt);
  },
);

test(
  'a photo is stored without its camera metadata, replaced, and removed',
  covers('PUB-242', 'PUB-249', 'PUB-250', 'PUB-251', 'PUB-401'),
  async ({ page, stack }) => {
    await openAccount(page);
    await choose(page, 'holiday.jpg', 'image/jpeg', await photograph(page, 2_097_151));
    await expect(page.getByText('This photo is stored when you save.')).toBeVisible();
    // Slow enough to see the progress and cancel the upload.
    await page.route(`${stack.backendOrigins[2]}/v0/b/**`, async (route) => {
      if (route.request().method() === 'POST') await new Promise((later) => setTimeout(later, 1_500));
      // Playwright cannot continue a request that the page has cancelled.
      await route.continue().catch(() => {});
    });
    await press(page, 'Save changes');
    await expect(page.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible();
    await press(page, 'Cancel the upload');
    await expect(page.getByText('The upload was cancelled and nothing was saved.')).toBeVisible();
    expect(await photoLink(stack)).toBe('');

    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    const [first] = await stack.files('profile_pictures');
    expect(first?.path).toMatch(/^profile_pictures\/mia_\d{13}\.jpg$/);
    expect(first?.contentType).toBe('image/jpeg');
    expect(first?.content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(first?.content.includes('Exif')).toBe(false);
    expect(first?.content.includes('43.6532')).toBe(false);
    const link = await photoLink(stack);
    expect(link).toContain(encodeURIComponent(first?.path ?? '?'));
    await expect(headerAvatar(page).locator('img')).toHaveAttribute('src', link);
    await expect
      .poll(() =>
        headerAvatar(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(512);

    await page.unroute(`${stack.backendOrigins[2]}/v0/b/**`);
    await choose(page, 'logo.png', 'image/png', await picture(page, 'image/png'));
    await expect(page.getByText('This photo is stored when you save.')).toBeVisible();
    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    // The old file may be deleted between listing the files and reading them.
    await expect(async () =>
      expect((await stack.files('profile_pictures')).map(({ contentType }) => contentType)).toEqual([
        'image/webp',
      ]),
    ).toPass();

    await press(page, 'Remove photo');
    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(async () => expect(await stack.files('profile_pictures')).toEqual([])).toPass();
    expect(await photoLink(stack)).toBe('');
    await expect(headerAvatar(page)).toHaveText('M');
  },
);

test(
  'a file that is not a picture, or too large, is refused before the upload',
  covers('PUB-252', 'PUB-253', 'PUB-401'),
  async ({ page, stack }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(stack.backendOrigins[2] ?? '?')) calls.push(request.url());
    });
    await openAccount(page);
    const refusal = form(page).getByRole('alert').filter({ hasText: /\S/ });
    for (const [name, type, content] of [
      ['notes.png', 'image/png', 'Dear board,'],
      ['logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
      // Starts like a GIF, but is not a picture.
      ['page.gif', 'image/gif', 'GIF89a<script>alert(1)</script>'],
    ] as const) {
      await choose(page, name, type, Buffer.from(content));
      await expect(refusal, name).toHaveText(notImage);
    }
    for (const size of [2_097_152, 2_097_153]) {
      await choose(page, 'large.jpg', 'image/jpeg', await photograph(page, size));
      await expect(refusal, String(size)).toHaveText('Profile picture must be less than 2MB');
    }
    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    expect(calls).toEqual([]);
    expect(await photoLink(stack)).toBe('');
  },
);

test(
  'a refused save keeps its text as a draft, and a save without the backend is queued',
  covers('PUB-384', 'FLT-010'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/Failed to load resource|@firebase\/firestore|cleardot\.gif/);
    await openAccount(page);
    await field(page, 'Bio').fill('Written before the backend went away.');
    const commits = '**/documents:commit?key=*';
    await page.route(commits, (route) =>
      route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } } }),
    );
    await press(page, 'Save changes');
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    await expect(field(page, 'Bio')).toHaveValue('Written before the backend went away.');
    expect((await record(stack))?.bio?.stringValue).toBe('Works with arts organisations.');

    await page.unroute(commits);
    await press(page, 'Save changes');
    await expect(page.getByText(saved)).toBeVisible();
    await stack.stopBackend();
    await field(page, 'Bio').fill('Written after it.');
    await press(page, 'Save changes');
    await expect(page.getByText('Saved on this device. We will send it.')).toBeVisible();
    await expect(field(page, 'Bio')).toHaveValue('Written after it.');
  },
);

test('leaving unsaved changes by link, back button or log-out asks first', async ({ page }) => {
  await openAsStaff(page, '/account');
  const name = page.getByRole('main').getByLabel('Display name');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Stay' });
  await name.fill('Mia Unsaved');

  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(question).toContainText('Your changes to your profile are not saved.');
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(name).toHaveValue('Mia Unsaved');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Mia Unsaved');

  // A history entry of this document, to go back from.
  await name.fill('Mia Torres');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  await name.fill('Mia Unsaved');
  await page.goForward();
  await expect(question).toBeVisible();
  await stay.click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(name).toHaveValue('Mia Unsaved');
  await page.goForward();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
