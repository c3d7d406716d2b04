import type { Page } from '@playwright/test';
import { covers, expect, firstInteraction, type Stack, test, waitForHydration } from '../fixtures';
import { fillSignIn, password, signInThroughForm } from '../sign-in';
import { deleteRecord, setInRecord } from '../people';

/**
 * Returns the page's data in browser storage: our entries, and the number of sessions stored by the identity
 * provider.
 */
const stored = (page: Page) =>
  page.evaluate(async () => {
    // The router stores scroll positions for all visitors.
    const isOurs = ([key]: [string, unknown]) => key !== 'react-router-scroll-positions';
    const entries = (storage: Storage) =>
      Object.entries(storage)
        .filter(isOurs)
        .map(([key, value]) => `${key}=${value}`);
    const store = 'firebaseLocalStorage';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
    });
    const provider = await new Promise<number>((resolve) => {
      if (!database.objectStoreNames.contains(store)) return resolve(0);
      const counting = database.transaction(store).objectStore(store).count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
    database.close();
    return { local: entries(localStorage), session: entries(sessionStorage), provider };
  });
// The footer also has an email field.
const emailField = (page: Page) => page.getByRole('main').getByLabel('Email');

const nothing = { local: [], session: [], provider: 0 };

const wrongText = 'Invalid email or password. Please try again.';

test(
  'an administrator signs in and sees the admin home',
  covers('PUB-050', 'PUB-217', 'PUB-218', 'PUB-226', 'WRK-015'),
  async ({ page }) => {
    await signInThroughForm(page, 'ada');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  },
);

test(
  'a regular user signs in and sees their home',
  covers('PUB-049', 'PUB-219', 'PUB-227', 'WRK-028'),
  async ({ page }) => {
    await signInThroughForm(page, 'mia');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
  },
);

test('the form stays busy until the workspace loads, and the account shows its frame while it loads', async ({
  page,
}) => {
  /** Holds back requests for files. `asked` resolves at the first request, `send` lets them continue. */
  const hold = async (files: string) => {
    let send = () => {};
    const looked = new Promise<void>((resolve) => {
      send = resolve;
    });
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route(files, async (route) => {
      ask();
      await looked;
      await route.continue();
    });
    return { asked, send };
  };
  await page.goto('/login');
  const workspace = await hold('**/assets/workspace-*.js');
  await fillSignIn(page, 'mia@acf.example');
  const button = page.getByRole('main').getByRole('button', { name: /^Sign/ });
  await workspace.asked;
  await expect(button).toHaveText('Signing in…');
  workspace.send();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');

  const account = await hold('**/assets/account-area-*.js');
  await page.goto('/account');
  await expect(page.getByRole('banner')).toBeVisible();
  await account.asked;
  const loading = await page.getByRole('main').getByText('Loading…').boundingBox();
  // Inside the page's margins, where its heading will be.
  expect(loading?.x).toBeGreaterThanOrEqual(48);
  account.send();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByLabel('Display name')).toBeVisible();
});

test(
  'the form asks for an empty email or password before it sends anything',
  covers('PUB-215', 'PUB-216'),
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    for (const address of ['/login', '/admin/login']) {
      await page.goto(address);
      await fillSignIn(page, '', password);
      await expect(emailField(page)).toBeFocused();
      await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
      await fillSignIn(page, 'ada@acf.example', '');
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    }
    expect(calls.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
  },
);

test(
  'a wrong password, an unknown and a disabled account get one message and are logged as failures',
  covers('PUB-379'),
  async ({ page, stack, complaints }) => {
    // The browser itself logs the refused call.
    complaints.allow(/status of 400/);
    await page.goto('/admin/login');
    for (const [email, secret] of [
      ['ada@acf.example', 'not-the-password'],
      ['nobody@acf.example', password],
      ['lena@acf.example', password],
    ] as const) {
      await fillSignIn(page, email, secret);
      await expect(page.getByText(wrongText)).toBeVisible();
      await expect(emailField(page)).toHaveValue(email);
      await expect(page).toHaveURL(/\/admin\/login$/);
    }
    const told = async () =>
      (await stack.documents('security_events')).map(({ fields }) => fields.message?.stringValue ?? '');
    await expect
      .poll(async () => (await told()).toSorted())
      .toEqual([
        expect.stringMatching(/^1 failed sign-in for ada@acf.example/),
        expect.stringMatching(/^1 failed sign-in for addresses without an account/),
        expect.stringMatching(/^1 failed sign-in for lena@acf.example/),
      ]);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/admin\/login$/);
  },
);

test(
  'the admin form refuses a regular user, who stays signed out',
  covers('PUB-218', 'PUB-220', 'PUB-221', 'PUB-224'),
  async ({ page }) => {
    await page.goto('/admin/login');
    await fillSignIn(page, 'mia@acf.example');
    await expect(page.getByText('Unauthorized access. Admin privileges required.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'the staff form sends an administrator to the admin form, signed out',
  covers('PUB-219', 'PUB-222', 'PUB-223'),
  async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'ada@acf.example');
    await expect(page.getByText('Please use admin login for administrator accounts.')).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/admin\/login$/);
  },
);

