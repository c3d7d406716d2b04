import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../fixtures';

/** Presses Tab until an element with this name has the focus, like a keyboard user. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? (element as HTMLElement | null)?.innerText ?? '').trim();
    });
    if (isIt(text)) {
      await expect(page.locator(':focus')).toBeInViewport();
      return;
    }
  }
  throw new Error(`Nothing of the name ${String(name)} was reached.`);
}

const focused = (page: Page) => page.locator(':focus');

test('a visitor without a mouse opens the guide, selects a card, expands details and sends the form', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  // Before hydration, the browser itself follows links and opens menus. The focus then goes to the next
  // document or stays on the button.
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to the content');

  await tabTo(page, /^solutions/i);
  await page.keyboard.press('Enter');
  await tabTo(page, /^The Fundraisers' AI Guide$/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide" })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /^Your name/);
  await page.keyboard.type('Zadie Moreau', { delay: 30 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('zadie@quartet.example', { delay: 30 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(
    (await stack.leads()).filter(({ fields }) => fields.name?.stringValue === 'Zadie Moreau'),
  ).toHaveLength(1);

  await tabTo(page, 'Start');
  await expect(focused(page)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Grow' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Grow' })).toBeChecked();

  await tabTo(page, /^Show Details/);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toContainText('Hide Details');
  await page.keyboard.press('Space');
  await expect(focused(page)).toContainText('Show Details');
});

test('the contact form works without a mouse and focuses the first wrong field', async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, /^Your name/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByLabel('Your name')).toBeFocused();
  await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Amara Osei', { delay: 30 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('amara@shelter.example', { delay: 30 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Could you look at our donor list?', { delay: 10 });
  await tabTo(page, 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
});

test('the narrow menu is opened, navigated and closed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await waitForHydration(page);
  await tabTo(page, /^menu$/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^blog$/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
