import { expect, fillSignIn, password, signInAsAdmin, signInAsStaff, test } from './fixtures';

const wrongText = 'Invalid email or password. Please try again.';

test('an administrator signs in and finds the admin home [PUB-050, PUB-217, PUB-218, PUB-226, WRK-015]', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
});

test('a regular user signs in and finds the own home [PUB-049, PUB-219, PUB-227, WRK-028]', async ({
  page,
}) => {
  await signInAsStaff(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
});

test('the form asks for e-mail and password before anything is sent [PUB-215, PUB-216]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  for (const address of ['/login', '/admin/login']) {
    await page.goto(address);
    await fillSignIn(page, '', password);
    await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await fillSignIn(page, 'ada@acf.example', '');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  }
  expect(calls.filter((url) => url.includes('signInWithPassword'))).toEqual([]);
});

test('a wrong password, an unknown and a disabled account get the same text, and the address stays [PUB-379]', async ({
  page,
  complaints,
}) => {
  // The browser itself reports the refused call.
  complaints.allow(/status of 400/);
  await page.goto('/admin/login');
  for (const [email, secret] of [
    ['ada@acf.example', 'not-the-password'],
    ['nobody@acf.example', password],
    ['lena@acf.example', password],
  ] as const) {
    await fillSignIn(page, email, secret);
    await expect(page.getByText(wrongText)).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL(/\/admin\/login$/);
  }
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a regular user is refused at the admin form and ends signed out [PUB-218, PUB-220, PUB-221, PUB-224]', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await fillSignIn(page, 'mia@acf.example');
  await expect(page.getByText('Unauthorized access. Admin privileges required.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('an administrator is sent to the admin form from the other one and ends signed out [PUB-219, PUB-222, PUB-223]', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'ada@acf.example');
  await expect(page.getByText('Please use admin login for administrator accounts.')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('an account without a profile is refused and ends signed out [PUB-225]', async ({ page, stack }) => {
  await fetch(`${stack.backendOrigins[1]}/identitytoolkit.googleapis.com/v1/projects/demo-acf/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: 'stray', email: 'stray@acf.example', password }),
  });
  await page.goto('/login');
  await fillSignIn(page, 'stray@acf.example');
  await expect(page.getByText('User profile not found')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('whoever is signed in already is taken home from both forms [PUB-228, PUB-229]', async ({ page }) => {
  await signInAsAdmin(page);
  for (const address of ['/login', '/admin/login']) {
    await page.goto(address);
    await page.waitForURL('**/admin/dashboard');
  }
});

test('signing out leads to the sign-in of the area, in every tab [PUB-230, PUB-236, WRK-055]', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const second = await context.newPage();
  await second.goto('/admin/dashboard/bundles');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await second.waitForURL('**/admin/login');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('losing the role or being made inactive closes open screens at once [WRK-046, WRK-798]', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard/bundles');
  await expect(page.getByText('Priya Nair')).toBeVisible();
  await fetch(
    `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents/users/ada?updateMask.fieldPaths=status`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { status: { stringValue: 'inactive' } } }),
    },
  );
  await page.waitForURL('**/admin/login');
  await expect(page.getByText('Priya Nair')).toHaveCount(0);
  await expect(page.getByText('Access denied. This account is not active.')).toBeVisible();
});
