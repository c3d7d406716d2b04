import type { Page } from '@playwright/test';
import { cancerSociety } from '../scripts/seed/proposals/credentials';
import { test } from './fixtures';
import { openAsAdmin, openAsStaff } from './sign-in';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly open: (page: Page) => Promise<unknown>;
}
const desk = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 780 } as const;

/** The pictures of the README, by file name. */
const pictures: Readonly<Record<string, Picture>> = {
  landing: { ...desk, scheme: 'light', open: (page) => page.goto('/') },
  contacts: {
    ...desk,
    scheme: 'light',
    open: (page) => openAsAdmin(page, '/admin/dashboard/contacts'),
  },
  notes: { ...desk, scheme: 'dark', open: (page) => openAsAdmin(page, '/admin/dashboard/notes') },
  calendar: { ...desk, scheme: 'light', open: (page) => openAsStaff(page, '/dashboard/calendar') },
  proposal: {
    ...desk,
    scheme: 'light',
    open: async (page) => {
      await page.goto('/proposals/canadian-cancer-society');
      await page.getByLabel('Email').first().fill(cancerSociety.email);
      await page.getByLabel('Access code').fill(cancerSociety.code);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  'contact-on-a-phone': {
    ...phone,
    scheme: 'dark',
    open: (page) => openAsStaff(page, '/dashboard/contacts'),
  },
};

for (const [name, { width, height, scheme, open }] of Object.entries(pictures)) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `docs/screenshots/${name}.png` });
  });
}
