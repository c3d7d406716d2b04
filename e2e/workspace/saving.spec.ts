import type { Page } from '@playwright/test';
import { covers, expect, type Stack, test } from '../fixtures';
import { fillSignIn, openAsStaff } from '../sign-in';
import { setInRecord } from '../people';

// Several sign-ins and lost connections in one test.
test.describe.configure({ timeout: 90_000 });

/** Errors that the browser and the database client log for a connection that the test has cut. */
const noConnection = /ERR_|net::|cleardot|Could not reach Cloud Firestore/;

const kept = 'Saved on this device. We will send it.';
const form = (page: Page) => page.getByRole('form', { name: 'Your profile' });
const bio = (page: Page) => form(page).getByLabel('Bio', { exact: true });
const name = (page: Page) => form(page).getByLabel('Display name', { exact: true });
const press = (page: Page) => form(page).getByRole('button', { name: 'Save changes' }).click();
const notSaved = (page: Page) =>
  page.getByRole('button', { name: /not saved|to be sent|will be sent|your choice/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Changes that are not saved' });
const commits = (stack: Stack) => `${stack.backendOrigins[0]}/**:commit?**`;

async function openAccount(page: Page): Promise<void> {
  await openAsStaff(page, '/account');
  await expect(bio(page)).toHaveValue('Works with arts organisations.');
}

async function stored(stack: Stack, field: 'bio' | 'displayName'): Promise<string | undefined> {
  const record = (await stack.documents('users')).find(({ id }) => id === 'mia');
  return record?.fields[field]?.stringValue;
}

/** Returns the changes in the browser's outbox. */
const outbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('acf-outbox');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('changes').objectStore('changes').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

/** Blocks all requests to the database, as in a tunnel. */
async function cutOff(page: Page, stack: Stack): Promise<void> {
  await page.route(`${stack.backendOrigins[0]}/**`, (route) => route.abort());
}
const reconnect = (page: Page, stack: Stack) => page.unroute(`${stack.backendOrigins[0]}/**`);

test('the caret keeps its position while a change is saved', async ({ page }) => {
  await openAccount(page);
  await name(page).fill('Mia Larsen');
  await name(page).press('Home');
  await name(page).press('Enter');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.keyboard.type('Dr ');
  await expect(name(page)).toHaveValue('Dr Mia Larsen');
});

test(
  'changes of different fields from two browsers are both saved',
  covers('FLT-007'),
  async ({ page, anotherPerson, stack, complaints }) => {
    complaints.allow(noConnection);
    const second = await anotherPerson();
    await openAccount(page);
    await openAccount(second);
    await cutOff(page, stack);
    await bio(page).fill('From the first');
    await press(page);
    await expect(page.getByText(kept)).toBeVisible();
    await name(second).fill('Mia of the second');
    await press(second);
    await expect(second.getByText(/^Saved at/)).toBeVisible();
    await reconnect(page, stack);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(await stored(stack, 'bio')).toBe('From the first');
    expect(await stored(stack, 'displayName')).toBe('Mia of the second');
  },
);

test(
  'two browsers change the same field, and the person compares both values and chooses',
  covers('FLT-008'),
  async ({ page, stack, complaints }) => {
    complaints.allow(noConnection);
    await openAccount(page);
    await cutOff(page, stack);
    await bio(page).fill('Mine');
    await press(page);
    await expect(page.getByText(kept)).toBeVisible();
    await setInRecord(stack, 'mia', 'bio', 'Theirs');
    await reconnect(page, stack);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(
      page.getByText('Conflict: Someone else changed this at the same time.').first(),
    ).toBeVisible();
    expect(await stored(stack, 'bio')).toBe('Theirs');
    await page.getByRole('button', { name: 'Compare and choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve the conflict' });
    await expect(dialog.getByRole('group', { name: 'Bio' })).toContainText('Works with arts organisations.');
    await dialog.getByRole('radio', { name: /^Someone else’s.* Theirs$/ }).press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Keep this one' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(await stored(stack, 'bio')).toBe('Mine');
  },
);

test('another browser’s save keeps its other fields, and the same field becomes a conflict', async ({
  page,
  anotherPerson,
  stack,
}) => {
  const second = await anotherPerson();
  await openAccount(page);
  await openAccount(second);
  await bio(page).fill('Typed in the first');
  await name(second).fill('Zoe of the second');
  await bio(second).fill('Saved by the second');
  await press(second);
  await expect(second.getByText(/^Saved at/)).toBeVisible();
  // The first tab has received the change: the initial beside its menu is new, but its edited fields are not.
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveText('Z');
  await expect(bio(page)).toHaveValue('Typed in the first');
  await press(page);
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve the conflict' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: 'Bio' })).toContainText('Works with arts organisations.');
  await expect(dialog.getByRole('radio', { name: /^Someone else’s.* Saved by the second$/ })).toBeVisible();
  expect(await stored(stack, 'bio')).toBe('Saved by the second');
  await dialog.getByRole('radio', { name: 'Yours Typed in the first' }).check();
  await dialog.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await stored(stack, 'bio')).toBe('Typed in the first');
  expect(await stored(stack, 'displayName')).toBe('Zoe of the second');
  await expect(name(page)).toHaveValue('Zoe of the second');
  await expect(bio(second)).toHaveValue('Typed in the first');
});

test(
  'ten offline edits survive a closed tab and are saved when the connection returns',
  covers('FLT-005'),
  async ({ page, context, stack, complaints }) => {
    complaints.allow(noConnection);
    await openAccount(page);
    await cutOff(page, stack);
    for (let edit = 1; edit <= 10; edit++) {
      await bio(page).fill(`Edit ${edit}`);
      await press(page);
      await expect(page.getByText(kept)).toBeVisible();
    }
    expect(await outbox(page)).toBe(1);
    const second = await context.newPage();
    await page.close();
    // Another screen of the workspace sends the pending changes, too.
    await second.goto('/dashboard');
    await expect.poll(() => stored(stack, 'bio')).toBe('Edit 10');
    await expect.poll(() => outbox(second)).toBe(0);
  },
);

test(
  'a change whose answer is lost is not written twice',
  covers('FLT-004'),
  async ({ page, stack, complaints }) => {
    complaints.allow(noConnection);
    await openAccount(page);
    let arrived = 0;
    await page.route(commits(stack), async (route) => {
      arrived += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await bio(page).fill('Once');
    await press(page);
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(arrived).toBe(1);
    expect(await stored(stack, 'bio')).toBe('Once');
  },
);

test(
  'a refused change stays in the list with its text and reason and can be sent again',
  covers('FLT-009'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 403/);
    await openAccount(page);
    await page.route(commits(stack), (route) =>
      route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } } }),
    );
    await bio(page).fill('Refused words');
    await press(page);
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    await page.reload();
    await notSaved(page).click();
    const item = list(page).getByRole('listitem');
    await expect(item).toContainText('Your profile');
    await expect(item).toContainText('Your account may not change this.');
    await item.getByText('Show what was entered').click();
    await expect(item.getByRole('textbox', { name: 'Bio' })).toHaveValue('Refused words');
    await page.unroute(commits(stack));
    await item.getByRole('button', { name: 'Send again' }).click();
    await expect(list(page)).toContainText('Everything is saved.');
    expect(await stored(stack, 'bio')).toBe('Refused words');
  },
);

