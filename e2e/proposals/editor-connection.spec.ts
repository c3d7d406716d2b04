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

/** Opens the deck's first section, whose title is typed in these tests. */
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

test.describe('the connection ends while somebody types', () => {
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
    test(`${moment}: it is kept, and saved once the connection is back`, async ({ page, context, stack }) => {
      const title = await openTitle(page);
      await title.focus();
      await typeAtEnd(page, ', at last');
      await lose(page, context);
      await typeAtEnd(page, ', every day');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(
        page.getByText('You are offline. We will send it', { exact: false }).first(),
      ).toBeVisible();
      await expect(title).toHaveValue('AI that gives fundraisers their day back, at last, every day');

      await context.setOffline(false);
      await expect
        .poll(() => storedTitle(stack))
        .toBe('AI that gives fundraisers their day back, at last, every day');
      await expect(title).toHaveValue('AI that gives fundraisers their day back, at last, every day');
    });
  }

  test('and the tab is closed: the next visit on this device has every word', async ({
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
    await next.getByRole('button', { name: 'Restore draft' }).click();
    await expect(next.getByLabel('Title of the presentation')).toHaveValue(
      'AI that gives fundraisers their day back, at last',
    );
    await expect.poll(() => storedTitle(stack)).toBe('AI that gives fundraisers their day back, at last');
  });
});

test('a slide is moved by dragging it over another', async ({ page, stack }) => {
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
