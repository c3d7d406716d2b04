import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, type Stack, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';

type Slug = keyof typeof seedAccess;

/** The browser's own line about an answer that the rules refused. */
const refusedCall = /Failed to load resource: the server responded with a status of 403/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.getByRole('button', { name: /^Access (Proposal|Presentation)$/ });
const wrong = 'Invalid access code or email. Please check your credentials and try again.';

async function enter(page: Page, code: string, email: string): Promise<void> {
  await page.getByLabel('Access Code').fill(code);
  await page.getByLabel('Email Address').fill(email);
  await submit(page).click();
}

async function open(page: Page, slug: Slug): Promise<void> {
  await page.goto(`/proposals/${slug}`);
  await enter(page, seedAccess[slug].code, seedAccess[slug].email);
  await expect(page.getByRole('button', { name: /^(Exit|Logout)$/ })).toBeVisible();
}

/** Changes every envelope of a page, past the rules: by time's passing, or by somebody's hand. */
async function changeEnvelopes(stack: Stack, slug: Slug, field: string, value: object): Promise<void> {
  const path = `proposals/${slug}/sealed`;
  for (const { id } of await stack.documents(path)) {
    const answer = await fetch(
      `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents/${path}/${id}?updateMask.fieldPaths=${field}`,
      {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ fields: { [field]: value } }),
      },
    );
    expect(answer.ok).toBe(true);
  }
}