test('a pending change is kept and sent by keyboard without losing the focus', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(noConnection);
  await openAccount(page);
  await cutOff(page, stack);
  await bio(page).fill('By keyboard');
  await press(page);
  await notSaved(page).focus();
  await page.keyboard.press('Enter');
  const discard = list(page).getByRole('button', { name: 'Discard' });
  const sendNow = list(page).getByRole('button', { name: 'Send now' });
  await expect(sendNow).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('alert')).toHaveText('This change was not saved. Discard it?');
  await expect(list(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(sendNow).toBeFocused();
  // The changes are sent automatically before the button is pressed, and the button disappears.
  await reconnect(page, stack);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const all = list(page).getByText('Everything is saved.');
  await expect(all).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Everything is saved.');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  // A refused change beside the form: the pressed button disappears when the change is sent.
  complaints.allow(/status of 403/);
  await page.route(commits(stack), (route) =>
    route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED', message: 'no' } } }),
  );
  await bio(page).fill('Refused at first');
  await press(page);
  const again = page.getByRole('main').getByRole('button', { name: 'Send again' });
  await again.focus();
  await page.unroute(commits(stack));
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(page.locator(':focus')).toContainText(/Saved at/);
});

test('a change is sent once from one of two tabs, and both show it as saved', async ({
  page,
  context,
  stack,
}) => {
  await openAccount(page);
  const second = await context.newPage();
  await second.goto('/account');
  await expect(bio(second)).toHaveValue('Works with arts organisations.');
  let sent = 0;
  await context.route(commits(stack), async (route) => {
    sent += 1;
    await route.continue();
  });
  await bio(second).fill('From the second tab');
  await press(second);
  await expect(second.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(sent).toBe(1);
  expect(await stored(stack, 'bio')).toBe('From the second tab');
});

test(
  'a browser without storage still saves and says what it cannot keep',
  covers('FLT-012'),
  async ({ page, stack, complaints }) => {
    complaints.allow(noConnection);
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      IDBFactory.prototype.open = (databaseName: string, version?: number) => {
        if (databaseName === 'acf-outbox') throw new DOMException('The storage is closed.', 'SecurityError');
        return open(databaseName, version);
      };
    });
    await openAccount(page);
    await cutOff(page, stack);
    await bio(page).fill('In memory');
    await press(page);
    await expect(page.getByText('Not saved yet. Leave this page open until it is sent.')).toBeVisible();
    await notSaved(page).click();
    await expect(list(page)).toContainText('This browser can’t store unsent changes');
    await reconnect(page, stack);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(list(page)).toContainText('Everything is saved.');
    expect(await stored(stack, 'bio')).toBe('In memory');
  },
);

