import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { seedAccess } from '../scripts/seed/proposals/credentials';
import { expect, test } from './fixtures';
import { openAsAdmin, openAsStaff } from './sign-in';

interface Picture {
  readonly scheme: 'light' | 'dark';
  readonly open: (page: Page) => Promise<unknown>;
  /** Returns the element that appears last on the screen. */
  readonly shows: (page: Page) => Locator;
}
const desk = { width: 1280, height: 800 };

/** The pictures of the README, by file name. */
const pictures: Readonly<Record<string, Picture>> = {
  landing: {
    scheme: 'light',
    open: (page) => page.goto('/'),
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  contacts: {
    scheme: 'light',
    open: (page) => openAsAdmin(page, '/admin/dashboard/contacts'),
    shows: (page) => page.getByRole('row', { name: 'Priya Nair' }),
  },
  notes: {
    scheme: 'dark',
    open: (page) => openAsAdmin(page, '/admin/dashboard/notes?filterType=all'),
    // Names replace email addresses when the people have been read.
    shows: (page) => page.getByText('Shared by you: Noor Haddad'),
  },
  calendar: {
    scheme: 'light',
    open: (page) => openAsStaff(page, '/dashboard/calendar?view=week&date=2026-12-08'),
    shows: (page) => page.getByRole('button', { name: /^Call with Harbour Shelter/ }).first(),
  },
  proposal: {
    scheme: 'light',
    open: async (page) => {
      const { code, email } = seedAccess['tipping-point'];
      await page.goto('/proposals/tipping-point');
      await page.getByLabel('Access Code').fill(code);
      await page.getByLabel('Email Address').fill(email);
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByRole('group', { name: 'Choose the package you would begin with' }),
  },
};

/**
 * Takes a screenshot as WebP, which is a quarter of the size of PNG. Playwright's own function does not
 * support it.
 */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  return Buffer.from(data, 'base64');
}

for (const [name, { scheme, open, shows }] of Object.entries(pictures)) {
  test(`takes the picture ${name}`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page);
    await expect(shows(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    mkdirSync('docs/pictures', { recursive: true });
    writeFileSync(`docs/pictures/${name}.webp`, await picture(page));
  });
}