test('a client opens their proposal in their own spelling, takes it along and leaves; a reload asks again [PRO-008, PRO-009, PRO-011, PRO-012, PRO-014, PRO-015, PRO-017, PRO-022, PRO-026, PRO-051, PRO-052, PRO-053, PRO-054, PRO-055, PRO-056, PRO-057, PRO-059, PRO-070, PRO-081, PRO-130, PRO-131, PRO-142, PRO-144, PRO-145, PRO-272, PRO-285, PRO-286, PRO-287, PRO-288, PRO-294, PRO-296, PRO-298, PRO-302, PRO-303, PUB-054]', async ({
  page,
  stack,
  context,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code, email } = seedAccess['tipping-point'];
  await page.goto('/proposals/tipping-point');
  await expect(heading(page)).toHaveText('Secure Proposal Access');
  await expect(page.getByText('Enter your access credentials to view your proposal')).toBeVisible();
  await expect(page.getByText('Secure access for authorized team members only')).toBeVisible();
  await expect(page.getByPlaceholder('Enter your access code')).toHaveAttribute('type', 'text');
  await expect(page.getByPlaceholder('Enter your email address')).toHaveAttribute('type', 'email');
  const gate = page.getByRole('region', { name: 'Secure Proposal Access' });
  expect((await gate.boundingBox())?.width).toBeLessThanOrEqual(450);
  await expect(page.getByText('Tipping Point')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await test.step('the browser refuses empty fields and what is no address', async () => {
    await submit(page).click();
    await enter(page, code, 'community');
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.getByLabel('Email Address')).toBeFocused();
  });

  await test.step('it opens', async () => {
    await enter(page, ` ${code.toLowerCase().replaceAll('-', ' ')}`, email.toUpperCase());
    await expect(page.getByRole('banner')).toContainText('Tipping Point');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: /edit|new proposal/i })).toHaveCount(0);
  });

  await test.step('nobody was asked but the database, and nothing typed went out', async () => {
    const [database] = stack.backendOrigins;
    const others = sent.filter((each) => {
      const { origin, pathname } = new URL(each.url());
      return origin === stack.url ? pathname.startsWith('/api') : origin !== database;
    });
    expect(others.map((each) => each.url())).toEqual([]);
    const said = sent.map((each) => decodeURIComponent(`${each.url()} ${each.postData()}`).toUpperCase());
    expect(said.filter((text) => text.includes('/SEALED/'))).toHaveLength(1);
    for (const typed of [code, code.replaceAll('-', ''), email])
      expect(said.filter((text) => text.includes(typed.toUpperCase()))).toEqual([]);
  });

  await test.step('it is saved as a file and its address is copied', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('TippingPoint_Proposal.html');
    expect(await readFile(await file.path(), 'utf8')).toContain('Prepared for Tipping Point');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Proposal link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stack.url}/proposals/tipping-point`,
    );
  });

  await test.step('leaving shows the empty gate, and so does the way back and a reload', async () => {
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(page.getByLabel('Access Code')).toBeFocused();
    await expect(page.getByLabel('Access Code')).toHaveValue('');
    await expect(page.getByLabel('Email Address')).toHaveValue('');
    await enter(page, code, email);
    await expect(page.getByRole('button', { name: 'Exit' })).toBeVisible();
    await page.reload();
    await expect(submit(page)).toBeVisible();
    await expect(page.getByText('Tipping Point')).toHaveCount(0);
  });

  await test.step('what they did is stored without code and address', async () => {
    await expect
      .poll(async () =>
        (await stack.documents('proposals/tipping-point/visits'))
          .map(({ fields }) => fields['what']?.stringValue ?? '')
          .toSorted((a, b) => a.localeCompare(b)),
      )
      .toEqual(expect.arrayContaining(['downloaded', 'opened', 'opened', 'shared']));
    const visits = JSON.stringify(await stack.documents('proposals/tipping-point/visits'));
    expect(visits).not.toContain(code);
    expect(visits).not.toContain(email);
    await expect
      .poll(async () =>
        (await stack.documents('analyticsEvents')).map(({ fields }) => fields['eventName']?.stringValue),
      )
      .toEqual(
        expect.arrayContaining(['proposal_auth', 'proposal_access', 'proposal_download', 'proposal_share']),
      );
    const events = JSON.stringify(await stack.documents('analyticsEvents'));
    expect(events).not.toContain(code);
    expect(events).not.toContain(email);
  });
});

test('every page opens with its own credentials [PRO-023, PRO-024, PRO-025, PRO-027, PRO-028, PRO-029, PRO-030, PRO-060, PRO-061, PRO-062, PRO-063, PRO-064, PRO-065, PRO-066, PRO-068, PRO-290, PRO-291, PRO-292, PRO-300]', async ({
  page,
  stack,
}) => {
  const decks: readonly (readonly [Slug, string])[] = [
    ['canadian-cancer-society-presentation', 'Canadian Cancer Society'],
    ['canadian-cancer-society-presentation-v2', 'Canadian Cancer Society'],
    ['tipping-point-presentation', 'Tipping Point'],
    ['tipping-point-presentation-2', 'Tipping Point'],
    ['toronto-symphony-orchestra-presentation', 'Toronto Symphony Orchestra'],
    ['lantern-and-ladder-presentation', 'Lantern & Ladder'],
  ];
  for (const [slug, client] of decks) {
    await page.goto(`/proposals/${slug}`);
    await expect(heading(page)).toHaveText(client);
    const subtitle = `AI-Powered Fundraising Presentation${slug.endsWith('-v2') ? ' V2' : ''}`;
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(page.getByText(`Only for team members of ${client}.`)).toBeVisible();
    await submit(page).click();
    await expect(page.getByLabel('Access Code')).toBeFocused();
    await enter(page, seedAccess[slug].code, seedAccess[slug].email);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  }
  await open(page, 'canadian-cancer-society');
  await expect(page.getByRole('banner')).toContainText('Canadian Cancer Society');
  await expect
    .poll(
      async () =>
        (await stack.documents('analyticsEvents')).filter(
          ({ fields }) => fields['eventName']?.stringValue === 'proposal_view',
        ).length,
    )
    .toBeGreaterThan(0);
});

test('wrong entries, another page’s, another spelling where it counts, what was changed and what ended get one answer, and what was typed stays [PRO-010, PRO-058, PRO-067, PRO-283, PRO-284, PRO-289, PRO-290, PRO-297, PRO-305]', async ({
  page,
  stack,
  complaints,
}) => {
  const { code, email } = seedAccess['tipping-point-presentation'];
  await page.goto('/proposals/tipping-point-presentation');
  await enter(page, 'AAAA', email);
  await expect(page.getByRole('alert')).toContainText(wrong);
  await expect(page.getByLabel('Access Code')).toHaveValue('AAAA');
  const box = await page.getByRole('alert').boundingBox();
  const button = await submit(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect(await violations(page)).toEqual([]);

  await enter(page, code, 'somebody@tipping-point.example');
  // The answer to the attempt before is gone while this one runs.
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('alert')).toContainText(wrong);

  const exact = seedAccess['tipping-point-presentation-2'];
  await page.goto('/proposals/tipping-point-presentation-2');
  await enter(page, exact.code.toLowerCase(), exact.email);
  await expect(page.getByRole('alert')).toContainText(wrong);
  await enter(page, code, email);
  await expect(page.getByRole('alert')).toContainText(wrong);

  // The right entries open nothing as long as something is wrong with what they would open.
  await page.getByLabel('Access Code').fill(exact.code);
  await page.getByLabel('Email Address').fill(exact.email);
  const slug = 'tipping-point-presentation-2';
  const [envelope] = await stack.documents(`proposals/${slug}/sealed`);
  const content = envelope?.fields['content']?.stringValue ?? '';
  const turned = content.replace(/^./, (first) => (first === 'A' ? 'Q' : 'A'));
  const tryAgain = async () => {
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeEmpty();
  };
  await changeEnvelopes(stack, slug, 'content', { stringValue: turned });
  await tryAgain();
  await expect(page.getByRole('alert')).toContainText(wrong);
  await changeEnvelopes(stack, slug, 'content', { stringValue: content });
  await changeEnvelopes(stack, slug, 'expiresAt', { timestampValue: '2026-01-01T00:00:00Z' });
  complaints.allow(refusedCall);
  await tryAgain();
  await expect(page.getByRole('alert')).toContainText(wrong);
  await changeEnvelopes(stack, slug, 'expiresAt', { nullValue: null });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a code in the link leaves the address at once and opens on a press; without a connection the gate says so [PRO-016, PRO-018, PRO-019, FLT-021]', async ({
  page,
  complaints,
}) => {
  const { code, email } = seedAccess['tipping-point'];
  await page.goto(`/proposals/tipping-point#code=${code}`);
  await expect(page.getByLabel('Access Code')).toHaveValue(code);
  expect(page.url()).not.toContain(code);
  expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  await expect(submit(page)).toBeVisible();

  complaints.allow(/net::ERR_|Failed to load resource/);
  await page.route('**/documents:batchGet**', (route) => route.abort());
  await page.getByLabel('Email Address').fill(email);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the page.');
  await page.goto('/proposals/canadian-cancer-society');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute('**/documents:batchGet**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(submit(page)).toBeVisible();

  complaints.allow(refusedCall);
  await page.goto('/standalone-proposal');
  await expect(heading(page)).toHaveText('Proposal not found');
  await expect(page).toHaveURL(/\/standalone-proposal$/);
});