test('signing out asks about a pending change, which is hidden from others and sent at the next sign-in', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(noConnection);
  await openAccount(page);
  await page.route(commits(stack), (route) => route.abort());
  await bio(page).fill('Later');
  await press(page);
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: /log ?out/i }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText(
    'They stay on this device, and we send them when you sign in here again.',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(bio(page)).toHaveValue('Later');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: /log ?out/i }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(bio(page)).toHaveCount(0);
  await page.unroute(commits(stack));

  await page.goto('/login');
  await fillSignIn(page, 'theo@acf.example');
  await page.waitForURL('**/dashboard');
  await expect(notSaved(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Later');
  expect(await stored(stack, 'bio')).toBe('Works with arts organisations.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, 'mia@acf.example');
  await page.waitForURL('**/dashboard');
  await expect.poll(() => stored(stack, 'bio')).toBe('Later');
  await expect.poll(() => outbox(page)).toBe(0);
});

test('signing out waits for a change that is being sent, without asking', async ({ page, stack }) => {
  await openAccount(page);
  let answer = () => {};
  const pressedLogOut = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(commits(stack), async (route) => {
    await pressedLogOut;
    await route.continue();
  });
  await bio(page).fill('On its way');
  await press(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: /log ?out/i }).click();
  answer();
  await expect(bio(page)).toHaveCount(0);
  expect(await stored(stack, 'bio')).toBe('On its way');
});

test(
  'another tab finishes the change of a tab closed during sending, without writing it twice',
  covers('FLT-006'),
  async ({ page, context, stack }) => {
    await openAccount(page);
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Mia');
    let sent = 0;
    await context.route(commits(stack), async (route) => {
      sent += 1;
      // The write arrives, but the tab closes before the answer.
      await route.fetch();
      if (sent === 1) await page.close();
      else await route.continue().catch(() => {});
    });
    await bio(page).fill('Last words');
    await press(page).catch(() => {});
    await expect.poll(() => outbox(second)).toBe(0);
    expect(sent).toBe(1);
    expect(await stored(stack, 'bio')).toBe('Last words');
  },
);
