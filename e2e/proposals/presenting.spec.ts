import type { Locator, Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { violations } from '../axe';
import { covers, expect, test } from '../fixtures';

type Slug = keyof typeof seedAccess;

async function open(page: Page, slug: Slug): Promise<void> {
  await page.goto(`/proposals/${slug}`);
  await page.getByLabel('Access Code').fill(seedAccess[slug].code);
  await page.getByLabel('Email Address').fill(seedAccess[slug].email);
  await page.getByRole('button', { name: 'Access Presentation' }).click();
  await expect(page.getByRole('main').locator('[data-section]').first()).toBeVisible();
}

async function present(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Present' }).click();
  const view = page.getByRole('dialog', { name: 'Presentation' });
  await expect(view).toBeVisible();
  return view;
}

/** Swipes across the screen with one finger. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 150 }],
    });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * part);
  await send('touchEnd');
  await touches.detach();
}

test(
  'a deck’s gate names its client, keeps refused entries, and is empty after Logout',
  covers('PRO-066', 'PRO-067', 'PRO-068', 'PRO-070'),
  async ({ page }) => {
    const slug = 'tipping-point-presentation';
    const { code, email } = seedAccess[slug];
    const fields = [page.getByLabel('Access Code'), page.getByLabel('Email Address')] as const;
    // The code from the link must not reappear after Logout.
    await page.goto(`/proposals/${slug}#code=${code}`);
    await expect(fields[0]).toHaveValue(code);
    await expect(page.getByText('Only for team members of Tipping Point.')).toBeVisible();

    const submit = page.getByRole('button', { name: 'Access Presentation' });
    await fields[0].fill('AAAA-BBBBB-CCCC');
    await fields[1].fill(email);
    await submit.click();
    const refusal = page.getByRole('alert');
    await expect(refusal).not.toBeEmpty();
    const [box, button] = [await refusal.boundingBox(), await submit.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

    await fields[0].fill(code);
    await submit.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(submit).toBeVisible();
    for (const field of fields) await expect(field).toHaveValue('');
    await expect(page.getByText('Hours back for the work you were funded for')).toHaveCount(0);
  },
);

test(
  'Logout stays at the top right of a deck, and the bar fits a phone without covering text',
  covers('PRO-069'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'lantern-and-ladder-presentation');
    const bar = page.getByRole('banner');
    const logout = page.getByRole('button', { name: 'Logout' });
    for (const slide of await page.locator('[data-section]').all()) {
      await slide.evaluate((section) => section.scrollIntoView());
      await expect(logout).toBeInViewport({ ratio: 1 });
      const [heading, below] = [
        await slide.getByRole('heading').first().boundingBox(),
        await bar.boundingBox(),
      ];
      expect(heading?.y ?? 0).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
    }
    const place = await logout.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(330);
    expect(place?.y).toBeLessThan(20);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);

    const buttons = await bar.getByRole('button').all();
    const boxes = (await Promise.all(buttons.map((button) => button.boundingBox()))).flatMap(
      (box) => box ?? [],
    );
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    const inOrder = boxes.toSorted((a, b) => a.x - b.x);
    for (const [index, box] of inOrder.entries()) {
      expect(box.x).toBeGreaterThanOrEqual((inOrder[index - 1]?.x ?? 0) + (inOrder[index - 1]?.width ?? 0));
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'each opened deck is counted once, by its address and client and without personal data',
  covers('PRO-300', 'PRO-301'),
  async ({ page, stack }) => {
    const views = async () =>
      (await stack.documents('analyticsEvents')).filter(
        ({ fields }) => fields['eventName']?.stringValue === 'proposal_view',
      );
    let counted = (await views()).length;
    for (const slug of ['canadian-cancer-society-presentation-v2', 'tipping-point-presentation'] as const) {
      await page.goto(`/proposals/${slug}`);
      await page.getByLabel('Access Code').fill('AAAA-BBBBB-CCCC');
      await page.getByLabel('Email Address').fill(seedAccess[slug].email);
      await page.getByRole('button', { name: 'Access Presentation' }).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await open(page, slug);
      counted += 1;
      await expect.poll(async () => (await views()).length).toBe(counted);
    }
    const stored = JSON.stringify(await views());
    for (const slug of ['canadian-cancer-society-presentation-v2', 'tipping-point-presentation'] as const) {
      expect(stored.split(`"${slug}"`)).toHaveLength(2);
      expect(stored).not.toContain(seedAccess[slug].code);
      expect(stored).not.toContain(seedAccess[slug].email);
    }
  },
);

test.describe('a deck on a phone in landscape', () => {
  test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });

  test('presents by swipes and taps, cuts nothing off and hides its one-line bar', async ({ page }) => {
    await open(page, 'tipping-point-presentation');
    const view = await present(page);
    const position = view.getByRole('status');
    await expect(position).toHaveText('Slide 1 of 14: Hours back for the work you were funded for');
    await swipe(page, 450, 250);
    await expect(position).toHaveText('Slide 2 of 14: Agenda');
    await page.touchscreen.tap(600, 150);
    await expect(position).toHaveText('Slide 3 of 14: Pilot Budget');
    await expect(view.getByText('$3,000 USD')).toBeInViewport({ ratio: 1 });

    const names = ['Prev', 'Next', 'End'];
    const boxes = await Promise.all(
      names.map((name) => view.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    await expect(view.getByText('3/14')).toBeVisible();
    const bar = view.getByRole('button', { name: 'End' }).locator('xpath=../..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
    expect(await violations(page)).toEqual([]);

    // The bar hides by itself, reappears on touch, and stays for keyboard users.
    await expect(bar).toHaveCSS('opacity', '0');
    await page.touchscreen.tap(320, 150);
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(position).toHaveText('Slide 3 of 14: Pilot Budget');
    await expect(bar).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(bar).toHaveCSS('opacity', '1');

    await swipe(page, 250, 450);
    await expect(position).toHaveText('Slide 2 of 14: Agenda');
    await page.touchscreen.tap(40, 150);
    await expect(position).toHaveText(/^Slide 1 of 14/);

    for (let slide = 1; slide <= 14; slide += 1) {
      await expect(position).toHaveText(new RegExp(`^Slide ${slide} of 14`));
      const stage = view.locator(':scope > div').first();
      expect(await stage.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);
      await page.keyboard.press('ArrowRight');
    }
  });
});

test('a client who presents sees no notes, no timer and no second window', async ({ page, context }) => {
  await open(page, 'canadian-cancer-society-presentation');
  const view = await present(page);
  for (const key of ['n', 'p']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('status')).toHaveText("Slide 2 of 12: Today's Agenda");
  await expect(view.getByRole('complementary')).toHaveCount(0);
  await expect(view.getByRole('timer')).toHaveCount(0);
  await expect(view.getByRole('button', { name: /Notes|Speaker/ })).toHaveCount(0);
  await expect(page.getByText('Forty minutes, and twenty to talk.')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});
