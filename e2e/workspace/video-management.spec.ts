import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, firstInteraction, test } from '../fixtures';
import { fillIn } from '../pages/record-form';
import { openAsAdmin } from '../sign-in';

const row = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Videos' }).getByRole('row').filter({ hasText: title });
const library = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test(
  'an administrator adds, edits and deletes a video, and visitors see each change',
  covers('WRK-025', 'WRK-556', 'WRK-557', 'WRK-564', 'WRK-642'),
  async ({ page, anotherPerson, stack, complaints }) => {
    complaints.allow(/status of 403/);
    await openAsAdmin(page, '/admin/dashboard/bundles');
    await page.getByRole('link', { name: 'Manage videos' }).click();
    await expect(page.getByRole('table', { name: 'Videos' }).getByRole('row')).toHaveCount(5);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Add video' }).click();
    const dialog = page.getByRole('dialog');
    await fillIn(page, {
      Title: 'A board talks about AI',
      Description: 'One hour, three questions, one page at the end.',
      'Video address': 'http://youtu.be/abcdefghijk',
    });
    await dialog.getByLabel('Category').selectOption('Commentary');
    await dialog.getByLabel('Tags').fill(' board,, policy ');
    await dialog.getByLabel('Security').check();
    await dialog.getByRole('button', { name: 'Save video' }).click();
    await expect(dialog.getByText('Enter a full address that starts with https://')).toBeVisible();
    await dialog.getByLabel('Video address').fill('https://youtu.be/abcdefghijk');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save video' }).click();
    await expect(page.getByText('“A board talks about AI” was added to the library.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'A board talks about AI')).toContainText('board, policy');
    const stored = async () => (await stack.documents('videos')).find(({ id }) => id.length === 20)?.fields;
    await expect.poll(async () => (await stored())?.['category']?.stringValue).toBe('commentary');
    const fields = await stored();
    expect(fields?.['thumbnail']?.stringValue).toBe('https://img.youtube.com/vi/abcdefghijk/hqdefault.jpg');
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      'category',
      'dateAdded',
      'description',
      'duration',
      'playbooks',
      'tags',
      'thumbnail',
      'title',
      'url',
    ]);

    const visitor = await anotherPerson();
    await visitor.goto('/videos');
    await firstInteraction(visitor);
    await expect(library(visitor).filter({ hasText: 'A board talks about AI' })).toBeVisible();

    await page.getByRole('button', { name: 'Edit A board talks about AI' }).click();
    await dialog.getByLabel('Title').fill('A board decides about AI');
    await page.route('**/documents:commit*', (route) =>
      route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } } }),
    );
    await dialog.getByRole('button', { name: 'Save video' }).click();
    await expect(page.getByRole('button', { name: /not saved/ })).toHaveText(/^1 change was/);
    await page.unroute('**/documents:commit*');
    // Saving the form again replaces all of the refused change.
    await dialog.getByRole('textbox', { name: 'Title' }).fill('A board talks about AI');
    await dialog.getByLabel('Length').fill('12:30');
    await dialog.getByRole('button', { name: 'Save video' }).click();
    await expect(row(page, 'A board talks about AI')).toContainText('12:30');
    await expect(page.getByRole('button', { name: /not saved/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete A board talks about AI' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this video?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'A board talks about AI')).toBeVisible();
    await page.getByRole('button', { name: 'Delete A board talks about AI' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('“A board talks about AI” was deleted.')).toBeVisible();
    await expect(row(page, 'A board talks about AI')).toHaveCount(0);
    await expect.poll(async () => (await stack.documents('videos')).length).toBe(4);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);
