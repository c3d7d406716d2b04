import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { disableAccount } from '../people';
import { openAsAdmin } from '../sign-in';

const list = '/admin/dashboard/bundles';
const ended = 'You have been signed out. Sign in again to go on.';
const exchange = '**/securetoken.googleapis.com/v1/token**';

/** Returns the tokens in the Auth client's store, or none after a sign-out. */
const storedTokens = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ accessToken: string; expirationTime: number } | undefined>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('success', () => {
          const reading = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { value: { stsTokenManager: never } }[])[0]?.value.stsTokenManager);
          });
        });
      }),
  );

/** Leaves the browser as an administrator would have left it two hours ago, on a document without scripts. */
async function openTwoHoursLater(page: Page): Promise<void> {
  await openAsAdmin(page);
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = writing.objectStore('firebaseLocalStorage');
          const reading = store.getAll();
          reading.addEventListener('success', () => {
            const [entry] = reading.result as {
              value: { stsTokenManager: { accessToken: string; expirationTime: number } };
            }[];
            if (entry === undefined) throw new Error('Nobody is signed in.');
            const tokens = entry.value.stsTokenManager;
            const [head, payload = ''] = tokens.accessToken.split('.');
            const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
              iat: number;
              exp: number;
            };
            const older = { ...claims, iat: claims.iat - 7_200, exp: claims.exp - 7_200 };
            const text = btoa(JSON.stringify(older))
              .replaceAll('+', '-')
              .replaceAll('/', '_')
              .replace(/=+$/, '');
            tokens.accessToken = `${head}.${text}.`;
            tokens.expirationTime -= 7_200_000;
            store.put(entry);
          });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

/** Answers refresh token requests with `answer`. Returns the list of these requests. */
async function atExchange(page: Page, answer: (route: Route, call: number) => Promise<void>) {
  const calls: string[] = [];
  await page.route(exchange, (route) => {
    calls.push(route.request().url());
    return answer(route, calls.length);
  });
  return calls;
}

const firstRequest = (page: Page) => page.getByRole('row', { name: 'Priya Nair' });

test('the first visit after an hour refreshes the token once and shows rows before the auth client loads', async ({
  page,
}) => {
  await openTwoHoursLater(page);
  const stale = await storedTokens(page);
  let allow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.route('**/assets/provider-*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  const calls = await atExchange(page, (route) => route.continue());
  await page.goto(list);
  await expect(firstRequest(page)).toBeVisible();
  const fresh = await storedTokens(page);
  expect(fresh?.accessToken).not.toBe(stale?.accessToken);
  expect((fresh?.expirationTime ?? 0) - Date.now()).toBeGreaterThan(3_400_000);
  // The client adopts the stored token. It confirms the account, but does not request another token.
  const confirmed = page.waitForResponse('**/accounts:lookup**');
  allow();
  expect((await confirmed).status()).toBe(200);
  await page.reload();
  await expect(firstRequest(page)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an account disabled during that hour sees the sign-in page and no rows', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openTwoHoursLater(page);
  await disableAccount(stack, 'ada');
  await page.goto(list);
  await page.waitForURL('**/admin/login');
  await expect(page.getByText(ended)).toBeVisible();
  expect(await storedTokens(page)).toBeUndefined();
});

test('the auth client takes over when the first token exchange fails', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/);
  await openTwoHoursLater(page);
  const calls = await atExchange(page, (route, call) => (call === 1 ? route.abort() : route.continue()));
  await page.goto(list);
  await expect(firstRequest(page)).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a token exchange does not undo a sign-out in another tab', async ({ page, context }) => {
  await openTwoHoursLater(page);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await atExchange(page, async (route) => {
    const answer = await route.fetch();
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          localStorage.clear();
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.addEventListener('success', () => {
            const clearing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
            clearing.objectStore('firebaseLocalStorage').clear();
            clearing.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        }),
    );
    await route.fulfill({ response: answer });
  });
  await page.goto(list);
  await page.waitForURL('**/admin/login');
  expect(await storedTokens(page)).toBeUndefined();
});

test('a clock that is three hours fast does not sign anyone out', async ({ page }) => {
  await openAsAdmin(page);
  await page.goto('/robots.txt');
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  const calls = await atExchange(page, (route) => route.continue());
  await page.goto(list);
  await expect(firstRequest(page)).toBeVisible();
  expect(calls.length).toBeGreaterThan(0);
});
