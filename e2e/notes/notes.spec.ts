import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { card, editor, hub, openHub, scope, titles, told } from '../pages/notes-hub';
import { panelOf } from '../pages/record-page';
import { openAsAdmin, openAsStaff } from '../sign-in';

test(
  'an administrator sees everyone’s notes in a grid, each with its owner and readers',
  covers('WRK-017', 'WRK-243', 'WRK-244', 'WRK-254', 'WRK-255'),
  async ({ page }) => {
    await openHub(page);
    expect(await titles(page)).toEqual([
      'Spring appeal, what we agreed',
      'Ten warm donors by March',
      'Untitled note',
      'Salesforce fields nobody fills in',
      'Board deck for the orchestra',
      'Food bank intake form',
      'יומן הגינה הקהילתית',
    ]);
    const shared = card(page, 'Spring appeal, what we agreed');
    await expect(shared.getByText('Meeting', { exact: true })).toBeVisible();
    await expect(shared.getByText(/^You, /)).toBeVisible();
    await expect(shared.getByText('Shared by you: Noor Haddad, Mia Tremblay')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'a regular user sees their own notes and those shared with them, in both areas',
  covers('WRK-011', 'WRK-031'),
  async ({ page: mia }) => {
    await openAsStaff(mia, '/dashboard/notes');
    await expect(card(mia, 'Board deck for the orchestra')).toBeVisible();
    expect(await titles(mia)).toEqual([
      'Spring appeal, what we agreed',
      'Board deck for the orchestra',
      'Food bank intake form',
      'יומן הגינה הקהילתית',
    ]);
    await expect(mia.getByLabel('User', { exact: true })).toHaveCount(0);
    await expect(card(mia, 'Food bank intake form').getByText('Shared with you')).toBeVisible();
    // Her browser knows her role by now, so it prefetches only her own notes and the rules refuse nothing.
    await mia.goto(hub);
    await expect(card(mia, 'Food bank intake form')).toBeVisible();
    await expect(card(mia, 'Untitled note')).toHaveCount(0);
  },
);

test(
  'each scope of the notes screen shows its notes',
  covers('WRK-253', 'WRK-256', 'WRK-257', 'WRK-258', 'WRK-259'),
  async ({ page }) => {
    await openHub(page);
    await expect(scope(page).getByRole('option')).toHaveText([
      'Standalone Notes',
      'All Notes',
      'Contact Notes',
      'Shared Notes',
      'Archived Notes',
    ]);
    await scope(page).selectOption('contact');
    await expect.poll(() => titles(page)).toEqual(['First call with Amara Osei']);
    await expect(page).toHaveURL(/filterType=contact/);
    await expect(
      card(page, 'First call with Amara Osei').getByRole('link', { name: 'Amara Osei', exact: true }),
    ).toBeVisible();
    await scope(page).selectOption('archived');
    await expect.poll(() => titles(page)).toEqual(['Old pricing table']);
    await scope(page).selectOption('shared');
    await expect.poll(() => titles(page)).toEqual(['Spring appeal, what we agreed', 'Food bank intake form']);
    await scope(page).selectOption('all');
    await expect.poll(async () => (await titles(page)).length).toBe(8);
    expect(await titles(page)).toContain('First call with Amara Osei');
    expect(await titles(page)).not.toContain('Old pricing table');
  },
);

test('filters combine and stay in the address', covers('WRK-066', 'WRK-067', 'WRK-260'), async ({ page }) => {
  await openAsAdmin(page, `${hub}?filterType=all`);
  await expect.poll(async () => (await titles(page)).length).toBe(8);
  await page.getByLabel('Category', { exact: true }).selectOption('meeting');
  await expect.poll(() => titles(page)).toEqual(['Spring appeal, what we agreed', 'Food bank intake form']);
  const user = page.getByLabel('User', { exact: true });
  await expect(user.getByRole('option')).toHaveText([
    'All Users',
    'System Notes',
    'Ada Lindqvist',
    'Mia Tremblay',
    'Noor Haddad',
    'Theo Okafor',
  ]);
  await user.selectOption('Theo Okafor');
  await expect.poll(() => titles(page)).toEqual(['Food bank intake form']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Food bank intake form']);
  await page.getByRole('button', { name: 'Clear the filter by user' }).click();
  await page.getByRole('button', { name: 'Clear the filter by category' }).click();
  await page.getByLabel('Contact', { exact: true }).selectOption('Amara Osei');
  await expect.poll(() => titles(page)).toEqual(['First call with Amara Osei']);
  await page.getByRole('button', { name: 'Clear the filter by contact' }).click();
  await page.getByLabel('Created', { exact: true }).selectOption('month');
  await expect.poll(() => titles(page)).not.toContain('Old pricing table');
  await page.goto(`${hub}?filterType=standalone&filterCategory=goal`);
  await expect.poll(() => titles(page)).toEqual(['Ten warm donors by March']);
});

test(
  'search covers text, titles, categories and contacts of the notes a person may see',
  covers('WRK-065', 'WRK-245', 'WRK-252', 'WRK-Q66'),
  async ({ page, anotherPerson }) => {
    await openHub(page);
    const search = page.getByPlaceholder('Search notes...');
    await search.fill('printer');
    await expect.poll(() => titles(page)).toEqual(['Untitled note']);
    await scope(page).selectOption('all');
    await search.fill('osei');
    await expect.poll(() => titles(page)).toEqual(['First call with Amara Osei']);
    await search.fill('no such word');
    await told(page, 'No notes found');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(8);

    const mia = await anotherPerson();
    await openAsStaff(mia, '/dashboard/notes?searchTerm=the&filterType=all');
    await expect(mia.getByPlaceholder('Search notes...')).toHaveValue('the');
    await expect.poll(() => titles(mia)).toContain('Board deck for the orchestra');
    expect(await titles(mia)).not.toContain('Untitled note');
    expect(await titles(mia)).not.toContain('Salesforce fields nobody fills in');
  },
);

test(
  'the choice of list or grid is remembered after a reload',
  covers('WRK-241', 'WRK-242'),
  async ({ page }) => {
    await openHub(page);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'the notes screen has a tab for templates, and a new note can start from one',
  covers('WRK-238', 'WRK-411'),
  async ({ page }) => {
    await openHub(page);
    const tabs = page.getByRole('navigation', { name: 'Notes and templates' });
    await expect(tabs.getByRole('button')).toHaveText(['Notes', 'Templates']);
    await tabs.getByRole('button', { name: 'Templates' }).click();
    await expect(page).toHaveURL(/tab=templates/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await tabs.getByRole('button', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Add Note' }).click();
    const choice = page.getByRole('dialog').getByLabel('Template', { exact: true });
    await choice.selectOption({ index: 1 });
    await expect(editor(page)).not.toHaveText('');
  },
);

test('notes fit a phone and have no accessibility violations, light and dark', async ({ page }) => {
  await openAsAdmin(page, `${hub}?filterType=all`);
  await expect(card(page, 'Spring appeal, what we agreed')).toBeVisible();
  for (const layout of ['List', 'Grid']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: layout, exact: true }).click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), `${layout}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Spring appeal, what we agreed' }).click();
  await expect(panelOf(page, 'Spring appeal, what we agreed')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close note' }).click();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(editor(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
});
