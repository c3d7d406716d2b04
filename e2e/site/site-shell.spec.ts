import type { Page } from '@playwright/test';
import { covers, expect, test } from '../fixtures';
import { pinnedThatScroll } from '../pinned-focus';
import { fillSignIn, openAsAdmin, openAsStaff } from '../sign-in';

const header = (page: Page) => page.getByRole('banner');
const solutions = (page: Page) => header(page).getByRole('button', { name: 'Solutions' });
const solutionLinks = (page: Page) => header(page).getByRole('list', { name: 'Solutions' }).getByRole('link');
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const account = (page: Page) => header(page).getByRole('button', { name: /^Your account/ });

/** Waits for hydration, which adds the state of a menu as an attribute. */
const adopted = (page: Page) =>
  expect(header(page).locator('button[popovertarget="solutions-menu"]')).toHaveAttribute(
    'aria-expanded',
    /true|false/,
  );

/** Clicks near the bottom of the page, outside all menus and controls. */
const pressOutside = (page: Page) => page.mouse.click(4, (page.viewportSize()?.height ?? 700) - 20);

test(
  'the menus open and close before any script runs',
  covers('PUB-060', 'PUB-081', 'PUB-082'),
  async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const page = await context.newPage();
    await page.goto('/');
    await solutions(page).click();
    await expect(solutionLinks(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(solutionLinks(page)).toHaveCount(0);

    await page.setViewportSize({ width: 360, height: 640 });
    await menuButton(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await menuButton(page).click();
    await expect(mainMenu(page)).toBeHidden();
    await context.close();
  },
);

test(
  'Solutions opens by press, keyboard and pointer, and exposes its state',
  covers('PUB-060', 'PUB-061', 'PUB-064'),
  async ({ page }) => {
    await page.goto('/');
    await adopted(page);

    await test.step('the keyboard opens and closes it', async () => {
      await solutions(page).focus();
      await page.keyboard.press('Enter');
      await expect(solutions(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(solutionLinks(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(solutionLinks(page)).toHaveCount(0);
      await expect(solutions(page)).toBeFocused();
      await expect(solutions(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
      for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link', { name: 'Videos/Podcasts' })).toBeFocused();
      await expect(solutionLinks(page)).toHaveCount(0);
    });

    await test.step('hovering opens it, the next press keeps it open, and another press closes it', async () => {
      await solutions(page).hover();
      await expect(solutionLinks(page)).toHaveCount(5);
      await solutions(page).click();
      await expect(solutionLinks(page)).toHaveCount(5);
      await solutionLinks(page).nth(4).hover();
      await expect(solutionLinks(page)).toHaveCount(5);
      await solutions(page).click();
      await expect(solutionLinks(page)).toHaveCount(0);
      await page.mouse.move(4, 600);
      await solutions(page).hover();
      await expect(solutionLinks(page)).toHaveCount(5);
      await page.mouse.move(4, 600);
      await expect(solutionLinks(page)).toHaveCount(0);
    });

    await test.step('a press elsewhere or on a link closes it', async () => {
      await solutions(page).click();
      await expect(solutionLinks(page)).toHaveCount(5);
      await pressOutside(page);
      await expect(solutionLinks(page)).toHaveCount(0);
      await solutions(page).click();
      await header(page).getByRole('link', { name: "The Fundraisers' AI Guide" }).click();
      await expect(page).toHaveURL(/\/impactplaybooks$/);
      await expect(solutionLinks(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });
  },
);

test(
  'every link in both headers opens its own page',
  covers('PUB-059', 'PUB-066', 'PUB-067', 'PUB-068', 'PUB-073'),
  async ({ page, request }) => {
    for (const path of ['/', '/acf-bridge']) {
      await page.goto(path);
      await adopted(page);
      await solutions(page).click();
      const targets = await header(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBe(path === '/' ? 13 : 9);
      for (const target of targets.filter((each) => each !== '/')) {
        // An unknown address gets a document without a heading, whose script opens the landing page.
        expect(await (await request.get(target)).text(), target).toMatch(/<h1[ >]/);
      }
    }
  },
);

test(
  'the menu of a narrow window opens, blocks page scrolling and closes',
  covers('PUB-081', 'PUB-082'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto('/impactplaybooks');
    await adopted(page);
    const open = () => expect(mainMenu(page)).toBeVisible();
    const closed = () => expect(mainMenu(page)).toBeHidden();
    const scrollBy = async (pixels: number) => {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, pixels);
      await page.waitForTimeout(300);
      return (await page.evaluate(() => window.scrollY)) - before;
    };

    await closed();
    await menuButton(page).click();
    await open();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page).getByRole('link', { name: 'About us' })).toBeFocused();
    await expect(solutionLinks(page)).toHaveCount(5);
    expect(await scrollBy(200)).toBe(0);
    // In a window this low, the menu itself scrolls, so that its last entry can be reached.
    for (const name of ['Free starter pack', 'Book a free session']) {
      await mainMenu(page).getByRole('link', { name }).scrollIntoViewIfNeeded();
      await expect(mainMenu(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }

    await menuButton(page).click();
    await closed();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await scrollBy(200)).toBeGreaterThan(100);

    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await open();
    await page.keyboard.press('Escape');
    await closed();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await mainMenu(page).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await closed();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'an open menu stays at 992 px and closes at 993 px, where the bar shows its links',
  covers('PUB-083', 'PUB-406'),
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto('/');
    await adopted(page);
    await menuButton(page).click();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 993, height: 700 });
    await expect(menuButton(page)).toBeHidden();
    await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(mainMenu(page)).toBeHidden();
  },
);

test(
  'the user menu shows the email and role, links to the account and settings, and closes',
  covers('PUB-013', 'PUB-084', 'PUB-085', 'PUB-086', 'PUB-092'),
  async ({ page, anotherPerson }) => {
    const staff = await anotherPerson();
    await openAsStaff(staff);
    await openAsAdmin(page);
    for (const [person, email, role] of [
      [page, 'ada@acf.example', 'Admin'],
      [staff, 'mia@acf.example', 'User'],
    ] as const) {
      await person.goto('/');
      await account(person).click();
      await expect(header(person).getByRole('link', { name: 'Login' })).toHaveCount(0);
      await expect(header(person).getByText(email, { exact: true })).toBeVisible();
      await expect(header(person).getByText(role, { exact: true })).toBeVisible();
      await expect(account(person)).toHaveAttribute('aria-expanded', 'true');
      await pressOutside(person);
      await expect(header(person).getByRole('link', { name: 'My Account' })).toBeHidden();
      await account(person).press('Enter');
      await expect(header(person).getByRole('link', { name: 'Settings' })).toBeVisible();
      await person.keyboard.press('Escape');
      await expect(header(person).getByRole('link', { name: 'Settings' })).toBeHidden();
      await expect(account(person)).toBeFocused();
    }
  },
);

test(
  'logging out from the header opens the landing page and signs out every tab',
  covers('PUB-069', 'PUB-091'),
  async ({ page, context }) => {
    await openAsStaff(page);
    const second = await context.newPage();
    await second.goto('/impactplaybooks');
    await expect(account(second)).toBeVisible();

    await page.goto('/impactplaybooks');
    await account(page).click();
    await header(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    for (const tab of [page, second])
      await expect(header(tab).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(second).toHaveURL(/\/impactplaybooks$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);

    // Also the other way round: a sign-in in one tab reaches the other.
    await fillSignIn(page, 'mia@acf.example');
    await expect(account(second)).toBeVisible();
  },
);

test('a visitor who never signed in loads no code of the sign-in service', async ({ page, stack }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).origin));
  await page.goto('/about');
  await adopted(page);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((origin) => stack.backendOrigins.includes(origin))).toEqual([]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).not.toContain('firebaseLocalStorageDb');
});

test(
  'the workspace shows the reduced header without the site menu on a narrow window',
  covers('PUB-078', 'PUB-079', 'PUB-080'),
  async ({ page }) => {
    await openAsAdmin(page);
    for (const path of ['/admin/dashboard', '/admin/dashboard/home', '/admin/dashboard/bundles']) {
      await page.goto(path);
      await expect(account(page)).toBeVisible();
      const links = header(page).getByRole('navigation', { name: 'Public site' });
      await account(page).click();
      await expect(links.getByRole('link', { name: 'About us' })).toBeVisible();
      await expect(links.getByRole('link', { name: 'Contact us' })).toBeVisible();
      await expect(header(page).locator('a[href="/videos"], a[href="/blog"], a[href="/login"]')).toHaveCount(
        0,
      );
    }
    await expect(solutionLinks(page)).toHaveCount(5);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 700 });
    await expect(page.locator('[popovertarget="site-menu"]')).toHaveCount(0);
    await menuButton(page).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'CRM services' })).toBeVisible();
    await drawer.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test('the header stays in view while the page scrolls and does not scroll it when focused', async ({
  page,
}) => {
  await page.goto('/blog');
  expect(await pinnedThatScroll(page)).toEqual([]);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the footer has one column at 480 px and two at 481 px', covers('PUB-100'), async ({ page }) => {
  await page.goto('/privacy');
  const columns = () =>
    page
      .getByRole('contentinfo')
      .locator(':scope > div')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await page.setViewportSize({ width: 480, height: 700 });
  expect(await columns()).toBe(1);
  await page.setViewportSize({ width: 481, height: 700 });
  expect(await columns()).toBe(2);
});

test('a phone’s footer is at most 650 px high, and sign-in and playbooks show only its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy');
  await adopted(page);
  const footer = page.getByRole('contentinfo');
  const height = async () => (await footer.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(650);
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  await footer.getByRole('heading', { name: 'A letter you can use the same week' }).click();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  for (const path of ['/login', '/admin/login', '/reset-password', '/playbook/day1-impact']) {
    await page.goto(path);
    await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(footer.getByRole('form')).toHaveCount(0);
    expect(await height(), path).toBeLessThan(330);
  }
});

test(
  'the newsletter form works before any script runs and keeps its text after navigation',
  covers('PUB-098'),
  async ({ page, browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const plain = await context.newPage();
    await plain.goto('/about');
    await expect(
      plain.getByRole('contentinfo').getByRole('form').getByRole('button', { name: 'Subscribe' }),
    ).toBeVisible();
    await context.close();

    // Typed while the test still holds back the page's code.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const name = page.getByRole('contentinfo').getByLabel('Your name');
    await name.fill('Zadie Moreau');
    release();
    await adopted(page);
    await expect(name).toHaveValue('Zadie Moreau');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(name).toHaveValue('Zadie Moreau');
  },
);

test('the header fits, with its call to action on one line, while fonts are missing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|preload/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  for (const width of [993, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await header(page)
      .locator(':scope > div')
      .evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(overflow, String(width)).toBeLessThanOrEqual(0);
    const call = header(page).getByRole('link', { name: 'Free starter pack' });
    if (width >= 1024) expect((await call.boundingBox())?.height, String(width)).toBeLessThan(48);
  }
});

test(
  'the scroll position stays when the header changes at its threshold',
  covers('PUB-070', 'PUB-405'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await adopted(page);
    for (const [down, scrolled] of [
      [31, 'true'],
      [30, 'false'],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), down);
      await expect(header(page)).toHaveAttribute('data-scrolled', scrolled);
      expect(await page.evaluate(() => window.scrollY)).toBe(down);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We sit at your table/);
  },
);
