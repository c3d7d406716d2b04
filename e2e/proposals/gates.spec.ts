import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { violations } from '../axe';
import { covers, expect, type Stack, test } from '../fixtures';
import { GatePage, type SeedSlug } from '../pages/gate-page';

/** The browser's own log line about a request that the rules refused. */
const refusedCall = /Failed to load resource: the server responded with a status of 403/;

const wrong = 'Invalid access code or email. Please check your credentials and try again.';
const { code, email } = seedAccess['tipping-point'];

/** Changes all envelopes of a page, bypassing the rules. */
async function changeEnvelopes(stack: Stack, slug: SeedSlug, field: string, value: object): Promise<void> {
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

test(
  'a proposal’s gate explains itself without naming the client',
  covers('PRO-008', 'PRO-051', 'PRO-052', 'PRO-057', 'PRO-059'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.goto('tipping-point');
    await expect(gate.heading).toHaveText('Secure Proposal Access');
    await expect(page.getByText('Enter your access credentials to view your proposal')).toBeVisible();
    await expect(page.getByText('Secure access for authorized team members only')).toBeVisible();
    const box = await page.getByRole('region', { name: 'Secure Proposal Access' }).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(450);
    await expect(page.getByText('Tipping Point')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the gate asks for a code and an email address, not for an account',
  covers('PRO-009', 'PRO-053', 'PRO-054', 'PRO-056', 'PUB-054'),
  async ({ page }) => {
    await new GatePage(page).goto('tipping-point');
    await expect(page.getByPlaceholder('Enter your access code')).toHaveAttribute('type', 'text');
    await expect(page.getByPlaceholder('Enter your email address')).toHaveAttribute('type', 'email');
    await expect(page.getByRole('button', { name: 'Access Proposal' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(2);
  },
);

test(
  'the browser refuses empty fields and an invalid email address',
  covers('PRO-055', 'PRO-272', 'PRO-286'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.goto('tipping-point');
    await gate.submit.click();
    await expect(gate.code).toBeFocused();
    await gate.code.fill(code);
    await gate.submit.click();
    await expect(gate.email).toBeFocused();
    await gate.enter(code, 'community');
    await expect(gate.email).toBeFocused();
    await expect(gate.alert).toBeEmpty();
    await expect(gate.submit).toHaveAttribute('aria-disabled', 'false');
  },
);

test(
  'a client opens a proposal with another spelling of code and address',
  covers('PRO-011', 'PRO-017', 'PRO-026', 'PRO-287', 'PRO-288'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.goto('tipping-point');
    await gate.enter(` ${code.toLowerCase().replaceAll('-', ' ')}`, email.toUpperCase());
    await expect(page.getByRole('banner')).toContainText('Tipping Point');
    await expect(gate.heading).toBeFocused();
  },
);

test('every kind of gate offers an email about a lost code that names the page', async ({ page }) => {
  const mailOf = async (address: string) => {
    await page.goto(address);
    const link = page.getByRole('link', { name: 'Lost your code?' });
    const { protocol, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol).toBe('mailto:');
    return [searchParams.get('subject'), searchParams.get('body')?.replace(/https?:\/\/[^/]+/, '')];
  };
  const please = 'Please send me a new access code for this page:';
  expect(await mailOf('/proposals/tipping-point')).toEqual([
    'My access code',
    `${please}\n/proposals/tipping-point\n`,
  ]);
  expect(await mailOf('/proposals/tipping-point-presentation')).toEqual([
    'My access code for Tipping Point',
    `${please}\n/proposals/tipping-point-presentation\n`,
  ]);
  expect(await mailOf('/proposals')).toEqual(['My access code for Proposals', `${please}\n/proposals\n`]);
});

test('without JavaScript every gate says what it needs and gives an address to write to', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
  const plain = await context.newPage();
  for (const address of ['/proposals/tipping-point', '/proposals', '/proposals/nothing-here']) {
    await plain.goto(address);
    const notice = plain.locator('body noscript');
    expect(await notice.innerText()).toContain(
      'Proposals and sign-in need JavaScript. Turn it on in your browser and load this page again. Or write to hello@acf.example.',
    );
    await expect(plain.locator('#start')).toBeHidden();
    await expect(notice.locator('a')).toHaveAttribute('href', 'mailto:hello@acf.example');
  }
  await context.close();
});

test('an open proposal has no controls for editing', covers('PRO-014', 'PRO-022'), async ({ page }) => {
  await new GatePage(page).open('tipping-point');
  await expect(page.getByRole('banner')).toContainText('Tipping Point');
  await expect(page.getByRole('button', { name: /edit|new proposal/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /edit|new proposal/i })).toHaveCount(0);
});

test(
  'opening a proposal calls only the database and sends nothing the client typed',
  covers('PRO-015', 'PRO-294'),
  async ({ page, stack }) => {
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await new GatePage(page).open('tipping-point');
    const [database] = stack.backendOrigins;
    const others = sent.filter((each) => {
      const { origin, pathname } = new URL(each.url());
      return origin === stack.url ? pathname.startsWith('/api') : origin !== database;
    });
    expect(others.map((each) => each.url())).toEqual([]);
    const said = sent.map((each) => decodeURIComponent(`${each.url()} ${each.postData()}`).toUpperCase());
    expect(said.filter((text) => /\/SEALED\//.test(text))).toHaveLength(1);
    for (const typed of [code, code.replaceAll('-', ''), email])
      expect(said.filter((text) => text.includes(typed.toUpperCase()))).toEqual([]);
  },
);

test(
  'Exit empties the gate, and a reload asks for the code again',
  covers('PRO-081', 'PRO-285'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.open('tipping-point');
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(gate.code).toBeFocused();
    await expect(gate.code).toHaveValue('');
    await expect(gate.email).toHaveValue('');
    await gate.enter(code, email);
    await expect(gate.exit).toBeVisible();
    await page.reload();
    await expect(gate.submit).toBeVisible();
    await expect(page.getByText('Tipping Point')).toHaveCount(0);
  },
);

test(
  'Logout from a deck shows its gate with empty fields',
  covers('PRO-070', 'PRO-081'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.open('tipping-point-presentation');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(gate.heading).toHaveText('Tipping Point');
    await expect(gate.code).toHaveValue('');
    await expect(gate.email).toHaveValue('');
  },
);

test(
  'visits and events contain neither code nor email address',
  covers('PRO-296', 'PRO-298'),
  async ({ page, stack }) => {
    const gate = new GatePage(page);
    await gate.open('tipping-point');
    await page.getByRole('button', { name: 'Exit' }).click();
    const names = async (collection: string, field: string) =>
      (await stack.documents(collection)).map(({ fields }) => fields[field]?.stringValue ?? '');
    await expect.poll(() => names('proposals/tipping-point/visits', 'what')).toContain('opened');
    await expect
      .poll(() => names('analyticsEvents', 'eventName'))
      .toEqual(expect.arrayContaining(['proposal_auth', 'proposal_access']));
    const kept = JSON.stringify([
      await stack.documents('proposals/tipping-point/visits'),
      await stack.documents('proposals/tipping-point/readers'),
      await stack.documents('analyticsEvents'),
    ]);
    for (const secret of [code, code.replaceAll('-', ''), email]) expect(kept).not.toContain(secret);
  },
);

const opensDeck =
  (slug: SeedSlug, client: string) =>
  async ({ page }: { readonly page: Page }) => {
    const gate = new GatePage(page);
    await gate.goto(slug);
    await expect(gate.heading).toHaveText(client);
    await gate.enter(seedAccess[slug].code, seedAccess[slug].email);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  };

test(
  'the first deck of the cancer charity opens with its credentials',
  covers('PRO-024', 'PRO-060', 'PRO-061'),
  opensDeck('canadian-cancer-society-presentation', 'Canadian Cancer Society'),
);
test(
  'the second deck of the cancer charity opens with its credentials',
  covers('PRO-025', 'PRO-064'),
  opensDeck('canadian-cancer-society-presentation-v2', 'Canadian Cancer Society'),
);
test(
  'the deck for grantees opens with its credentials',
  covers('PRO-027'),
  opensDeck('tipping-point-presentation', 'Tipping Point'),
);
test(
  'the deck for the funder opens with its credentials',
  covers('PRO-028'),
  opensDeck('tipping-point-presentation-2', 'Tipping Point'),
);
test(
  'the deck for the orchestra opens with its credentials',
  covers('PRO-029'),
  opensDeck('toronto-symphony-orchestra-presentation', 'Toronto Symphony Orchestra'),
);
test(
  'the deck for the agency opens with its credentials',
  covers('PRO-030'),
  opensDeck('lantern-and-ladder-presentation', 'Lantern & Ladder'),
);

test(
  'the orchestra and agency decks accept another spelling of code and address',
  covers('PRO-291', 'PRO-292'),
  async ({ page }) => {
    const gate = new GatePage(page);
    for (const slug of [
      'toronto-symphony-orchestra-presentation',
      'lantern-and-ladder-presentation',
    ] as const) {
      await gate.goto(slug);
      await gate.enter(seedAccess[slug].code.toLowerCase(), seedAccess[slug].email.toUpperCase());
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
  },
);

test(
  'a deck’s gate names the presentation, the client and who may enter',
  covers('PRO-062', 'PRO-063', 'PRO-066', 'PRO-068'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await gate.goto('canadian-cancer-society-presentation');
    await expect(page.getByText('AI-Powered Fundraising Presentation', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Access Presentation' })).toBeVisible();
    await expect(page.getByText('Only for team members of Canadian Cancer Society.')).toBeVisible();
    await gate.goto('canadian-cancer-society-presentation-v2');
    await expect(page.getByText('AI-Powered Fundraising Presentation V2', { exact: true })).toBeVisible();
  },
);

test('a deck’s gate refuses empty fields', covers('PRO-065'), async ({ page }) => {
  const gate = new GatePage(page);
  await gate.goto('tipping-point-presentation');
  await gate.submit.click();
  await expect(gate.code).toBeFocused();
  await gate.code.fill(code);
  await gate.submit.click();
  await expect(gate.email).toBeFocused();
  await expect(gate.alert).toBeEmpty();
});

test(
  'the cancer proposal opens, and each view of a deck is counted once',
  covers('PRO-023', 'PRO-300'),
  async ({ page, stack }) => {
    const gate = new GatePage(page);
    await gate.open('canadian-cancer-society');
    await expect(page.getByRole('banner')).toContainText('Canadian Cancer Society');
    await gate.open('toronto-symphony-orchestra-presentation');
    const views = async () =>
      (await stack.documents('analyticsEvents')).flatMap(({ fields }) =>
        fields['eventName']?.stringValue === 'proposal_view' ? [JSON.stringify(fields)] : [],
      );
    await expect
      .poll(async () => (await views()).filter((view) => view.includes('toronto-symphony-orchestra')).length)
      .toBe(1);
  },
);

test(
  'a wrong code and a wrong address get the same message, and the entries stay',
  covers('PRO-058', 'PRO-067', 'PRO-283', 'PRO-284', 'PRO-305'),
  async ({ page }) => {
    const gate = new GatePage(page);
    const right = seedAccess['tipping-point-presentation'];
    await gate.goto('tipping-point-presentation');
    await gate.enter('AAAA', right.email);
    await expect(gate.alert).toContainText(wrong);
    await expect(gate.code).toHaveValue('AAAA');
    const box = await gate.alert.boundingBox();
    const button = await gate.submit.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect(await violations(page)).toEqual([]);
    await gate.enter(right.code, 'somebody@tipping-point.example');
    // The message about the previous attempt disappears while this one is pending.
    await expect(gate.alert).toBeEmpty();
    await expect(gate.alert).toContainText(wrong);
  },
);

test(
  'another page’s entries and another spelling of an exact code are refused',
  covers('PRO-010', 'PRO-289', 'PRO-290'),
  async ({ page }) => {
    const gate = new GatePage(page);
    const exact = seedAccess['tipping-point-presentation-2'];
    await gate.goto('tipping-point-presentation-2');
    await gate.enter(exact.code.toLowerCase(), exact.email);
    await expect(gate.alert).toContainText(wrong);
    const other = seedAccess['tipping-point-presentation'];
    await gate.enter(other.code, other.email);
    await expect(gate.alert).toContainText(wrong);
    await gate.enter(exact.code, exact.email);
    await expect(gate.exit).toBeVisible();
  },
);

test(
  'a changed or expired envelope gets the same message as a wrong code',
  covers('PRO-297'),
  async ({ page, stack, complaints }) => {
    const slug = 'tipping-point-presentation-2';
    const gate = new GatePage(page);
    const right = seedAccess[slug];
    const tryAgain = async () => {
      await gate.submit.click();
      await expect(gate.alert).toBeEmpty();
      await expect(gate.alert).toContainText(wrong);
    };
    await gate.goto(slug);
    await gate.enter('AAAA', right.email);
    await expect(gate.alert).toContainText(wrong);
    await gate.code.fill(right.code);
    const [envelope] = await stack.documents(`proposals/${slug}/sealed`);
    const content = envelope?.fields['content']?.stringValue ?? '';
    const turned = content.replace(/^./, (first) => (first === 'A' ? 'Q' : 'A'));
    await changeEnvelopes(stack, slug, 'content', { stringValue: turned });
    await tryAgain();
    await changeEnvelopes(stack, slug, 'content', { stringValue: content });
    await changeEnvelopes(stack, slug, 'expiresAt', { timestampValue: '2026-01-01T00:00:00Z' });
    complaints.allow(refusedCall);
    await tryAgain();
    const failures = async () =>
      (await stack.documents('analyticsEvents')).filter(({ fields }) => {
        const event = JSON.stringify(fields);
        return event.includes('proposal_auth') && event.includes(slug) && event.includes('"false"');
      }).length;
    await expect.poll(failures).toBe(3);
    await changeEnvelopes(stack, slug, 'expiresAt', { nullValue: null });
    await gate.submit.click();
    await expect(gate.exit).toBeVisible();
  },
);

test(
  'a code in the link fills its field, keeps the address field and does not open the page',
  covers('PRO-016'),
  async ({ page }) => {
    const gate = new GatePage(page);
    await page.goto(`/proposals/tipping-point#code=${code}`);
    await expect(gate.code).toHaveValue(code);
    expect(page.url()).not.toContain(code);
    expect(await page.evaluate(() => history.length)).toBeLessThan(3);
    await expect(gate.submit).toBeVisible();
  },
);

test(
  'without a connection the gate says so and keeps the entries',
  covers('FLT-021'),
  async ({ page, complaints }) => {
    const gate = new GatePage(page);
    await gate.goto('tipping-point');
    complaints.allow(/net::ERR_|Failed to load resource/);
    await page.route('**/documents:batchGet**', (route) => route.abort());
    await gate.enter(code, email);
    await expect(gate.alert).toContainText('We could not reach the page.');
    await expect(gate.code).toHaveValue(code);
    await page.goto('/proposals/canadian-cancer-society');
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.unroute('**/documents:batchGet**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(gate.submit).toBeVisible();
  },
);

test(
  'an address without a published page says so and stays in the address bar',
  covers('PRO-018', 'PRO-019'),
  async ({ page, complaints }) => {
    complaints.allow(refusedCall);
    await page.goto('/standalone-proposal');
    await expect(new GatePage(page).heading).toHaveText('Proposal not found');
    await expect(page).toHaveURL(/\/standalone-proposal$/);
  },
);

test(
  'a proposal is saved as a file, and its address is copied',
  covers('PRO-012', 'PRO-131', 'PRO-142', 'PRO-144', 'PRO-145'),
  async ({ page, context, stack }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new GatePage(page).open('tipping-point');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    const choice = page.getByRole('dialog', { name: 'Download this page' });
    await choice.getByRole('button', { name: 'Download as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('TippingPoint_Proposal.html');
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved).toContain('Prepared for Tipping Point');
    // The file contains both of our fonts.
    expect(saved.match(/url\("?data:font\/woff2;base64,[A-Za-z0-9+/=]{1000,}/g)).toHaveLength(2);
    await expect(choice).toBeHidden();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Proposal link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stack.url}/proposals/tipping-point`,
    );
  },
);

test(
  'analytics count downloads and shares by name',
  covers('PRO-302', 'PRO-303'),
  async ({ page, context, stack }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new GatePage(page).open('tipping-point');
    await page.getByRole('button', { name: 'Download' }).click();
    const choice = page.getByRole('dialog', { name: 'Download this page' });
    await choice.getByRole('button', { name: 'Download as a file' }).click();
    await expect(choice).toBeHidden();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(async () =>
        (await stack.documents('analyticsEvents')).map(({ fields }) => fields['eventName']?.stringValue),
      )
      .toEqual(expect.arrayContaining(['proposal_download', 'proposal_share']));
  },
);
