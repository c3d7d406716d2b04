import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, test } from '../fixtures';
import { setInRecord } from '../people';
import { openAsStaff } from '../sign-in';

/** Checks that the page has no violations in either color scheme. */
async function expectNoViolations(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('conflicts and pending changes have no accessibility violations and fit 320 px', async ({
  page,
  stack,
}) => {
  await openAsStaff(page, '/account');
  await page.getByLabel('Bio').fill('Mine, with more words than fit a line. '.repeat(12));
  await setInRecord(stack, 'mia', 'bio', 'Theirs, with more words than fit a line. '.repeat(12).trim());
  await page.getByRole('button', { name: 'Save changes' }).click();
  const check = async (what: string) => {
    await expectNoViolations(page, what);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  await expect(page.getByRole('dialog', { name: 'Resolve the conflict' })).toBeVisible();
  await check('the conflict');
  await page.keyboard.press('Escape');
  await check('the state of the record');
  await page.getByRole('button', { name: '1 conflict needs your choice' }).click();
  const list = page.getByRole('dialog', { name: 'Changes that are not saved' });
  await list.getByText('Show what was entered').click();
  await check('the list');
  await list.getByRole('button', { name: 'Discard' }).click();
  await check('the question');
});

test('the access-denied notice has no accessibility violations', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