test('the list of proposals opens with its code, stays open in this browser, and is left [PRO-013, PRO-016, PRO-033, PRO-034, PRO-035, PRO-036, PRO-037, PRO-038, PRO-039, PRO-040, PRO-041, PRO-042, PRO-043, PRO-047, PRO-048, PRO-049, PRO-050, PRO-279, PRO-293, PRO-295, PRO-299, PRO-306]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/proposals');
  const code = page.getByLabel('Access Code');
  await expect(code).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Ask us for access' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
  await code.fill('nonsense');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(code).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid access code. Please contact us for access.');
  await expect(page.getByRole('listitem')).toHaveCount(0);

  await code.fill(seedAccess.proposals.code.toLowerCase());
  await page.getByRole('button', { name: 'Open the list' }).click();
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards).toHaveText([
    'Canadian Cancer Society demo',
    'Canadian Cancer Society presentation',
    'Tipping Point proposal',
  ]);
  await expect(cards.last()).toHaveAttribute('href', '/proposals/tipping-point');
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    proposals_authenticated: 'true',
  });
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(code).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(code).toBeVisible();
  // The flag alone opens nothing.
  await page.evaluate(() => localStorage.setItem('proposals_authenticated', 'true'));
  await page.reload();
  await expect(code).toBeVisible();
});

