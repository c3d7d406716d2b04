import { covers, expect, type Stack, test } from '../fixtures';
import { rowOf } from '../pages/list-page';
import { fillSignIn, signInThroughForm } from '../sign-in';

/** Returns when the request with this name last changed, in ms, or NaN if it never did. */
async function changedAt(stack: Stack, name: string): Promise<number> {
  const lead = (await stack.leads()).find(({ fields }) => fields['name']?.stringValue === name);
  return Date.parse(lead?.fields['updatedAt']?.timestampValue ?? '');
}

test(
  'staff sign in and work until a reload when the browser blocks all storage',
  covers('FLT-012'),
  async ({ page, context }) => {
    await context.addInitScript(() => {
      const closed = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, { configurable: true, get: closed });
    });
    await signInThroughForm(page, 'mia');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('link', { name: 'My Account' }).click();
    const profile = page.getByRole('form', { name: 'Your profile' });
    await profile.getByLabel('Bio', { exact: true }).fill('Kept by the server');
    await profile.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();

    // The session could not be stored, so a reload ends it.
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, 'mia@acf.example');
    await expect(profile.getByLabel('Bio', { exact: true })).toHaveValue('Kept by the server');
  },
);

test('the site works when every stored value is corrupt', covers('FLT-013'), async ({ page, context }) => {
  await context.addInitScript(() => {
    if (sessionStorage.getItem('rubbish') !== null) return;
    sessionStorage.setItem('rubbish', 'is there');
    const bytes = () => String.fromCharCode(...crypto.getRandomValues(new Uint8Array(100)));
    for (const key of ['session', 'single-keys', 'analytics-consent', 'waitlist'])
      localStorage.setItem(`acf.${key}`, bytes());
    for (const key of ['typed', 'reloaded.pages', 'reloaded.workspace', 'reloaded.admin-home'])
      sessionStorage.setItem(`acf.${key}`, bytes());
  });
  await page.goto('/acf-bridge');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signInThroughForm(page, 'ada');
  await page.goto('/admin/dashboard/bundles');
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

for (const [what, days] of [
  ['ahead', 2],
  ['behind', -2],
] as const) {
  test(
    `with a clock two days ${what} staff sign in, and stored times come from the server`,
    covers('FLT-011'),
    async ({ page, stack }) => {
      const before = Date.now();
      await page.clock.install({ time: before + days * 24 * 60 * 60 * 1000 });
      await signInThroughForm(page, 'ada');
      await page.goto('/admin/dashboard/bundles');
      await rowOf(page, 'Priya Nair').getByRole('button', { name: 'Mark completed' }).click();
      await expect.poll(() => changedAt(stack, 'Priya Nair')).toBeGreaterThanOrEqual(before);
      expect(await changedAt(stack, 'Priya Nair')).toBeLessThanOrEqual(Date.now());
      await page.reload();
      await expect(rowOf(page, 'Priya Nair')).toBeVisible();
    },
  );
}
