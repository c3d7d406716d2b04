import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { atPersonsPace, expect, test } from '../fixtures';
import { choose, rowOf as row } from '../pages/list-page';
import { panelOf } from '../pages/record-page';
import { openAsAdmin } from '../sign-in';

const tile = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label} `) });

const application = {
  'First name': 'Zadie',
  'Last name': 'Moreau',
  Email: 'zadie@quartet.example',
  'LinkedIn profile': 'linkedin.com/in/zadie',
  Company: '=Quartet',
  'Organization size': '1200',
  Role: 'Manager',
};

test('an admin of a new project sees an application from the public site, marks it and exports it', async ({
  page,
  stack,
  anotherPerson,
}) => {
  await stack.empty();
  await openAsAdmin(page, '/admin/dashboard/bundles');
  await page.getByRole('button', { name: 'Hub waitlist' }).click();
  await expect(page.getByText('Nobody is on the waitlist yet.')).toBeVisible();

  const visitor = await anotherPerson();
  await visitor.goto('/early-access');
  const form = visitor.getByRole('main').locator('form');
  for (const [name, value] of Object.entries(application))
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  await atPersonsPace(visitor);
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(visitor.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await visitor.goto('/acf-bridge');
  const box = visitor.getByRole('main').locator('form');
  await box.getByRole('textbox', { name: 'Email' }).fill('noor@strings.example');
  await atPersonsPace(visitor);
  await box.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you. We saved your address.' })).toBeVisible();

  await expect(row(page, 'Zadie Moreau')).toBeVisible();
  await expect(row(page, 'noor@strings.example').getByText('Address only')).toBeVisible();
  await expect(tile(page, 'All')).toHaveText('All 2');
  await expect(tile(page, 'Address only')).toHaveText('Address only 1');
  await row(page, 'Zadie Moreau').getByRole('link').click();
  const panel = panelOf(page, 'Zadie Moreau');
  await expect(panel.getByText('1,200')).toBeVisible();
  await expect(panel.getByRole('link', { name: /linkedin.com\/in\/zadie/ })).toHaveAttribute(
    'href',
    'https://linkedin.com/in/zadie',
  );
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('k');
  await expect(panelOf(page, 'noor@strings.example')).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel).toBeVisible();

  // At this width, the open entry covers the tiles.
  await page.keyboard.press('Escape');
  await tile(page, 'Pending').click();
  await expect(row(page, 'noor@strings.example')).toHaveCount(0);
  await choose(page, 'Zadie Moreau', 'Mark completed');
  await expect(page.getByText('Zadie Moreau is marked as completed.')).toBeVisible();
  await expect(tile(page, 'Completed')).toHaveText('Completed 1');
  await expect(row(page, 'Zadie Moreau')).toHaveCount(0);
  const stored = (await stack.documents('waitlist')).map(({ fields }) => fields['status']?.stringValue);
  expect(new Set(stored)).toEqual(new Set(['completed', 'unfinished']));

  await tile(page, 'All').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await download).path();
  const [head, ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(head).toContain('Name,Email,LinkedIn profile,Organization,Organization size,Role,Status');
  expect(lines.join('\n')).toContain(
    "Zadie Moreau,zadie@quartet.example,https://linkedin.com/in/zadie,'=Quartet,1200,Manager,Completed",
  );
  expect(lines).toHaveLength(2);
});

test('the home shows the number of pending applications and links to them', async ({
  page,
  anotherPerson,
}) => {
  const visitor = await anotherPerson();
  await visitor.goto('/early-access');
  const form = visitor.getByRole('main').locator('form');
  for (const [name, value] of Object.entries(application))
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  await atPersonsPace(visitor);
  await form.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(visitor.getByRole('link', { name: 'Return to Home' })).toBeVisible();

  await openAsAdmin(page, '/admin/dashboard');
  await page.getByRole('link', { name: '1 application waits for the data integration hub' }).click();
  await expect(row(page, 'Zadie Moreau')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hub waitlist' })).toHaveAttribute('aria-current', 'page');
});
