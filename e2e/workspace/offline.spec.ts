import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screensOf } from '../pages/workspace-screens';
import { openAsAdmin, openAsStaff } from '../sign-in';

/** Waits until the workspace has fetched what it fetches ahead. */
const waitForCode = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('code-ahead').length > 0);

const screenFailure = (page: Page) =>
  page.getByRole('heading', { name: /This screen (stopped working|did not load)/ });
const notLoaded = (page: Page) => page.getByText(/^This (form|part) (opens|appears|did not load)/);

/** Two frames, in which a press has shown what it shows. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The open dialogs and menus, the topmost last. */
const openThings = (page: Page) =>
  page.locator('dialog[open], [popover]:popover-open').filter({ visible: true });

async function closeAll(page: Page): Promise<void> {
  for (let left = 6; left > 0 && (await openThings(page).count()) > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await settle(page);
  }
  await expect(openThings(page)).toHaveCount(0);
}

/** Names of the buttons in `within`, of lists those of the first item: the others have the same. */
const buttonsIn = (within: Locator): Promise<readonly string[]> =>
  within.locator('button:enabled, summary').evaluateAll((all) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isFirst = (element: Element) => {
      for (let item = element.closest('li, tr'); item; item = item.parentElement?.closest('li, tr') ?? null)
        if (item.previousElementSibling?.matches('li, tr')) return false;
      return true;
    };
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return [...new Set(all.filter((each) => isShown(each) && isFirst(each)).map(nameOf))];
  });

interface Pressed {
  readonly button: string;
  readonly opened: string | undefined;
}

/**
 * Presses every button of the open screen, then those of the menus that opened, and returns what each opened: the name of a
 * dialog, or `menu`. Fails when a press takes the screen away.
 */
async function pressAll(page: Page): Promise<readonly Pressed[]> {
  const main = page.getByRole('main');
  const address = page.url();
  const results: Pressed[] = [];
  const press = async (button: Locator, name: string): Promise<string | undefined> => {
    if ((await button.count()) === 0) return undefined;
    await button.first().click();
    await settle(page);
    await expect.soft(screenFailure(page), `after “${name}”`).toHaveCount(0);
    await expect.soft(notLoaded(page), `after “${name}”`).toHaveCount(0);
    const top = openThings(page).last();
    if ((await top.count()) === 0) return undefined;
    if ((await top.evaluate(({ tagName }) => tagName)) !== 'DIALOG') return 'menu';
    return (await top.getByRole('heading').first().textContent()) ?? '';
  };
  const goBack = async () => {
    await closeAll(page);
    if (page.url() === address) return;
    await page.goBack();
    await settle(page);
  };
  const named = (within: Locator, name: string) =>
    within
      .getByRole('button', { name, exact: true })
      .or(within.locator('summary').getByText(name, { exact: true }));
  for (const name of await buttonsIn(main)) {
    const opened = await press(named(main, name), name);
    results.push({ button: name, opened });
    const entries = opened === 'menu' ? await buttonsIn(openThings(page).last()) : [];
    await goBack();
    for (const entry of entries) {
      if ((await press(named(main, name), name)) !== 'menu') break;
      results.push({ button: entry, opened: await press(named(openThings(page).last(), entry), entry) });
      await goBack();
    }
  }
  return results;
}

/** What must have opened on each screen, by the beginnings of names. */
const opens: Readonly<Record<string, readonly (readonly [button: RegExp, dialog: RegExp])[]>> = {
  contacts: [
    [/^Add Contact/, /^Add Contact|^New contact/i],
    [/^Edit/, /^Edit/],
  ],
};

for (const role of ['admin', 'regular'] as const) {
  for (const { id, address, text } of screensOf(role)) {
    test(`${role}, ${id}: every button works without a connection`, async ({ page, context, complaints }) => {
      complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore/);
      await (role === 'admin' ? openAsAdmin(page, address) : openAsStaff(page, address));
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await waitForCode(page);
      await context.setOffline(true);
      const pressed = await pressAll(page);
      console.log(id, JSON.stringify(pressed));
      for (const [button, dialog] of opens[id] ?? [])
        expect(pressed.filter((each) => button.test(each.button)).map(({ opened }) => opened)).toContainEqual(
          expect.stringMatching(dialog),
        );
    });
  }
}
