import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '../../scripts/local/free-port';
import { localEnvironment } from '../../scripts/local/environment';
import { expectNoSidewaysScroll, violations } from '../axe';
import { expect, test } from '../fixtures';

// The components page is not part of a build, so this file starts a development server.
let server: ViteDevServer;
let address = '';
test.beforeAll(async ({ stack }, { workerIndex }) => {
  test.setTimeout(180_000);
  const [firestore = '', auth = '', storage = ''] = stack.backendOrigins.map(
    (origin) => new URL(origin).host,
  );
  // The configuration reads these variables from the process.
  Object.assign(process.env, localEnvironment({ firestore, auth, storage }));
  const port = await freePort(21_000 + workerIndex * 10, () => {});
  server = await createServer({
    server: { port, hmr: false, watch: null },
    // Differs from the folder of `npm run dev`, which may run at the same time.
    cacheDir: '.cache/e2e-dev',
    logLevel: 'error',
  });
  await server.listen();
  address = `http://127.0.0.1:${port}/dev/components`;
});
test.afterAll(() => server.close());

test('shared components have no accessibility violations in any state, light and dark, and fit 320 px', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${address}/states`);
  // These appear last: components loaded on demand, and the note about stale data.
  await expect(page.getByRole('button', { name: 'Compare and choose' })).toHaveCount(2);
  await expect(page.getByText('No suppliers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show four messages' }).click();
  await expect(page.getByText('1 earlier message')).toBeVisible();
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'contrast'), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await violations(page), '360 px, dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expectNoSidewaysScroll(page);
});

test('dialogs have no accessibility violations while they ask, are busy and are refused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}/states`);
  await page.getByRole('button', { name: 'Open a long dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Share note' })).toBeVisible();
  expect(await violations(page), 'a long dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask and be refused' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Your account may not delete this note.')).toBeVisible();
  expect(await violations(page), 'refused').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask and be busy' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Deleting…' })).toBeVisible();
  expect(await violations(page), 'busy').toEqual([]);
});

test('the component page shows components in another colour scheme, width and direction', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  const look = () =>
    frame.locator('html').evaluate(() => {
      const { direction } = getComputedStyle(document.documentElement);
      const { backgroundColor: ground } = getComputedStyle(document.body);
      return { width: window.innerWidth, direction, ground };
    });
  await expect(frame.getByRole('heading', { name: 'Buttons' })).toBeVisible();
  expect(await look()).toMatchObject({ width: 1280, direction: 'ltr', ground: 'rgb(250, 246, 236)' });
  await page.getByLabel('Scheme').selectOption('dark');
  await page.getByLabel('Width').selectOption('360');
  await page.getByLabel('Direction').selectOption('rtl');
  await expect.poll(look).toMatchObject({ width: 360, direction: 'rtl', ground: 'rgb(16, 27, 23)' });
  await page.getByLabel('Scheme').selectOption('light');
  await expect.poll(look).toMatchObject({ ground: 'rgb(250, 246, 236)' });
});
