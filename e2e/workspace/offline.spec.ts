import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screensOf } from '../pages/workspace-screens';
import { openAsAdmin, openAsStaff } from '../sign-in';

/** Waits until the workspace has prefetched its code. */
const waitForCode = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('code-ahead').length > 0);

const screenFailure = (page: Page) =>
  page.getByRole('heading', { name: /This screen (stopped working|did not load)/ });
const notLoaded = (page: Page) => page.getByText(/^This (form|part) (opens|appears|did not load)/);

/** Waits two frames, so that the effect of a press is visible. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Returns the open dialogs and menus, topmost last. */
const openThings = (page: Page) =>
  page.locator('dialog[open], [popover]:popover-open').filter({ visible: true });

async function closeAll(page: Page): Promise<void> {
  for (let left = 6; left > 0 && (await openThings(page).count()) > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await settle(page);
  }
  await expect(openThings(page)).toHaveCount(0);
}

/**
 * Marks the buttons in `within` with their names. Of a list, takes only the first item's, because the others
 * have the same.
 */
const buttonsIn = (within: Locator): Promise<readonly string[]> =>
  within.locator('button:enabled:not([aria-disabled=true]), summary').evaluateAll((all) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const items = 'li, tr, [role=rowgroup] > *';
    const isFirst = (element: Element) => {
      for (let item = element.closest(items); item; item = item.parentElement?.closest(items) ?? null)
        if (item.previousElementSibling?.matches(items)) return false;
      return true;
    };
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const found = all.filter((each) => isShown(each) && isFirst(each));
    for (const each of found) each.setAttribute('data-crawled', nameOf(each));
    return [...new Set(found.map(nameOf))];
  });

interface Pressed {
  readonly button: string;
  readonly opened: string | undefined;
}

/**
 * Presses every button of the open screen, and those of the menus that open. Returns what each one opened:
 * the name of a dialog, or `menu`. Fails if a press replaces the screen with an error.
 */
