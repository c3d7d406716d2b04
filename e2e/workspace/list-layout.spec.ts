import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { choose, rowOf } from '../pages/list-page';
import { openAsAdmin } from '../sign-in';

const panel = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading') });

/** Returns the text or name of each visible part of the list that another element covers at its centre. */
const coveredParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    let list = document.querySelector('main [role="table"], main ul[aria-label]');
    while (list?.parentElement && !list.parentElement.querySelector('aside')) list = list.parentElement;
    if (!list) throw new Error('There is no list.');
    const parts = list.querySelectorAll<HTMLElement>(
      'button, select, input, [data-row-focus], [role="cell"], article > span',
    );
    const covered: string[] = [];
    let tried = 0;
    for (const part of parts) {
      const { left, top, width, height, bottom } = part.getBoundingClientRect();
      if (width === 0 || height === 0 || top < 60 || bottom > innerHeight) continue;
      tried += 1;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit?.closest('aside') || left + width > list.getBoundingClientRect().right + 1)
        covered.push(part.getAttribute('aria-label') ?? part.textContent?.trim() ?? part.tagName);
    }
    if (tried < 5) throw new Error(`Only ${tried} parts of the list were found.`);
    return covered;
  });

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [1440, 1600] as const) {
  for (const { screen, address, open } of [
    { screen: 'requests', address: '/admin/dashboard/bundles', open: 'Amara Osei' },
    { screen: 'notes', address: '/admin/dashboard/notes', open: 'Spring appeal, what we agreed' },
    { screen: 'trash', address: '/admin/dashboard/trash', open: 'Amara Osei' },
  ] as const) {
    test(`an open panel covers no part of the ${screen} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (screen === 'trash') {
        await openAsAdmin(page, '/admin/dashboard/bundles');
        await choose(page, 'Amara Osei', 'Delete');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByText('The request of Amara Osei is deleted.')).toBeVisible();
      }
      await openAsAdmin(page, address);
      await page.getByRole('link', { name: open, exact: true }).click();
      await expect(panel(page).getByRole('heading', { name: open })).toBeVisible();
      expect(await coveredParts(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);

      const beside = await panel(page).boundingBox();
      expect(Math.round(beside?.width ?? 0)).toBe(480);
      expect(Math.round((beside?.x ?? 0) + (beside?.width ?? 0))).toBe(width);
      const head = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(beside?.y ?? 0);
    });
  }
}

test('request headers align with their columns, with and without an open panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdmin(page, '/admin/dashboard/bundles');
  const row = rowOf(page, 'Amara Osei');
  const left = async (text: string) => {
    const header = page.getByRole('button', { name: new RegExp(`^Sort(ed)? by ${text}`) });
    return Math.round((await header.boundingBox())?.x ?? -1);
  };
  const cellLeft = async (text: string) =>
    Math.round((await row.getByText(text, { exact: true }).boundingBox())?.x ?? -2);
  const emailsAlign = async () =>
    expect(await left('Email')).toBe(await cellLeft('amara.osei@harbourshelter.example'));
  await emailsAlign();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Amara Osei', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await emailsAlign();
  await expect(page.getByText('Updated', { exact: true })).toBeHidden();
});

for (const { screen, address, actions, cells } of [
  {
    screen: 'requests',
    address: '/admin/dashboard/bundles',
    actions: ['Send link', 'Mark completed', 'Actions for Amara Osei'],
    cells: 6,
  },
  {
    screen: 'contacts',
    address: '/admin/dashboard/contacts',
    actions: ['Notes', 'Edit', 'Actions for Amara Osei'],
    cells: 5,
  },
] as const) {
  for (const width of [1024, 1280] as const) {
    test(`row actions cover no cell of the ${screen} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAsAdmin(page, address);
      const row = rowOf(page, 'Amara Osei');
      await row.hover();
      const boxes: { readonly name: string; readonly x: number; readonly end: number }[] = [];
      for (const name of actions) {
        const button = row.getByRole('button', { name, exact: true });
        const box = (await button.count()) === 0 ? null : await button.boundingBox();
        if (box) boxes.push({ name, x: box.x, end: box.x + box.width });
      }
      // A narrow row shows its quick actions only in the menu.
      expect(boxes.map(({ name }) => name)).toEqual(width === 1280 ? actions : actions.slice(-1));
      const spans = await row.locator(':scope > span:not(:last-child)').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ width: shown }) => shown > 0)
          .map(({ left, right }) => ({ left, right })),
      );
      expect(spans.length).toBeGreaterThanOrEqual(width === 1280 ? cells - 1 : 3);
      for (const { name, x, end } of boxes)
        expect(
          spans.filter(({ left, right }) => right > x + 1 && left < end - 1),
          name,
        ).toEqual([]);
    });
  }
}

test('selecting all and unselecting one row leaves the select-all checkbox indeterminate', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/dashboard/contacts');
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await expect(all).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select Amara Osei' }).click();
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(all).toBeChecked();
  await page.getByRole('checkbox', { name: 'Select Amara Osei' }).click();
  await expect(all).toBeChecked({ indeterminate: true });
});