for (const [what, prepare, text] of [
  ['without a profile', deleteRecord, 'User profile not found'],
  [
    'with an unknown role',
    (stack: Stack, uid: string) => setInRecord(stack, uid, 'role', 'owner'),
    'Access denied. No role assigned.',
  ],
  [
    'that is inactive',
    (stack: Stack, uid: string) => setInRecord(stack, uid, 'status', 'inactive'),
    'Access denied. This account is not active.',
  ],
] as const) {
  test(
    `both forms refuse an account ${what}, which stays signed out`,
    covers('PUB-224'),
    async ({ page, stack }) => {
      await prepare(stack, 'ada');
      for (const [form, area] of [
        ['/login', '/dashboard'],
        ['/admin/login', '/admin/dashboard'],
      ] as const) {
        await page.goto(form);
        await fillSignIn(page, 'ada@acf.example');
        await expect(page.getByText(text)).toBeVisible();
        await expect(emailField(page)).toHaveValue('ada@acf.example');
        expect(await stored(page)).toEqual(nothing);
        await page.goto(area);
        await page.waitForURL(`**${form}`);
      }
    },
  );
}

test(
  'a sign-in through the wrong form does not open the workspace in another tab either',
  covers('PUB-221', 'PUB-223'),
  async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto('/login');
    await firstInteraction(second);
    const left: string[] = [];
    second.on('framenavigated', (frame) => frame.url().endsWith('/login') || left.push(frame.url()));
    await page.goto('/admin/login');
    await fillSignIn(page, 'mia@acf.example');
    await expect(page.getByText('Unauthorized access. Admin privileges required.')).toBeVisible();
    await page.goto('/login');
    await fillSignIn(page, 'ada@acf.example');
    await expect(page.getByText('Please use admin login for administrator accounts.')).toBeVisible();
    expect(left).toEqual([]);
    // An accepted sign-in does reach the other tab.
    await fillSignIn(page, 'mia@acf.example');
    await second.waitForURL('**/dashboard');
  },
);

test(
  'only the sign-in provider stores the session, and sign-out removes it',
  covers('PUB-231', 'PUB-233'),
  async ({ page, stack }) => {
    const toDatabase: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${stack.backendOrigins[0]}`)) {
        toDatabase.push(request.headers()['authorization']);
      }
    });
    await signInThroughForm(page, 'mia');
    expect(toDatabase).toContainEqual(expect.stringMatching(/^Bearer \S{50}/));
    expect(await stored(page)).toEqual({ local: ['acf.session=1'], session: [], provider: 1 });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await stored(page)).toEqual(nothing);
  },
);

test('too many attempts and a missing connection show a message and keep what was typed', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.allow(/status of 400|ERR_FAILED|net::/);
  await page.goto('/login');
  await page.route(`${stack.backendOrigins[1]}/**`, (route) => route.abort());
  await fillSignIn(page, 'mia@acf.example');
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password);
  await page.unroute(`${stack.backendOrigins[1]}/**`);

  for (let attempt = 0; attempt < 10; attempt += 1) {
    await fetch(
      `${stack.backendOrigins[1]}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mia@acf.example', password: 'guess' }),
      },
    );
  }
  await fillSignIn(page, 'mia@acf.example');
  await expect(page.getByText(/Too many failed attempts/)).toBeVisible();
  await expect(emailField(page)).toHaveValue('mia@acf.example');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(password);
});

test(
  'public pages render without waiting for the sign-in state, unlike their account menu',
  covers('PUB-235'),
  async ({ page, stack }) => {
    await signInThroughForm(page, 'mia');
    // Neither the identity provider nor the database answers.
    for (const origin of stack.backendOrigins) await page.route(`${origin}/**`, () => {});
    await page.goto('/');
    await firstInteraction(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(header.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
  },
);

test(
  'a signed-in person is redirected home from both forms',
  covers('PUB-228', 'PUB-229'),
  async ({ page }) => {
    await signInThroughForm(page, 'ada');
    for (const address of ['/login', '/admin/login']) {
      await page.goto(address);
      await page.waitForURL('**/admin/dashboard');
    }
  },
);

test(
  'signing out opens the area’s sign-in page in every tab',
  covers('PUB-230', 'PUB-236', 'WRK-055'),
  async ({ page, context }) => {
    await signInThroughForm(page, 'ada');
    const second = await context.newPage();
    await second.goto('/admin/dashboard/bundles');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await second.waitForURL('**/admin/login');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/admin\/login$/);
  },
);

test(
  'losing the role or becoming inactive closes open screens at once',
  covers('WRK-046', 'WRK-798'),
  async ({ page, stack, complaints }) => {
    // The rules refuse the screen's pending requests, and the browser logs that itself.
    complaints.allow(/status of 403/);
    await signInThroughForm(page, 'ada');
    await page.goto('/admin/dashboard/bundles');
    await expect(page.getByRole('row', { name: 'Priya Nair' })).toBeVisible();
    await setInRecord(stack, 'ada', 'status', 'inactive');
    await page.waitForURL('**/admin/login');
    await expect(page.getByRole('row', { name: 'Priya Nair' })).toHaveCount(0);
    await expect(page.getByText('Access denied. This account is not active.')).toBeVisible();
  },
);
