import type { Page } from '@playwright/test';
import { covers, expect, firstInteraction, test, waitForHydration } from '../fixtures';

const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Where it leads' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('radio'),
    });
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('radio', { name, exact: true }) });
const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const nextSteps = (page: Page) =>
  page.getByRole('link', { name: /^(Go to the form|Pick a time to talk about)/ });

/** Returns the texts of the visible links in a part of the playbook. */
const visibleLinks = (page: Page, part: string) =>
  page
    .getByRole('article', { name: part })
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.textContent));

test(
  'the guide page has four cards with Start selected before any script runs',
  covers('PUB-026', 'PUB-109', 'PUB-110', 'PUB-111', 'PUB-112'),
  async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const page = await context.newPage();
    await page.goto('/impactplaybooks');
    await expect(page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide" })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await expect(chosen(page)).toHaveValue('start');
    await expect(nextSteps(page)).toHaveCount(1);
    await expect(nextSteps(page)).toHaveAccessibleName(/Pick a time to talk about Start/);

    // A press anywhere on a card selects it.
    await card(page, 'Grow').click({ position: { x: 150, y: 110 } });
    await expect(chosen(page)).toHaveValue('grow');
    await expect(nextSteps(page)).toHaveAccessibleName(/Pick a time to talk about Grow/);

    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveValue('expand');
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveValue('starter');
    await expect(nextSteps(page)).toHaveText('Go to the form');
    await nextSteps(page).click();
    await expect(page.getByRole('heading', { name: 'Get the free starter pack' })).toBeInViewport();
    await context.close();
  },
);

test('a choice made before the script arrives is kept', covers('PUB-111', 'PUB-112'), async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/guide-route-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/impactplaybooks', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Expand' }).check();
  await card(page, 'Grow').getByText('Show Details').click();
  release();
  await page.waitForLoadState('networkidle');
  await expect(chosen(page)).toHaveValue('expand');
  await expect(card(page, 'Grow').getByText('Hide Details')).toBeVisible();
});

test(
  'one card’s details are open at a time, and opening them does not select the card',
  covers('PUB-113', 'PUB-114', 'PUB-115'),
  async ({ page }) => {
    await page.goto('/impactplaybooks');
    await expect(cards(page).getByText('Show Details')).toHaveCount(4);
    await expect(cards(page).getByText('Hide Details').filter({ visible: true })).toHaveCount(0);
    const inside = card(page, 'Grow').getByText('Donor records cleaned');
    await expect(inside).toBeHidden();

    await card(page, 'Grow').getByText('Show Details').click();
    await expect(inside).toBeVisible();
    await expect(card(page, 'Grow').getByText('Hide Details')).toBeVisible();
    await expect(card(page, 'Grow').getByText('Show Details')).toBeHidden();
    await expect(chosen(page)).toHaveValue('start');

    await card(page, 'Expand').getByText('Show Details').click();
    await expect(inside).toBeHidden();
    await expect(cards(page).getByText('Hide Details').filter({ visible: true })).toHaveCount(1);

    await card(page, 'Expand').locator('summary').press('Enter');
    await expect(cards(page).getByText('Hide Details').filter({ visible: true })).toHaveCount(0);
  },
);

test(
  'the flyer has no header or footer and prints on one sheet of Letter or A4 without its button',
  covers('PUB-027', 'PUB-056', 'PUB-116', 'PUB-117'),
  async ({ page }) => {
    await page.goto('/impactplaybooks/flyer');
    await expect(page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide" })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Free Starter Pack',
      'Start',
      'Grow',
      'Expand',
    ]);
    for (const format of ['Letter', 'A4']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Print PDF')).toBeHidden();
  },
);

test(
  'Print PDF opens one print dialog after half a second and is enabled again after one second',
  covers('PUB-118', 'PUB-119'),
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      (window as unknown as { prints: number }).prints = 0;
      window.print = () => {
        (window as unknown as { prints: number }).prints += 1;
      };
    });
    const prints = () => page.evaluate(() => (window as unknown as { prints: number }).prints);
    await page.goto('/impactplaybooks/flyer');
    await page.clock.runFor(1_000);
    const button = page.getByRole('button');
    await expect(button).toHaveText('Print PDF');
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);

    await button.click();
    await expect(button).toBeDisabled();
    await page.clock.runFor(490);
    expect(await prints()).toBe(0);
    await page.clock.runFor(10);
    expect(await prints()).toBe(1);
    await page.clock.runFor(490);
    await expect(button).toBeDisabled();
    await page.clock.runFor(10);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText('Print PDF');
    expect(await prints()).toBe(1);
  },
);

