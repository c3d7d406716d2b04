import type { Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, type Stack, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';
import { removeAll, storeRecord } from '../stored-records';

const slug = 'tipping-point';
const card = (page: Page, name = 'From clients') => page.getByRole('region', { name, exact: true });
const soon = { timeout: 5_000 };

/**
 * Opens an administrator's home, with the pointer away from the cards, and waits until it listens to changes.
 */
async function openHome(page: Page): Promise<void> {
  const listening = page.waitForRequest(/\/Listen\/channel/);
  await openAsAdmin(page);
  await page.mouse.move(1, 1);
  await expect(
    card(page).getByRole('link', { name: 'Team of Canadian Cancer Society chose Grow' }),
  ).toBeVisible();
  await listening;
}

/** Stores an event of the page's recipient, as their browser would. */
const storeAct = (stack: Stack, id: string, what: string, more: object = {}) =>
  storeRecord(stack, `proposals/${slug}/visits/${id}`, {
    keyId: 'k',
    recipient: seedAccess[slug].recipient,
    what,
    detail: '',
    at: new Date(),
    ...more,
  });

test('a choice and a question appear on the home within 5 seconds and link to the proposal’s visits', async ({
  page,
  anotherPerson,
}) => {
  await openHome(page);
  const client = await anotherPerson();
  await client.goto(`/proposals/${slug}`);
  await client.getByLabel('Access Code').fill(seedAccess[slug].code);
  await client.getByLabel('Email Address').fill(seedAccess[slug].email);
  await client.getByRole('button', { name: 'Access Proposal' }).click();
  await client.getByRole('radio', { name: 'Grow' }).check();
  await client.getByRole('button', { name: "Let's Get Connected" }).click();
  const dialog = client.getByRole('dialog', { name: 'Excellent Choice!' });
  await dialog.getByRole('textbox', { name: /^A question for us/ }).fill('Who trains our volunteers?');
  const place = await card(page, 'Contact Activity').boundingBox();
  await dialog.getByRole('button', { name: 'Send My Choice' }).click();

  await expect(card(page).getByRole('link', { name: 'Team of Tipping Point chose Grow' })).toBeVisible(soon);
  const asked = card(page).getByRole('listitem').filter({ hasText: 'Who trains our volunteers?' });
  await expect(asked).toContainText('New');
  await expect(asked).toContainText('Tipping Point');
  await expect(card(page).getByText(/^New from a client: Team of Tipping Point/)).toBeAttached();
  // The rest of the screen has not moved.
  expect(await card(page, 'Contact Activity').boundingBox()).toEqual(place);
  expect(await violations(page)).toEqual([]);

  await asked.getByRole('link', { name: 'Team of Tipping Point asked a question' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/proposals\/tipping-point\?tab=visits$/);
  const answers = page.getByRole('region', { name: 'Choices and questions' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'Team of Tipping Point chose Grow' })).toBeVisible();
  await expect(answers.filter({ hasText: 'Team of Tipping Point asked' })).toContainText(
    'Who trains our volunteers?',
  );
  expect(await violations(page)).toEqual([]);
});

test('a first opening and an access request appear on the home, and the requested address can be copied', async ({
  page,
  stack,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  await storeAct(stack, 'firstOpening00000001', 'began');
  const began = card(page)
    .getByRole('listitem')
    .filter({ hasText: 'Team of Tipping Point opened it for the first time' })
    .filter({ hasText: 'New' });
  await expect(began).toBeVisible(soon);
  await storeAct(stack, 'accessRequest0000001', 'requested', {
    detail: 'Ben Lee, ben@tipping-point.example',
  });
  const requested = card(page).getByRole('listitem').filter({ hasText: 'asked for a colleague’s access' });
  await expect(requested.filter({ hasText: 'Ben Lee, ben@tipping-point.example' })).toBeVisible(soon);

  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await began.getByRole('link').click();
  await expect(page).toHaveURL(/\/tipping-point\?tab=visits$/);
  await page.getByRole('button', { name: 'Copy email' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ben@tipping-point.example');
  await expect(page.getByText('No failed attempts.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the home lists the latest opening of each client once and links to the proposal’s visits', async ({
  page,
  stack,
}) => {
  await openHome(page);
  const opened = card(page, 'Opened by clients');
  await expect(opened.getByRole('listitem')).toHaveCount(2);
  const place = await card(page, 'Contact Activity').boundingBox();
  await storeAct(stack, 'opening0000000000001', 'opened');
  await storeAct(stack, 'opening0000000000002', 'opened');
  await expect(opened.getByRole('listitem').first()).toContainText(
    /^Team of Tipping Point.*A pilot for your grantee network · Tipping Point · /,
    soon,
  );
  await expect(opened.getByRole('listitem')).toHaveCount(3);
  // The rest of the screen has not moved.
  expect(await card(page, 'Contact Activity').boundingBox()).toEqual(place);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
  await opened.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/proposals\/tipping-point\?tab=visits$/);
  await expect(page.getByRole('region', { name: 'Recipients' })).toContainText('Opened 2 times');
});

test('600 visits do not hide an answer, and a question names its section', async ({ page, stack }) => {
  const recipient = seedAccess[slug].recipient;
  await storeAct(stack, 'question000000000001', 'asked', {
    detail: 'Who trains our volunteers?',
    section: 'packages',
    at: new Date('2026-11-10T10:00:00Z'),
  });
  await Promise.all(
    Array.from({ length: 600 }, (_, place) =>
      storeAct(stack, `opening${String(place).padStart(13, '0')}`, 'opened', {
        at: new Date(Date.parse('2026-11-11T10:00:00Z') + place * 1_000),
      }),
    ),
  );
  await storeRecord(stack, `proposals/${slug}/readers/${recipient}`, {
    keyId: 'k',
    firstAt: new Date('2026-11-09T16:00:00Z'),
    chosen: 'grow',
    chosenAt: new Date('2026-11-12T16:00:00Z'),
  });
  await openAsAdmin(page, `/admin/dashboard/proposals/${slug}?tab=visits`);
  const answers = page.getByRole('region', { name: 'Choices and questions' });
  await expect(answers.getByText('Who trains our volunteers?')).toBeVisible();
  await expect(answers.getByText(/ · about “.+”$/)).toBeVisible();
  const people = page.getByRole('region', { name: 'Recipients' }).getByRole('listitem');
  await expect(people).toContainText('Opened 500 times');
  await expect(people).toContainText('Chosen now: Grow, Nov 12');
  await expect(page.getByText('These are the latest 500 visits.')).toBeVisible();
});

test('the card says when clients did nothing or loading failed, and regular users have no card', async ({
  page,
  stack,
  complaints,
  anotherPerson,
}) => {
  complaints.allow(/Failed to load resource/);
  await removeAll(
    stack,
    ['canadian-cancer-society', 'tipping-point-presentation'].map((name) => `proposals/${name}/visits`),
  );
  let isBroken = true;
  await page.route('**/*:runQuery?*', async (route) => {
    const isNews = /"visits".*"began"/.test(route.request().postData() ?? '');
    if (isNews && isBroken) await route.fulfill({ status: 400, json: [{ error: { status: 'INTERNAL' } }] });
    else await route.fallback();
  });
  await openAsAdmin(page);
  await expect(card(page).getByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
  await expect(card(page).getByText('Nobody has opened a proposal yet.')).toBeVisible();
  isBroken = false;
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(
    card(page).getByText('Choices, questions and first openings of your proposals appear here.'),
  ).toBeVisible();

  const colleague = await anotherPerson();
  await openAsStaff(colleague);
  await expect(card(colleague, 'Upcoming Meetings')).toBeVisible();
  await expect(card(colleague)).toHaveCount(0);
});
