import type { Page } from '@playwright/test';
import { covers, expect, firstInteraction, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';
import { policyViolations } from '../policy-violations';
import { publicPaths } from '../public-paths';

/** Headers of every response, for pages and files. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=(), payment=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};
const ordinaryReferrer = 'strict-origin-when-cross-origin';

test('every hosting response has the security headers, including addresses that match no page', async ({
  page,
  request,
}) => {
  const file = await page.goto('/').then(() => page.locator('script[src]').first().getAttribute('src'));
  const addresses = [
    ...(await publicPaths(page)),
    '/account',
    '/dashboard',
    '/no/such/page',
    // A glob ignores names that begin with a dot.
    '/.x',
    '/login/.x',
    '/.well-known/x/.y',
    file ?? '',
  ];
  const policy = (await request.get('/')).headers()['content-security-policy'];
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      ...everywhere,
      'content-security-policy': policy,
      'referrer-policy': ordinaryReferrer,
    });
  }
  const missing = await request.get('/assets/gone-123.js');
  expect(missing.status()).toBe(404);
  for (const answer of [missing, await request.get('/a%0Ab')])
    expect(answer.headers()).toMatchObject({ ...everywhere, 'content-security-policy': policy });
});

test('the policy allows scripts from this site only and no wildcards or inline scripts', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('script-src')).toEqual(["'self'"]);
  for (const closed of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(directives.get(closed), closed).toEqual(["'none'"]);
  expect(policy).not.toMatch(/\*|unsafe-eval|googleapis\.com\/|firebaseapp/);
});

test('search engines are kept out of sign-in, workspace and proposals only', async ({ request, baseURL }) => {
  const robots = async (address: string) => (await request.get(address)).headers()['x-robots-tag'];
  for (const address of [
    '/login',
    '/admin/login',
    '/reset-password',
    '/account',
    '/settings',
    '/dashboard',
    '/dashboard/notes',
    '/admin/dashboard',
    '/admin/dashboard/bundles',
    '/proposals',
    '/proposals/some-client',
    '/standalone-proposal',
    '/login/.x',
    '/dashboard/.x',
    // The router ignores letter case and percent-encoding.
    '/Login',
    '/DASHBOARD',
    '/Admin/Dashboard',
    '/admin/Dashboard',
    '/%6Cogin',
    '/login/',
    `${baseURL}//login`,
  ])
    expect(await robots(address), address).toBe('noindex');
  for (const address of ['/', '/impactplaybooks', '/blog', '/contact'])
    expect(await robots(address), address).toBeUndefined();
});

test('links from a proposal send no referrer', async ({ request }) => {
  const referrer = async (address: string) => (await request.get(address)).headers()['referrer-policy'];
  for (const address of [
    '/proposals',
    '/proposals/some-client',
    '/proposals/.x',
    '/Proposals/some-client',
    '/standalone-proposal',
    '/STANDALONE-proposal',
  ])
    expect(await referrer(address), address).toBe('no-referrer');
  expect(await referrer('/services')).toBe(ordinaryReferrer);
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstInteraction(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'an injected script is blocked and reported, even after a form has loaded its code',
  covers('ATT-012'),
  async ({ page, complaints }) => {
    const heard = await policyViolations(page);
    // The code of a form is fetched on its first use.
    await visit(page, '/contact');
    await page.getByRole('main').getByRole('textbox').first().fill(' ');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(heard).toEqual([]);

    complaints.allow(/Content Security Policy/);
    await page.evaluate(() => {
      const injected = document.createElement('script');
      injected.textContent = 'globalThis.isInjected = true';
      document.body.append(injected);
    });
    await expect.poll(() => heard).toEqual([expect.stringMatching(/script-src-elem inline$/)]);
    expect(await page.evaluate(() => 'isInjected' in globalThis)).toBe(false);
  },
);

test('no workspace screen violates the content policy, for either role', async ({ page, anotherPerson }) => {
  const adminHeard = await policyViolations(page);
  await openAsAdmin(page);
  for (const path of ['/admin/dashboard', '/admin/dashboard/bundles', '/dashboard', '/account'])
    await visit(page, path);
  expect(adminHeard).toEqual([]);

  const staff = await anotherPerson();
  const staffHeard = await policyViolations(staff);
  await openAsStaff(staff);
  for (const path of ['/dashboard', '/account', '/admin/dashboard']) await visit(staff, path);
  expect(staffHeard).toEqual([]);
});
