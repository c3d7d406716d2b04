import { covers, expect, test } from '../fixtures';

test(
  'the contact page is complete before any script runs',
  covers('PUB-033', 'PUB-150', 'PUB-151', 'PUB-152', 'PUB-153'),
  async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
    const page = await context.newPage();
    await page.goto('/contact');
    await expect(page.getByRole('form', { name: 'Send a message' })).toBeVisible();
    const details = page.getByRole('region', { name: 'Contact details' });
    await expect(details.getByText('Toronto, ON')).toBeVisible();
    await expect(details.getByText('Within 24 hours on business days')).toBeVisible();

    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(4);
    const answer = page.getByText(/within 1-2 weeks/);
    await expect(answer).toBeHidden();
    await page.getByText('How soon can you start?').click();
    await expect(answer).toBeVisible();

    // A link from another page to an FAQ answer opens that answer.
    await page.goto('/contact#unsubscribe');
    await expect(page.getByText(/with the form on this page/)).toBeVisible();
    await context.close();
  },
);
