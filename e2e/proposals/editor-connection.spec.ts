import type { BrowserContext, Page } from '@playwright/test';
import { openAsAdmin } from '../sign-in';
import { expect, type Stack, test } from '../fixtures';

const address = '/admin/dashboard/proposals/canadian-cancer-society-presentation';
const networkNoise = /ERR_|net::|cleardot|Could not reach Cloud Firestore/;

async function storedTitle(stack: Stack): Promise<string> {
  const drafts = await stack.documents('proposalDrafts');
  const stored = drafts.find(({ id }) => id === 'canadian-cancer-society-presentation')?.fields['content'];
  return (JSON.parse(stored?.stringValue ?? '{}') as { presentationTitle: string }).presentationTitle;
}

/** Opens the first section of the deck. These tests edit its title. */
async function openTitle(page: Page) {
  await openAsAdmin(page, address);
  const title = page.getByLabel('Title of the presentation');
  await expect(title).toHaveValue('AI that gives fundraisers their day back');
  return title;
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test.describe('a connection lost while typing', () => {
  test.beforeEach(({ complaints }) => complaints.allow(networkNoise));

  for (const [moment, lose] of [
    ['before a save', async (_: Page, context: BrowserContext) => context.setOffline(true)],
    [
      'during a save',
      async (page: Page, context: BrowserContext) => {
        await page.keyboard.press('ControlOrMeta+s');
        await context.setOffline(true);
      },
    ],
  ] as const) {
    test(`${moment} keeps the text and saves it when the connection returns`, async ({
      page,
      context,
      stack,
    }) => {
      const title = await openTitle(page);
      await title.focus();
      await typeAtEnd(page, ', at last');
      await lose(page, context);
      await typeAtEnd(page, ', every day');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('There is no connection.', { exact: false }).first()).toBeVisible();
      await expect(title).toHaveValue('AI that gives fundraisers their day back, at last, every day');

      await context.setOffline(false);
      await expect
        .poll(() => storedTitle(stack))
        .toBe('AI that gives fundraisers their day back, at last, every day');
      await expect(title).toHaveValue('AI that gives fundraisers their day back, at last, every day');
    });
  }

  test('loses no text when the tab is closed before the connection returns', async ({
    page,
    context,
    stack,
  }) => {
    const title = await openTitle(page);
    await title.focus();
    await context.setOffline(true);
    await typeAtEnd(page, ', at last');
    await expect(title).toHaveValue(/at last$/);
    await page.close({ runBeforeUnload: false });

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(address);
    await next.getByRole('button', { name: 'Restore the draft' }).click();
    await expect(next.getByLabel('Title of the presentation')).toHaveValue(
      'AI that gives fundraisers their day back, at last',
    );
    await expect.poll(() => storedTitle(stack)).toBe('AI that gives fundraisers their day back, at last');
  });
});

test('dragging a slide over another moves it', async ({ page, stack }) => {
  await openAsAdmin(page, address);
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');
  const names = () => sections.getByRole('button', { name: /^\d+\. / }).allTextContents();
  await expect(sections.filter({ hasText: "2. Today's Agenda" })).toBeVisible();
  await sections
    .filter({ hasText: '3. Free Starter Pack' })
    .dragTo(sections.filter({ hasText: "2. Today's Agenda" }));
  await expect.poll(names).toEqual(expect.arrayContaining(['2. Free Starter Pack', "3. Today's Agenda"]));
  await expect
    .poll(async () => {
      const drafts = await stack.documents('proposalDrafts');
      const stored = drafts.find(({ id }) => id === 'canadian-cancer-society-presentation')?.fields[
        'content'
      ];
      const { slides } = JSON.parse(stored?.stringValue ?? '{}') as { slides: { heading: string }[] };
      return slides.slice(1, 3).map(({ heading }) => heading);
    })
    .toEqual(['Free Starter Pack', "Today's Agenda"]);
});
