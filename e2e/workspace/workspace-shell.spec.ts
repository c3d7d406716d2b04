import type { Page } from '@playwright/test';
import { demoProject } from '../../scripts/local/environment';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { pinnedThatScroll } from '../pinned-focus';
import { fillSignIn, openAsAdmin, openAsStaff } from '../sign-in';
import { storeLeads } from '../stored-leads';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });
const search = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const failed = (page: Page) => page.getByRole('heading', { name: 'This screen did not load' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Signs an administrator in and waits until the home screen is shown and handles keys. */
async function enterAsAdmin(page: Page): Promise<void> {
  await openAsAdmin(page);
  await expect(heading(page)).toContainText('Ada');
}

/** The file with the code of the list of requests. */
const leadsChunk = '**/assets/lead-list-*.js';

test('the palette works by keyboard alone and has no accessibility violations', async ({ page }) => {
  await enterAsAdmin(page);

  await test.step('the button shows its keys and is focused again after Escape', async () => {
    await expect(search(page)).toHaveText(/Search\s*Ctrl K/);
    await search(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search(page)).toBeFocused();
  });

  await test.step('both colour schemes pass with and without results', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type('zzz');
      await expect(
        palette(page).getByRole('status').filter({ hasText: 'Nothing matches “zzz”' }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  await test.step('Tab stays inside, arrows move, Enter opens', async () => {
    await page.keyboard.press('Control+k');
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() =>
          document.activeElement?.closest('dialog, body')?.matches('dialog[open], body'),
        ),
      ).toBe(true);
      expect(
        await page.evaluate(() => document.activeElement?.closest('header, main, nav, aside')),
      ).toBeNull();
    }
    await field(page).focus();
    const options = await palette(page).getByRole('option').allTextContents();
    const place = options.findIndex((text) => text.includes('Playbook Management'));
    expect(place).toBeGreaterThan(0);
    for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(palette(page).getByRole('option', { selected: true })).toContainText('Playbook Management');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bundles$/);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Playbook Management · ACF');
  });

  await test.step('the keys work from a text field too', async () => {
    const box = page.getByLabel('Search by name or email');
    await box.focus();
    await page.keyboard.type('gh?');
    await expect(box).toHaveValue('gh?');
    // The list writes the search into the address after a delay.
    await expect(page).toHaveURL(/q=gh/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('blog');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test(
  'the palette of a regular user has no admin commands and logs out',
  covers('WRK-055'),
  async ({ page }) => {
    await openAsStaff(page);
    await expect(heading(page)).toContainText('Mia');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('playbook');
    await expect(palette(page).getByRole('option', { name: 'Playbook Management' })).toHaveCount(0);
    await field(page).fill('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('the shortcut sheet lists the keys, which work outside fields and can be switched off', async ({
  page,
}) => {
  await enterAsAdmin(page);
  await page.keyboard.press('?');
  await expect(sheet(page)).toContainText('Playbook Management');
  await expect(sheet(page)).toContainText('Ctrl K');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/bundles$/);

  await page.keyboard.press('?');
  await sheet(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/bundles$/);
  await expect(sheet(page)).toBeHidden();
});

test('every screen sets its address, title and focus, and Back restores the scroll position', async ({
  page,
  stack,
}) => {
  await storeLeads(
    stack,
    Array.from({ length: 30 }, (_, number) => ({
      id: `olderRequest${String(number).padStart(8, '0')}`,
      name: `Person ${number}`,
      email: `person${number}@shelter.example`,
      createdAt: new Date(Date.UTC(2025, 0, 1 + number)),
    })),
  );
  await page.setViewportSize({ width: 1000, height: 420 });
  await enterAsAdmin(page);
  await menu(page).getByRole('link', { name: 'Playbook Management' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Playbook Management · ACF');
  await expect(menu(page).getByRole('link', { name: 'Playbook Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrolled(page)).toBe(400);
  // By keyboard, because a click would scroll the menu into view first.
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(heading(page)).toContainText('Ada');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(400);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/home$/);
});

test('a line under the header announces a lost connection and its return without covering anything', async ({
  page,
  context,
  complaints,
}) => {
  // The database client checks the network with an image that the content security policy blocks.
  complaints.allow(/cleardot\.gif/);
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Could not reach|ERR_NETWORK|Failed to fetch|ChunkLoadError/);
  await enterAsAdmin(page);
  await expect(page.getByText('Requests waiting')).toBeVisible();
  // Its code was fetched before, so the palette opens offline, too.
  await search(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  const strip = await page.getByText('You are offline.').boundingBox();
  const title = await heading(page).boundingBox();
  expect(title?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
  expect(await violations(page)).toEqual([]);

  await test.step('a screen not opened before waits, and the header and menu stay usable', async () => {
    await menu(page).getByRole('link', { name: 'Playbook Management' }).click();
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
  await expect(page.getByText('Back online.')).toBeHidden();
});

test(
  'a screen whose script is missing reloads once and keeps the menu usable',
  covers('PUB-393', 'FLT-015'),
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|ChunkLoadError|Failed to fetch dynamically imported module/);
    await enterAsAdmin(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(leadsChunk, (route) => route.abort());
    await menu(page).getByRole('link', { name: 'Playbook Management' }).click();
    await expect(failed(page)).toBeVisible();
    expect(documents).toBe(1);
    await expect(page).toHaveURL(/\/bundles$/);
    expect(await violations(page)).toEqual([]);

    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText('Ada');
    await menu(page).getByRole('link', { name: 'Playbook Management' }).click();
    await expect(failed(page)).toBeFocused();
    expect(documents).toBe(1);

    await page.unroute(leadsChunk);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
    expect(documents).toBe(2);
    // Once the code has loaded, its next failure may reload the page again.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('acf.reloaded.admin-leads');
  },
);

test(
  'the menu is a drawer that traps the focus at 768 px and a sidebar at 769 px',
  covers('WRK-057', 'WRK-058'),
  async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 700 });
    await enterAsAdmin(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await expect(menu(page)).toBeVisible();
    await expect(button).toHaveCount(0);

    await page.setViewportSize({ width: 768, height: 700 });
    await expect(menu(page)).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page)).toEqual([]);
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header, main'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    // The palette replaces it.
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    await search(page).click();
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a regular user’s drawer opens the admin group by keyboard and has no accessibility violations',
  covers('WRK-056'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openAsStaff(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const line = menu(page).getByRole('button', { name: 'Administration (admins only)' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page).getByText('Integrations')).toHaveCount(0);
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(
      menu(page).getByRole('list', { name: 'Administration (admins only)' }).getByRole('listitem'),
    ).toHaveText([
      'IntegrationsAdmins only',
      'User ManagementAdmins only',
      'SecurityAdmins only',
      'OrganizationAdmins only',
      'Playbook ManagementAdmins only',
      'AnalyticsAdmins only',
      'Proposal ManagementAdmins only',
    ]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page)).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  },
);

test(
  'the account page asks for sign-in and opens afterwards',
  covers('WRK-033', 'WRK-034'),
  async ({ page }) => {
    await page.goto('/account');
    await page.waitForURL('**/login');
    await fillSignIn(page, 'mia@acf.example');
    await page.waitForURL('**/account');
    await expect(heading(page)).toBeVisible();
  },
);

test(
  'a person without a role or profile cannot use the workspace',
  covers('WRK-001', 'WRK-040'),
  async ({ page, stack, complaints }) => {
    // The rules refuse a pending query of Home when the role is removed.
    complaints.allow(/status of 403/);
    const profile = `${stack.backendOrigins[0]}/v1/projects/${demoProject}/databases/(default)/documents/users/mia`;
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

    await openAsStaff(page);
    await expect(heading(page)).toContainText('Mia');
    await fetch(`${profile}?updateMask.fieldPaths=role`, { method: 'PATCH', headers, body: '{"fields":{}}' });
    // Access ends even for a person who is already signed in.
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, 'mia@acf.example');
    await expect(page.getByText('Access denied. No role assigned.')).toBeVisible();

    await fetch(profile, { method: 'DELETE', headers });
    await page.reload();
    await fillSignIn(page, 'mia@acf.example');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('header and menu stay in view while the page scrolls, and the menu stays folded after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await enterAsAdmin(page);
  await menu(page).getByRole('link', { name: 'Playbook Management' }).click();
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(heading(page)).not.toBeInViewport();
  await expect(search(page)).toBeInViewport();
  await expect(menu(page).getByRole('link', { name: 'Playbook Management' })).toBeInViewport();
  expect(await pinnedThatScroll(page)).toEqual([]);

  const width = async () => (await page.getByRole('complementary', { name: 'Menu' }).boundingBox())?.width;
  expect(await width()).toBe(224);
  await page.getByRole('button', { name: 'Fold menu' }).click();
  expect(await width()).toBe(56);
  await page.reload();
  await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
  expect(await width()).toBe(56);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toContainText('Ada');
});
