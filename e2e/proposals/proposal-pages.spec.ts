import type { Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { seedPages } from '../../scripts/seed/proposals/pages';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';

type Slug = keyof typeof seedPages;

async function open(page: Page, slug: Slug): Promise<void> {
  await page.goto(`/proposals/${slug}`);
  await page.getByLabel('Access Code').fill(seedAccess[slug].code);
  await page.getByLabel('Email Address').fill(seedAccess[slug].email);
  await page.getByRole('button', { name: /^Access / }).click();
  await expect(page.getByRole('main').locator('[data-section]').first()).toBeVisible();
}

test(
  'a client reads the proposal on a desktop and a phone, chooses, and reads what comes next',
  covers('PRO-071', 'PRO-088', 'PRO-089', 'PRO-107', 'PRO-130'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await open(page, 'canadian-cancer-society');
    const header = page.getByRole('banner');
    const cards = page
      .getByRole('group', { name: 'Choose the package you would begin with' })
      .locator('ol > li > div:first-child');
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(boxes).toHaveLength(4);
    expect((boxes[3]?.x ?? 0) + (boxes[3]?.width ?? 0) - (boxes[0]?.x ?? 0)).toBeLessThanOrEqual(1200);

    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);

    await page.getByRole('radio', { name: 'Grow' }).check();
    // An outline around the card shows the choice, besides its check mark.
    const outlines = cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).outlineStyle));
    expect(await outlines).toEqual(['none', 'none', 'solid', 'none']);
    await page.getByRole('button', { name: "Let's Get Connected" }).click();
    const dialog = page.getByRole('dialog', { name: 'Excellent Choice!' });
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500);
    await expect(dialog.getByText('You have selected Grow.')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: "Let's Get Connected" })).toBeFocused();

    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'a proposal has 28 px logos, a link to the free pack in a new tab, and allows zoom',
  covers('PRO-020', 'PRO-078', 'PRO-313'),
  async ({ page }) => {
    await open(page, 'canadian-cancer-society');
    const header = page.getByRole('banner');
    expect(
      (
        await header
          .getByRole('link', { name: /to the site/ })
          .locator('svg')
          .boundingBox()
      )?.height,
    ).toBeCloseTo(28);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Get Free Starter Pack/ }).click();
    const playbook = await opened;
    await expect(playbook).toHaveURL(/\/playbook\/day1-impact$/);
    await expect(playbook.getByRole('heading', { level: 1 })).toBeVisible();
    await playbook.close();

    // The page must not prevent zooming.
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  },
);