test(
  'the chosen country changes only the boards that Grant-Radar lists',
  covers('PUB-134', 'PUB-135', 'PUB-136', 'PUB-137', 'PUB-138'),
  async ({ page }) => {
    await page.goto('/playbook/day1-impact');
    // A choice before hydration is kept, but only a later change is announced.
    await firstInteraction(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('radio', { name: 'CA' })).toBeChecked();
    const others = () =>
      Promise.all(
        ['Prospect-Finder', 'Tech-Stack', 'Copilot/Gemini', 'Security Quick-Start'].map((part) =>
          visibleLinks(page, part),
        ),
      );
    const without = [
      expect.stringContaining('NotebookLM'),
      expect.stringContaining('The videos of the starter pack'),
    ];
    const before = await others();
    for (const links of before) expect(links.length).toBeGreaterThan(0);

    const canadian = await visibleLinks(page, 'Grant-Radar');
    expect(canadian).toHaveLength(8);
    expect(canadian).toEqual(
      expect.arrayContaining([expect.stringContaining('Canadian Heritage'), ...without]),
    );
    expect(canadian.join()).not.toContain('Grants.gov');

    await page.getByRole('radio', { name: 'US' }).check();
    const american = await visibleLinks(page, 'Grant-Radar');
    expect(american).toHaveLength(8);
    expect(american).toEqual(expect.arrayContaining([expect.stringContaining('Grants.gov'), ...without]));
    expect(american.join()).not.toContain('Canadian Heritage');
    expect(await others()).toEqual(before);

    await page.getByRole('radio', { name: 'CA' }).check();
    expect(await visibleLinks(page, 'Grant-Radar')).toEqual(canadian);
    await expect(page.getByText('The list below shows six boards for Canada.')).toBeAttached();
  },
);

const sheetsOf = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the starter pack prints on at most eight sheets, and its checklist alone on two', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/playbook/day1-impact');
  await waitForHydration(page);
  for (const format of ['Letter', 'A4']) expect(await sheetsOf(page, format), format).toBeLessThanOrEqual(8);

  await page.getByRole('button', { name: /^Print this part.*Security Quick-Start Sheet/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Page 2: every month' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Grant-Radar' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Printing to a file fires the event that ends the print dialog.
  expect(await sheetsOf(page, 'Letter')).toBe(2);
  await expect(page.getByRole('heading', { name: 'Grant-Radar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
});

test('ticked parts of the starter pack are counted and kept on the device', async ({ page }) => {
  await page.goto('/playbook/day1-impact');
  await waitForHydration(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the starter pack' });
  await expect(parts.getByRole('progressbar', { name: '0 of 5 parts done' })).toBeVisible();
  await parts.getByRole('checkbox', { name: 'Done: Grant-Radar' }).check();
  await parts.getByRole('checkbox', { name: 'Done: Security Quick-Start Sheet' }).check();
  await expect(parts.getByRole('progressbar', { name: '2 of 5 parts done' })).toBeVisible();
  await page.reload();
  await expect(parts.getByRole('progressbar', { name: '2 of 5 parts done' })).toBeVisible();
  await parts.getByRole('checkbox', { name: 'Done: Grant-Radar' }).uncheck();
  await page.reload();
  await expect(parts.getByRole('progressbar', { name: '1 of 5 parts done' })).toBeVisible();
  await expect(parts.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    'Done: Security Quick-Start Sheet',
  );
});

test(
  'the approach shows four packages whose details open one at a time',
  covers('PUB-139', 'PUB-140'),
  async ({ page }) => {
    await page.goto('/playbook/day1-impact');
    const approach = page.getByRole('region', { name: 'Our approach' });
    await expect(approach.getByRole('heading', { level: 3 })).toHaveText([
      'Free Starter Pack',
      'Start Package',
      'Grow Package',
      'Expand Package',
    ]);
    await approach.getByText('Show Details').nth(1).click();
    await expect(approach.getByText('We time the task first')).toBeVisible();
    await approach.getByText('Show Details').nth(3).click();
    await expect(approach.getByText('A policy on AI')).toBeVisible();
    await expect(approach.getByText('We time the task first')).toBeHidden();
    await approach.getByText('Hide Details').filter({ visible: true }).click();
    await expect(approach.getByText('A policy on AI')).toBeHidden();
  },
);

test(
  'the security and advanced playbooks link to the starter pack on this site',
  covers('PUB-046', 'PUB-047', 'PUB-141'),
  async ({ page, stack }) => {
    for (const path of ['/playbook/security', '/playbook/advanced']) {
      await page.goto(path);
      await expect(page.getByText('We are still writing this playbook.')).toBeVisible();
      await page.getByRole('link', { name: 'Get Free Starter Pack' }).click();
      await expect(page).toHaveURL(`${stack.url}/playbook/day1-impact`);
    }
  },
);
