import type { BrowserContext, Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { covers, expect, type Stack, test } from '../fixtures';
import { GatePage } from '../pages/gate-page';
import { openAsAdmin, openAsStaff, signInThroughForm } from '../sign-in';
import { manyLeads, storeLeads } from '../stored-leads';
import { changeRecord, removeAll } from '../stored-records';

test.describe.configure({ timeout: 90_000 });

/** Errors that the browser and the database client log for a connection that the test has cut. */
const noConnection = /ERR_|net::|cleardot|Could not reach Cloud Firestore|Failed to load resource/;

const waiting = (page: Page, count: number) =>
  page.getByRole('button', {
    name: new RegExp(`^${count} changes (will be sent when you are online|are waiting to be sent)`),
  });
const commits = (stack: Stack) => `${stack.backendOrigins[0]}/**:commit?**`;

test(
  'offline edits of ten records survive a reload, and all are sent',
  covers('FLT-005'),
  async ({ page, context, stack, complaints }) => {
    complaints.allow(noConnection);
    await removeAll(stack, ['bundleRequests', 'leadKeys']);
    await storeLeads(stack, manyLeads(11));
    await openAsAdmin(page, '/admin/dashboard/bundles');
    const row = (number: number) =>
      page.getByRole('row', { name: `Person ${String(number).padStart(3, '0')}` });
    await expect(row(11)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    for (let number = 1; number <= 10; number += 1)
      await row(number).getByRole('button', { name: 'Mark completed' }).click();
    await expect(waiting(page, 10)).toBeVisible();

    // The page can load again, but changes cannot be sent yet.
    await page.route(commits(stack), (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await waiting(page, 10).click();
    const list = page.getByRole('dialog', { name: 'Changes that are not saved' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await page.keyboard.press('Escape');
    await page.unroute(commits(stack));
    const statuses = async () =>
      (await stack.documents('bundleRequests'))
        .map(({ fields }) => fields['status']?.stringValue ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    await expect
      .poll(statuses, { timeout: 30_000 })
      .toEqual([...Array.from({ length: 10 }, () => 'completed'), 'pending']);
    await expect(page.getByRole('button', { name: /will be sent|waiting to be sent/ })).toHaveCount(0);
  },
);

test(
  'a profile saved while the database is down keeps its text and is sent when it returns',
  covers('FLT-010'),
  async ({ page, stack, complaints }) => {
    complaints.allow(noConnection);
    await openAsStaff(page, '/account');
    const bio = page.getByRole('form', { name: 'Your profile' }).getByLabel('Bio', { exact: true });
    await expect(bio).toHaveValue('Works with arts organisations.');
    await stack.stopBackend();
    await bio.fill('Written while it was away.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved on this device. We will send it.')).toBeVisible();
    await expect(bio).toHaveValue('Written while it was away.');
    await stack.startAgain();
    const stored = async () =>
      (await stack.documents('users')).find(({ id }) => id === 'mia')?.fields['bio']?.stringValue;
    await expect.poll(stored, { timeout: 30_000 }).toBe('Written while it was away.');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await expect(bio).toHaveValue('Written while it was away.');
  },
);

/** Fills every database and storage key of the site with data that no version has written. */
async function fillWithRubbish(context: BrowserContext, version: number): Promise<void> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(async (of) => {
    for (const key of ['session', 'lists', 'menu.mia', 'notes-view', 'note-categories/mia', 'draft/mia'])
      localStorage.setItem(`acf.${key}`, '\u0000{"');
    localStorage.setItem('proposals_authenticated', 'true');
    const stores = {
      'acf-outbox': ['changes', 'aside'],
      'acf-proposals': ['keys'],
      firebaseLocalStorageDb: ['firebaseLocalStorage'],
    };
    for (const [name, own] of Object.entries(stores))
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, of);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          for (const store of of === 1 ? own : ['of-a-later-version']) {
            const made = opening.result.createObjectStore(
              store,
              store === 'changes'
                ? { keyPath: 'id' }
                : store.startsWith('fire')
                  ? { keyPath: 'fbase_key' }
                  : {},
            );
            if (store === 'changes') made.createIndex('uid', 'uid');
            if (store === 'changes') made.put({ id: 'rubbish', uid: 'mia', change: 7 });
            else if (store.startsWith('fire'))
              made.put({ fbase_key: 'firebase:authUser:local:acf', value: 7 });
            else made.put({ rubbish: [null, 7] }, 'index');
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
  }, version);
  await page.close();
}

for (const [what, version] of [
  ['rubbish in its databases', 1],
  ['databases of a version that it does not know', 9],
] as const) {
  test(
    `with ${what} the site opens, signs in, saves and shows the gate`,
    covers('FLT-013'),
    async ({ page, context, stack }) => {
      await fillWithRubbish(context, version);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/proposals');
      await expect(page.getByRole('button', { name: 'Open the list' })).toBeVisible();
      await signInThroughForm(page, 'mia');
      // A broken database cannot keep the session, and a reload would end it. So the test navigates through
      // the menu.
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('link', { name: 'My Account' }).click();
      await page
        .getByRole('form', { name: 'Your profile' })
        .getByLabel('Bio', { exact: true })
        .fill('Still here');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      const stored = async () =>
        (await stack.documents('users')).find(({ id }) => id === 'mia')?.fields['bio']?.stringValue;
      expect(await stored()).toBe('Still here');
    },
  );
}

test(
  'a connection lost while a proposal opens shows an error, and a retry keeps the entries',
  covers('FLT-021'),
  async ({ page, complaints }) => {
    complaints.allow(noConnection);
    const { code, email } = seedAccess['tipping-point'];
    const gate = new GatePage(page);
    await gate.goto('tipping-point');
    await page.route('**/documents:batchGet**', (route) => route.abort('connectionreset'));
    await gate.enter(code, email);
    await expect(gate.alert).toContainText('We could not reach the page.');
    await expect(gate.alert).not.toContainText('Invalid access code or email');
    await expect(gate.code).toHaveValue(code);
    await expect(gate.email).toHaveValue(email);
    await page.unroute('**/documents:batchGet**');
    await gate.submit.click();
    await expect(gate.exit).toBeVisible();
  },
);

test(
  'a timer keeps running after its tab is closed and counts from the server’s start time',
  covers('FLT-022'),
  async ({ page, context, stack }) => {
    await openAsAdmin(page, '/admin/dashboard/notes?filterType=all');
    const title = 'Ten warm donors by March';
    const goal = async () =>
      (await stack.documents('notes')).find(({ fields }) => fields['title']?.stringValue === title);
    await page.getByRole('button', { name: `Start timer: ${title}` }).click();
    const isRunning = async () =>
      (JSON.stringify((await goal())?.fields['timerData']) ?? '').includes(
        '"isRunning":{"booleanValue":true}',
      );
    await expect.poll(isRunning).toBe(true);
    await page.close();
    expect(await isRunning()).toBe(true);

    // As if no tab had been open for an hour, two minutes and three seconds.
    const started = Date.now() - 3_723_000;
    const at = new Date(started);
    await changeRecord(stack, `notes/${(await goal())?.id}`, {
      timerData: {
        isRunning: true,
        totalTime: 0,
        elapsedTime: 0,
        history: [],
        lastUpdated: at,
        currentSession: { startTime: at },
      },
    });
    const later = await context.newPage();
    await later.goto('/admin/dashboard/notes?filterType=all');
    const timer = later.getByRole('region', { name: 'Running Timers' }).getByRole('timer');
    await expect(timer).toHaveText(/^01:02:\d\d$/);
    const [hours = 0, minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
    const shown = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    expect(Math.abs(Date.now() - started - shown)).toBeLessThan(2_000);
  },
);
