import type { Page } from '@playwright/test';
import { atPersonsPace, covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

const playerPages = 'https://www.youtube-nocookie.com/**';

/** A fake player with the real protocol: silent until it gets a message, then it answers. */
const speakingPlayer = `<!doctype html><title>Player</title><script>
  addEventListener('message', ({ source, origin, data }) => {
    if (JSON.parse(data).event === 'listening') {
      source.postMessage(JSON.stringify({ event: 'initialDelivery', info: {} }), origin);
    }
  });
</script>`;
const silentPlayer = '<!doctype html><title>Player</title>';

const play = (page: Page) => page.getByRole('button', { name: 'Play the video' });
const player = (page: Page) => page.getByTitle('How we work with nonprofits');
const unavailable = (page: Page) => page.getByText('Video temporarily unavailable', { exact: true });

async function expectLinkBeside(page: Page): Promise<void> {
  await expect(player(page)).toHaveCount(0);
  const link = page
    .getByRole('main')
    .getByRole('status')
    .getByRole('link', { name: /^Watch it on YouTube/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=.+/);
  await expect(link).toHaveAttribute('target', '_blank');
}

const answerPlayer = (page: Page, body: string) =>
  page.route(playerPages, (route) => route.fulfill({ contentType: 'text/html', body }));

test(
  'the video loads only when pressed and stays once its player has answered',
  covers('PUB-025', 'PUB-103'),
  async ({ page }) => {
    await page.clock.install();
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('youtube')) requests += 1;
    });
    await answerPlayer(page, speakingPlayer);
    await page.goto('/');
    await expect(play(page)).toBeVisible();
    expect(requests).toBe(0);
    await play(page).click();
    await expect(player(page)).toHaveAttribute('src', /[?&]cc_load_policy=1/);
    await expect(player(page)).toBeFocused();
    await expect(page.getByText('The video is loading.')).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(player(page)).toBeVisible();
    await expect(unavailable(page)).toHaveCount(0);
  },
);

test(
  'a player that never answers is replaced with a message and a link after 10 seconds',
  covers('PUB-104', 'PUB-105'),
  async ({ page }) => {
    await page.clock.install();
    await answerPlayer(page, silentPlayer);
    await page.goto('/');
    await play(page).click();
    await expect(player(page)).toBeVisible();
    await expect(unavailable(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(unavailable(page)).toBeFocused();
    await expectLinkBeside(page);
  },
);

test(
  'a connection lost while the player loads shows the message at once',
  covers('PUB-104', 'PUB-105'),
  async ({ page, context, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    // There is no answer, as if the connection were lost while the player loads.
    await page.route(playerPages, () => {});
    await page.goto('/');
    await play(page).click();
    await expect(player(page)).toBeVisible();
    await context.setOffline(true);
    await expect(unavailable(page)).toBeFocused();
    await expectLinkBeside(page);
  },
);

test(
  'the landing page links to the guide, the data integration hub, the videos and the blog',
  covers('PUB-011', 'PUB-029', 'PUB-102', 'PUB-143'),
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    expect(await main.locator('a[href="/impactplaybooks"]').count()).toBeGreaterThan(1);
    for (const path of ['/videos', '/blog']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await main.getByRole('link', { name: 'Data integration hub' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Every gift, form and letter in one record.' }),
    ).toBeVisible();
    const box = page.getByRole('region', { name: 'Join the waitlist' });
    await expect(box.getByLabel('Email')).toBeVisible();
  },
);

test(
  'an application to the waitlist ends at a thank-you screen with a link home',
  covers('PUB-030', 'PUB-147', 'PUB-148'),
  async ({ page }) => {
    await page.goto('/early-access');
    const form = page.getByRole('form', { name: 'Your application' });
    await form.getByLabel('First name').fill('Noor');
    await form.getByLabel('Last name').fill('Haddad');
    await form.getByLabel('Email').fill('noor@strings.example');
    await form.getByLabel('LinkedIn profile').fill('https://linkedin.com/in/noor-strings');
    await form.getByLabel('Company').fill('Strings for All');
    await form.getByLabel('Role').fill('Development director');
    await form.getByLabel('Organization size').fill('12');
    await atPersonsPace(page);
    await form.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page.getByRole('heading', { name: 'You are on the waitlist' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your application' })).toHaveCount(0);
    await expect(form).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'the waitlist application redirects a signed-in person to the home of their role',
  covers('PUB-146'),
  async ({ page, anotherPerson }) => {
    await openAsAdmin(page, '/early-access');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const staff = await anotherPerson();
    await openAsStaff(staff, '/early-access');
    await expect(staff).toHaveURL(/^[^?]*:\d+\/dashboard$/);
  },
);
