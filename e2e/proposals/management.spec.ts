import type { Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { violations } from '../axe';
import { covers, expect, type Stack, test } from '../fixtures';
import { GatePage } from '../pages/gate-page';
import { openAsAdmin } from '../sign-in';

/** The browser's own log line about a request that the rules refused. */
const refusedCall = /Failed to load resource: the server responded with a status of 403/;

const wrong = 'Invalid access code or email. Please check your credentials and try again.';
const title = 'A pilot for your grantee network';

const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: 'All proposals and presentations' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

async function fromMenuOf(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const openProposal = (page: Page, slug: string, tab = '') =>
  openAsAdmin(page, `/admin/dashboard/proposals/${slug}${tab === '' ? '' : `?tab=${tab}`}`);

async function idsOf(stack: Stack, collection: string): Promise<readonly string[]> {
  return (await stack.documents(collection)).map(({ id }) => id);
}

test(
  'the list names every page and links to its editor',
  covers('WRK-026', 'WRK-053', 'WRK-565', 'PRO-032'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin/dashboard/proposals');
    await expect(rowsOf(page)).toHaveCount(9);
    const links = await rowsOf(page).getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses)).toEqual(
      new Set(
        [
          'canadian-cancer-society',
          'canadian-cancer-society-presentation',
          'canadian-cancer-society-presentation-v2',
          'lantern-and-ladder-presentation',
          'proposals',
          'tipping-point',
          'tipping-point-presentation',
          'tipping-point-presentation-2',
          'toronto-symphony-orchestra-presentation',
        ].map((slug) => `/admin/dashboard/proposals/${slug}`),
      ),
    );
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the latest page is shown first with its link, which opens in a new tab',
  covers('WRK-566', 'WRK-571', 'WRK-576'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin/dashboard/proposals');
    // The agency's deck is the last one that the seed changed.
    const latest = page.getByRole('article', { name: 'What your clients will ask you about AI' });
    await expect(latest.getByLabel(/^Link/)).toHaveValue(/\/proposals\/lantern-and-ladder-presentation$/);
    await expect(latest.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  },
);

test(
  'a changed page becomes the latest and shows its code and email',
  covers('WRK-568', 'WRK-575'),
  async ({ page }) => {
    const { code } = seedAccess['tipping-point'];
    await openProposal(page, 'tipping-point');
    await page.getByLabel('Title of the proposal').fill('A pilot in twelve weeks');
    await page.getByLabel('Title of the proposal').press('Control+s');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await page.getByRole('link', { name: 'Proposal Management' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const latest = page.getByRole('article', { name: 'A pilot in twelve weeks' });
    await expect(latest.getByText('Changed since it was published')).toBeVisible();
    await expect(latest.getByText('community@tipping-point.example')).toBeVisible();
    await latest.getByRole('button', { name: 'Show code' }).click();
    await expect(latest.getByText(code)).toBeVisible();
    await expect(rowsOf(page).first()).toContainText('A pilot in twelve weeks');
  },
);

test('Publish changes is enabled only while changes are unpublished, including access changes', async ({
  page,
}) => {
  await openProposal(page, 'tipping-point');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(publish).toBeDisabled();
  await expect(publish).toHaveAccessibleDescription('Nothing changed since it was published.');
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByRole('textbox', { name: 'Add by email address' }).fill('amara@shelter.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Access updated.').first()).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByRole('radio', { name: 'Must match exactly' }).check();
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(page.getByText('Published. 2 recipients can open it.')).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByLabel('Title of the proposal').fill('A pilot in twelve weeks');
  await expect(publish).toBeEnabled();
  await expect(publish).toHaveAccessibleDescription('Changed since it was published');
});

test('a contact becomes the client of a new page, whose invitations are copied after publishing', async ({
  page,
  context,
  stack,
  anotherPerson,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdmin(page, '/admin/dashboard/proposals');
  await page.getByRole('button', { name: 'New proposal' }).click();
  const dialog = page.getByRole('dialog', { name: 'New proposal' });
  await dialog.getByRole('radio', { name: 'A copy' }).check();
  await dialog
    .getByRole('combobox', { name: 'Page to copy' })
    .selectOption({ label: `${title} · Tipping Point` });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Client name').pressSequentially('bour shel');
  await dialog.getByRole('option', { name: /Harbour Shelter.*Amara Osei/ }).click();
  await expect(dialog.getByLabel('Client email')).toHaveValue('amara.osei@harbourshelter.example');
  await expect(dialog.getByLabel('Address')).toHaveValue('harbour-shelter');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/admin/dashboard/proposals/harbour-shelter');

  await page.getByRole('tab', { name: 'Access' }).click();
  await page
    .getByRole('textbox', { name: 'Add by email address' })
    .fill('Amara Osei <amara@shelter.example>, ben@shelter.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Publish and copy invitations' }).click();
  await expect(page.getByText('Published. 2 invitations copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/^To: .*/gm)).toEqual([
    'To: Amara Osei <amara@shelter.example>',
    'To: ben@shelter.example',
  ]);
  expect(copied).toContain(`${stack.url}/proposals/harbour-shelter`);
  await expect(page.getByRole('button', { name: 'Copy invitations' })).toBeVisible();
  await expect(page.getByText('Not opened yet')).toHaveCount(2);

  const [, code = ''] = /Your access code: (\S+)/.exec(copied) ?? [];
  const gate = new GatePage(await anotherPerson());
  await gate.goto('harbour-shelter');
  await gate.enter(code, 'amara@shelter.example');
  await expect(gate.exit).toBeVisible();
  const amara = page.getByRole('listitem').filter({ hasText: 'amara@shelter.example' });
  await expect(amara.getByText(/^Opened /)).toBeVisible();
  await page.getByRole('link', { name: 'Proposal Management' }).first().click();
  await expect(rowsOf(page).filter({ hasText: 'Harbour Shelter' }).getByRole('time')).toHaveCount(2);
});

test(
  'a code stays hidden until Show code is pressed',
  covers('WRK-567', 'WRK-568', 'WRK-569', 'WRK-570'),
  async ({ page, context, stack }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { code } = seedAccess['tipping-point'];
    await openAsAdmin(page, '/admin/dashboard/proposals');
    await fromMenuOf(page, title, 'Show link and code');
    const facts = page.getByRole('region', { name: `Link and code of ${title}` });
    await expect(facts.getByLabel(/^Link/)).toHaveValue(`${stack.url}/proposals/tipping-point`);
    await expect(facts.getByText('community@tipping-point.example')).toBeVisible();
    await expect(facts.getByText(code)).toHaveCount(0);
    await facts.getByRole('button', { name: 'Show code' }).click();
    await expect(facts.getByText(code)).toBeVisible();
    await facts.getByRole('button', { name: 'Copy code' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await facts.getByRole('button', { name: 'Copy link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stack.url}/proposals/tipping-point`,
    );
  },
);

test(
  'a copy is a draft for another client that no one can open',
  covers('WRK-572', 'PRO-021', 'PRO-271'),
  async ({ page, anotherPerson, complaints, stack }) => {
    complaints.allow(refusedCall);
    await openAsAdmin(page, '/admin/dashboard/proposals');
    await fromMenuOf(page, title, 'Duplicate');
    const dialog = page.getByRole('dialog', { name: 'New proposal' });
    await dialog.getByLabel('Client name').fill('Harbour Shelter');
    await dialog.getByLabel('Client email').fill('amara@shelter.example');
    await expect(dialog.getByLabel('Address')).toHaveValue('harbour-shelter');
    await dialog.getByRole('button', { name: /^(Next|Create)$/ }).click();
    const create = dialog.getByRole('button', { name: 'Create' });
    if (await create.isVisible()) await create.click();
    await page.waitForURL('**/admin/dashboard/proposals/harbour-shelter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const drafts = await stack.documents('proposalDrafts');
    const content = drafts.find(({ id }) => id === 'harbour-shelter')?.fields['content']?.stringValue ?? '';
    expect(content).toContain('Harbour Shelter');
    expect(content).not.toContain('Tipping Point');
    const client = await anotherPerson();
    await client.goto('/proposals/harbour-shelter');
    await expect(new GatePage(client).heading).toHaveText('Proposal not found');
  },
);

test('a withdrawn access ends at once, and other people keep theirs', async ({
  page,
  anotherPerson,
  complaints,
}) => {
  complaints.allow(refusedCall);
  await openProposal(page, 'tipping-point', 'access');
  await page.getByRole('textbox', { name: 'Add by email address' }).fill('amara@shelter.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Access updated.').first()).toBeVisible();
  await page.getByRole('button', { name: 'More for Team of Tipping Point' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw access' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText(/^Withdrawn /)).toBeVisible();
  const gate = new GatePage(await anotherPerson());
  await gate.goto('tipping-point');
  await gate.enter(seedAccess['tipping-point'].code, seedAccess['tipping-point'].email);
  await expect(gate.alert).toContainText(wrong);
});

test('an unpublished page closes for everyone and can be deleted with all its records', async ({
  page,
  anotherPerson,
  complaints,
  stack,
}) => {
  complaints.allow(refusedCall);
  await openProposal(page, 'tipping-point');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('The page was unpublished.')).toBeVisible();
  const client = await anotherPerson();
  await client.goto('/proposals/tipping-point');
  await expect(new GatePage(client).heading).toHaveText('Proposal not found');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL('**/admin/dashboard/proposals');
  await expect(page.getByText('The proposal was deleted.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(8);
  for (const collection of ['proposals', 'proposalDrafts'])
    expect(await idsOf(stack, collection)).not.toContain('tipping-point');
  for (const below of ['proposals/tipping-point/visits', 'proposalDrafts/tipping-point/versions'])
    expect(await stack.documents(below)).toEqual([]);
});

test('failed attempts are counted beside the visits', covers('PRO-301'), async ({ page, anotherPerson }) => {
  const gate = new GatePage(await anotherPerson());
  await gate.goto('toronto-symphony-orchestra-presentation');
  await gate.enter('AAAA', 'nobody@orchestra.example');
  await expect(gate.alert).toContainText(wrong);
  await gate.page.goto('/robots.txt');
  await openProposal(page, 'toronto-symphony-orchestra-presentation', 'visits');
  // Gates report attempts some seconds later.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('tab', { name: 'Visits' }).click();
    await expect(page.getByText('One attempt to open the page failed.')).toBeVisible();
  }).toPass();
});
