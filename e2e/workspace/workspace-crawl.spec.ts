import type { Page } from '@playwright/test';
import { type WorkspaceArea, workspaceScreens } from '@/app/workspace/screens';
import type { Actor } from '@/shared/auth/actor';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

const actor = { uid: '', email: '', displayName: '', photoURL: '', status: 'active' } as const;
const parameters = { contactId: 'seedContact000000001', slug: 'tipping-point-presentation' };

/** What each screen shows once its data are there. */
const shown: Readonly<Record<string, string | RegExp>> = {
  home: 'Week together',
  contacts: 'amara.osei@harbourshelter.example',
  contact: 'amara.osei@harbourshelter.example',
  capture: /^Take a photo of a business card/,
  notes: 'Spring appeal, what we agreed',
  calendar: /^Winter lunch/,
  changelog: 'What you delete by mistake comes back from the trash.',
  integrations: 'Salesforce',
  users: 'theo@acf.example',
  security: /^No alerts\./,
  bundles: 'Priya Nair',
  analytics: 'Toronto Symphony Orchestra',
  organization: 'Save facts',
  videos: 'What never goes into a prompt',
  proposals: 'Tipping Point',
  proposal: 'Hours back for the work you were funded for',
  trash: 'The trash is empty.',
};
const query: Readonly<Record<string, string>> = { calendar: '?date=2026-12-11' };

/** The addresses of the screens' table that people of this role open, each screen in their own area where it is in both. */
const pagesOf = (role: Actor['role']) => [
  ...workspaceScreens.flatMap(({ id, path, admits }) => {
    const areas: readonly WorkspaceArea[] = role === 'admin' ? ['admin', 'regular'] : ['regular', 'admin'];
    const area = areas.find((each) => path[each] !== undefined && admits({ ...actor, role }, each));
    if (area === undefined) return [];
    const text = shown[id];
    const address = fillPattern(path[area]?.[0] ?? '', parameters);
    if (text === undefined || address === undefined)
      throw new Error(`Nothing says how the screen ${id} is opened and what it shows.`);
    return [{ address: `${address}${query[id] ?? ''}`, text }];
  }),
  { address: '/account', text: 'Bio' },
];

/** Widths and schemes in an order that changes as little as possible from one to the next. */
const looks = [
  [1280, 'light', 'everything'],
  [1280, 'dark', 'contrast'],
  [360, 'dark', 'everything'],
  [360, 'light', 'contrast'],
] as const;

async function crawl(page: Page, pages: ReturnType<typeof pagesOf>): Promise<void> {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { address, text } of pages) {
    await test.step(address, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByText(text).first()).toBeVisible();
      for (const [width, colorScheme, of] of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const found = await violations(page, of);
        expect.soft(found, `${address} at ${width} px, ${colorScheme}`).toEqual([]);
      }
      // What 1280 px are at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      // Charts follow the width a moment later.
      await expect(() => expectNoSidewaysScroll(page)).toPass();
      // Figures of the public pages.
      await expect(main.getByText(/143 badges|99,800 points|12 trails|Power of Us/)).toHaveCount(0);
    });
  }
}

const parts = 2;
for (let part = 1; part <= parts; part += 1) {
  test(`every screen that an administrator may open has no accessibility violations at 1280 and 360 px, light and dark, says nothing in the console, and fits 320 px [WRK-803]: part ${part} of ${parts}`, async ({
    page,
  }) => {
    await openAsAdmin(page);
    await crawl(
      page,
      pagesOf('admin').filter((_, index) => index % parts === part - 1),
    );
  });
}

test('every screen that a regular user may open has no accessibility violations at 1280 and 360 px, light and dark, says nothing in the console, and fits 320 px [WRK-803]', async ({
  page,
}) => {
  await openAsStaff(page);
  await crawl(page, pagesOf('regular'));
});
