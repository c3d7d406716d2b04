import { violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { GatePage } from '../pages/gate-page';
import { png, ProposalEditor } from '../pages/proposal-editor';
import { openAsAdmin } from '../sign-in';

/** The browser's own log line about a request that the rules refused. */
const refusedCall = /Failed to load resource: the server responded with a status of 403/;

const phone = { width: 360, height: 740 };
const wrong = 'Invalid access code or email. Please check your credentials and try again.';

test(
  'a proposal is built in an empty project, opened by two clients and closed for one of them',
  covers('PRO-001', 'PRO-031'),
  async ({ page, context, stack, anotherPerson, complaints }) => {
    test.setTimeout(240_000);
    complaints.allow(refusedCall);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stack.empty();
    const editor = new ProposalEditor(page);

    await test.step('an admin builds it with a picture and a price', async () => {
      await editor.makeNew('Empty proposal', 'A first month', 'harbour-shelter');
      const logo = page.getByLabel('Client logo', { exact: true }).and(page.locator('input[type="file"]'));
      await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(1600, 400) });
      await expect(page.getByText(/^Picture added, \d+ kB\.$/)).toBeVisible();
      await page.getByLabel('Description for people who can’t see it').fill('Harbour Shelter');
      await editor.fillProposal();
      await editor.section('Packages: Grow').click();
      await page.getByRole('button', { name: 'Add prices' }).click();
      await page.getByLabel('What it covers').fill('Sixty days');
      await page.getByLabel('Amount before tax').fill('4500');
      await page.getByLabel('Tax in percent').fill('13');
      await expect(page.getByText('All fields are filled in.')).toBeVisible();
    });

    const codes = await editor.addPeople(['amara@shelter.example', 'ben@shelter.example']);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. 2 recipients can open it.')).toBeVisible();

    const client = await anotherPerson();
    await client.setViewportSize(phone);
    const gate = new GatePage(client);
    await test.step('a client opens it on a phone, chooses and asks', async () => {
      await gate.goto('harbour-shelter');
      await client.getByRole('checkbox', { name: 'Keep this page open on this device for 7 days' }).check();
      await gate.enter(codes[0] ?? '', 'amara@shelter.example');
      await expect(client.getByRole('img', { name: 'Harbour Shelter' })).toBeVisible();
      await client.getByRole('radio', { name: 'Grow' }).check();
      await expect(client.getByText(/\$4,500\.00 \+ \$585\.00 tax = \$5,085\.00/).first()).toBeVisible();
      await client.getByRole('button', { name: "Let's Get Connected" }).click();
      const dialog = client.getByRole('dialog', { name: 'Excellent Choice!' });
      await dialog.getByRole('textbox', { name: /^A question for us/ }).fill('Who trains our volunteers?');
      await dialog.getByRole('button', { name: 'Send My Choice' }).click();
      await expect(dialog.getByRole('status')).toContainText('Sent: your choice of Grow.');
      expect(await violations(client)).toEqual([]);
    });

    await test.step('the client reloads, and the page shows the choice', async () => {
      await client.reload();
      await expect(client.getByText(/^You chose Grow on /)).toBeVisible();
      await expect(client.getByRole('radio', { name: 'Grow' })).toBeChecked();
    });

    await test.step('the home shows staff the client’s words and a link to the visits', async () => {
      await openAsAdmin(page, '/admin/dashboard');
      const news = page.getByRole('region', { name: 'From clients' });
      await expect(news.getByText('Who trains our volunteers?')).toBeVisible({ timeout: 10_000 });
      await expect(news.getByRole('link', { name: /chose Grow/ })).toBeVisible();
      await news.getByRole('link', { name: /asked a question/ }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard\/proposals\/harbour-shelter\?tab=visits$/);
    });

    await test.step('one client’s access is withdrawn, and the other client’s stays', async () => {
      await page.getByRole('tab', { name: 'Access' }).click();
      const row = page.getByRole('listitem').filter({ hasText: 'amara@shelter.example' });
      await row.getByRole('button', { name: /^More for / }).click();
      await page.getByRole('menuitem', { name: 'Withdraw access' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(page.getByText('Access updated.').first()).toBeVisible();
      await client.reload();
      await gate.enter(codes[0] ?? '', 'amara@shelter.example');
      await expect(gate.alert).toContainText(wrong);
      await gate.enter(codes[1] ?? '', 'ben@shelter.example');
      await expect(gate.exit).toBeVisible();
    });
  },
);

test('a deck is built in an empty project and opened by two clients without its notes', async ({
  page,
  context,
  stack,
  anotherPerson,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(refusedCall);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stack.empty();
  const editor = new ProposalEditor(page);
  await editor.makeNew('Empty presentation', 'Hours back', 'harbour-deck');
  await editor.section(/^1\. /).click();
  await page.getByLabel('Heading', { exact: true }).fill('Hours back');
  await page.getByLabel('Speaker notes').fill('Say the name of the shelter slowly.');
  await editor.addSlide('Agenda', 'What we talk about');
  await editor.addSlide('Closing page', 'Thank you');
  await expect(page.getByText('All fields are filled in.')).toBeVisible();
  const codes = await editor.addPeople(['amara@shelter.example', 'ben@shelter.example']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. 2 recipients can open it.')).toBeVisible();

  const client = await anotherPerson();
  await client.setViewportSize(phone);
  const gate = new GatePage(client);
  await gate.goto('harbour-deck');
  await expect(gate.heading).toHaveText('Harbour Shelter');
  await gate.enter(codes[1] ?? '', 'ben@shelter.example');
  await expect(client.getByRole('heading', { level: 1, name: 'Hours back' })).toBeVisible();
  await client.getByRole('button', { name: 'Present' }).click();
  const view = client.getByRole('dialog', { name: 'Presentation' });
  await expect(view).toContainText('Slide 1 of 3');
  await client.keyboard.press('n');
  await client.keyboard.press('p');
  await expect(client.getByText('Say the name of the shelter slowly.')).toHaveCount(0);
  await expect(client.getByRole('button', { name: 'Notes' })).toHaveCount(0);
  await client.keyboard.press('ArrowRight');
  await expect(view).toContainText('What we talk about');
});