async function pressAll(page: Page): Promise<readonly Pressed[]> {
  const main = page.getByRole('main');
  const address = page.url();
  const results: Pressed[] = [];
  const press = async (button: Locator, name: string): Promise<string | undefined> => {
    if ((await button.count()) === 0) return undefined;
    await button.first().click();
    await settle(page);
    // A dialog that the address names opens with the router's next render. Many buttons open nothing.
    await openThings(page)
      .first()
      .waitFor({ timeout: 500 })
      .catch(() => {});
    await expect.soft(screenFailure(page), `after “${name}”`).toHaveCount(0);
    await expect.soft(notLoaded(page), `after “${name}”`).toHaveCount(0);
    const top = openThings(page).last();
    if ((await top.count()) === 0) return undefined;
    if ((await top.evaluate(({ tagName }) => tagName)) !== 'DIALOG') return 'menu';
    const title = top.getByRole('heading').first();
    await expect.soft(title, `after “${name}”`).not.toHaveText(/^Loading/);
    return (await title.textContent()) ?? '';
  };
  const goBack = async () => {
    await closeAll(page);
    // The address changes shortly after a dialog closes.
    const isBack = await page.waitForURL(address, { timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (!isBack) await page.goBack();
    await settle(page);
  };
  const named = (within: Locator, name: string) =>
    within
      .locator(`[data-crawled=${JSON.stringify(name)}]`)
      .or(within.getByRole('button', { name, exact: true }))
      .or(within.getByRole('menuitem', { name, exact: true }));
  // Buttons that show another part of the list come last, because its rows may not load without a connection.
  const names = await buttonsIn(main);
  const isLast = (name: string) =>
    /^(Templates|Hub waitlist|Requests$|Month|Week$|Day|Agenda|Today|List|Grid|Sort|Page \d|Next|Previous|First|Last|Refresh|Export|AI Capture)/.test(
      name,
    );
  for (const name of [...names.filter((each) => !isLast(each)), ...names.filter(isLast)]) {
    const opened = await press(named(main, name), name);
    results.push({ button: name, opened });
    const entries = opened === 'menu' ? await buttonsIn(openThings(page).last()) : [];
    await goBack();
    // An action that removes the row also removes its menu.
    const isAct = (entry: string) => /^(Edit in the row|Archive|Duplicate|Mark|Remove from)/.test(entry);
    const inMenu = entries.filter((each) => !isLast(each));
    for (const entry of [...inMenu.filter((each) => !isAct(each)), ...inMenu.filter(isAct)]) {
      if ((await press(named(main, name), name)) !== 'menu') break;
      results.push({ button: entry, opened: await press(named(openThings(page).last(), entry), entry) });
      await goBack();
    }
  }
  return results;
}

/** Buttons that must open a dialog on each screen, by the start of their name and of the dialog's. */
const opens: Readonly<Record<string, readonly (readonly [button: RegExp, opened: RegExp])[]>> = {
  contacts: [
    [/^Add Contact$/, /^Add contact/],
    [/^Notes$/, /^Notes: /],
    [/^Edit$/, /^Edit .+ .+/],
    [/^AI analysis$/, /^AI analysis/],
    [/^Sync to Salesforce$/, /^Sync /],
    [/^Delete$/, /^Delete contact/],
  ],
  contact: [
    [/^Edit$/, /^Edit Amara Osei/],
    [/^Notes$/, /^Notes: Amara Osei/],
    [/^AI analysis$/, /^AI analysis/],
    [/^Sync to Salesforce$/, /^Sync Amara Osei/],
    [/^Change$/, /^Staying in touch/],
    [/^Draft an email$/, /^Email to Amara Osei/],
    [/^Welcome$/, /./],
    [/^Delete$/, /^Delete contact/],
  ],
  notes: [
    [/^Time report$/, /^Time report/],
    [/^Analyze Goals$/, /^Smart Goal Analysis/],
    [/^Estimate Tasks$/, /^Estimates of Tasks/],
    [/^Add Note$/, /^Add Note/],
    // The first note in a regular user's list belongs to a colleague.
    [/^Suggest text$/, /^Suggestion for/],
  ],
  calendar: [
    [/^New event$/, /^Create New Event/],
    [/^Import/, /^Import/],
    [/^AI suggestions/, /./],
    [/^Winter lunch/, /^Winter lunch/],
  ],
  users: [[/^Create user$/, /^Create user/]],
  leads: [[/^Delete$/, /^Delete/]],
  videos: [
    [/^Add video$/, /^Add a video/],
    [/^Edit /, /^Edit “/],
  ],
  proposal: [[/^Add slide$/, /^Add slide/]],
};

const opensForAdmins: typeof opens = {
  notes: [
    [/^Edit$/, /^Edit Note/],
    [/^Share$/, /^Share Note/],
    [/^Delete$/, /^Delete/],
  ],
};

/** Errors that the browser and the database client log about a lost connection. */
const ofLostConnection =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif|Failed to fetch/;

for (const role of ['admin', 'regular'] as const) {
  for (const { id, address, text } of screensOf(role)) {
    test(`${role}, ${id}: every button works without a connection`, async ({ page, context, complaints }) => {
      complaints.allow(ofLostConnection);
      await (role === 'admin' ? openAsAdmin(page, address) : openAsStaff(page, address));
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await waitForCode(page);
      await context.setOffline(true);
      const pressed = await pressAll(page);
      for (const [button, opened] of [
        ...(opens[id] ?? []),
        ...(role === 'admin' ? (opensForAdmins[id] ?? []) : []),
      ])
        expect
          .soft(
            pressed.filter((each) => button.test(each.button)),
            String(button),
          )
          .toContainEqual({ button: expect.any(String), opened: expect.stringMatching(opened) });
    });
  }
}

test('records open from their lists without a connection', async ({ page, context, complaints }) => {
  complaints.allow(ofLostConnection);
  const main = page.getByRole('main');
  for (const [address, row, heading] of [
    ['/admin/dashboard/contacts', 'Amara Osei', 'Amara Osei'],
    ['/admin/dashboard/bundles', 'Priya Nair', 'Priya Nair'],
    ['/admin/dashboard/notes', 'Spring appeal, what we agreed', 'Spring appeal, what we agreed'],
  ] as const) {
    await test.step(address, async () => {
      await openAsAdmin(page, address);
      await expect(main.getByRole('link', { name: row }).first()).toBeVisible();
      await waitForCode(page);
      await context.setOffline(true);
      await main.getByRole('link', { name: row }).first().click();
      await expect(main.getByRole('heading', { name: heading }).last()).toBeVisible();
      await expect(screenFailure(page)).toHaveCount(0);
      await expect(notLoaded(page)).toHaveCount(0);
      await context.setOffline(false);
    });
  }
});

test('a form whose script fails shows an error without closing the screen, and opens on retry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_FAILED/);
  const code = /assets\/note-dialog-.*\.(js|css)$/;
  await page.route(code, (route) => route.abort());
  await openAsAdmin(page, '/admin/dashboard/notes');
  await expect(page.getByText('Spring appeal, what we agreed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  const missing = page.getByRole('dialog', { name: 'Not loaded yet' });
  await expect(
    missing.getByText('This form did not load. Check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(screenFailure(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeFocused();

  await page.unroute(code);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const form = page.getByRole('dialog', { name: 'Add Note' });
  await expect(form.getByLabel('Title')).toBeVisible();
  // The styles of the code that had failed are loaded, too.
  await expect(form.locator('form > div').first()).toHaveCSS('display', 'grid');
});

test('a form opened offline before its script was fetched appears when the connection returns', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(ofLostConnection);
  const code = /assets\/contact-dialog-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await openAsAdmin(page, '/admin/dashboard/contacts');
  await expect(page.getByText('amara.osei@harbourshelter.example').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const missing = page.getByRole('dialog', { name: 'Not loaded yet' });
  await expect(missing.getByText('This form opens when you are back online.', { exact: true })).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Add contact' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});
