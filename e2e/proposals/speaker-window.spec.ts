import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';

test('the speaker window shows notes, the next slide and the time, in step with the audience’s window', async ({
  page,
  context,
}) => {
  await openAsAdmin(page, '/admin/dashboard/proposals/canadian-cancer-society-presentation/preview');
  await page.getByRole('button', { name: 'Present' }).click();
  const view = page.getByRole('dialog', { name: 'Presentation' });
  const position = view.getByRole('status').first();
  await expect(position).toHaveText(/^Slide 1 of 12/);

  const opened = context.waitForEvent('page');
  await page.keyboard.press('p');
  const speaker = await opened;
  await speaker.setViewportSize({ width: 1080, height: 720 });
  await expect(speaker).toHaveTitle(/^Speaker window · /);
  const notes = speaker.getByRole('region', { name: 'Notes for the speaker' });
  await expect(notes).toContainText('Say who we are in two sentences.');
  await expect(speaker.getByRole('heading', { name: "Next: Today's Agenda" })).toBeVisible();
  await expect(speaker.getByRole('timer')).not.toHaveText('0:00');
  // The styles were copied, too: the bar is a row across the whole width.
  await expect(speaker.getByRole('main')).toHaveCSS('display', 'grid');
  await expect(view.getByText('Say who we are in two sentences.')).toHaveCount(0);
  expect(await violations(speaker)).toEqual([]);

  await speaker.keyboard.press('ArrowRight');
  await expect(position).toHaveText("Slide 2 of 12: Today's Agenda");
  await speaker.getByRole('button', { name: 'Next' }).click();
  await expect(position).toHaveText('Slide 3 of 12: Free Starter Pack');
  await view.getByRole('button', { name: 'Prev' }).click();
  await expect(speaker.getByRole('status')).toHaveText("Slide 2 of 12: Today's Agenda");
  await expect(notes).toContainText('Forty minutes, and twenty to talk.');
  await speaker.getByRole('button', { name: 'Pause the timer' }).click();
  await expect(speaker.getByRole('button', { name: 'Resume the timer' })).toBeVisible();

  await speaker.close();
  const again = view.getByRole('button', { name: 'Speaker window', exact: true });
  await expect(again).toBeVisible();
  await expect(position).toHaveText("Slide 2 of 12: Today's Agenda");
  await expect(view.getByRole('complementary')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(view.getByRole('complementary', { name: 'Notes for the speaker' })).toContainText(
    'Forty minutes',
  );

  const reopened = context.waitForEvent('page');
  await again.click();
  const second = await reopened;
  await expect(view.getByRole('complementary')).toHaveCount(0);
  const closed = second.waitForEvent('close');
  await view.getByRole('button', { name: 'End' }).click();
  await closed;
  await expect(page.getByRole('heading', { level: 2, name: "Today's Agenda" })).toBeFocused();
});

test('a blocked speaker window shows a message, and the presentation continues', async ({ page }) => {
  await openAsAdmin(page, '/admin/dashboard/proposals/canadian-cancer-society-presentation/preview');
  // Acts like a browser that blocks pop-ups.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Present' }).click();
  const view = page.getByRole('dialog', { name: 'Presentation' });
  await view.getByRole('button', { name: 'Speaker window' }).click();
  await expect(
    view.getByText('Your browser blocked the speaker window. Allow pop-ups for this site, then press'),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('status').filter({ hasText: /^Slide 2 of 12/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