test('a proposal prints on at most four pages, with every detail and no buttons', async ({ page }) => {
  for (const slug of ['tipping-point', 'canadian-cancer-society'] as const) {
    await open(page, slug);
    for (const format of ['Letter', 'A4']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length, `${slug} on ${format}`).toBeLessThanOrEqual(4);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const details of await page.getByText('Teams Benefiting').all()) await expect(details).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('each client has its own accent colour and drawing, on proposals and decks', async ({ page }) => {
  const firsts: Record<string, readonly string[]> = {};
  for (const slug of [
    'canadian-cancer-society',
    'canadian-cancer-society-presentation',
    'tipping-point',
    'tipping-point-presentation',
    'toronto-symphony-orchestra-presentation',
    'lantern-and-ladder-presentation',
  ] as const) {
    await open(page, slug);
    firsts[slug] = await page
      .getByRole('main')
      .locator('[data-section]')
      .first()
      .evaluate((first) => [
        getComputedStyle(first).backgroundColor,
        first.querySelector('path')?.getAttribute('d') ?? '',
      ]);
  }
  expect(Object.values(firsts).map(([ground]) => ground)).toEqual([
    'rgb(90, 40, 28)',
    'rgb(90, 40, 28)',
    'rgb(22, 58, 76)',
    'rgb(22, 58, 76)',
    'rgb(31, 38, 36)',
    'rgb(54, 61, 23)',
  ]);
  const drawings = Object.values(firsts).map(([, line]) => line);
  expect(drawings.every((line) => line !== '')).toBe(true);
  expect(new Set(drawings).size).toBe(4);
});

test('a client asks about a section, and a sent choice is still selected after a reload', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'canadian-cancer-society');
  await page.getByRole('button', { name: 'Ask about this (What it takes, and why us)' }).click();
  const question = page.getByRole('dialog', { name: 'Ask about this' });
  await question.getByRole('textbox', { name: /^Your question/ }).fill('Who trains our volunteers?');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Send Question' }).click();
  await expect(question.getByRole('status')).toContainText('Your question was sent.');
  await question.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('radio', { name: 'Expand' }).check();
  await page.getByRole('button', { name: "Let's Get Connected" }).click();
  await page.getByRole('button', { name: 'Send My Choice' }).click();
  await expect(page.getByText('Sent: your choice of Expand.')).toBeVisible();

  await page.reload();
  await open(page, 'canadian-cancer-society');
  await expect(page.getByText(/^You chose Expand on \d+ [A-Z][a-z]+\.$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Expand' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
  const asked = (await stack.documents('proposals/canadian-cancer-society/visits')).filter(
    ({ fields }) => fields['detail']?.stringValue === 'Who trains our volunteers?',
  );
  expect(asked.map(({ fields }) => fields['section']?.stringValue)).toEqual(['information']);
});

test('every deck prints one slide per page, none of them cut off', async ({ page }) => {
  for (const [slug, content] of Object.entries(seedPages)) {
    if (content.kind !== 'deck') continue;
    await open(page, slug as Slug);
    await page.emulateMedia({ media: 'print' });
    // As browsers print: media queries use the width of a default sheet, and the layout uses the slide's own
    // width.
    await page.setViewportSize({ width: 816, height: 1056 });
    const cutOff = await page.getByRole('main').evaluate((main) => {
      main.style.width = '13.333in';
      const cut = [...main.children].filter((slide) => slide.scrollHeight > slide.clientHeight + 1);
      main.style.width = '';
      return cut.map(({ id }) => id);
    });
    expect(cutOff).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox \[0 0 960 540\]/g)).toHaveLength(content.slides.length);
    expect(pdf.match(/\/MediaBox/g)).toHaveLength(content.slides.length);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test(
  'a deck is read with arrow keys, presented full screen and left from any slide',
  covers('PRO-069', 'PRO-304'),
  async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route(/documents:commit/, (route) => route.abort());
    await open(page, 'tipping-point-presentation');
    const main = page.getByRole('main');
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    for (const name of ['Agenda', 'Pilot Budget']) {
      await page.keyboard.press('ArrowRight');
      const heading = main.getByRole('heading', { level: 2, name });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(logout).toBeInViewport();
      const bar = await page.getByRole('banner').boundingBox();
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => warnings.join()).toContain('This visit could not be counted.');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // The focused button is already in view, so the page does not scroll.
    await page.getByRole('button', { name: 'Present' }).press('Enter');
    const view = page.getByRole('dialog', { name: 'Presentation' });
    await expect(view.getByRole('status')).toHaveText('Slide 3 of 14: Pilot Budget');
    const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
    await expect.poll(isFull).toBe(true);
    // The slide is scaled again after the switch to full screen.
    await expect.poll(() => violations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(view.getByRole('status')).toHaveText('Slide 4 of 14: Program Overview');
    await view.getByRole('button', { name: 'End' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Program Overview' })).toBeFocused();
    await expect.poll(isFull).toBe(false);

    await page.keyboard.press('End');
    await expect(logout).toBeInViewport();
    await logout.click();
    await expect(page.getByLabel('Access Code')).toBeVisible();
    await expect(page.getByText('Program Overview')).toHaveCount(0);
  },
);

test(
  'a proposal stored in this browser is listed beside the published ones and can be published',
  covers('PRO-018', 'PRO-148', 'PRO-158', 'PRO-279', 'PUB-054'),
  async ({ page, complaints }) => {
    // A missing gate gets the same answer as a closed one.
    complaints.allow(/Failed to load resource: the server responded with a status of 403/);
    const stored = (title: string) =>
      JSON.stringify({
        title,
        sections: [{ heading: 'Scope', bodyHtml: '<img src=x onerror="document.title=1"><p>One task.</p>' }],
      });
    await page.addInitScript(
      (entries) => {
        for (const [slug = '', json = ''] of entries)
          localStorage.setItem(`acf.proposals.static.bySlug.${slug}`, json);
      },
      [
        ['river-house', stored('A first month')],
        ['tipping-point', stored('Not the published one')],
      ],
    );
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/proposals');
    await page.getByLabel(/code/i).fill(seedAccess.proposals.code);
    await page.keyboard.press('Enter');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links.last()).toHaveText('A first month');
    await expect(links).toHaveCount(4);

    await links.last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'A first month' })).toBeVisible();
    await expect(page.getByText('One task.')).toBeVisible();
    expect((await page.getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(960);
    await expect(page).toHaveTitle(/A first month/);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => /proposal/.test(key))
          .sort(),
      ),
    ).toEqual([
      'acf.proposals.static.bySlug.river-house',
      'acf.proposals.static.bySlug.tipping-point',
      'proposals_authenticated',
    ]);

    await page.goto('/proposals/tipping-point');
    await expect(page.getByRole('heading', { name: 'Secure Proposal Access' })).toBeVisible();
    await page.goto('/proposals/nothing-here');
    await expect(page.getByRole('heading', { level: 1, name: 'Proposal not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Proposals' }).click();
    await expect(page).toHaveURL(/\/proposals$/);

    await openAsAdmin(page, '/admin/dashboard/proposals');
    const kept = page.getByRole('region', { name: 'In this browser only' });
    await expect(kept.getByRole('listitem').filter({ hasText: 'Another page has this address' })).toHaveCount(
      1,
    );
    await kept.getByRole('button', { name: 'Make a presentation of it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A first month' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard\/proposals\/river-house$/);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: '2. Scope', exact: true })
      .click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('One task.');

    // Staff who view a page as clients see it are not counted as readers.
    const counted: string[] = [];
    page.on('request', (request) => {
      const said = request.postData() ?? '';
      if (/documents:commit/.test(request.url()) && /visits|proposal_/.test(said)) counted.push(said);
    });
    await open(page, 'tipping-point');
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.goto('/robots.txt');
    expect(counted).toEqual([]);
  },
);