test('an administrator makes a proposal of another, gives somebody access, publishes it, reads what became of it, takes the access back and deletes it [WRK-026, WRK-053, WRK-565, WRK-566, WRK-567, WRK-568, WRK-569, WRK-570, WRK-571, WRK-572, WRK-575, WRK-576, PRO-021, PRO-031, PRO-032, PRO-271, PRO-301]', async ({
  page,
  complaints,
  anotherPerson,
  stack,
}) => {
  complaints.allow(refusedCall);
  await openAsAdmin(page, '/admin/dashboard/proposals');
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show code' })).toHaveCount(9);
  expect(await violations(page)).toEqual([]);
  const card = page.getByRole('listitem').filter({ hasText: 'Copy link' });
  await expect(card).toHaveCount(9);
  const links = await card.getByLabel(/^Link/).all();
  const addresses = await Promise.all(links.map((link) => link.inputValue()));
  expect(addresses.map((address) => new URL(address).pathname).toSorted()).toEqual([
    '/proposals',
    '/proposals/canadian-cancer-society',
    '/proposals/canadian-cancer-society-presentation',
    '/proposals/canadian-cancer-society-presentation-v2',
    '/proposals/lantern-and-ladder-presentation',
    '/proposals/tipping-point',
    '/proposals/tipping-point-presentation',
    '/proposals/tipping-point-presentation-2',
    '/proposals/toronto-symphony-orchestra-presentation',
  ]);
  const original = card.filter({ hasText: 'Client proposal · Tipping Point' });
  await expect(original.getByLabel(/^Link/)).toHaveValue(/\/proposals\/tipping-point$/);
  await expect(original.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank');
  await expect(original.getByText(seedAccess['tipping-point'].code)).toHaveCount(0);
  await original.getByRole('button', { name: 'Show code' }).click();
  await expect(original.getByText(seedAccess['tipping-point'].code)).toBeVisible();

  await test.step('a copy is a draft that nobody can open', async () => {
    await original.getByRole('button', { name: /^Duplicate/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Client name').fill('Harbour Shelter');
    await dialog.getByLabel('Client email').fill('amara@shelter.example');
    await dialog.getByLabel('Address').fill('harbour-shelter');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL('**/admin/dashboard/proposals/harbour-shelter');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/^Add a recipient first/)).toBeVisible();
  });

  await test.step('its text is changed beside the preview', async () => {
    await page.getByLabel('Sections').selectOption({ label: 'Hero' });
    await page.getByLabel('Headline').fill('A warm bed, and the hours to run it');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
      'A warm bed, and the hours to run it',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The content was saved.')).toBeVisible();
  });

  const client = await anotherPerson();
  let code = '';
  await test.step('somebody gets access, and it is published', async () => {
    await page.getByRole('button', { name: 'Access', exact: true }).click();
    await page.getByRole('button', { name: 'Add recipient' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Amara Osei');
    code = await dialog.getByLabel('Access code').inputValue();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Opens with the next publication/)).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. One recipient can open it.')).toBeVisible();
    await client.goto('/proposals/harbour-shelter');
    await enter(client, 'AAAA', 'amara@shelter.example');
    await expect(client.getByRole('alert')).toContainText(wrong);
    await enter(client, code, 'amara@shelter.example');
    await expect(heading(client)).toHaveText('A warm bed, and the hours to run it');
  });

  await test.step('the client chooses, and asks', async () => {
    await client.getByRole('radio', { name: 'Grow' }).check();
    await client.getByRole('button', { name: "Let's Get Connected" }).click();
    const dialog = client.getByRole('dialog', { name: 'Excellent Choice!' });
    await dialog.getByRole('textbox', { name: /^A question for us/ }).fill('Who trains our volunteers?');
    await dialog.getByRole('button', { name: 'Send My Choice' }).click();
    await expect(dialog.getByRole('status')).toContainText('Sent: your choice of Grow.');
  });

  await test.step('staff see who opened it, chose and asked, who did not get in, and what was published', async () => {
    await page.getByRole('button', { name: 'Visits' }).click();
    await expect(page.getByText(/^Opened once/)).toBeVisible();
    const answers = page.getByRole('region', { name: 'Choices and questions' }).getByRole('listitem');
    await expect(answers.filter({ hasText: 'Amara Osei chose' })).toContainText('Grow');
    await expect(answers.filter({ hasText: 'Amara Osei asked' })).toContainText('Who trains our volunteers?');
    // One is in the demo data. What gates report is sent some seconds later.
    await expect(async () => {
      await page.getByRole('button', { name: 'Versions' }).click();
      await page.getByRole('button', { name: 'Visits' }).click();
      const said = page.getByText(/^(Nobody has tried|One attempt|\d+ attempts) to open the page/);
      await expect(said).toBeVisible();
      expect(await said.textContent()).toBe('2 attempts to open the page failed.');
    }).toPass();
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByText('First publication')).toBeVisible();
  });

  await test.step('the access is taken back', async () => {
    await page.getByRole('button', { name: 'Access', exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw the access of Amara Osei' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('The page was sealed anew.')).toBeVisible();
    await client.reload();
    await enter(client, code, 'amara@shelter.example');
    await expect(client.getByRole('alert')).toContainText(wrong);
  });

  await test.step('the page is closed for everybody', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('The page was unpublished.')).toBeVisible();
    await client.reload();
    await expect(heading(client)).toHaveText('Proposal not found');
  });

  await test.step('it is deleted, with all that belonged to it', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/admin/dashboard/proposals');
    await expect(page.getByText('The proposal was deleted.')).toBeVisible();
    await expect(card).toHaveCount(9);
    const left = ['proposals', 'proposalDrafts'].map((collection) => stack.documents(collection));
    expect((await Promise.all(left)).flat().filter(({ id }) => id === 'harbour-shelter')).toEqual([]);
    for (const below of ['proposals/harbour-shelter/visits', 'proposalDrafts/harbour-shelter/versions'])
      expect(await stack.documents(below)).toEqual([]);
  });
});
