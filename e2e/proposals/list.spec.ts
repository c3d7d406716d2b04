import type { Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { GatePage } from '../pages/gate-page';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

async function openList(page: Page): Promise<GatePage> {
  const gate = new GatePage(page);
  await page.goto('/proposals');
  await gate.code.fill(seedAccess.proposals.code);
  await gate.submit.click();
  await expect(cards(page)).toHaveCount(3);
  return gate;
}

test(
  'the list asks for its code and says whom to ask for one',
  covers('PRO-016', 'PRO-034', 'PRO-035', 'PRO-037'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await page.goto('/proposals');
    await expect(gate.code).toHaveAttribute('type', 'password');
    await expect(page.getByRole('link', { name: 'Ask us for access' })).toHaveAttribute('href', /^mailto:/);
    await expect(cards(page)).toHaveCount(0);
  },
);

test(
  'an empty or wrong code does not open the list',
  covers('PRO-036', 'PRO-038', 'PRO-306'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await page.goto('/proposals');
    await gate.submit.click();
    await expect(gate.code).toBeFocused();
    await expect(gate.alert).toBeEmpty();
    await gate.code.fill('nonsense');
    await page.getByRole('button', { name: 'Show the code' }).click();
    await expect(gate.code).toHaveAttribute('type', 'text');
    await gate.submit.click();
    await expect(gate.alert).toContainText('Invalid access code. Please contact us for access.');
    await expect(page.getByRole('listitem')).toHaveCount(0);
  },
);

test(
  'the right code shows the three cards, in small letters too',
  covers('PRO-039', 'PRO-041', 'PRO-042', 'PRO-043', 'PRO-293'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/proposals');
    await gate.code.fill(seedAccess.proposals.code.toLowerCase());
    await gate.submit.click();
    await expect(cards(page)).toHaveText([
      'Canadian Cancer Society demo',
      'Canadian Cancer Society presentation',
      'Tipping Point proposal',
    ]);
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  },
);

test('each card leads to its own page', covers('PRO-013', 'PRO-040'), async ({ page }) => {
  await openList(page);
  const addresses = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/proposals/canadian-cancer-society',
    '/proposals/canadian-cancer-society-presentation',
    '/proposals/tipping-point',
  ]);
});

test(
  'this browser keeps the list open until Logout',
  covers('PRO-047', 'PRO-048', 'PRO-049', 'PRO-050', 'PRO-279'),
  async ({ page }) => {
    const gate = await openList(page);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      proposals_authenticated: 'true',
    });
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(gate.code).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(gate.code).toBeVisible();
  },
);

test('the stored flag alone does not open the list without its key', covers('PRO-295'), async ({ page }) => {
  await page.goto('/proposals');
  await page.evaluate(() => localStorage.setItem('proposals_authenticated', 'true'));
  await page.reload();
  await expect(new GatePage(page).code).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
