import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, type Stack, test } from '../fixtures';
import { GatePage } from '../pages/gate-page';
import { choose } from '../pages/list-page';
import { png, ProposalEditor } from '../pages/proposal-editor';

async function storedContent(stack: Stack, slug: string): Promise<Record<string, unknown>> {
  const drafts = await stack.documents('proposalDrafts');
  const stored = drafts.find(({ id }) => id === slug)?.fields['content']?.stringValue ?? '{}';
  return JSON.parse(stored) as Record<string, unknown>;
}

test('an admin builds a deck of 14 slides in an empty project and publishes it to two people', async ({
  page,
  stack,
  context,
  anotherPerson,
}) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stack.empty();
  const editor = new ProposalEditor(page);
  await editor.makeNew('Empty presentation', 'Hours back', 'harbour-deck');
  await expect(page.getByRole('status').filter({ hasText: '1 field left' })).toBeVisible();
  await editor.section(/^1\. /).click();
  await page.getByLabel('Heading', { exact: true }).fill('Hours back');

  const kinds = [
    'Agenda',
    'Text',
    'Cards',
    'Figures',
    'Roadmap',
    'Comparison',
    'Steps',
    'Points',
    'Facts',
    'Callout',
    'Quote',
    'Contact',
    'Closing page',
  ];
  for (const kind of kinds) {
    await page.getByRole('button', { name: 'Add slide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add slide' });
    await dialog.getByLabel('Heading of the new slide').fill(`About ${kind.toLowerCase()}`);
    if (kind === 'Agenda') expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: kind, exact: true }).click();
    await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
    await editor.fillSection();
  }
  await expect(page.getByText('All fields are filled in.')).toBeVisible();
  await expect(editor.sections.getByRole('button', { name: /^\d+\. / })).toHaveCount(14);

  await test.step('slides move by keyboard and return after they were deleted', async () => {
    const slide = editor.section(/^14\. About closing page/);
    await slide.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.section(/^13\. About closing page/)).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await choose(page, '2. About agenda', 'Delete');
    await expect(editor.section(/^2\. About text/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.section(/^2\. About agenda/)).toBeVisible();
  });

  await test.step('a picture replaces the drawing', async () => {
    await editor.section('Look').click();
    await page.getByRole('button', { name: 'Add look' }).click();
    const picture = page
      .getByLabel('Picture in place of the drawing', { exact: true })
      .and(page.locator('input[type="file"]'));
    await picture.setInputFiles({ name: 'shelter.png', mimeType: 'image/png', buffer: png(900, 600) });
    await expect(page.getByText(/^Picture added, \d+ kB\.$/)).toBeVisible();
    await page.getByLabel('Description for people who can’t see it').fill('The door of the shelter');
    await expect(page.getByText('All fields are filled in.')).toBeVisible();
  });

  expect(await violations(page)).toEqual([]);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect
    .poll(async () => {
      const { slides } = (await storedContent(stack, 'harbour-deck')) as { slides: { id: string }[] };
      return slides.map(({ id }) => id);
    })
    .toEqual([
      'cover',
      'about-agenda',
      'about-text',
      'about-cards',
      'about-figures',
      'about-roadmap',
      'about-comparison',
      'about-steps',
      'about-points',
      'about-facts',
      'about-callout',
      'about-quote',
      'about-contact',
      'about-closing-page',
    ]);

  await test.step('the preview opens on its own page', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Open preview/ }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'About figures' })).toBeVisible();
    await expect(preview.getByRole('main')).toHaveCount(1);
    await preview.close();
  });

  await test.step('two people open all 14 slides with the picture', async () => {
    const codes = await editor.addPeople(['amara@shelter.example', 'ben@shelter.example']);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. 2 recipients can open it.')).toBeVisible();
    for (const [place, address] of ['amara@shelter.example', 'ben@shelter.example'].entries()) {
      const gate = new GatePage(await anotherPerson());
      await gate.goto('harbour-deck');
      await gate.enter(codes[place] ?? '', address);
      const main = gate.page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hours back');
      const headings = main.getByRole('heading', { level: 2, name: /^About / });
      await expect(headings).toHaveText(kinds.map((kind) => `About ${kind.toLowerCase()}`));
      await expect(gate.page.getByRole('img', { name: 'The door of the shelter' }).first()).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Content' }).click();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Sections', { exact: true }).selectOption({ label: '5. About figures' });
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('About figures');
  await expectNoSidewaysScroll(page);
});

test('an admin builds a proposal with prices and a picture, and Publish focuses the first empty field', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  await stack.empty();
  const editor = new ProposalEditor(page);
  await editor.makeNew('Empty proposal', 'A first month', 'harbour-shelter');

  await test.step('an unsafe or too large picture is refused, and a wide one is made smaller', async () => {
    const logo = page.getByLabel('Client logo', { exact: true }).and(page.locator('input[type="file"]'));
    await page.getByRole('group', { name: 'Client logo' }).getByRole('button').first().waitFor();
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) });
    await expect(
      page.getByText('This SVG contains a script. Save it without scripts, or use a PNG.'),
    ).toBeVisible();
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000, 1) });
    await expect(page.getByText('This file is larger than 10 MB. Choose a smaller picture.')).toBeVisible();
    await logo.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png(1600, 400) });
    await expect(page.getByText(/^Picture added, \d+ kB\.$/)).toBeVisible();
    await page.getByLabel('Description for people who can’t see it').fill('Harbour Shelter');
  });

  await test.step('Publish focuses the first empty field', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Some fields are left. Fill them in, then publish.')).toBeVisible();
    await expect(page.getByLabel('Headline')).toBeFocused();
    await expect(page.getByLabel('Headline')).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
  });

  await editor.fillProposal();

  await test.step('a wrong amount stays in its field with a message about the allowed range', async () => {
    await editor.section('Packages: Grow').click();
    await page.getByRole('button', { name: 'Add prices' }).click();
    await page.getByLabel('What it covers').fill('One month');
    const amount = page.getByLabel('Amount before tax');
    for (const wrong of ['-1', '1e12', 'a lot']) {
      await amount.fill(wrong);
      await expect(page.getByText('Enter an amount from 0 to 10,000,000.')).toBeVisible();
      await expect(amount).toHaveValue(wrong);
    }
    await amount.fill('3000.50');
    await expect(page.getByText('All fields are filled in.')).toBeVisible();
  });

  await test.step('bullets and paragraphs are typed as one text', async () => {
    await page.getByLabel('Bullets').fill('First');
    await page.getByLabel('Bullets').press('Enter');
    await page.keyboard.type('Second');
    await editor.section('Download').click();
    await page.getByLabel('Executive summary').fill('One.\n\nTwo.');
    await editor.section('Hero').click();
  });

  await expect
    .poll(() => storedContent(stack, 'harbour-shelter'))
    .toMatchObject({
      clientLogo: { alternative: 'Harbour Shelter' },
      packages: { grow: { bullets: ['First', 'Second'], prices: [{ scope: 'One month', amount: 3000.5 }] } },
      download: { summary: 'One.\n\nTwo.' },
    });
  const { clientLogo } = (await storedContent(stack, 'harbour-shelter')) as { clientLogo: { data: string } };
  expect(clientLogo.data.length).toBeLessThan(133_400);
});
